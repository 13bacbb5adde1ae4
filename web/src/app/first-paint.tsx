import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { inOwnLanguage, toolsApi } from '../api/tools.api';
import { paths } from '../paths';
import { Application } from './application';
import { loadPage } from './load-page';
import { browserWorld } from '../state/world';
import { makeStore } from './store';
import { BASE_PATH, pathInLanguage } from '../language/language';

/** React splits what is longer than this, and joins it by scripts in the page, which the policy refuses. */
const NEVER_SPLIT = Infinity;

/** Choices and buttons wait for the application; what is typed meanwhile is kept (`design/controls.tsx`). */
const WAITS = { select: 'disabled', button: 'disabled' };

const TOOLS = toolSummaries().map(inOwnLanguage);

/** Pages that begin alike for everybody, and the modules that each of them is made of. */
const BEGINNINGS: readonly [path: string, parts: string[]][] = [
  [paths.home, ['src/features/home/home-page.tsx', 'src/features/home/below-the-fold.tsx']],
  [paths.tools, ['src/features/tools/catalogue/catalogue-page.tsx']],
  [paths.pricing, ['src/features/pricing/pricing-page.tsx']],
  [paths.today, ['src/app/today-part.tsx']],
  [paths.sky, ['src/features/sky/sky-page.tsx']],
  ...TOOLS.map(({ slug }): [string, string[]] => [
    paths.tool(slug),
    ['src/features/tools/tool-page.tsx'],
  ]),
];

/** By path, what a page shows, and the modules that will draw it. */
export type Painted = Record<string, { body: string; parts: string[] }>;

/** What a page shows before any script has run. Run by the build, not by a browser. */
async function firstPaint(path: string): Promise<string> {
  const store = makeStore(browserWorld);
  await store.dispatch(toolsApi.util.upsertQueryData('listTools', undefined, TOOLS));
  const address = pathInLanguage(path);
  await loadPage(address, store.dispatch);
  const { prelude } = await prerender(
    <Application
      store={store}
      router={(pages) => (
        <StaticRouter basename={BASE_PATH} location={address}>
          {pages}
        </StaticRouter>
      )}
    />,
    { progressiveChunkSize: NEVER_SPLIT },
  );
  return still(await new Response(prelude).text());
}

/**
 * The policy for content refuses styles of single elements: they wait beside, as
 * what keeps choices and buttons still does, for `hydrate.ts`.
 */
function still(html: string): string {
  return html.replace(
    /<([a-z]+)( [^>]*?)(\/?)>/g,
    (_tag, name: string, attributes: string, end) => {
      const waits = WAITS[name as keyof typeof WAITS];
      const rest = attributes.replace(/ style="/, ' data-style="');
      return waits && !attributes.includes(` ${waits}=`)
        ? `<${name}${rest} ${waits} data-waits="${waits}"${end}>`
        : `<${name}${rest}${end}>`;
    },
  );
}

const painted: Painted = {};
for (const [path, parts] of BEGINNINGS) painted[path] = { body: await firstPaint(path), parts };
// What the stores keep, they keep for a day: nobody waits for that.
process.stdout.write(JSON.stringify(painted), () => process.exit());
