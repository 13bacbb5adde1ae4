import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import { auth } from '@cosmic/contracts/account/auth';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Frequency } from '@cosmic/contracts/account/reminders';
import { until } from '@cosmic/platform/testing/until';
import { codeOf, makeTestBed, PASSWORD, type TestBed } from './make';
import { CHENNAI, reminderHelpers } from './reminders/helpers';
import { describeLetters } from './reminders/letters';
import { describeTimes } from './reminders/times';

const LONG = 120_000;

/** Letters of the morning, on real engines, with two replicas and a clock that tests put forward. */
describe('reminders', () => {
  let bed: TestBed;
  let workers: INestApplication[];

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start();
    workers = [bed.worker, await bed.startWorker()];
  }, LONG);
  // Each test has members of its own, and reads all that lies there.
  afterEach(async () => {
    const { outbox } = bed.world;
    for (const name of await readdir(outbox))
      if (name.endsWith('.eml')) await rm(join(outbox, name));
  });
  afterAll(() => bed.stop());

  const helpers = reminderHelpers(() => ({ bed, workers }));
  const { get, turn, change, confirmed, goTo, look, morningLetters } = helpers;

  it('are off until a member asks for them, and leave at seven by their own clock', async () => {
    const { actor } = await bed.member();

    expect(await get(actor)).toMatchObject({ frequency: 'off', zone: null, next_at: null });
    const daily = await turn(actor, 'daily', 'America/New_York');
    expect(daily).toMatchObject({ frequency: 'daily', zone: 'America/New_York' });
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    });
    expect(clock.format(new Date(daily.next_at!))).toBe('07:00');
    expect(await turn(actor, 'off')).toMatchObject({ frequency: 'off' });
    expect(await get(actor)).toMatchObject({ frequency: 'off', next_at: null });
  });

  it("are a member's own to turn, with a clock that exists", async () => {
    const { actor } = await bed.member();

    expect(await codeOf(turn({ kind: 'guest', id: actor.id }, 'daily'))).toBe(
      'authentication_required',
    );
    expect(await codeOf(turn(actor, 'daily', 'Mars/Olympus'))).toBe('invalid_input');
    expect(await codeOf(turn(actor, 'hourly' as Frequency))).toBe('invalid_input');
  });

  it(
    'leave by themselves once the morning has come',
    async () => {
      const { actor, email } = await confirmed();
      const { next_at } = await turn(actor, 'daily');
      goTo(next_at);

      const letter = await until(
        async () => (await morningLetters(email))[0],
        'the scheduler writes the letter',
        60_000,
      );

      expect(letter.subject).toMatch(/^Your day, \w+day \d+ \w+$/);
      expect((await get(actor)).next_at).toBe(
        new Date(Date.parse(next_at!) + 86_400_000).toISOString(),
      );
    },
    LONG,
  );

  it(
    'reach everybody once, however many look at the same time',
    async () => {
      const people = await Promise.all(Array.from({ length: 12 }, confirmed));
      // A morning that many share.
      await bed.world.query(
        `WITH made AS (
         INSERT INTO auth.accounts (id, email, password_hash, full_name, email_verified_at)
         SELECT gen_random_uuid(), 'crowd-' || n || '@example.com', '', 'Crowd', now()
         FROM generate_series(1, 120) AS n RETURNING id)
       INSERT INTO auth.reminders (user_id, rhythm, zone, next_at, sign)
       SELECT id, 'daily', 'Asia/Kolkata', $1, 'leo' FROM made`,
        [(await turn(people[0]!.actor, 'daily')).next_at],
      );
      for (const { actor } of people) await turn(actor, 'daily');
      goTo((await get(people[0]!.actor)).next_at);

      await Promise.all([look(), look(), look()]);
      await look();

      for (const { email } of people) expect(await morningLetters(email)).toHaveLength(1);
      const counts = await bed.world.query<{ letters: number; members: number }>(
        `SELECT count(*)::int AS letters, count(DISTINCT user_id)::int AS members
       FROM auth.reminder_letters JOIN auth.accounts ON id = user_id
       WHERE email LIKE 'crowd-%'`,
      );
      expect(counts).toEqual([{ letters: 120, members: 120 }]);
      expect(await bed.letters('crowd-77@example.com')).toHaveLength(1);
      await bed.world.query("DELETE FROM auth.accounts WHERE email LIKE 'crowd-%'");
    },
    LONG,
  );

  it('are not sent twice on a day that is turned off and on again', async () => {
    const { actor, email } = await confirmed();
    const { next_at } = await turn(actor, 'daily');
    goTo(next_at);
    await look();
    await turn(actor, 'off');
    await turn(actor, 'daily');
    await bed.world.query('UPDATE auth.reminders SET next_at = $2 WHERE user_id = $1', [
      actor.id,
      next_at,
    ]);

    await look();

    expect(await morningLetters(email)).toHaveLength(1);
  });

  it('go to confirmed addresses only', async () => {
    const { actor, email } = await bed.member();
    const { next_at } = await turn(actor, 'daily');
    goTo(next_at);

    await look();

    expect(await morningLetters(email)).toEqual([]);
    expect(Date.parse((await get(actor)).next_at!)).toBeGreaterThan(bed.now().getTime());
  });

  it('are not turned on for whoever has told neither birth date nor sign', async () => {
    const { actor, email } = await confirmed();

    expect(await codeOf(turn(actor, 'daily', 'Asia/Kolkata', { sign: null }))).toBe('sign_needed');
    expect(await get(actor)).toMatchObject({ frequency: 'off', zone: null });
    await change(actor, { birth_date: '1990-05-17' });
    goTo((await turn(actor, 'daily', 'Asia/Kolkata', { sign: null })).next_at);
    await change(actor, { birth_date: null });
    await look();

    expect(await morningLetters(email)).toEqual([]);
  });

  it('are told with everything else that is kept, and erased with the account', async () => {
    const { actor, email } = await confirmed();
    const dawn = { at: 'dawn', place: CHENNAI };
    goTo((await turn(actor, 'daily', 'Asia/Kolkata', dawn)).next_at);
    await look();
    await morningLetters(email);

    const { rows } = await bed.rpc.send(memberExportOf('auth'), null, { userId: actor.id });
    expect(rows['reminders']).toEqual([
      {
        ...{ rhythm: 'daily', zone: 'Asia/Kolkata', next_at: expect.any(String) },
        ...{ starts_at: 'dawn', place: CHENNAI, silent_days: [], language: 'en', sign: 'leo' },
      },
    ]);
    expect(rows['reminder_letters']).toEqual([
      { day: expect.any(String), rhythm: 'daily', written_at: expect.any(String) },
    ]);

    await bed.rpc.send(auth.deleteAccount, actor, { password: PASSWORD });
    for (const table of ['reminders', 'reminder_letters']) {
      const left = await bed.world.query(`SELECT FROM auth.${table} WHERE user_id = $1`, [
        actor.id,
      ]);
      expect(left).toEqual([]);
    }
    bed.pass(86_400);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
  });

  describeTimes(helpers);
  describeLetters(helpers);

  it(
    'outlive Redis, whatever it forgets, and keep nobody from signing in meanwhile',
    async () => {
      const { actor, email } = await confirmed();
      const { next_at } = await turn(actor, 'daily');
      await bed.world.redis.kill();
      goTo(next_at);

      expect((await bed.signIn(email)).session.user.id).toBe(actor.id);
      expect(await morningLetters(email)).toEqual([]);
      await bed.world.redis.start();
      const redis = new Redis(bed.world.redis.url);
      await redis.flushall();
      await redis.quit();

      await until(async () => (await morningLetters(email))[0], 'the letter is written', 60_000);
      expect(await morningLetters(email)).toHaveLength(1);
    },
    LONG,
  );
});
