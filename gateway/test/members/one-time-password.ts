import { randomUUID } from 'node:crypto';
import { PASSWORD, Visitor, type Site, type SiteAndAddress } from '../make';
import { operationsOf, sampleOf, type Operation } from '../openapi';

const OWN_PASSWORD = 'seven rivers under a paper moon';

/** Open, since they read no token, and since they are what is left to be done. */
const READ_NO_TOKEN = [
  'confirmAddress',
  'enterBirth',
  'forgotPassword',
  'openInvitation',
  'receiveWebhook',
  'refreshSession',
  'resendConfirmation',
  'resetPassword',
  'secondStep',
  'signIn',
  'signOut',
  'signUp',
  'stopReminder',
  'takeBirthBack',
];
const OPEN = ['changePassword', 'getSession'];

/** What a one-time password opens and what it does not. */
export function describeOneTimePassword(made: () => SiteAndAddress): void {
  describe('a one-time password', () => {
    let site: Site;
    let url: string;
    let operations: Operation[];

    beforeAll(async () => {
      ({ site, url } = made());
      operations = await operationsOf(new Visitor(url));
    });

    /** Somebody who signed in with one, as the administrator does at first. */
    const newcomer = async (email: string) => {
      const visitor = new Visitor(url);
      await visitor.signUp(email);
      await site.world.query(
        `UPDATE auth.accounts
         SET must_change_password = true, password_ends_at = now() + interval '1 day'
         WHERE email = $1`,
        [email],
      );
      expect((await visitor.signIn(email)).body.user.must_change_password).toBe(true);
      return visitor;
    };
    const choosePassword = (by: Visitor) =>
      by.call('POST', '/api/auth/password', {
        current_password: PASSWORD,
        new_password: OWN_PASSWORD,
      });
    const codeOf = async (by: Visitor, method: string, path: string, body?: unknown) =>
      (await by.call(method, path, body)).body.error?.code;

    it('opens nothing but what changes it, on no route there is', async () => {
      const visitor = await newcomer('everywhere@example.com');
      const declared = operations.filter(({ errors }) =>
        errors.includes('password_change_required'),
      );
      const others = operations.filter((operation) => !declared.includes(operation));
      expect(others.map(({ name }) => name).sort()).toEqual([...OPEN, ...READ_NO_TOKEN].sort());

      for (const { name, method, path, body } of declared) {
        const filled = path.replace(/\{\w+\}/g, randomUUID());
        const answer = await visitor.call(method, filled, sampleOf(body, randomUUID()));
        expect([name, answer.status, answer.body.error?.code]).toEqual([
          name,
          403,
          'password_change_required',
        ]);
      }
      const stream = await visitor.stream();
      expect(stream.status).toBe(403);
    });

    it('says whose it is, and lets them sign out', async () => {
      const visitor = await newcomer('leaving@example.com');

      const { body } = await visitor.call('GET', '/api/auth/session');
      expect(body.session.user).toMatchObject({
        email: 'leaving@example.com',
        must_change_password: true,
      });
      expect((await visitor.call('POST', '/api/auth/sign-out', {})).status).toBe(200);
      expect(await codeOf(visitor, 'GET', '/api/profile')).toBe('authentication_required');
    });

    it('holds nobody back once it was changed, whichever token they have', async () => {
      const visitor = await newcomer('changing@example.com');
      const wrong = await visitor.call('POST', '/api/auth/password', {
        current_password: OWN_PASSWORD,
        new_password: OWN_PASSWORD,
      });
      expect(wrong.body.error.code).toBe('wrong_password');
      expect(await codeOf(visitor, 'GET', '/api/profile')).toBe('password_change_required');

      expect((await choosePassword(visitor)).status).toBe(200);

      expect((await visitor.call('GET', '/api/profile')).status).toBe(200);
      expect((await visitor.refresh()).body.user.must_change_password).toBe(false);
      expect((await visitor.call('GET', '/api/profile')).status).toBe(200);
      expect(await codeOf(visitor, 'GET', '/api/admin/usage')).toBe('admin_only');
    });

    it('holds back whoever renews the session instead', async () => {
      const visitor = await newcomer('renewing@example.com');

      expect((await visitor.refresh()).status).toBe(200);

      expect(await codeOf(visitor, 'GET', '/api/readings')).toBe('password_change_required');
    });
  });
}
