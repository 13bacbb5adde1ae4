import { TOOLS } from './catalogue/catalogue';
import { catalogueTable } from './catalogue/catalogue-table';

interface Files {
  readFileSync(path: string, encoding: 'utf8'): string;
}

const { readFileSync } = jest.requireActual<Files>('node:fs');
const folder = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '');
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');

const FIELDS = ['field', 'astrology', 'birth', 'choice', 'jyotish', 'tarot', 'text'].map(
  (name) => `fields/${name}`,
);

/** What a file for the browser may import: small and without facts. */
const BROWSER_SAFE =
  /^zod$|^@cosmic\/sky\/(?:zodiac|bodies|charts\/nakshatras)$|^@cosmic\/contracts\/|^@cosmic\/divination\/(?:tarot\/(?:card-ids|deck-ids|spreads)|numerology\/letters|chinese-zodiac\/signs)$|\/(?:tool|form|field|choice|questions|fields\/\w+)$/;

describe('the sources', () => {
  const browserFiles = [
    'catalogue/catalogue',
    ...FIELDS,
    'catalogue/form',
    'tool',
    ...TOOLS.map(toolFile),
  ];

  it.each(browserFiles)(
    'lead from %s, which the browser loads, to no fact and no passage',
    (file) => {
      const imports = [...read(`${file}.ts`).matchAll(/^import (?!type)[^;]*?from '(.+?)';$/gm)];

      if (file !== 'tool') expect(imports).not.toEqual([]);
      for (const [, from = ''] of imports) {
        expect(from).toMatch(BROWSER_SAFE);
      }
    },
  );

  it('agree with the table in the README', () => {
    expect(read('../README.md')).toContain(`\n${catalogueTable()}\n`);
  });
});

function toolFile({ slug }: { slug: string }): string {
  return `${slug}/tool`;
}
