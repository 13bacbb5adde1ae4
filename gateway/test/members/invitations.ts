import { Visitor, type SiteAndAddress } from '../make';

const ASKED = { asked_by: 'Vera', name: 'Ro', relation: 'friend' };
const BIRTH = {
  name: 'Rosalind',
  birth_date: '1920-07-25',
  birth_part: 'morning',
  birth_place: {
    name: 'London, United Kingdom',
    latitude: 51.50853,
    longitude: -0.12574,
    zone: 'Europe/London',
  },
};
const NO_TOKEN = 'A'.repeat(43);

/** Links by which friends enter their own births, as members and friends meet them. */
export function describeInvitations(made: () => SiteAndAddress): void {
  describe('an invitation', () => {
    let url: string;

    beforeAll(() => {
      ({ url } = made());
    });

    const member = async (name: string) => {
      const visitor = new Visitor(url);
      await visitor.signUp(`inviting-${name}@example.com`, undefined, 'Vera Rubin');
      await visitor.signIn(`inviting-${name}@example.com`);
      await visitor.call('PATCH', '/api/profile', { birth_date: '1990-05-17' });
      return visitor;
    };
    const make = async (by: Visitor) => {
      const { status, body } = await by.call('POST', '/api/invitations', ASKED);
      expect(status).toBe(201);
      return body.token as string;
    };
    const codeOf = async (by: Visitor, method: string, path: string, body?: unknown) =>
      (await by.call(method, path, body)).body.error?.code;

    it('is used by a friend without an account, read by the member, and taken back', async () => {
      const by = await member('vera');
      const token = await make(by);
      const friend = new Visitor(url);
      const opened = await friend.call('GET', `/api/with/${token}`);
      expect(opened.body).toMatchObject({ asked_by: 'Vera', name: 'Ro', is_entered: false });
      expect(JSON.stringify(opened.body)).not.toMatch(/Rubin|example\.com|1990|friend/);
      expect(opened.headers.get('x-robots-tag')).toBe('noindex');
      expect(opened.headers.get('cache-control')).toMatch(/no-store/);

      const entered = await friend.call('POST', `/api/with/${token}`, BIRTH);
      expect(entered.status).toBe(201);
      expect(Object.keys(entered.body)).toEqual(['signs']);
      const [person] = (await by.call('GET', '/api/people')).body.people;
      expect(person).toMatchObject({ ...BIRTH, relation: 'friend', by_themselves: true });
      const pair = await by.call('GET', `/api/pairs?first=me&second=${person.id}`);
      expect(pair.status).toBe(200);
      expect(await codeOf(friend, 'POST', `/api/with/${token}`, BIRTH)).toBe('birth_entered');

      // The link counts, not the browser: it is kept for another day.
      const later = new Visitor(url);
      expect((await later.call('DELETE', `/api/with/${token}`)).status).toBe(200);
      expect((await by.call('GET', '/api/people')).body.people).toEqual([]);
      expect(await codeOf(friend, 'GET', `/api/with/${token}`)).toBe('not_found');
    });

    it('is one answer for every link that leads nowhere', async () => {
      const by = await member('mary');
      const token = await make(by);
      const [{ id }] = (await by.call('GET', '/api/invitations')).body.invitations;
      expect((await by.call('DELETE', `/api/invitations/${id}`)).status).toBe(200);
      const anybody = new Visitor(url);

      for (const end of [token, NO_TOKEN, 'short', '%FF', '..%2f..']) {
        for (const [method, body] of [['GET'], ['POST', BIRTH], ['DELETE']] as const) {
          const answer = await anybody.call(method, `/api/with/${end}`, body);
          const code = end === '%FF' ? expect.any(String) : 'not_found';
          expect([end, method, answer.body.error.code]).toEqual([end, method, code]);
        }
      }
    });

    it('has a page that nobody keeps, lists or is told of, the same for every address', async () => {
      const token = await make(await member('grace'));
      const page = await fetch(`${url}/with/${token}`);
      const html = await page.text();

      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('cdn-cache-control')).toBeNull();
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).toContain('<title>An invitation – Cosmic Guide</title>');
      expect(html).not.toMatch(new RegExp(`${token}|Vera|canonical|og:url`));
      expect(await (await fetch(`${url}/with/${NO_TOKEN}`)).text()).toBe(html);
      const hindi = await fetch(`${url}/hi/with/${token}`);
      expect(await hindi.text()).toContain('<title>एक निमंत्रण – Cosmic Guide</title>');
      expect(hindi.headers.get('referrer-policy')).toBe('no-referrer');
      const map = await (await fetch(`${url}/sitemap.xml`)).text();
      expect(map).not.toContain('/with');
    });

    it('takes nothing from another site’s pages, and not without end', async () => {
      const by = await member('ada');
      const token = await make(by);
      const stranger = new Visitor(url);
      const foreign = await stranger.call('DELETE', `/api/with/${token}`, undefined, {
        origin: 'https://elsewhere.example',
      });
      expect([foreign.status, foreign.body.error.code]).toEqual([403, 'foreign_origin']);

      // So many a minute; on a slow machine some of them may fall into the next, and fifty at once
      // be kept waiting too long.
      const codes = new Set<string | undefined>();
      for (let batch = 0; batch < 150 && !codes.has('too_many_attempts'); batch += 1) {
        const asked = Array.from({ length: 10 }, () =>
          codeOf(stranger, 'DELETE', `/api/with/${NO_TOKEN}`),
        );
        for (const code of await Promise.all(asked)) codes.add(code);
      }
      expect([...codes]).toEqual(['not_found', 'too_many_attempts']);
    });
  });
}
