import type { Plugin } from 'vite';

const TOOL = /\/libs\/tools\/src\/[^/]+\/tool\.ts$/;
const LISTED =
  /^ {2}(description|icon|category|noun):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

/**
 * Leaves what lists of tools show out of the browser's copies, above all the sentences that praise
 * them: a form checks with a tool's schema, and the list that a page shows comes from the server.
 */
export function noToolDescriptions(): Plugin {
  return {
    name: 'no-tool-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!TOOL.test(id)) return null;
      const left = new Set<string>();
      const shorter = code.replace(LISTED, (_, name: string) => {
        left.add(name);
        return '';
      });
      if (!left.has('description')) this.error(`${id} has no description where one is looked for`);
      return { code: shorter, map: null };
    },
  };
}
