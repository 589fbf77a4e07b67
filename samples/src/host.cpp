// Host code through clang: exceptions, virtual calls, a switch, atomics, vector types, varargs and inline assembly, as LLVM IR; no header needed.
using Size = __SIZE_TYPE__;

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};

struct Square : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    double area() const override { return side * side; }
};

Shape* square(double side) {
    if (side < 0) throw side;
    return new Square(side);
}

double guarded(double side) noexcept {
    try {
        Shape* shape = square(side);
        double result = shape->area();
        delete shape;
        return result;
    } catch (double wrong) {
        return -wrong;
    } catch (...) {
        return 0.0;
    }
}

using Float8 = float __attribute__((ext_vector_type(8)));

Float8 blend(Float8 a, Float8 b) { return a > b ? a * 2.0f : __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11); }

void matmul(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, Size n) {
    for (Size i = 0; i < n; ++i)
        for (Size j = 0; j < n; ++j) {
            float sum = 0.0f;
            for (Size k = 0; k < n; ++k) sum += a[i * n + k] * b[k * n + j];
            c[i * n + j] = sum;
        }
}

int days(int month, bool leap) {
    switch (month) {
        case 2: return leap ? 29 : 28;
        case 4: case 6: case 9: case 11: return 30;
        default: return month >= 1 && month <= 12 ? 31 : 0;
    }
}

long counter;
long count(long by) { return __atomic_fetch_add(&counter, by, __ATOMIC_SEQ_CST); }
bool claim(long* slot, long now, long next) { return __atomic_compare_exchange_n(slot, &now, next, true, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); }

int total(int number, ...) {
    __builtin_va_list arguments;
    __builtin_va_start(arguments, number);
    int sum = 0;
    for (int i = 0; i < number; ++i) sum += __builtin_va_arg(arguments, int);
    __builtin_va_end(arguments);
    return sum;
}

unsigned dispatch(const unsigned char* program) {
    static const void* const targets[] = {&&add, &&twice, &&stop};
    unsigned value = 0;
    goto* targets[*program];
add:
    ++value;
    goto* targets[*++program];
twice:
    value *= 2;
    goto* targets[*++program];
stop:
    asm volatile("nop" : "+r"(value) : : "memory");
    return value;
}
