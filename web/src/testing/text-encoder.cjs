// jsdom lacks what the router encodes with as soon as it is loaded.
globalThis.TextEncoder ??= require('node:util').TextEncoder;
