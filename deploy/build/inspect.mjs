/**
 * Checks the types of all projects, lints them, or both: those with the same compiler options in
 * one program. What they share, and a library's sources are part of whoever imports them, is then
 * read and checked once instead of once a project, and rules that ask for types find them checked.
 * Two programs run at a time.
 *
 * Usage: node deploy/build/inspect.mjs types|lint|types,lint [projects of one program]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';

const AT_A_TIME = 2;

/** @type {Readonly<Record<string, (program: ts.Program, folders: string[]) => boolean | Promise<boolean>>>} */
const INSPECTIONS = { types: hasRightTypes, lint: isLinted };

process.chdir(join(import.meta.dirname, '..', '..'));
const [wanted = '', ...named] = process.argv.slice(2);
const inspections = wanted.split(',').map((name) => {
  const inspection = INSPECTIONS[name];
  if (!inspection)
    throw new Error(`${name || 'nothing'} is not one of ${Object.keys(INSPECTIONS)}`);
  return inspection;
});
process.exitCode = (named.length > 0 ? await inspectTogether(named) : await inspectAll()) ? 0 : 1;

/** Whether all projects are right. */
async function inspectAll() {
  const waiting = groupsOf(projects());
  const answers = [];
  const one = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      console.log(`${wanted} of ${group.join(', ')}`);
      const child = spawn(process.execPath, [fileURLToPath(import.meta.url), wanted, ...group], {
        stdio: 'inherit',
      });
      answers.push((await once(child, 'exit'))[0] === 0);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return answers.every(Boolean);
}

/** The folders of the workspace that `nx typecheck` knows. */
function projects() {
  const { workspaces } = manifestOf('.');
  return workspaces
    .flatMap((/** @type {string} */ pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(pattern.slice(0, -2)).map((name) => pattern.slice(0, -1) + name)
        : [pattern],
    )
    .filter((/** @type {string} */ folder) => existsSync(join(folder, 'package.json')))
    .filter((/** @type {string} */ folder) => manifestOf(folder).nx?.targets?.typecheck);
}

/**
 * Projects that may share a program, the largest program first. One that declares something for
 * everybody (a global, or more of another package's types) has a program of its own: nobody else
 * may come to need it.
 *
 * @param {string[]} folders
 * @returns {string[][]}
 */
function groupsOf(folders) {
  /** @type {Map<string, { folders: string[], files: number }>} */
  const groups = new Map();
  for (const folder of folders) {
    const { fileNames, options } = configOf(folder);
    const isOpen = fileNames.some((file) =>
      /^declare (global|module)\b/m.test(ts.sys.readFile(file) ?? ''),
    );
    const key = isOpen ? folder : JSON.stringify({ ...options, configFilePath: undefined });
    const group = groups.get(key) ?? { folders: [], files: 0 };
    group.folders.push(folder);
    group.files += fileNames.length;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.files - a.files).map((group) => group.folders);
}

/**
 * Inspects projects with the same options and says what is wrong.
 *
 * @param {string[]} folders
 */
async function inspectTogether(folders) {
  const configs = folders.map(configOf);
  const program = ts.createProgram({
    rootNames: [...new Set(configs.flatMap(({ fileNames }) => fileNames))],
    options: configs[0].options,
    configFileParsingDiagnostics: configs.flatMap(({ errors }) => errors),
  });
  const answers = [];
  for (const inspection of inspections) answers.push(await inspection(program, folders));
  return answers.every(Boolean);
}

/** @param {ts.Program} program */
function hasRightTypes(program) {
  const found = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  if (found.length > 0) {
    console.error(
      ts.formatDiagnosticsWithColorAndContext(found, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => process.cwd(),
        getNewLine: () => '\n',
      }),
    );
  }
  return found.length === 0;
}

/**
 * @param {ts.Program} program
 * @param {string[]} folders
 */
async function isLinted(program, folders) {
  const eslint = new ESLint({
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  });
  const results = await eslint.lintFiles([...folders, ...program.getRootFileNames()]);
  const { format } = await eslint.loadFormatter('stylish');
  const words = await format(results, { cwd: process.cwd(), rulesMeta: {} });
  if (words) console.error(words);
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

/** @param {string} folder */
function configOf(folder) {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(`${folder}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
    },
  });
  if (!config) throw new Error(`${folder} has no tsconfig.json`);
  return config;
}

/** @param {string} folder */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
