import { MissingPages } from './missing-pages';

function makePages() {
  const lines: [object, string][] = [];
  const pages = new MissingPages({ info: (...line: unknown[]) => void lines.push(line as never) });
  return { pages, lines };
}

describe('pages that are missing', () => {
  it('are written down by their path, cut where it is very long', () => {
    const { pages, lines } = makePages();
    pages.note('/nowhere', 0);
    pages.note(`/${'a'.repeat(5000)}`, 1);

    expect(lines[0]).toEqual([{ path: '/nowhere' }, 'no page at this path']);
    expect((lines[1]![0] as { path: string }).path).toHaveLength(200);
  });

  it('are written so many times a minute, and counted beyond', () => {
    const { pages, lines } = makePages();
    for (let i = 0; i < 1000; i += 1) pages.note(`/${i}`, i);
    expect(lines).toHaveLength(20);

    pages.note('/later', 60_000);
    expect(lines.slice(20)).toEqual([
      [{ leftOut: 980 }, 'more missing pages'],
      [{ path: '/later' }, 'no page at this path'],
    ]);
  });
});
