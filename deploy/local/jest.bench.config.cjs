const { resolve } = require('path');
const base = require('../../jest.config.cjs');

/**
 * Measurements: `npm run bench`. They run on the same engines as the tests, one
 * file after the other, print ratios and assert no time.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  ...base,
  rootDir: resolve(__dirname, '../..'),
  testMatch: ['**/*.bench.ts'],
  testTimeout: 600_000,
};
