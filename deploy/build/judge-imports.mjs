/**
 * Tells which rules a piece of code breaks at a given place. Reads a JSON list
 * of [file, code] from stdin and prints one of lists of rule names. A process
 * of its own because ESLint loads its configuration by dynamic import, which
 * Jest's CommonJS can't do.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';

const ROOT = resolve(import.meta.dirname, '../..');

const eslint = new ESLint({
  cwd: ROOT,
  // Types are not needed to judge an import, and take seconds to gather.
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
});

const verdicts = [];
for (const [file, code] of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await eslint.lintText(code, { filePath: resolve(ROOT, file) });
  verdicts.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(verdicts));
