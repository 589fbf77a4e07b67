"""Reports: what isaview found, as frozen values that every format is made from."""
