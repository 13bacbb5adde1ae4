import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { hashOfToken } from '@cosmic/auth/crypto/opaque-token';
import { Visitor, type Site, type SiteAndAddress } from '../make';

const ZONE = 'Asia/Kolkata';
const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '07:45',
  birth_place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: ZONE },
};

/** The private calendar of a member's transits, as members and calendar programs meet it. */
export function describeTransitCalendar(made: () => SiteAndAddress): void {
  describe('the calendar of transits', () => {
    let site: Site;
    let url: string;

    beforeAll(() => {
      ({ site, url } = made());
    });

    const member = async (name: string) => {
      const visitor = new Visitor(url);
      await visitor.signUp(`calendar-of-${name}@example.com`);
      await visitor.signIn(`calendar-of-${name}@example.com`);
      await visitor.call('PATCH', '/api/profile', BIRTH);
      return visitor;
    };
    const make = async (visitor: Visitor, language?: 'hi') => {
      const asked = { zone: ZONE, ...(language && { language }) };
      const { status, body } = await visitor.call('POST', '/api/profile/calendar', asked);
      expect(status).toBe(201);
      return body as { path: string; since: string };
    };
    const read = (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers });

    it('is made by the member, told once, and kept as a hash', async () => {
      const visitor = await member('ada');
      expect((await visitor.call('GET', '/api/profile/calendar')).body).toEqual({ since: null });

      const { path, since } = await make(visitor);

      expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
      expect((await visitor.call('GET', '/api/profile/calendar')).body).toEqual({ since });
      const rows = await site.world.query<{ token_hash: Buffer }>(
        'SELECT token_hash FROM auth.transit_calendars WHERE created_at = $1',
        [since],
      );
      const token = path.slice('/calendar/'.length, -'.ics'.length);
      expect(rows).toEqual([{ token_hash: hashOfToken(token) }]);
      const { body: told } = await visitor.call('GET', '/api/auth/export');
      expect(told.services.auth.transit_calendars).toEqual([
        { zone: ZONE, language: 'en', created_at: since },
      ]);
      expect(JSON.stringify(told)).not.toContain(token);
    });

    it('is told in the language it was made in', async () => {
      const { path } = await make(await member('meera'), 'hi');

      const calendar = await (await read(path)).text();

      expect(calendar).toContain('NAME:आपके गोचर – Cosmic Guide');
      const summaries = calendar.match(/^SUMMARY:.*$/gm) ?? [];
      expect(summaries.length).toBeGreaterThan(20);
      expect(summaries.filter((line) => !/\p{Script=Devanagari}/u.test(line))).toEqual([]);
    });

    it('is read by calendar programs without a session, by them alone who have the address', async () => {
      const { path } = await make(await member('grace'));
      const answer = await read(path);
      const ics = await answer.text();

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(ics).not.toMatch(/1990|Chennai|07:45/);
      const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent');
      const others = Object.values(nodeIcal.parseICS(ics)).filter((one) => one?.type === 'VEVENT');
      expect(events.length).toBeGreaterThan(60);
      expect(others).toHaveLength(events.length);
      const again = await read(path, { 'if-none-match': answer.headers.get('etag')! });
      expect(again.status).toBe(304);
    });

    it('is nobody’s under another address, and no more under one that was taken back', async () => {
      const visitor = await member('mary');
      const { path: first } = await make(visitor);
      const { path: second } = await make(visitor);

      expect((await read(first)).status).toBe(404);
      expect((await read(second)).status).toBe(200);
      expect((await read(`/calendar/${'A'.repeat(43)}.ics`)).status).toBe(404);
      expect((await read('/calendar/..%2Fsecret.ics')).status).toBe(404);

      expect((await visitor.call('DELETE', '/api/profile/calendar')).status).toBe(200);
      expect((await visitor.call('DELETE', '/api/profile/calendar')).status).toBe(200);
      expect((await read(second)).status).toBe(404);
      expect((await visitor.call('GET', '/api/profile/calendar')).body).toEqual({ since: null });
    });

    it('needs a birth date, and is empty once that is taken back', async () => {
      const visitor = await member('vera');
      const { path } = await make(visitor);
      await visitor.call('PATCH', '/api/profile', { birth_date: null });

      expect(await (await read(path)).text()).not.toContain('BEGIN:VEVENT');
      const refused = await visitor.call('POST', '/api/profile/calendar', { zone: ZONE });
      expect([refused.status, refused.body.error.code]).toEqual([409, 'birth_date_needed']);
      const odd = await visitor.call('POST', '/api/profile/calendar', { zone: 'Mars/Olympus' });
      expect(odd.status).toBe(400);
      expect((await new Visitor(url).call('GET', '/api/profile/calendar')).status).toBe(401);
    });
  });
}
