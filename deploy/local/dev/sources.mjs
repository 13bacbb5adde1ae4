import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compileFile, filesBelow, outputOf } from '../../build/compile-file.mjs';

/** Folders that hold projects, and projects themselves. */
const GROUPS = ['libs', 'services'];
const SINGLE = ['gateway', 'deploy/migrate'];

/** What every output depends on besides its source. */
const COMPILER = ['.swcrc', 'deploy/build/compile-file.mjs'];

/** The sources of all programs and their compiled outputs, brought up to date file by file. */
export class Sources {
  #root;
  /** Folders of projects, from the root. @type {string[]} */
  #projects;

  /** @param {string} root */
  constructor(root) {
    this.#root = root;
    const grouped = GROUPS.flatMap((group) =>
      readdirSync(join(root, group)).map((name) => join(group, name)),
    );
    this.#projects = [...grouped, ...SINGLE].filter((project) =>
      existsSync(join(root, project, 'src')),
    );
  }

  /** The folders to watch. */
  get folders() {
    return this.#projects.map((project) => join(this.#root, project, 'src'));
  }

  /** Where our packages' compiled files lie, by the package's name. @returns {Map<string, string>} */
  outputFolders() {
    return new Map(
      this.#projects.map((project) => {
        const manifest = readFileSync(join(this.#root, project, 'package.json'), 'utf8');
        return [JSON.parse(manifest).name, join(this.#root, project, 'dist')];
      }),
    );
  }

  /**
   * Compiles what is newer than its output, and removes outputs whose source is gone.
   *
   * @returns {Promise<number>} how many files were compiled
   */
  async bringUpToDate() {
    const compiler = Math.max(...COMPILER.map((file) => changedAt(join(this.#root, file))));
    let count = 0;
    for (const project of this.#projects) {
      const folder = join(this.#root, project);
      const files = await filesBelow(join(folder, 'src'));
      /** @type {Set<string>} */
      const outputs = new Set();
      for (const file of files) {
        const output = outputOf(file);
        if (output === null) continue;
        outputs.add(output).add(`${output}.map`);
        const made = changedAt(join(folder, 'dist', output));
        if (made > Math.max(compiler, changedAt(join(folder, 'src', file)))) continue;
        await compileFile(folder, file);
        count += 1;
      }
      if (!existsSync(join(folder, 'dist'))) continue;
      for (const made of await filesBelow(join(folder, 'dist'))) {
        if (!outputs.has(made)) await rm(join(folder, 'dist', made));
      }
    }
    return count;
  }

  /**
   * Does to the outputs what was done to a source.
   *
   * @param {string} path
   * @returns {Promise<string | null>} the output; null where the file has none or it stays the same
   * @throws where the source cannot be compiled; its output stays as it was
   */
  async follow(path) {
    const fromRoot = relative(this.#root, path);
    const project = this.#projects.find((folder) => fromRoot.startsWith(join(folder, 'src') + sep));
    if (!project) return null;
    const folder = join(this.#root, project);
    const file = relative(join(folder, 'src'), path);
    const output = outputOf(file);
    if (output === null) return null;
    const made = join(folder, 'dist', output);
    const before = contentOf(made);
    if (existsSync(path)) await compileFile(folder, file);
    else await Promise.all([made, `${made}.map`].map((each) => rm(each, { force: true })));
    return contentOf(made) === before ? null : made;
  }
}

/**
 * @param {string} path
 * @returns {number} when it was last written, 0 for what is not there
 */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * @param {string} path
 * @returns {string | null} null for what is not there
 */
function contentOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
