import { Redis } from 'ioredis';
import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';
import { KEEPERS } from '@cosmic/contracts/member';
import { lettersIn } from '@cosmic/migrate/testing/letters';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { makeSite, PASSWORD, Visitor, type Site } from './make';
import { rowsWith } from './rows';

const EMAIL = 'cecilia.of.the.stars@example.com';
const NEXT_EMAIL = 'cecilia.elsewhere@example.com';
const NAME = 'Cecilia Payne-Gaposchkin';
const BIRTH = { birth_date: '1990-05-10', birth_time: '06:15' };
const NOTE = {
  date: new Date().toISOString().slice(0, 10),
  question: 'How are you, really?',
  text: 'Glad to be here',
};
const FRIEND = { name: 'Annie', relation: 'friend', birth_date: '1963-12-11' };
/** What a friend enters of themselves. */
const ENTERED = { name: 'Henrietta', birth_date: '1968-07-04' };
const NUMBER = { toolType: 'angel-number', params: { number: '8181' } };

/** The id in the signed cookie of a guest. */
function guestOf({ cookies }: Visitor): string {
  const [, cookie] = [...cookies].find(([name]) => name.includes('guest')) ?? [];
  return /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(cookie?.value ?? '')![0];
}

/** What every service keeps of a member: told whole, and gone when the account is. */
describe('a member who leaves', () => {
  let stripe: StandIn;
  let site: Site;
  let url: string;
  let member: Visitor;
  let stranger: Visitor;
  let id: string;
  /** The end of a public link. */
  let shared: string;
  /** The ends of the links of invitations, one that was used and one that waits. */
  let invited: string;
  let waiting: string;
  /** The guests that the member's browsers were. */
  let guests: string[];

  beforeAll(async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    stripe = await startStandIn(`${address}/api/billing/webhook`, address);
    site = await makeSite({ billing: stripe.environment });
    url = (await site.gateway(port)).url;
    member = new Visitor(address);
    stranger = new Visitor(address);
    await live();
  });
  afterAll(async () => {
    await stripe.stop();
    await site.stop();
  });

  const written = (generationId: string) =>
    until(async () => {
      const { body } = await member.call('GET', `/api/generations/${generationId}`);
      return body.status === 'completed' && body;
    }, 'a reading is written');
  /** Does everything that leaves a trace somewhere. */
  const live = async () => {
    await member.call('GET', '/here.js');
    const asGuest = (await member.generate(NUMBER)).body;
    await written(asGuest.id);
    const posts = await until(
      async () => {
        const { body } = await member.call('GET', '/api/blog/posts');
        return body.posts?.length > 1 && body.posts;
      },
      'there are articles',
      60_000,
    );
    // What a guest reads and likes, in two browsers, the second of which is left signed out.
    const elsewhere = new Visitor(url);
    for (const browser of [member, elsewhere]) {
      await browser.call('GET', `/api/blog/posts/${posts[1].slug}`);
      await browser.call('PUT', `/api/blog/posts/${posts[1].slug}/like`, { liked: true });
    }
    guests = [guestOf(member), guestOf(elsewhere)];
    await member.signUp(EMAIL, PASSWORD, NAME);
    id = (await member.signIn(EMAIL)).body.user.id;
    await elsewhere.signIn(EMAIL);
    await elsewhere.call('POST', '/api/auth/sign-out', {});
    elsewhere.token = undefined;
    await elsewhere.call('POST', '/api/tarot/commitments');
    await elsewhere.call('PUT', '/api/today/note', NOTE);
    const afterwards = (await elsewhere.generate(NUMBER)).body;
    await until(async () => {
      const { body } = await elsewhere.call('GET', `/api/generations/${afterwards.id}`);
      return body.status === 'completed';
    }, 'a reading is written for the guest');
    await member.call('PATCH', '/api/profile', { ...BIRTH, model_off: true });
    const { content } = await written(asGuest.id);
    const save = (title: string, text: string, generationId?: string) =>
      member.call('POST', '/api/readings', {
        ...{ readingType: 'angel-number', title, content: text },
        ...(generationId && { generationId }),
      });
    await save(`A number for ${NAME}`, content, asGuest.id);
    const { body: removed } = await save('To be removed', `Told to ${NAME}.`);
    await member.call('DELETE', `/api/readings/${removed.id}`);
    await member.call('PUT', `/api/readings/${asGuest.id}/love`, { loved: true });
    shared = (await member.call('PUT', `/api/readings/${asGuest.id}/share`)).body.token;
    await written((await member.generate({ ...NUMBER, params: { number: '7171' } })).body.id);
    const balance = { toolType: 'life-balance', params: { dob: BIRTH.birth_date } };
    const weighed = (await member.generate(balance)).body;
    await written(weighed.id);
    await member.call('POST', `/api/readings/${weighed.id}/trial`);
    await member.call('PUT', '/api/reminders', {
      ...{ frequency: 'daily', zone: 'Europe/Lisbon', sign: 'leo' },
    });
    await member.call('PUT', '/api/notices', {
      subscription: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
        keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      },
      ...{ zone: 'Europe/Lisbon', language: 'en', sign: null },
    });
    await member.call('POST', '/api/profile/calendar', { zone: 'Europe/Lisbon' });
    await member.call('POST', '/api/people', FRIEND);
    const asked = { asked_by: 'Cecilia', relation: 'friend' };
    invited = (await member.call('POST', '/api/invitations', asked)).body.token;
    await stranger.call('POST', `/api/with/${invited}`, ENTERED);
    waiting = (await member.call('POST', '/api/invitations', asked)).body.token;
    await member.call('POST', '/api/tarot/commitments');
    await keepDay();
    await member.call('GET', `/api/blog/posts/${posts[0].slug}`);
    await member.call('PUT', `/api/blog/posts/${posts[0].slug}/like`, { liked: true });
    await member.call('POST', '/api/auth/address', { email: NEXT_EMAIL, password: PASSWORD });
    await member.call('POST', '/api/auth/password/forgotten', { email: EMAIL });
    const { body } = await member.call('POST', '/api/billing/checkout', { plan: 'monthly' });
    await stripe.pay(body.url);
    await until(
      async () => (await member.call('GET', '/api/profile')).body.is_premium,
      'the subscription is known',
    );
    await settled();
  };
  const keepDay = async () => {
    const { date } = NOTE;
    await member.call('PUT', '/api/today/note', NOTE);
    const { card } = (await member.call('GET', `/api/today?date=${date}&zone=UTC`)).body;
    const { commitment } = card;
    await member.call('POST', '/api/today/card', { date, commitment, clientSeed: 'mine' });
  };
  /** Nothing is on its way any more: no letter, no event. */
  const settled = () =>
    until(async () => {
      const waiting = KEEPERS.map((schema) => `SELECT FROM ${schema}.outbox`);
      const rows = await site.world.query(
        `SELECT FROM auth.mails UNION ALL ${waiting.join(' UNION ALL ')}`,
      );
      return rows.length === 0;
    }, 'everything is sent');
  const traces = () => rowsWith(site.world, [id, EMAIL, NEXT_EMAIL, NAME]);
  const tracesOfGuests = async () => {
    const { 'auth.guests_of_members': known, ...rows } = await rowsWith(site.world, guests);
    return { known: known?.length ?? 0, tables: Object.keys(rows).sort() };
  };

  it('can take everything along: each row of each table, and no secret', async () => {
    const kept = await until(async () => {
      const rows = await traces();
      return rows['usage.tool_logs']?.length === 3 && rows['content.premium_members'] && rows;
    }, 'every service has heard');

    const { status, body } = await member.call('GET', '/api/auth/export');

    expect(status).toBe(200);
    expect(Object.keys(body.services).sort()).toEqual([...KEEPERS].sort());
    // Asking for it left one more line in the record of sensitive acts.
    const counts = Object.entries(kept).map(([name, { length }]) => [
      name,
      length + (name === 'auth.audit_log' ? 1 : 0),
    ]);
    const told = counts.map(([name]) => {
      const [service = '', table = ''] = String(name).split('.');
      return [name, body.services[service]?.[table]?.length];
    });
    expect(told).toEqual(counts);
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining([
        'auth.invitations',
        'auth.people',
        'auth.push_subscriptions',
        'auth.reminders',
        'auth.transit_calendars',
        'readings.blind_trials',
        'readings.kept_days',
        'readings.shared_readings',
        'billing.customers',
      ]),
    );
    expect(counts.length).toBeGreaterThan(19);
    expect(body.services.auth.profiles).toEqual([expect.objectContaining(BIRTH)]);
    expect(body.services.auth.people).toEqual([
      expect.objectContaining({ ...FRIEND, by_themselves: false }),
      expect.objectContaining({ ...ENTERED, by_themselves: true }),
    ]);
    expect(body.services.auth.invitations).toHaveLength(2);
    expect(body.services.readings.readings).toHaveLength(2);
    // What was done as a guest before is the member's: two browsers liked and read the same.
    expect(body.services.content.post_likes).toHaveLength(2);
    expect(body.services.content.article_reads).toHaveLength(2);
    expect(body.services.readings.generations).toHaveLength(3);
    expect(body.services.readings.kept_days).toEqual([
      expect.objectContaining({ note: NOTE.text, card_id: expect.any(String) }),
    ]);
    expect(await tracesOfGuests()).toEqual({
      known: 2,
      tables: [
        'readings.draw_commitments',
        'readings.generations',
        'readings.kept_days',
        'readings.user_access_logs',
      ],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|server_seed|password_hash/);
    for (const { value } of member.cookies.values()) expect(text).not.toContain(value);
    for (const token of [shared, invited, waiting]) expect(text).not.toContain(token);
    expect((await stranger.call('GET', `/s/${shared}`)).status).toBe(200);
  });

  it("is kept whole, and told so, while the subscription can't be ended", async () => {
    await stripe.kill();
    const before = await traces();

    const answer = await member.call('DELETE', '/api/auth/account', { password: PASSWORD });

    expect([answer.status, answer.body.error.code]).toEqual([409, 'deletion_blocked']);
    expect(answer.body.error.message).toMatch(/could not be cancelled.*nothing was deleted/);
    const { 'auth.audit_log': acts, ...rest } = await traces();
    const { 'auth.audit_log': actsBefore, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect(acts).toHaveLength(actsBefore!.length + 1);
    expect((await member.call('GET', '/api/profile')).body).toMatchObject({
      full_name: NAME,
      is_premium: true,
    });
    await stripe.start();
  });

  it('leaves, once the subscription is ended, nothing but the record that there was somebody', async () => {
    const answer = await member.call('DELETE', '/api/auth/account', { password: PASSWORD });
    expect(answer.status).toBe(200);

    await until(async () => {
      const tables = Object.keys(await traces());
      return tables.length === 1 && tables[0] === 'auth.audit_log';
    }, 'everybody has erased').catch(() => undefined);
    await settled();

    const { 'auth.audit_log': acts, ...rest } = await traces();
    expect(rest).toEqual({});
    expect(await tracesOfGuests()).toEqual({ known: 0, tables: [] });
    expect(await site.world.query('SELECT FROM usage.tool_logs')).toEqual([]);
    expect([...member.cookies.keys()].filter((name) => /guest|session/.test(name))).toEqual([]);
    expect((await stranger.call('GET', `/s/${shared}`)).status).toBe(404);
    for (const token of [invited, waiting]) {
      expect((await stranger.call('GET', `/api/with/${token}`)).status).toBe(404);
    }
    expect(JSON.stringify(acts)).not.toMatch(/cecilia/i);
    expect(Object.keys(acts![0]!).sort()).toEqual(['act', 'at', 'id', 'trace', 'user_id']);
    const { subscriptions } = await stripe.overview();
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect((await member.signIn(EMAIL)).body.error.code).toBe('invalid_credentials');
    expect((await member.call('GET', '/api/plans')).status).toBe(200);
  });

  it('stays in no queue', async () => {
    const redis = new Redis(site.world.redis.url);
    const keys = await redis.keys('*');
    const values = await Promise.all(
      keys.map(async (key) => [
        key,
        await redis.hgetall(key).catch(() => redis.get(key).catch(() => null)),
      ]),
    );
    await redis.quit();

    expect(keys.length).toBeGreaterThan(0);
    const text = JSON.stringify(values).toLowerCase();
    for (const trace of [id, EMAIL, NAME.toLowerCase()]) expect(text).not.toContain(trace);
  });

  it('is forgotten at the payment provider, and was told by mail that it is done', async () => {
    await until(async () => {
      const { customers } = await stripe.overview();
      return !JSON.stringify(customers.filter(({ deleted }) => !deleted)).includes(EMAIL);
    }, 'the provider has forgotten');

    const letters = (await lettersIn(site.world.outbox)).filter(({ to }) => to === EMAIL);
    expect(letters.at(-1)?.subject).toMatch(/deleted/i);
  });
});
