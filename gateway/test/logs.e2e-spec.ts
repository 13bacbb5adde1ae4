import {
  SECRET_KEY,
  startStandIn,
  WEBHOOK_SECRET,
  type StandIn,
} from '@cosmic/billing/testing/stand-in';
import { lettersIn } from '@cosmic/migrate/testing/letters';
import { until } from '@cosmic/platform/testing/until';
import { Visitor } from './make';
import { ALL_PROCESSES, makeProcessGroup, type ProcessGroup } from './processes';

const CARD = '4242424242424242';

/** What no line may hold. Each stands for a kind of thing; none is found by chance. */
const CANARIES = {
  address: 'canary.of.an.address@example.com',
  otherAddress: 'canary.of.another.address@example.com',
  unknownAddress: 'canary.of.nobody@example.com',
  password: 'canary-of-a-password-at-noon',
  wrongPassword: 'canary-of-a-wrong-password',
  newPassword: 'canary-of-a-new-password-at-dawn',
  name: 'Canaria Ofaname',
  birthDate: '1987-11-23',
  birthTime: '03:47',
  birthPlace: 'Canary Wharf upon Test',
  friend: 'Canaria Ofafriend',
  friendsBirth: '1979-03-29',
  dream: 'a canary sang of copper lanterns under the sea',
  title: 'canary of a title',
  search: 'canary-of-a-search',
  notice: 'canary_of_a_webhook_body',
  stripeKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
  card: CARD,
  guestSecret: 'canary-that-signs-the-cookies-of-guests',
};

/** Of what a process has logged, the lines that say so. */
function linesOf(text: string, message: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line));
}

/**
 * A member's whole journey, its refusals included, through the build's own processes, each logging everything it ever would.
 */
