import { changes, objectsIn, sampleOf } from '../openapi';
import { EMAIL, NAME, pathOf, type AccessFixture } from './fixture';

/** What no body may set, in the spellings of columns, claims and messages. */
const PRIVILEGES: Record<string, unknown> = {
  id: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  user_id: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  userId: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  sub: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  actor: { kind: 'member', id: '0b4c7a52-6a3b-4a64-8f7b-222222222222', role: 'admin' },
  role: 'admin',
  verified: true,
  is_premium: true,
  isPremium: true,
  subscribed: true,
  subscription_tier: 'yearly',
  subscription_end: '2999-01-01T00:00:00.000Z',
  email_verified: true,
  email_verified_at: '2026-01-01T00:00:00.000Z',
  email_confirmed: true,
  must_change_password: false,
  second_factor: true,
  enabled_at: '2026-01-01T00:00:00.000Z',
  password_hash: 'x',
  remaining: 1_000,
  charged_to: [],
  address: '127.0.0.1',
};

/** What a body or a query says of itself is not believed. */
export function describeBodies(made: () => AccessFixture): void {
  describe('through bodies', () => {
    let site: AccessFixture['site'];
    let operations: AccessFixture['operations'];
    let other: AccessFixture['other'];
    let guest: AccessFixture['guest'];
    let admin: AccessFixture['admin'];
    let ownerId: AccessFixture['ownerId'];
    let generationId: AccessFixture['generationId'];

    beforeAll(() => {
      ({ site, operations, other, guest, admin, ownerId, generationId } = made());
    });

    it('takes nothing that a body has no business to say, at any depth of any body', async () => {
      const before = await site.world.query(PRIVILEGED_ROWS);
      for (const operation of operations.filter(({ name }) => name !== 'receiveWebhook')) {
        if (!operation.body) continue;
        const sample = sampleOf(operation.body, generationId);
        for (const at of objectsIn(sample)) {
          const { asked, added } = withPrivileges(sample, at);
          const answer = await admin.call(operation.method, pathOf(operation, generationId), asked);
          const fields = answer.body.error?.details?.fields ?? [];
          const named = fields.map(({ field }: { field: string }) => field);
          expect([operation.name, at, answer.status, answer.body.error?.code]).toEqual([
            operation.name,
            at,
            400,
            'invalid_input',
          ]);
          expect([operation.name, named]).toEqual([operation.name, expect.arrayContaining(added)]);
        }
      }
      expect(await site.world.query(PRIVILEGED_ROWS)).toEqual(before);
    });

    it('nor where no body is asked for, or in an address', async () => {
      const before = await site.world.query(PRIVILEGED_ROWS);
      const query = new URLSearchParams(
        Object.entries({ ...PRIVILEGES, user_id: ownerId, userId: ownerId }).map(
          ([name, value]): [string, string] => [name, String(value)],
        ),
      );
      const secrets = [ownerId, NAME, EMAIL, generationId];
      for (const operation of operations.filter(({ inPath }) => inPath.length === 0)) {
        if (operation.body || operation.name === 'stream') continue;
        for (const by of [other, guest]) {
          const answer = await by.call(
            operation.method,
            `${operation.path}?${query.toString()}`,
            changes(operation) ? { ...PRIVILEGES, user_id: ownerId } : undefined,
          );
          expect([operation.name, answer.body.error?.code]).not.toEqual([
            operation.name,
            'internal',
          ]);
          const text = JSON.stringify(answer.body);
          expect([operation.name, secrets.filter((secret) => text.includes(secret))]).toEqual([
            operation.name,
            [],
          ]);
        }
      }
      expect(await site.world.query(PRIVILEGED_ROWS)).toEqual(before);
      expect((await other.call('GET', '/api/profile')).body.is_premium).toBe(false);
    });
  });
}

/** Everything that says what somebody may do. */
const PRIVILEGED_ROWS = `
  SELECT 'account' AS of, to_jsonb(account) - 'password_hash' AS row FROM auth.accounts AS account
  UNION ALL SELECT 'factor', to_jsonb(factor) FROM auth.second_factors AS factor
  UNION ALL SELECT 'profile', to_jsonb(profile) FROM auth.profiles AS profile
  UNION ALL SELECT 'subscription', to_jsonb(paid) FROM billing.subscriptions AS paid
  UNION ALL SELECT 'readings', to_jsonb(paid) FROM readings.premium_members AS paid
  UNION ALL SELECT 'content', to_jsonb(paid) FROM content.premium_members AS paid
  UNION ALL SELECT 'counted', to_jsonb(counted) FROM readings.user_access_logs AS counted
  ORDER BY 1, 2`;

/** A body with the privileges put into one of its objects, and the paths of those it did not have. */
function withPrivileges(sample: object, at: readonly string[]) {
  const asked = structuredClone(sample) as Record<string, any>;
  const object = at.reduce((within, key) => within[key], asked);
  const extra = Object.keys(PRIVILEGES).filter((name) => !(name in object));
  for (const name of extra) object[name] = PRIVILEGES[name];
  return { asked, added: extra.map((name) => [...at, name].join('.')) };
}
