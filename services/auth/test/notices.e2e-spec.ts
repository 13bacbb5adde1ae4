import { createHash } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { auth } from '@cosmic/contracts/account/auth';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { notices, type NoticesBody } from '@cosmic/contracts/account/notices';
import { profile } from '@cosmic/contracts/account/profile';
import { reminders } from '@cosmic/contracts/account/reminders';
import { DueNotices } from '@cosmic/auth/notices/due-notices';
import { LEASE_SECONDS } from '@cosmic/auth/notices/notices.repository';
import { DueReminders } from '@cosmic/auth/reminders/due-reminders';
import { civilDate } from '@cosmic/sky/places/zone';
import { dayOf } from '@cosmic/tools/day/day';
import { until } from '@cosmic/platform/testing/until';
import { codeOf, makeTestBed, PASSWORD, type TestBed } from './make';
import { startPushService, type Browser, type PushService } from './push-service';

const ZONE = 'Asia/Kolkata';
const LONG = 120_000;

/** The day by web push: a browser's side and its push service are real in all but their address. */
describe('notices', () => {
  let bed: TestBed;
  let service: PushService;
  let worker: INestApplication;
  let publicKey: string;

  beforeAll(async () => {
    service = await startPushService();
    bed = await makeTestBed({ PUSH_SERVICES: service.url });
    worker = await bed.startWorker();
    const { actor } = await bed.member();
    publicKey = (await bed.rpc.send(notices.get, actor, {})).public_key;
  }, LONG);
  afterAll(async () => {
    await bed.stop();
    await service.stop();
  });

  const start = (actor: Actor, { subscription }: Browser, more: Partial<NoticesBody> = {}) =>
    bed.rpc.send(notices.start, actor, {
      ...{ subscription, zone: ZONE, language: 'en', sign: 'leo' },
      ...more,
    });
  const deviceOf = ({ subscription }: Browser) =>
    createHash('sha256').update(subscription.endpoint).digest('base64url');
  const pathOf = ({ subscription }: Browser) => new URL(subscription.endpoint).pathname;
  const takenBy = (browser: Browser) =>
    service.taken.filter(({ path }) => path === pathOf(browser));
  const nextAt = async ({ id }: Actor): Promise<Date | null> => {
    const rows = await bed.world.query<{ next_at: Date | null }>(
      'SELECT next_at FROM auth.reminders WHERE user_id = $1',
      [id],
    );
    return rows[0]!.next_at;
  };
  const goTo = (at: Date) => bed.pass((at.getTime() - bed.now().getTime()) / 1_000);
  /** What is due now is written down and tried, by this call or by a turn of either worker. */
  const look = async () => {
    await worker.get(DueReminders).run();
    await worker.get(DueNotices).run();
    await until(async () => {
      const open = await bed.world.query(
        `SELECT FROM auth.reminders WHERE next_at <= $1
         UNION ALL
         SELECT FROM auth.notices WHERE done_at IS NULL
           AND (due_at <= $1 OR due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds')`,
        [bed.now()],
      );
      return open.length === 0;
    }, 'no notice is under way');
  };

  it('tell a device the day of its member once a morning, in the words of Today', async () => {
    const { actor } = await bed.member();
    const birth_place = { name: 'Chennai', latitude: 13.088, longitude: 80.278, zone: ZONE };
    await bed.rpc.send(profile.change, actor, {
      ...{ birth_date: '1990-05-17', birth_time: '07:45', birth_place },
    });
    const browser = service.browser(publicKey);
    expect(await start(actor, browser, { sign: null })).toEqual({
      ...{ public_key: publicKey, is_on: true, devices: 1 },
    });
    const at = (await nextAt(actor))!;
    goTo(at);
    await Promise.all([look(), look()]);
    await look();

    const date = civilDate(ZONE, at);
    const day = dayOf(
      {
        kind: 'person',
        reader: actor.id,
        birth: { dob: '1990-05-17', time: '07:45', place: birth_place },
      },
      { date, zone: ZONE, language: 'en' },
    );
    const [told, ...more] = takenBy(browser);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      notice: {
        title: day.headline,
        body: `${day.transit.title}, ${day.transit.window.untilWords}. ${day.transit.meaning}`,
        ...{ language: 'en', tag: 'day', path: '/today' },
      },
      ...{ ttl: '43200', topic: 'day' },
      claims: { aud: service.url, sub: expect.stringMatching(/^(mailto|https):/) },
    });
    const seconds = told!.claims.exp - Date.now() / 1_000;
    expect(seconds > 0 && seconds <= 86_400).toBe(true);

    goTo((await nextAt(actor))!);
    await look();
    expect(takenBy(browser)).toHaveLength(2);
  });

  it('leave silent days out, and letters as they are', async () => {
    const { actor } = await bed.member();
    const browser = service.browser(publicKey);
    await start(actor, browser);
    expect((await bed.rpc.send(reminders.get, actor, {})).next_at).toBeNull();
    const tomorrow = (await nextAt(actor))!;
    await bed.rpc.send(reminders.change, actor, {
      ...{ frequency: 'off', zone: ZONE, at: '07:00', place: null, language: 'en', sign: 'leo' },
      silent_days: [new Date(`${civilDate(ZONE, tomorrow)}T12:00:00Z`).getUTCDay()],
    });

    goTo(tomorrow);
    await look();
    expect(takenBy(browser)).toEqual([]);
    expect((await nextAt(actor))!.getTime()).toBe(tomorrow.getTime() + 86_400_000);
    goTo((await nextAt(actor))!);
    await look();
    expect(takenBy(browser)).toHaveLength(1);
  });

  it('go to every device in its language, and no more to one whose subscription ended', async () => {
    const { actor } = await bed.member();
    const [one, other] = [service.browser(publicKey), service.browser(publicKey)];
    await start(actor, one);
    await start(actor, other, { language: 'hi' });
    service.refuse.set(pathOf(one), 410);
    goTo((await nextAt(actor))!);
    await look();

    expect(takenBy(other)).toHaveLength(1);
    const state = { public_key: publicKey, devices: 1 };
    expect(await bed.rpc.send(notices.get, actor, { device: deviceOf(one) })).toEqual({
      ...{ ...state, is_on: false },
    });
    service.refuse.set(pathOf(other), 404);
    goTo((await nextAt(actor))!);
    await look();
    expect(await bed.rpc.send(notices.get, actor, {})).toMatchObject({ devices: 0 });
    expect(await nextAt(actor)).toBeNull();
  });

  it('are sent again where a push service is away, to nobody twice', async () => {
    const { actor } = await bed.member();
    const [one, other] = [service.browser(publicKey), service.browser(publicKey)];
    await start(actor, one);
    await start(actor, other);
    service.refuse.set(pathOf(one), 503);
    goTo((await nextAt(actor))!);
    await look();
    expect([takenBy(one).length, takenBy(other).length]).toEqual([0, 1]);

    service.refuse.delete(pathOf(one));
    bed.pass(31);
    await look();

    expect([takenBy(one).length, takenBy(other).length]).toEqual([1, 1]);
  });

  it('are given up with the morning', async () => {
    const { actor } = await bed.member();
    const browser = service.browser(publicKey);
    await start(actor, browser);
    service.refuse.set(pathOf(browser), 500);
    goTo((await nextAt(actor))!);
    await look();
    service.refuse.delete(pathOf(browser));
    bed.pass(4 * 3_600 + 1);
    await look();

    expect(takenBy(browser)).toEqual([]);
  });

  it('end with a tap, and with another member on the same device', async () => {
    const [{ actor }, { actor: next }] = [await bed.member(), await bed.member()];
    const browser = service.browser(publicKey);
    await start(actor, browser);
    await start(next, browser);
    const device = deviceOf(browser);
    expect(await bed.rpc.send(notices.get, actor, { device })).toMatchObject({ is_on: false });
    // Another member's tap ends nothing.
    await bed.rpc.send(notices.stop, actor, { device });
    expect(await bed.rpc.send(notices.get, next, { device })).toMatchObject({ is_on: true });

    await bed.rpc.send(notices.stop, next, { device });
    expect(await bed.rpc.send(notices.stop, next, { device })).toMatchObject({ is_on: false });
    expect(await nextAt(next)).toBeNull();
  });

  it('are sent to push services alone, for members whose day is known', async () => {
    const { actor } = await bed.member();
    const browser = service.browser(publicKey);
    const elsewhere = (endpoint: string): Browser => {
      return { ...browser, subscription: { ...browser.subscription, endpoint } };
    };
    for (const endpoint of [
      'http://127.0.0.1:1/',
      'http://169.254.169.254/latest',
      `${service.url.replace('//', '//user@')}/x`,
      'https://fcm.googleapis.com.evil.example/x',
    ]) {
      expect([endpoint, await codeOf(start(actor, elsewhere(endpoint)))]).toEqual([
        endpoint,
        'invalid_input',
      ]);
    }
    expect(await codeOf(start(actor, browser, { sign: null }))).toBe('sign_needed');
    expect(await codeOf(start({ kind: 'guest', id: actor.id }, browser))).toBe(
      'authentication_required',
    );
    expect(await bed.rpc.send(notices.get, actor, {})).toMatchObject({ devices: 0 });
  });

  it('are kept sealed, told without what allows sending, and erased with the account', async () => {
    const { actor } = await bed.member();
    const browser = service.browser(publicKey);
    await start(actor, browser);
    goTo((await nextAt(actor))!);
    await look();
    const [row] = await bed.world.query(
      'SELECT * FROM auth.push_subscriptions WHERE user_id = $1',
      [actor.id],
    );
    const { endpoint, keys } = browser.subscription;
    const { rows } = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });
    for (const kept of [JSON.stringify(row), JSON.stringify(rows)]) {
      for (const secret of [pathOf(browser), endpoint, keys.auth, keys.p256dh]) {
        expect(kept).not.toContain(secret);
      }
    }
    expect(rows['push_subscriptions']).toEqual([
      { language: 'en', created_at: expect.any(String), told_on: expect.any(String) },
    ]);
    expect(rows['notices']).toHaveLength(1);

    await bed.rpc.send(auth.deleteAccount, actor, { password: PASSWORD });

    for (const table of ['push_subscriptions', 'notices', 'reminders']) {
      expect(
        await bed.world.query(`SELECT FROM auth.${table} WHERE user_id = $1`, [actor.id]),
      ).toEqual([]);
    }
  });
});
