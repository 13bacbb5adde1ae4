import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const REQUIRED = /\brequire\("((?:\.{1,2}|@cosmic\/[^/"]+)\/[^"]+)"\)/g;

/** Which compiled files of ours a program loads, read off the files themselves. */
export class ModuleGraph {
  #folders;
  /** @type {Map<string, string[]>} what each file asks for */
  #asked = new Map();

  /** @param {Map<string, string>} folders where a package's compiled files lie, by its name */
  constructor(folders) {
    this.#folders = folders;
  }

  /** @param {string} file that has changed */
  forget(file) {
    this.#asked.delete(file);
  }

  /**
   * @param {string} main
   * @returns {ReadonlySet<string>} the program's main file and all that it loads, directly or not
   */
  filesOf(main) {
    const found = new Set([main]);
    for (const file of found) for (const asked of this.#askedBy(file)) found.add(asked);
    return found;
  }

  /** @param {string} file */
  #askedBy(file) {
    const known = this.#asked.get(file);
    if (known) return known;
    if (!file.endsWith('.js') || !existsSync(file)) return [];
    const specifiers = readFileSync(file, 'utf8').matchAll(REQUIRED);
    const asked = [...specifiers].map(([, specifier = '']) => this.#pathOf(specifier, file));
    this.#asked.set(file, asked);
    return asked;
  }

  /**
   * @param {string} specifier
   * @param {string} from
   */
  #pathOf(specifier, from) {
    const path = specifier.endsWith('.json') ? specifier : `${specifier}.js`;
    if (path.startsWith('.')) return join(dirname(from), path);
    const [scope, name, ...rest] = path.split('/');
    return join(this.#folders.get(`${scope}/${name}`) ?? '', ...rest);
  }
}
