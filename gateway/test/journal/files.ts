import { Visitor, type Site, type SiteAndAddress } from '../make';
import { SLUG } from './articles';

/** The calendar of the year and the covers of articles. */
export function describeFiles(made: () => SiteAndAddress): void {
  describe('what else programs read', () => {
    let site: Site;
    let url: string;
    beforeAll(() => {
      ({ site, url } = made());
    });
    const get = (path: string) => new Visitor(url).call('GET', path);

    it('is a calendar of the coming year', async () => {
      const { body, headers } = await get('/calendar.ics');

      expect(headers.get('content-type')).toContain('text/calendar');
      expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(body.match(/BEGIN:VEVENT/g).length).toBeGreaterThan(80);
      const hindi: string = (await get('/hi/calendar.ics')).body;
      const uids = (ics: string) => ics.match(/^UID:.*$/gm);
      expect(uids(hindi)).toEqual(uids(body));
      expect(hindi.match(/^SUMMARY:.*[A-Za-z]/gm)).toBeNull();
    });

    it('are covers that can be kept for ever under the address of their version', async () => {
      await site.world.query(
        `DELETE FROM content.post_covers USING content.blog_posts
         WHERE post_id = id AND slug = $1`,
        [SLUG],
      );
      const svg = await get(`/blog/covers/${SLUG}.svg?v=1`);
      const png = await get(`/blog/covers/${SLUG}.png`);

      expect(svg.body).toContain('<svg');
      expect(svg.headers.get('content-type')).toBe('image/svg+xml');
      expect(svg.headers.get('cache-control')).toContain('immutable');
      expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(png.headers.get('content-type')).toBe('image/png');
      expect(png.headers.get('cache-control')).toBe('public, max-age=300');
      expect((await get('/blog/covers/nothing.png')).status).toBe(404);
      expect((await get(`/blog/covers/${SLUG}.gif`)).status).toBe(404);
    });
  });
}
