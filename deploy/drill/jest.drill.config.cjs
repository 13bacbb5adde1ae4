const { resolve } = require('path');
const base = require('../../jest.config.cjs');

/**
 * The scenarios of `npm run drill`, one after the other.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  ...base,
  rootDir: resolve(__dirname, '../..'),
  testMatch: ['<rootDir>/deploy/drill/all.drill.ts'],
  testTimeout: 1_800_000,
};
