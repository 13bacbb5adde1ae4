import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A file of the build by its name, and which modules go into it. */
export interface Chunk {
  name: string;
  test: RegExp;
}

const STYLES = /<link rel="stylesheet"[^>]*>\s*/g;
const LINKS = /<link rel="modulepreload"[^>]*>\s*/g;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*/g;

/**
 * Puts the page in the order in which it is wanted: the styles before all, and the application's
 * scripts in a `<template id="rest">` that `src/begin.ts` opens once what the server sent was painted.
 * What every page stands on runs by itself, file by file, before the application, which would
 * merely have it fetched.
 */
export function scriptsAfterPaint(starting: readonly Chunk[]): Plugin {
  const names = starting.map(({ name }) => name).join('|');
  const isStartingChunk = new RegExp(`href="(/assets/(?:${names})-[^"]+)"`);
  let begin = '';
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    configResolved: ({ root }) => {
      begin = join(root, 'src/begin.ts');
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: begin });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (part) => part.type === 'chunk' && part.facadeModuleId === begin,
        );
        if (!chunk) throw new Error('the build has no src/begin.ts');
        const links = html.match(LINKS) ?? [];
        const rest = [
          ...links.flatMap((link) => isStartingChunk.exec(link)?.[1] ?? []).map(scriptOf),
          ...(html.match(SCRIPTS) ?? []),
          ...links.filter((link) => !isStartingChunk.test(link)),
        ];
        const styles = html.match(STYLES) ?? [];
        return [STYLES, LINKS, SCRIPTS]
          .reduce((page, part) => page.replaceAll(part, ''), html)
          .replace('<head>', () => `<head>\n    ${styles.join('')}`)
          .replace(
            '</head>',
            () =>
              `${scriptOf(`/${chunk.fileName}`)}\n    <template id="rest">${rest.map((part) => part.trim()).join('')}</template>\n  </head>`,
          );
      },
    },
  };
}

function scriptOf(file: string): string {
  return `<script type="module" crossorigin src="${file}"></script>`;
}
