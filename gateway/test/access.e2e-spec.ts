import { randomUUID } from 'node:crypto';
import type { Access } from '@cosmic/contracts/message';
import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from './administrator';
import { makeSite, Visitor, type Site } from './make';
import { changes, objectsIn, operationsOf, sampleOf, type Operation } from './openapi';
import { rowsWith, type Rows } from './rows';

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const NAME = 'Henrietta Swan Leavitt';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

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

/** The way out of letters and public links are signed, invitations are known by a hash alone. */
const BY_TOKEN = ['stopReminder', 'getShared', 'openInvitation', 'enterBirth', 'takeBirthBack'];

/** Who may do what, route by route as the API's own document lists them. */
describe('access', () => {
  let site: Site;
  let url: string;
  let operations: Operation[];
  /** Whose rows they are, another member, a guest, and the administrator. */
  let owner: Visitor;
  let other: Visitor;
  let guest: Visitor;
  let admin: Visitor;
  let ownerId: string;
  let generationId: string;

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
    operations = await operationsOf(new Visitor(url));
    [owner, other, guest] = [new Visitor(url), new Visitor(url), new Visitor(url)];
    await owner.signUp('owner@example.com', undefined, NAME);
    ownerId = (await owner.signIn('owner@example.com')).body.user.id;
    await other.signUp('other@example.com');
    await other.signIn('other@example.com');
    await guest.call('GET', '/here.js');
    await makeAdmin();
    await fillHouse();
  });
  afterAll(() => site.stop());

  const makeAdmin = async () => {
    admin = new Visitor(url);
    await becomeAdministrator(site.world, admin);
  };
  const written = (by: Visitor, path: string) =>
    until(async () => {
      const { body } = await by.call('GET', path);
      return body.status === 'completed' && body;
    }, `${path} is written`);
  /** Something of the owner's and of the administrator's for every route that takes an id. */
  const fillHouse = async () => {
    await owner.call('PATCH', '/api/profile', { birth_date: '1968-07-04' });
    const person = { name: 'Ada', relation: 'friend', birth_date: '1915-12-10' };
    await owner.call('POST', '/api/people', person);
    await owner.call('POST', '/api/invitations', { asked_by: 'Henrietta', relation: 'friend' });
    const accepted = await owner.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });
    generationId = accepted.body.id;
    const { content } = await written(owner, `/api/generations/${generationId}`);
    await owner.call('POST', '/api/readings', {
      readingType: 'angel-number',
      title: `Kept by ${NAME}`,
      content,
      generationId,
    });
    await owner.call('PUT', `/api/readings/${generationId}/share`);
    await owner.call('POST', '/api/tarot/commitments');
    const date = new Date().toISOString().slice(0, 10);
    await owner.call('PUT', '/api/today/note', { date, question: 'And you?', text: NAME });
    const balance = await owner.generate(
      { toolType: 'life-balance', params: { dob: '1968-07-04' } },
      { 'idempotency-key': 'weighed-blind' },
    );
    await written(owner, `/api/generations/${balance.body.id}`);
    await owner.call('POST', `/api/readings/${balance.body.id}/trial`);
    const asked = await admin.call('POST', '/api/admin/blog/generations', {
      topic: 'The Tower',
      publish: 'draft',
    });
    await written(admin, `/api/admin/blog/generations/${asked.body.id}`);
    await until(
      async () => (await site.world.query('SELECT FROM content.blog_posts')).length > 2,
      'there are articles',
    );
  };
  const path = (operation: Operation, id: string) => operation.path.replace('{id}', id);
  const ask = (by: Visitor, operation: Operation, id: string) =>
    by.call(operation.method, path(operation, id), sampleOf(operation.body, id));
  const isAdminOnly = ({ access }: Operation) => access === 'admin';
  const uuidsIn = (rows: Rows) => [...new Set(JSON.stringify(rows).match(UUID) ?? [])];
  const ownersRows = async () => {
    const {
      // Both end by themselves, whoever asks for what.
      'auth.mails': _,
      'auth.mail_tokens': __,
      ...rows
    } = await rowsWith(site.world, [ownerId, NAME, 'owner@example.com']);
    return rows;
  };

  it("knows every address: what is somebody's in it is an id, or a token that is a secret itself", () => {
    for (const { name, inPath } of operations) {
      const others = inPath.filter((part) => part !== 'id' && part !== 'slug');
      expect([name, others]).toEqual([name, BY_TOKEN.includes(name) ? ['token'] : []]);
    }
    expect(operations.length).toBeGreaterThan(50);
  });

  describe('through bodies', () => {
    it('takes nothing that a body has no business to say, at any depth of any body', async () => {
      const before = await site.world.query(PRIVILEGED_ROWS);
      for (const operation of operations.filter(({ name }) => name !== 'receiveWebhook')) {
        if (!operation.body) continue;
        const sample = sampleOf(operation.body, generationId);
        for (const at of objectsIn(sample)) {
          const { asked, added } = withPrivileges(sample, at);
          const answer = await admin.call(operation.method, path(operation, generationId), asked);
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
      const secrets = [ownerId, NAME, 'owner@example.com', generationId];
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

  describe('of roles', () => {
    const visitors = () => ({ guest, member: other, admin });
    /** The codes by which the guard refuses; services have none of these for ids that nobody has. */
    const refusals = new Set([
      'authentication_required',
      'sign_in_required',
      'portal_sign_in_required',
      'admin_only',
    ]);
    /** They end what the others need, or answer so to whom they don't know. */
    const aside = ['signOut', 'signOutEverywhere', 'deleteAccount', 'refreshSession', 'stream'];

    it.each(['guest', 'member', 'admin'] as const)('lets a %s in where it says so', async (who) => {
      const mayCall: Record<Access, boolean> = {
        anyone: true,
        member: who !== 'guest',
        admin: who === 'admin',
      };
      for (const operation of operations.filter(({ name }) => !aside.includes(name))) {
        const { status, body } = await ask(visitors()[who], operation, randomUUID());
        const isRefused = [401, 403].includes(status) && refusals.has(body.error?.code);
        expect([operation.name, isRefused]).toEqual([operation.name, !mayCall[operation.access]]);
      }
    });

    it.each(['signOutEverywhere', 'deleteAccount'])('keeps a guest out of %s', async (name) => {
      const operation = operations.find((one) => one.name === name)!;

      expect(operation.access).toBe('member');
      expect((await ask(guest, operation, randomUUID())).status).toBe(401);
    });
  });

  describe("of somebody else's ids", () => {
    const withId = () => operations.filter(({ inPath }) => inPath.includes('id'));
    /** Two answers to one question, without what differs by nature. */
    const said = ({ status, body }: { status: number; body: any }) => {
      const { trace: _, ...error } = body.error ?? {};
      return { status, error };
    };

    it('answers as if there were nothing, whichever of all ids it is, and changes nothing', async () => {
      const ids = uuidsIn(await ownersRows());
      const before = await ownersRows();
      expect(ids).toContain(generationId);
      expect(ids.length).toBeGreaterThan(5);

      for (const operation of withId().filter((each) => !isAdminOnly(each))) {
        for (const by of [other, guest, admin]) {
          const missing = said(await ask(by, operation, randomUUID()));
          expect([operation.name, missing.status]).toEqual([
            operation.name,
            by === guest ? expect.any(Number) : 404,
          ]);
          expect([401, 404]).toContain(missing.status);
          for (const id of ids) {
            expect([operation.name, id, said(await ask(by, operation, id))]).toEqual([
              operation.name,
              id,
              missing,
            ]);
          }
        }
      }
      expect(await ownersRows()).toEqual(before);
    });

    it('answers bodies that name such an id in the same way', async () => {
      const naming = operations.filter(
        ({ body, inPath }) =>
          inPath.length === 0 &&
          JSON.stringify(sampleOf(body, generationId) ?? null).includes(generationId),
      );
      expect(naming.map(({ name }) => name)).toContain('saveReading');
      for (const operation of naming) {
        for (const id of uuidsIn(await ownersRows())) {
          const answer = said(await ask(other, operation, id));
          expect([operation.name, answer]).toEqual([
            operation.name,
            said(await ask(other, operation, randomUUID())),
          ]);
          expect(answer.status).toBe(404);
        }
      }
    });

    it("gives an idempotency key's reading to nobody but its owner", async () => {
      const again = await owner.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });
      const stolen = await other.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });

      expect(again.body.id).toBe(generationId);
      expect(stolen.body.id).not.toBe(generationId);
    });

    it('pushes nothing of the owner to others', async () => {
      const streams = await Promise.all(
        [other, admin].map((by) => by.stream({ authorization: `Bearer ${by.token}` })),
      );
      streams.push(await guest.stream(), await guest.stream({ 'last-event-id': '1' }));

      const { body } = await owner.generate({ ...NUMBER, params: { number: '2222' } });
      await written(owner, `/api/generations/${body.id}`);

      for (const stream of streams) {
        expect(stream.status).toBe(200);
        expect(JSON.stringify(stream.events)).not.toContain(body.id);
        stream.close();
      }
    });

    /** Last, for it removes things: without it the refusals above might be everybody's. */
    it('opens every such route to the owner, or the administrator, by one of the ids', async () => {
      const articles = await site.world.query<{ id: string }>(
        'SELECT id FROM content.blog_posts UNION ALL SELECT id FROM content.blog_generations',
      );
      const adminIds = articles.map(({ id }) => id);
      const ownIds = uuidsIn(await ownersRows());
      // Their own session may be the one that is ended.
      const last = ({ name }: Operation) => Number(name === 'endSession');
      for (const operation of withId().toSorted((a, b) => last(a) - last(b))) {
        const [by, ids] = isAdminOnly(operation) ? [admin, adminIds] : [owner, ownIds];
        const statuses: number[] = [];
        const isOpen = (status: number | undefined) => status === 409 || (status ?? 500) < 300;
        for (const id of ids) {
          if (isOpen(statuses.at(-1))) break;
          statuses.push((await ask(by, operation, id)).status);
        }
        expect([operation.name, isOpen(statuses.at(-1))]).toEqual([operation.name, true]);
      }
    });
  });
});

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
