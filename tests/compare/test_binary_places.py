"""Places in a difference of machine code: offsets where its listing is in no file, lines where it is."""

import re

import pytest

from isaview import read
from isaview.base.page_test import nothing
