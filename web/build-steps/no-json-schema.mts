import type { Plugin } from 'vite';

const PROCESSORS = /\/json-schema-processors\.js$/;
const NOTHING = '\0no-json-schema';
/** What zod's own files name; the rest is reached through the module as a whole, and never is. */
const NAMED = 'export const toJSONSchema = undefined, allProcessors = undefined;';

/**
 * Leaves out how zod's schemas describe themselves as JSON Schema: the server's API document alone
 * asks them to, and each form would carry it.
 */
export function noJsonSchema(): Plugin {
  return {
    name: 'no-json-schema',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return PROCESSORS.test(source) && importer?.includes('/zod/') ? NOTHING : null;
    },
    load: (id) => (id === NOTHING ? NAMED : null),
  };
}
