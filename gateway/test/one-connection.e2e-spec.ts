import { civilDate } from '@cosmic/sky/places/zone';
import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';
import { routes, type RouteName } from '@cosmic/contracts/http';
import { codeOfApp } from '@cosmic/migrate/testing/authenticator';
import { lettersIn } from '@cosmic/migrate/testing/letters';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { choosePassword } from './administrator';
import { makeSite, PASSWORD, Visitor, type Site } from './make';

const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
const NEXT_PASSWORD = 'another quiet orbit around noon';

/** Asked in another way: by the tab that is open, and by the payment provider. */
const ASKED_BY_OTHERS: readonly RouteName[] = ['stream', 'receiveWebhook'];

interface Asked {
  by: Visitor;
  /** What stands in the path. */
  at?: Record<string, string>;
  query?: string;
  body?: object;
  headers?: Record<string, string>;
  /** What comes back, where that is not the route's own status. */
  status?: number;
}

/**
 * The whole house where every process has a single connection to the database. Whoever held it and
 * waited for another would wait for ever: everything that can be asked is asked once, as it should be.
 */
describe('with one connection for each process', () => {
  let stripe: StandIn;
  let site: Site;
  let url: string;
  const asked = new Set<string>(ASKED_BY_OTHERS);

  beforeAll(async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    stripe = await startStandIn(`${address}/api/billing/webhook`, address);
    site = await makeSite({ billing: stripe.environment, poolSize: 1 });
    ({ url } = await site.gateway(port));
  });
  afterAll(async () => {
    await stripe.stop();
    await site.stop();
  });

  /** Asks as a route is meant to be asked. @returns what it answers */
  const ask = async (
    name: RouteName,
    { by, at = {}, query = '', body, headers, status = routes[name].status }: Asked,
  ) => {
    const { method, path } = routes[name];
    const filled = path.replace(/:(\w+)/g, (_, part: string) => at[part] ?? `no ${part}`);
    const answer = await by.call(method, filled + query, body, headers);
    asked.add(name);
    expect([name, answer.status, answer.body?.error?.code ?? null]).toEqual([
      name,
      status,
      status >= 400 ? expect.any(String) : null,
    ]);
    return answer.body;
  };
  const written = (by: Visitor, id: string) =>
    until(async () => {
      const body = await ask('getGeneration', { by, at: { id } });
      return body.status === 'completed' && body;
    }, 'a reading is written');
  const tokenOf = (email: string, subject: RegExp) =>
    until(async () => {
      const letters = await lettersIn(site.world.outbox);
      return letters.filter(({ to, subject: said }) => to === email && subject.test(said)).at(-1)
        ?.token;
    }, `a letter ${subject}`);
  const makeAdmin = async () => {
    const admin = new Visitor(url);
    await choosePassword(site.world);
    await admin.signIn('admin@example.com');
    const { secret } = await ask('beginSecondFactor', { by: admin, body: { password: PASSWORD } });
    await ask('turnSecondFactorOn', { by: admin, body: { code: codeOfApp(secret) } });
    await ask('getSecondFactor', { by: admin });
    return admin;
  };
  /** Signs in by password and code, makes other codes, and leaves it at the password. */
  const doWithoutCodes = async (email: string, password: string) => {
    const by = new Visitor(url);
    await by.signIn(email, password);
    const { secret } = await ask('beginSecondFactor', { by, body: { password } });
    const first = await ask('turnSecondFactorOn', { by, body: { code: codeOfApp(secret) } });
    const [code, next] = first.recovery_codes;
    const { challenge } = await ask('signIn', { by, body: { email, password } });
    by.token = (await ask('secondStep', { by, body: { challenge, code } })).access_token;
    const body = { password, code: next };
    const [last] = (await ask('renewRecoveryCodes', { by, body })).recovery_codes;
    await ask('turnSecondFactorOff', { by, body: { password, code: last } });
  };

  it('answers everybody whatever they ask, readings', async () => {
    const guest = new Visitor(url);
    const key = { 'idempotency-key': 'one-key' };
    const premium = { toolType: 'spiritual-growth', params: { sign: 'leo' } };
    await ask('previewReading', { by: guest, body: premium });
    const { id } = await ask('generate', { by: guest, body: NUMBER, headers: key });
    await ask('generate', { by: guest, body: NUMBER, headers: key });
    const { content } = await written(guest, id);
    await ask('rerunGeneration', { by: guest, at: { id } });
    await ask('loveReading', { by: guest, at: { id }, body: { loved: true } });
    await ask('listAllowances', { by: guest });
    await ask('listTools', { by: guest });
    await ask('searchPlaces', { by: guest, query: '?q=chen' });
    const { commitment } = await ask('promiseDraw', { by: guest });
    const drawn = { toolType: 'tarot', params: { spread: 'daily', commitment } };
    await ask('generate', { by: guest, body: drawn });
    await ask('getCardOfToday', { by: guest, query: '?zone=UTC' });
    const zone = 'Asia/Kolkata';
    const date = civilDate(zone, new Date());
    const day = await ask('getToday', { by: guest, query: `?zone=${zone}&sign=leo` });
    await ask('openToday', { by: guest, body: { date, zone } });
    const turn = { date, commitment: day.card.commitment, clientSeed: 'mine' };
    await ask('turnCard', { by: guest, body: turn });
    await ask('writeNote', { by: guest, body: { date, question: day.question, text: 'Glad' } });
    await ask('eraseNote', { by: guest, query: `?date=${date}` });
    await ask('listDays', { by: guest, query: `?month=${date.slice(0, 7)}` });
    const tab = await guest.stream({ 'last-event-id': '1' });
    await until(() => tab.events.some(({ type }) => type === 'generation.completed'), 'is told');
    tab.close();

    const data = { full_name: 'Ada Lovelace' };
    const body = { email: 'ada@example.com', password: PASSWORD, data };
    await ask('signUp', { by: guest, body });
    await guest.signIn('ada@example.com');
    const kept = { readingType: 'angel-number', title: 'A number', content, generationId: id };
    await ask('saveReading', { by: guest, body: kept });
    await ask('saveReading', { by: guest, body: kept });
    await ask('listReadings', { by: guest, query: '?q=number' });
    await ask('getReading', { by: guest, at: { id } });
    const { token } = await ask('shareReading', { by: guest, at: { id } });
    await ask('getShared', { by: guest, at: { token } });
    await ask('getReadingPicture', { by: guest, at: { id } });
    await ask('stopSharing', { by: guest, at: { id } });
    await ask('removeReading', { by: guest, at: { id } });
    await ask('restoreReading', { by: guest, at: { id } });
    const balance = { toolType: 'life-balance', params: { dob: '1990-05-17' } };
    const weighed = await ask('generate', { by: guest, body: balance });
    await written(guest, weighed.id);
    const trial = await ask('beginTrial', { by: guest, at: { id: weighed.id } });
    await ask('answerTrial', { by: guest, at: { id: trial.id }, body: { resonates: true } });
  });

  it('the journal and its administrator', async () => {
    const admin = await makeAdmin();
    const topic = { topic: 'The Tower', publish: 'draft' };
    const { posts } = await until(async () => {
      const list = await ask('listPosts', { by: admin, query: '?q=the' });
      return list.posts.length > 0 && list;
    }, 'there are articles');
    const { slug } = posts[0];
    await ask('getPost', { by: new Visitor(url), at: { slug } });
    await ask('relatedPosts', { by: admin, at: { slug } });
    await ask('likePost', { by: admin, at: { slug }, body: { liked: true } });
    await ask('likePost', { by: admin, at: { slug }, body: { liked: false } });
    const delhi = '?month=2026-11&latitude=28.6&longitude=77.2&zone=Asia/Kolkata';
    await ask('getPanchangMonth', { by: admin, query: delhi });
    const day = delhi.replace('month=2026-11', 'date=2026-11-26');
    await ask('getPanchangDay', { by: admin, query: day });
    const asked = delhi.replace('month=2026-11', 'from=2026-11-26&ask=waxing,no-rahu-kalam');
    await ask('getBestDays', { by: admin, query: asked });
    for (const name of ['listPostTags', 'latestPosts', 'getSky', 'getAffirmation'] as const) {
      await ask(name, { by: admin });
    }
    for (const path of ['/blog', `/blog/${slug}`, '/rss.xml', '/sitemap.xml']) {
      expect([path, (await admin.call('GET', path)).status]).toEqual([path, 200]);
    }

    const { id } = await ask('generatePost', { by: admin, body: topic });
    const { post } = await until(async () => {
      const now = await ask('getPostGeneration', { by: admin, at: { id } });
      return now.status === 'completed' && now;
    }, 'a post is written');
    await ask('listPostGenerations', { by: admin });
    await ask('cancelPostGeneration', { by: admin, at: { id }, status: 409 });
    await ask('retryPostGeneration', { by: admin, at: { id }, status: 409 });
    await ask('listEditedPosts', { by: admin });
    const at = { id: post.id as string };
    const edited = await ask('getEditedPost', { by: admin, at });
    const { version, title, content, metaDescription, tags } = edited;
    const text = { version, title: `${title}!`, content, metaDescription, tags };
    await ask('generateTwin', { by: admin, at });
    await ask('editPost', { by: admin, at, body: text });
    await ask('publishPost', { by: admin, at, body: {} });
    await ask('unpublishPost', { by: admin, at });
    await ask('removePost', { by: admin, at });
    await ask('listResonance', { by: admin });
    await ask('getUsage', { by: admin });
  });

  it('accounts, subscriptions and their end', async () => {
    const email = 'emmy@example.com';
    const by = new Visitor(url);
    await by.signUp(email);
    await ask('resendConfirmation', { by, body: { email } });
    const confirmed = await tokenOf(email, /confirm/i);
    await ask('confirmAddress', { by, body: { token: confirmed } });
    await ask('signIn', { by, body: { email, password: PASSWORD } });
    await by.signIn(email);
    await ask('getSession', { by });
    await ask('refreshSession', { by, body: {} });
    await by.refresh();
    await ask('getProfile', { by });
    await ask('changeProfile', { by, body: { birth_date: '1990-05-10', model_off: true } });
    await ask('changeReminder', {
      by,
      body: { frequency: 'daily', zone: 'Europe/Lisbon', sign: 'leo' },
    });
    await ask('getReminder', { by });
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    };
    const device = 'A'.repeat(43);
    await ask('startNotices', {
      by,
      body: { subscription, zone: 'Europe/Lisbon', language: 'en', sign: null },
    });
    await ask('getNotices', { by, query: `?device=${device}` });
    await ask('stopNotices', { by, body: { device } });
    const person = { name: 'Ada', relation: 'friend', birth_date: '1915-12-10' };
    const { id } = await ask('addPerson', { by, body: person });
    await ask('listPeople', { by });
    await by.call('PATCH', '/api/profile', { birth_date: '1990-05-17' });
    await ask('getPair', { by, query: `?first=me&second=${id}` });
    await ask('changePerson', { by, at: { id }, body: person });
    await ask('removePerson', { by, at: { id } });
    const asked = { asked_by: 'Emmy', relation: 'friend' };
    const invitation = await ask('makeInvitation', { by, body: asked });
    const friend = new Visitor(url);
    await ask('openInvitation', { by: friend, at: invitation });
    const birth = { name: 'Ada', birth_date: '1915-12-10' };
    await ask('enterBirth', { by: friend, at: invitation, body: birth });
    await ask('takeBirthBack', { by: friend, at: invitation });
    await ask('makeInvitation', { by, body: asked });
    const { invitations } = await ask('listInvitations', { by });
    await ask('endInvitation', { by, at: invitations[0] });
    await ask('makeTransitCalendar', { by, body: { zone: 'Europe/Lisbon' } });
    await ask('getTransitCalendar', { by });
    await ask('revokeTransitCalendar', { by });
    const forged = `0b4c7a52-6a3b-4a64-8f7b-111111111111.${'A'.repeat(43)}`;
    await ask('stopReminder', { by, at: { token: forged }, status: 400 });

    await ask('listPlans', { by });
    const checkout = await ask('createCheckout', { by, body: { plan: 'monthly' } });
    await stripe.pay(checkout.url);
    await until(async () => (await ask('getSubscription', { by })).subscribed, 'it is known');
    await ask('listInvoices', { by });
    await ask('openPortal', { by });

    await doWithoutCodes(email, PASSWORD);
    await by.signIn(email);
    const change = { current_password: PASSWORD, new_password: NEXT_PASSWORD };
    await ask('changePassword', { by, body: change });
    await by.signIn(email, NEXT_PASSWORD);
    await ask('forgotPassword', { by, body: { email } });
    const token = await tokenOf(email, /password/i);
    await ask('resetPassword', { by, body: { token, password: PASSWORD } });
    await by.signIn(email);
    const next = { email: 'emmy.noether@example.com', password: PASSWORD };
    await ask('changeAddress', { by, body: next });
    const moved = await tokenOf(next.email, /confirm/i);
    await ask('confirmAddress', { by, body: { token: moved } });
    await by.signIn(next.email);
    await ask('exportAccount', { by });
    await new Visitor(url).signIn(next.email);
    const { sessions } = await ask('listSessions', { by });
    const other = sessions.find((each: { is_current: boolean }) => !each.is_current);
    await ask('endSession', { by, at: { id: other.id } });
    await ask('endOtherSessions', { by, body: {} });
    await ask('signOut', { by, body: {} });
    await by.signIn(next.email);
    await ask('signOutEverywhere', { by, body: {} });
    const { body: session } = await by.signIn(next.email);
    await ask('deleteAccount', { by, body: { password: PASSWORD } });
    await until(async () => {
      const left = await site.world.query(
        `SELECT FROM readings.premium_members WHERE user_id = $1
         UNION ALL SELECT FROM content.premium_members WHERE user_id = $1
         UNION ALL SELECT FROM billing.subscriptions WHERE user_id = $1`,
        [session.user.id],
      );
      return left.length === 0;
    }, 'every service has erased its part');
  });

  it('and nothing was left out', () => {
    expect(Object.keys(routes).filter((name) => !asked.has(name))).toEqual([]);
  });
});