describe('what all processes log of a journey', () => {
  let group: ProcessGroup;
  let stripe: StandIn;

  beforeAll(async () => {
    group = await makeProcessGroup();
    const { url } = group;
    stripe = await startStandIn(`${url}/api/billing/webhook`, url);
    for (const name of ALL_PROCESSES) {
      group.start(name, {
        ...(name.startsWith('billing') && stripe.environment),
        ...(name === 'gateway' && { GUEST_COOKIE_SECRET: CANARIES.guestSecret }),
        LOG_LEVEL: 'trace',
      });
    }
    await group.ready();
  }, 200_000);
  afterAll(async () => {
    await group.stop();
    await stripe.stop();
  });

  it('holds nothing that a member, a browser or a provider told in confidence', async () => {
    const { url, world, logged } = group;
    const secrets = new Set<string>(Object.values(CANARIES));
    const told = (visitor: Visitor) => {
      if (visitor.token) secrets.add(visitor.token);
      for (const { value } of visitor.cookies.values()) secrets.add(decodeURIComponent(value));
    };
    const member = new Visitor(url);
    await member.call('GET', '/here.js');
    told(member);

    await member.signUp(CANARIES.address, 'short', CANARIES.name);
    await member.signUp(CANARIES.address, CANARIES.password, CANARIES.name);
    await member.signUp(CANARIES.address, CANARIES.password, CANARIES.name);
    await member.signIn(CANARIES.address, CANARIES.wrongPassword);
    await member.signIn(CANARIES.unknownAddress, CANARIES.wrongPassword);
    expect((await member.signIn(CANARIES.address, CANARIES.password)).status).toBe(200);
    told(member);
    await member.refresh();
    told(member);

    const birth_place = {
      name: CANARIES.birthPlace,
      latitude: 51.5054,
      longitude: -0.0235,
      zone: 'Europe/London',
    };
    await member.call('PATCH', '/api/profile', {
      birth_date: CANARIES.birthDate,
      birth_time: CANARIES.birthTime,
    });
    await member.call('PATCH', '/api/profile', { birth_place });
    await member.call('PATCH', '/api/profile', { full_name: `${CANARIES.name}\0`, birth_place: 7 });

    const asked = { asked_by: CANARIES.name, name: CANARIES.friend, relation: 'friend' };
    const { token } = (await member.call('POST', '/api/invitations', asked)).body;
    secrets.add(token);
    const friend = new Visitor(url);
    const birth = { name: CANARIES.friend, birth_date: CANARIES.friendsBirth, birth_place };
    for (const path of [`/with/${token}`, `/with/${token}/`, `/hi/with/${token}/more`]) {
      await friend.call('GET', path);
    }
    await friend.call('GET', `/api/with/${token}`);
    await friend.call('POST', `/api/with/${token}`, {
      ...birth,
      birth_time: CANARIES.birthTime + '\0',
    });
    expect((await friend.call('POST', `/api/with/${token}`, birth)).status).toBe(201);
    await friend.call('POST', `/api/with/${token}`, birth);
    expect((await friend.call('DELETE', `/api/with/${token}`)).status).toBe(200);
    await friend.call('GET', `/api/with/${token}`);

    const checkout = await member.call('POST', '/api/billing/checkout', { plan: 'monthly' });
    await stripe.pay(checkout.body.url, '4000000000000002');
    await stripe.pay(checkout.body.url, CARD);
    await until(
      async () => (await member.call('GET', '/api/subscription')).body.subscribed,
      'the member subscribes',
      20_000,
    );
    const dream = { toolType: 'dream-analyzer', params: { dream: CANARIES.dream, sign: 'leo' } };
    await member.generate({ ...dream, params: { ...dream.params, [CANARIES.dream]: 1 } });
    const { body: accepted, headers } = await until(async () => {
      const answer = await member.generate(dream);
      return answer.status === 202 && answer;
    }, 'a dream is taken in');
    const reading = await until(async () => {
      const { body } = await member.call('GET', `/api/generations/${accepted.id}`);
      return body.status === 'completed' && body;
    }, 'a reading is written');
    secrets.add(reading.content.slice(0, 60));
    const kept = { readingType: 'dreamAnalysis', title: CANARIES.title };
    await member.call('POST', '/api/readings', { ...kept, content: reading.content });
    await member.call('POST', '/api/readings', {
      ...kept,
      readingType: 'x',
      content: CANARIES.dream,
    });
    await member.call('GET', `/api/readings?q=${CANARIES.search}`);

    const post = (body: string, signature: string) =>
      fetch(`${url}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
    await post(`{"id":"evt_${CANARIES.notice}","type":"invoice.paid"}`, 't=1,v1=00');
    await post(`{"${CANARIES.notice}"`, 'nonsense');

    await member.call('POST', '/api/auth/address', {
      email: CANARIES.otherAddress,
      password: CANARIES.password,
    });
    await member.call('POST', '/api/auth/password', {
      current_password: CANARIES.wrongPassword,
      new_password: CANARIES.newPassword,
    });
    await member.call('POST', '/api/auth/password/forgotten', { email: CANARIES.address });
    const letters = await until(async () => {
      const all = await lettersIn(world.outbox);
      return all.filter(({ token }) => token).length >= 3 && all;
    }, 'the letters with links are sent');
    for (const { token } of letters) if (token) secrets.add(token);
    const reset = letters.filter(({ to, token }) => token && to === CANARIES.address).at(-1)!;
    await member.call('POST', '/api/auth/password/reset', {
      token: reset.token,
      password: CANARIES.newPassword,
    });
    await member.signIn(CANARIES.address, CANARIES.newPassword);
    told(member);
    expect((await member.call('GET', '/api/auth/export')).status).toBe(200);
    await stripe.kill();
    await member.call('DELETE', '/api/auth/account', { password: CANARIES.newPassword });
    await stripe.start();
    await until(
      async () =>
        (await member.call('DELETE', '/api/auth/account', { password: CANARIES.newPassword }))
          .status === 200,
      'the account is deleted',
    );

    expect([...logged.keys()].sort()).toEqual([...ALL_PROCESSES].sort());
    expect(logged.get('gateway')).toContain('"route":"/api/auth/sign-in"');
    expect(logged.get('auth')).toContain('so nothing is deleted');
    const written = await until(() => {
      const lines = linesOf(logged.get('readings-worker')!, 'a reading is completed');
      return lines.length > 0 && lines;
    }, 'the worker says that it has written the reading');
    expect(written.map(({ id, toolType, trace }) => [id, toolType, trace])).toEqual([
      [accepted.id, dream.toolType, headers.get('x-request-id')],
    ]);
    expect(linesOf(logged.get('gateway')!, 'answered').map(({ trace }) => trace)).toContain(
      headers.get('x-request-id'),
    );
    const found = [...logged].flatMap(([name, text]) =>
      [...secrets].filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`),
    );
    expect(found).toEqual([]);
    expect(secrets.size).toBeGreaterThan(Object.keys(CANARIES).length + 8);
    for (const text of logged.values()) expect(text).not.toMatch(/\$argon2id|PRIVATE KEY|whsec_/);
  }, 240_000);
});
