/* global jest */
// What `fast-check` is in tests: the package itself, with Jest's seed for every property.
const fc = require('../../../node_modules/fast-check');

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: jest.getSeed() });

module.exports = fc;
