import { codeOfApp } from '@cosmic/migrate/testing/authenticator';
import { becomeAdministrator, choosePassword } from '../administrator';
import { PASSWORD, Visitor, type Site, type SiteAndAddress } from '../make';
import { operationsOf, sampleOf } from '../openapi';

const ADMIN = 'admin@example.com';
const ID = '0b4c7a52-6a3b-4a64-8f7b-222222222222';

/** What a second factor opens, of members and of the administrator. */
export function describeSecondFactor(made: () => SiteAndAddress): void {
  describe('a second factor', () => {
    let site: Site;
    let url: string;

    beforeAll(() => {
      ({ site, url } = made());
    });

    const codeOf = ({ body }: { body: any }): string | undefined => body.error?.code;

    it('is needed on each route of the administrator, and on no other', async () => {
      await choosePassword(site.world);
      const admin = new Visitor(url);
      await admin.signIn(ADMIN);
      const operations = await operationsOf(new Visitor(url));
      const needing = operations.filter(({ errors }) => errors.includes('second_factor_required'));
      expect(needing.map(({ name }) => name)).toEqual(
        operations.filter(({ access }) => access === 'admin').map(({ name }) => name),
      );
      expect(needing.length).toBeGreaterThan(10);

      for (const { name, method, path, body } of needing) {
        const answer = await admin.call(method, path.replace('{id}', ID), sampleOf(body, ID));
        expect([name, answer.status, codeOf(answer)]).toEqual([
          name,
          403,
          'second_factor_required',
        ]);
      }
      expect((await admin.call('GET', '/api/profile')).status).toBe(200);
      expect((await admin.call('GET', '/api/auth/second-factor')).body.since).toBeNull();
    });

    it('opens them once it is turned on, whichever token they have, and closes them after', async () => {
      const admin = new Visitor(url);
      const [first = '', second = ''] = await becomeAdministrator(site.world, admin);
      expect((await admin.call('GET', '/api/admin/usage')).status).toBe(200);

      const again = new Visitor(url);
      const { body, headers } = await again.signIn(ADMIN);
      expect(body).toEqual({ challenge: expect.any(String), expires_in: 300 });
      expect(headers.getSetCookie().join()).not.toMatch(/cosmic_(session|device|stream)/);
      const answer = await again.call('POST', '/api/auth/sign-in/code', {
        challenge: body.challenge,
        code: first,
      });
      expect(answer.status).toBe(200);
      expect([...again.cookies.keys()]).toEqual(
        expect.arrayContaining(['cosmic_session', 'cosmic_device', 'cosmic_stream']),
      );
      again.token = answer.body.access_token;
      expect((await again.call('GET', '/api/admin/usage')).status).toBe(200);

      await again.call('DELETE', '/api/auth/second-factor', { password: PASSWORD, code: second });
      await again.refresh();
      expect(codeOf(await again.call('GET', '/api/admin/usage'))).toBe('second_factor_required');
    });

    it('ends the sessions that were opened without it, their access tokens included', async () => {
      const email = 'careful@example.com';
      const [here, there] = [new Visitor(url), new Visitor(url)];
      await here.signUp(email);
      await there.signIn(email);
      await here.signIn(email);
      const stream = await there.stream({ authorization: `Bearer ${there.token}` });
      expect(stream.status).toBe(200);

      const key = await here.call('POST', '/api/auth/second-factor/key', { password: PASSWORD });
      const code = codeOfApp(key.body.secret);
      expect((await here.call('POST', '/api/auth/second-factor', { code })).status).toBe(200);

      await stream.ended;
      expect(codeOf(await there.call('GET', '/api/profile'))).toBe('authentication_required');
      expect(codeOf(await there.refresh())).toBe('session_missing');
      expect((await here.call('GET', '/api/profile')).status).toBe(200);
    });

    it('makes readings of the guest theirs after the code, not after the password', async () => {
      const email = 'guest-first@example.com';
      const setUp = new Visitor(url);
      await setUp.signUp(email);
      await setUp.signIn(email);
      const key = await setUp.call('POST', '/api/auth/second-factor/key', { password: PASSWORD });
      const { body } = await setUp.call('POST', '/api/auth/second-factor', {
        code: codeOfApp(key.body.secret),
      });
      const visitor = new Visitor(url);
      const asked = await visitor.generate({
        toolType: 'angel-number',
        params: { number: '1111' },
      });
      const path = `/api/generations/${asked.body.id}`;

      const { challenge } = (await visitor.signIn(email)).body;
      expect((await visitor.call('GET', path)).status).toBe(200);
      const [code] = body.recovery_codes;
      const opened = await visitor.call('POST', '/api/auth/sign-in/code', { challenge, code });
      visitor.token = opened.body.access_token;

      expect((await visitor.call('GET', path)).status).toBe(200);
      expect((await new Visitor(url).call('GET', path)).status).toBe(404);
    });
  });
}
