const fs = require('fs');
const path = require('path');

/** Jest runs CommonJS; every installed package that is an ES module is transformed too. */
function esModulePackages(folder) {
  return fs.readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    const here = path.join(folder, name);
    if (name.startsWith('@')) return esModulePackages(here);
    const manifest = path.join(here, 'package.json');
    if (!fs.existsSync(manifest)) return [];
    const { name: id, type } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    return type === 'module' ? [id] : [];
  });
}

const swc = JSON.parse(fs.readFileSync(path.join(__dirname, '.swcrc'), 'utf8'));
delete swc.$schema;
const transformed = esModulePackages(path.join(__dirname, 'node_modules')).join('|');

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  runtime: '<rootDir>/deploy/local/testing/compile-once.cjs',
  testTimeout: 180_000,
  setupFiles: ['<rootDir>/web/src/testing/text-encoder.cjs'],
  setupFilesAfterEnv: ['<rootDir>/web/src/testing/patience.cjs'],
  // Each look at a global goes through the sandbox; the sky looks at Math some hundred million times.
  sandboxInjectedGlobals: ['Math'],
  testMatch: [
    '**/*.spec.ts',
    '**/*.spec.tsx',
    '**/*.e2e-spec.ts',
    // Those that `npm test` includes, see deploy/local/testing/exhaustive.mjs.
    ...(process.env.TEST_EXHAUSTIVE ?? '')
      .split(',')
      .filter(Boolean)
      .map((suite) => `**/${suite}`),
  ],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.nx/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/web/src/testing/no-styles.cjs',
    '^fast-check$': '<rootDir>/deploy/local/testing/fast-check.cjs',
    '^@cosmic/(auth|billing|readings|content|usage)/(.*)$': '<rootDir>/services/$1/src/$2',
    '^@cosmic/gateway/(.*)$': '<rootDir>/gateway/src/$1',
    '^@cosmic/migrate/(.*)$': '<rootDir>/deploy/migrate/src/$1',
    '^@cosmic/([^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2',
  },
  transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', { ...swc, swcrc: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(${transformed})/)`],
};
