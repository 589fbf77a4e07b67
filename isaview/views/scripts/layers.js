/**
 * Places blocks of a flow graph in layers: each below those that lead to it; edges back up, and edges far down, stand apart.
 *
 * @typedef {[number, number]} Edge  numbers of blocks: from, to
 * @typedef {{layers: number[][], forward: number[][], far: Edge[], back: Edge[], nodes: number}} Layers
 * Nodes from `nodes` on are bends of edges that pass a layer; each of `forward` is the chain of nodes of an edge.
 */
const SWEEPS = 6, FAR = 6;
/** How often layers are put in order, and how many layers an edge may pass through. */

/**
 * The edges that close a cycle, found from the first block on, in the order of the text.
 * @param {number} count @param {Edge[]} edges @returns {Set<number>} their numbers
 */
export function backEdges(count, edges) {
  const leaving = outgoing(count, edges), back = /** @type {Set<number>} */ (new Set());
  const state = new Uint8Array(count); // 1 on the way, 2 done
  for (let root = 0; root < count; root++) {
    if (state[root]) continue;
    /** @type {Edge[]} */
    const way = [[root, 0]];
    state[root] = 1;
    while (way.length) {
      const top = way[way.length - 1], edge = leaving[top[0]][top[1]++];
      if (edge === undefined) {
        state[top[0]] = 2;
        way.pop();
        continue;
      }
      const to = edges[edge][1];
      if (state[to] === 1) back.add(edge);
      else if (!state[to]) {
        state[to] = 1;
        way.push([to, 0]);
      }
    }
  }
  return back;
}

/** @param {number} count @param {Edge[]} edges @returns {number[][]} numbers of edges by the block that they leave */
function outgoing(count, edges) {
  const leaving = Array.from({ length: count }, () => /** @type {number[]} */ ([]));
  edges.forEach(([from], edge) => leaving[from].push(edge));
  return leaving;
}

/** The longest way to each block over edges that are not back. @param {number} count @param {Edge[]} edges */
function ranks(count, edges) {
  const rank = new Array(count).fill(0), leaving = outgoing(count, edges), open = new Array(count).fill(0);
  for (const [, to] of edges) open[to]++;
  const ready = [...open.keys()].filter((block) => !open[block]);
  for (let at = 0; at < ready.length; at++) {
    for (const edge of leaving[ready[at]]) {
      const to = edges[edge][1];
      rank[to] = Math.max(rank[to], rank[ready[at]] + 1);
      if (--open[to] === 0) ready.push(to);
    }
  }
  return rank;
}

/**
 * @param {number} count @param {Edge[]} edges @returns {Layers}
 */
export function layered(count, edges) {
  const closing = backEdges(count, edges);
  const back = edges.filter((_, at) => closing.has(at)), ahead = edges.filter((_, at) => !closing.has(at));
  const rank = ranks(count, ahead);
  /** @type {number[][]} */
  const layers = Array.from({ length: Math.max(...rank, 0) + 1 }, () => []);
  for (let block = 0; block < count; block++) layers[rank[block]].push(block);
  const span = (/** @type {Edge} */ [from, to]) => rank[to] - rank[from], far = ahead.filter((edge) => span(edge) > FAR);
  let nodes = count;
  const forward = ahead.filter((edge) => span(edge) <= FAR).map(([from, to]) => {
    const chain = [from];
    for (let layer = rank[from] + 1; layer < rank[to]; layer++) {
      layers[layer].push(nodes);
      chain.push(nodes++);
    }
    return [...chain, to];
  });
  untangle(layers, forward, nodes);
  return { layers, forward, far, back, nodes: count };
}

/** Orders each layer by the middle of what its nodes are joined with, downwards and upwards. @param {number[][]} layers @param {number[][]} chains @param {number} nodes */
function untangle(layers, chains, nodes) {
  const { above, below } = neighbours(chains, nodes), place = new Float64Array(nodes);
  const settle = (/** @type {number[]} */ layer) => layer.forEach((node, at) => (place[node] = at));
  layers.forEach(settle);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0, joined = down ? above : below;
    for (const layer of down ? layers : [...layers].reverse()) {
      const middle = new Map(layer.map((node) => [node, mean(joined[node].map((other) => place[other]), place[node])]));
      layer.sort((one, other) => (middle.get(one) || 0) - (middle.get(other) || 0));
      settle(layer);
    }
  }
}

/** @param {number[]} values @param {number} otherwise */
const mean = (values, otherwise) => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : otherwise);

/** @param {number[][]} chains @param {number} nodes */
function neighbours(chains, nodes) {
  const above = Array.from({ length: nodes }, () => /** @type {number[]} */ ([]));
  const below = Array.from({ length: nodes }, () => /** @type {number[]} */ ([]));
  for (const chain of chains) {
    chain.slice(1).forEach((node, at) => {
      above[node].push(chain[at]);
      below[chain[at]].push(node);
    });
  }
  return { above, below };
}

/**
 * Where the middle of each node stands across: near those it is joined with, none on another.
 * @param {Layers} graph @param {(node: number) => number} width of a node with the space around it
 */
export function columns(graph, width) {
  const nodes = Math.max(...graph.layers.flat(), 0) + 1, { above, below } = neighbours(graph.forward, nodes);
  const across = new Float64Array(nodes);
  for (const layer of graph.layers) packed(layer, across, width, () => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0, joined = down ? above : below;
    for (const layer of down ? graph.layers : [...graph.layers].reverse()) {
      packed(layer, across, width, (node) => mean(joined[node].map((other) => across[other]), across[node]));
    }
  }
  const least = Math.min(...graph.layers.flat().map((node) => across[node] - width(node) / 2), Infinity);
  return across.map((value) => value - least);
}

/**
 * Sets a layer as near to what is wanted as its order allows: nodes that would meet move together, around their middle.
 * @param {number[]} layer @param {Float64Array} across @param {(node: number) => number} width @param {(node: number) => number} wanted
 */
function packed(layer, across, width, wanted) {
  /** @type {{nodes: number[], left: number, size: number, sum: number}[]} */
  const groups = [];
  for (const node of layer) {
    const size = width(node);
    let group = { nodes: [node], left: wanted(node) - size / 2, size, sum: wanted(node) - size / 2 };
    for (let last = groups[groups.length - 1]; last && last.left + last.size > group.left; last = groups[groups.length - 1]) {
      groups.pop();
      const sum = last.sum + group.sum - last.size * group.nodes.length, nodes = [...last.nodes, ...group.nodes];
      group = { nodes, left: sum / nodes.length, size: last.size + group.size, sum };
    }
    groups.push(group);
  }
  for (const group of groups) {
    let left = group.left;
    for (const node of group.nodes) {
      across[node] = left + width(node) / 2;
      left += width(node);
    }
  }
}
