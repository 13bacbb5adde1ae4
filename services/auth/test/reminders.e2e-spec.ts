import type { INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import { auth } from '@cosmic/contracts/auth';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { profile, type ProfileChange } from '@cosmic/contracts/profile';
import type { Place } from '@cosmic/contracts/places';
import { reminders, type Frequency, type ReminderChange } from '@cosmic/contracts/reminders';
import type { SentLetter } from '@cosmic/migrate/testing/letters';
import { until } from '@cosmic/platform/testing/until';
import { dayOf } from '@cosmic/tools/day/day';
import { DueReminders } from '@cosmic/auth/reminders/due-reminders';
import { codeOf, makeTestBed, PASSWORD, type TestBed } from './make';

const LONG = 120_000;

const CHENNAI: Place = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.08,
  longitude: 80.27,
  zone: 'Asia/Kolkata',
};
const CHOSEN = {
  at: '07:00',
  place: null,
  silent_days: [],
  language: 'en',
  sign: 'leo',
} satisfies Partial<ReminderChange>;

/** Letters of the morning, on real engines, with two replicas and a clock that tests put forward. */
describe('reminders', () => {
  let bed: TestBed;
  let other: INestApplication;
  let first: INestApplication;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start();
    [first, other] = [await bed.startWorker(), await bed.startWorker()];
  }, LONG);
  afterAll(() => bed.stop());

  const get = (actor: Actor) => bed.rpc.send(reminders.get, actor, {});
  const turn = (
    actor: Actor,
    frequency: Frequency,
    zone = 'Asia/Kolkata',
    more: Partial<ReminderChange> = {},
  ) => bed.rpc.send(reminders.change, actor, { ...CHOSEN, frequency, zone, ...more });
  const change = (actor: Actor, data: ProfileChange) => bed.rpc.send(profile.change, actor, data);
  const confirmed = async () => {
    const member = await bed.member();
    await bed.world.query('UPDATE auth.accounts SET email_verified_at = now() WHERE id = $1', [
      member.actor.id,
    ]);
    return member;
  };
  const goTo = (instant: string | null, later = 0) =>
    bed.pass((Date.parse(instant!) - bed.now().getTime()) / 1_000 + later);
  /** One look of both replicas at once, as the queue would have each take one. */
  const look = async () => {
    await Promise.all([first, other].map((app) => app.get(DueReminders).run()));
    // What a job of their own scheduler held meanwhile, that job sees to.
    await until(async () => (await due()).length === 0, 'all that is due is seen to');
  };
  const due = () => bed.world.query('SELECT FROM auth.reminders WHERE next_at <= $1', [bed.now()]);
  const morningLetters = async (email: string): Promise<SentLetter[]> =>
    (await bed.letters(email)).filter(({ subject }) => /^Your (day|week)/.test(subject));

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

  it('are left out rather than sent at noon', async () => {
    const { actor, email } = await confirmed();
    const { next_at } = await turn(actor, 'daily');
    goTo(next_at, 5 * 3_600);
    await look();
    expect(await morningLetters(email)).toEqual([]);

    goTo((await get(actor)).next_at);
    await look();

    expect(await morningLetters(email)).toHaveLength(1);
  });

  it('of a week leave on Mondays alone', async () => {
    const { actor, email } = await confirmed();
    const { next_at } = await turn(actor, 'weekly', 'Europe/Berlin');
    expect(new Date(next_at!).getUTCDay()).toBe(1);
    goTo(next_at);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
    for (let day = 0; day < 6; day += 1) {
      bed.pass(86_400);
      await look();
    }
    const letters = await morningLetters(email);

    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your week from Monday \d+ \w+$/),
    ]);
    bed.pass(86_400);
    await look();
    expect(await morningLetters(email)).toHaveLength(2);
  });

  it('stay at seven when the clocks change', async () => {
    const { actor, email } = await confirmed();
    // The clocks of Berlin go forward on the last Sunday of March.
    const year = bed.now().getUTCFullYear() + 1;
    const april = new Date(Date.UTC(year, 3, 1));
    const sunday = new Date(
      april.getTime() - ((april.getUTCDay() + 6) % 7) * 86_400_000 - 86_400_000,
    );
    const day = (offset: number) =>
      new Date(sunday.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    goTo(`${day(-2)}T12:00:00Z`);
    const { next_at } = await turn(actor, 'daily', 'Europe/Berlin');
    expect(next_at).toBe(`${day(-1)}T06:00:00.000Z`);
    goTo(next_at);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
    expect((await get(actor)).next_at).toBe(`${day(0)}T05:00:00.000Z`);

    goTo(`${day(0)}T04:59:59Z`);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
    goTo(`${day(0)}T05:00:00Z`);
    await look();
    expect(await morningLetters(email)).toHaveLength(2);
  });

  it('carry the way out that mail programs and people need, and nothing more after it', async () => {
    const { actor, email } = await confirmed();
    goTo((await turn(actor, 'daily')).next_at);
    await look();
    const [letter] = await morningLetters(email);
    // Long headers are folded.
    const raw = letter!.raw.replace(/\n[ \t]+/g, ' ');
    const url = /^List-Unsubscribe: <(.*)>$/m.exec(raw)![1]!;
    const token = url.slice(url.lastIndexOf('/') + 1);

    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(new URL(url).pathname).toBe(`/api/reminders/stop/${token}`);
    expect(raw).toContain(`/login/reminders#token=${token}`);

    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const stop = (shown: string) => bed.rpc.send(reminders.stop, null, { token: shown });
    expect(await codeOf(stop(forged))).toBe('link_invalid');
    expect(await codeOf(stop(crypto.randomUUID() + token.slice(36)))).toBe('link_invalid');
    expect((await get(actor)).frequency).toBe('daily');

    expect(await codeOf(stop(token))).toBe('accepted');
    expect(await codeOf(stop(token))).toBe('accepted');
    expect((await get(actor)).frequency).toBe('off');
    bed.pass(86_400);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
  });

  const own = (email: string) => email;
  it.each([
    ['late the same morning', { frequency: 'daily', to: own, hours: 11, isSent: true }],
    ['when their day is over', { frequency: 'daily', to: own, hours: 13, isSent: false }],
    ['turned off meanwhile', { frequency: 'off', to: own, hours: 0, isSent: false }],
    [
      'to an address given up meanwhile',
      { frequency: 'daily', to: () => 'elsewhere@example.com', hours: 0, isSent: false },
    ],
  ] as const)(
    'are looked at once more as they leave: %s',
    async (_when, { frequency, to, hours, isSent }) => {
      const { actor, email } = await confirmed();
      await turn(actor, frequency);
      await bed.world.query(
        `INSERT INTO auth.mails (id, kind, email, user_id, trace, created_at, due_at)
         VALUES (gen_random_uuid(), 'reminder', $1, $2, 'trace-of-test',
                 $3::timestamptz - make_interval(hours => $4), $3)`,
        [to(email), actor.id, bed.now(), hours],
      );

      const sent = [...(await morningLetters(email)), ...(await morningLetters(to(email)))];
      expect(sent.length > 0).toBe(isSent);
    },
  );

  it('let a letter pass that somebody waits for', async () => {
    const { email } = await confirmed();
    // Nobody's: they are dropped as they leave, one after the other.
    await bed.world.query(
      `INSERT INTO auth.mails (id, kind, email, user_id, trace, created_at, due_at)
       SELECT gen_random_uuid(), 'reminder', 'crowd@example.com', NULL, 'trace-of-test', $1, $1
       FROM generate_series(1, 5000)`,
      [bed.now()],
    );
    await bed.rpc.send(auth.forgotPassword, null, { email, address: '' });

    await bed.letter(email, /new password/);

    const waiting = await bed.world.query("SELECT FROM auth.mails WHERE kind = 'reminder'");
    expect(waiting.length).toBeGreaterThan(0);
    await bed.world.query("DELETE FROM auth.mails WHERE kind = 'reminder'");
  });

  it("tell the member's own day, of the chart that the profile has by then", async () => {
    const { actor, email } = await confirmed();
    await turn(actor, 'daily');
    const born = { birth_date: '1990-05-17', birth_time: '07:45', birth_place: CHENNAI };
    await change(actor, born);
    const { next_at } = await get(actor);
    goTo(next_at);
    await look();
    const [letter] = await morningLetters(email);

    const { headline, transit, basis } = dayOf(
      {
        kind: 'person',
        reader: actor.id,
        birth: { dob: born.birth_date, time: born.birth_time, place: CHENNAI },
      },
      { date: next_at!.slice(0, 10), zone: CHENNAI.zone, language: 'en' },
    );
    expect(basis).toBe('chart');
    for (const line of [headline, transit.title, transit.meaning]) {
      expect(letter!.raw).toContain(line);
    }
    expect(letter!.raw).not.toMatch(/1990|07:45|Chennai/);
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

  it('begin at the dawn of the reader’s place, which is kept sealed', async () => {
    const { actor, email } = await confirmed();
    const dawn = { at: 'dawn', place: CHENNAI };

    expect(await codeOf(turn(actor, 'daily', 'Asia/Kolkata', { at: 'dawn' }))).toBe(
      'invalid_input',
    );
    expect(await codeOf(turn(actor, 'daily', 'Asia/Kolkata', { at: '25:00' }))).toBe(
      'invalid_input',
    );
    const kept = await turn(actor, 'daily', 'Europe/Lisbon', dawn);
    expect(kept).toMatchObject({ ...dawn, zone: 'Asia/Kolkata' });
    expect(await get(actor)).toEqual(kept);
    const [row] = await bed.world.query('SELECT * FROM auth.reminders WHERE user_id = $1', [
      actor.id,
    ]);
    expect(row).toMatchObject({ sealed_place: expect.stringMatching(/^sealed:/) });
    expect(JSON.stringify(row)).not.toMatch(/Chennai|13\.08/);

    goTo(kept.next_at);
    await look();
    expect(await morningLetters(email)).toHaveLength(1);
  });

  it('keep silent on the days that were chosen, and speak the language that was', async () => {
    const { actor, email } = await confirmed();
    const today = bed.now().getUTCDay();
    const silent_days = [(today + 1) % 7, (today + 2) % 7];
    const { next_at } = await turn(actor, 'daily', 'UTC', { silent_days, language: 'hi' });
    expect(silent_days).not.toContain(new Date(next_at!).getUTCDay());
    expect(await codeOf(turn(actor, 'daily', 'UTC', { silent_days: [0, 1, 2, 3, 4, 5, 6] }))).toBe(
      'invalid_input',
    );

    goTo(next_at);
    await look();

    const letter = await PostalMime.parse((await bed.letters(email)).at(-1)!.message);
    expect(letter.subject).toMatch(/^आपका दिन, /);
    expect(letter.text).toContain('मेरा दिन खोलें');
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
