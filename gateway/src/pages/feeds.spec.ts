import { DomUtils, parseDocument } from 'htmlparser2';
import { rssOf, sitemapOf } from './feeds';
import { inEveryLanguage } from './language';

const ORIGIN = 'https://cosmic.example';
/** Would end an element and begin one of its own, and holds what XML can not. */
const HOSTILE = '</title><script>alert(1)</script> & "quoted" ]]>';

const read = (xml: string) => {
  const document = parseDocument(xml, { xmlMode: true });
  return (name: string) =>
    DomUtils.getElementsByTagName(name, document).map((element) => DomUtils.textContent(element));
};

describe('the feed', () => {
  it('says hostile words as they are, without what XML can not hold', () => {
    const elements = read(
      rssOf(ORIGIN, 'en', [
        {
          id: '6f0c1d5e-8a57-4f0e-9d63-0f9f3c1a2b4d',
          slug: 'a/b?c',
          language: 'en',
          title: `${HOSTILE}\u0000\u0007`,
          excerpt: HOSTILE,
          tags: [HOSTILE],
          authorName: HOSTILE,
          coverImage: '/blog/covers/one.svg',
          publishedAt: '2026-11-20T08:00:00.000Z',
          readTimeMinutes: 3,
        },
      ]),
    );

    expect(elements('title')).toEqual(['Cosmic Guide', HOSTILE]);
    expect(elements('description').at(-1)).toBe(HOSTILE);
    expect(elements('category')).toEqual([HOSTILE]);
    expect(elements('dc:creator')).toEqual([HOSTILE]);
    expect(elements('link').at(-1)).toBe(`${ORIGIN}/blog/a%2Fb%3Fc`);
    expect(elements('lastBuildDate')).toEqual(['Fri, 20 Nov 2026 08:00:00 GMT']);
    expect(elements('script')).toEqual([]);
  });

  it('is whole without a post', () => {
    expect(read(rssOf(ORIGIN, 'en', []))('item')).toEqual([]);
  });
});

describe('the map of the site', () => {
  it('names addresses that hold what XML marks', () => {
    const elements = read(sitemapOf(ORIGIN, 'en', [{ path: '/sky?month=2027-07&day=1' }]));

    expect(elements('loc')).toEqual([`${ORIGIN}/sky?month=2027-07&day=1`]);
  });

  it('names each page in its language, and the same one in all others', () => {
    const map = sitemapOf(ORIGIN, 'hi', [
      { path: '/', translations: inEveryLanguage('/') },
      { path: '/pricing', translations: inEveryLanguage('/pricing') },
    ]);

    expect(read(map)('loc')).toEqual([`${ORIGIN}/hi`, `${ORIGIN}/hi/pricing`]);
    expect(
      [...map.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((link) => link.slice(1)),
    ).toEqual([
      ['en', `${ORIGIN}/`],
      ['hi', `${ORIGIN}/hi`],
      ['x-default', `${ORIGIN}/`],
      ['en', `${ORIGIN}/pricing`],
      ['hi', `${ORIGIN}/hi/pricing`],
      ['x-default', `${ORIGIN}/pricing`],
    ]);
  });
});
