import type { RunningSite } from '@cosmic/migrate/testing/site';
import { nextMorning } from '@cosmic/auth/reminders/morning.rules';
import { exactly } from '@cosmic/platform/testing/figures';
import { repeat, Guest } from '../caller';
import type { Scenario } from '../scenario';

/** Moments around which days, months and clocks change, each as the last second before. */
const NIGHTS = {
  'an ordinary midnight': '2027-05-11T23:59:59Z',
  'into a leap day': '2028-02-28T23:59:59Z',
  'out of a leap day': '2028-02-29T23:59:59Z',
  'a year without one': '2027-02-28T23:59:59Z',
  'the turn of the year': '2027-12-31T23:59:59Z',
  'clocks go on in Europe': '2027-03-27T23:59:59Z',
  'clocks go back in Europe': '2027-10-30T23:59:59Z',
  'clocks go on in America': '2027-03-13T23:59:59Z',
  'clocks go back in America': '2027-11-06T23:59:59Z',
};

/** Hours away from the night at which the clocks of a place change: no day ends there. */
const NO_NIGHTS = {
  'clocks go on in London, 01:00 UTC': '2027-03-28T00:59:59Z',
  'clocks go back in London, 01:00 UTC': '2027-10-31T00:59:59Z',
  'midnight in St. Johns': '2027-05-12T02:29:59Z',
  'midnight in Kiritimati': '2027-05-11T09:59:59Z',
};

const LIMIT = 3;
const PRESSES = 6;
/** Machines far from UTC: nothing may go by their clocks. */
const ELSEWHERE = {
  readings: { TZ: 'America/St_Johns' },
  'readings-worker': { TZ: 'Pacific/Kiritimati' },
  gateway: { TZ: 'Pacific/Kiritimati' },
};
const CLOCKS_CHANGE = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
];

export const clock: Scenario = {
  name: 'clock',
  fault: 'The clock passes a UTC midnight, a leap day, changes to and from summer time',
  promise: 'Daily limits are reset once, at the UTC midnight, wherever the machine stands',

  async run(start) {
    const site = await start({ otherwise: ELSEWHERE });
    const setClock = await ownClock(site);
    const wrong: string[] = [];
    let passed = 0;
    const taken = async (guest: Guest) => {
      const answers = await repeat(PRESSES, PRESSES, () => guest.generate());
      return answers.filter(({ status }) => status === 202).length;
    };
    const pass = async (what: string, second: string, resets: boolean) => {
      const at = Date.parse(second);
      const guest = new Guest(() => site.url);
      await setClock(at);
      await guest.generate(); // makes the guest known
      const before = 1 + (await taken(guest));
      await setClock(at + 1_000);
      const after = await taken(guest);
      const again = await taken(guest);
      await setClock(at);
      const back = await taken(guest);
      const found = [before, after, again, back].join(', ');
      const right = [LIMIT, resets ? LIMIT : 0, 0, 0].join(', ');
      if (found !== right) wrong.push(`${what}: ${found} instead of ${right}`);
      passed += 1;
    };
    for (const [what, second] of Object.entries(NIGHTS)) await pass(what, second, true);
    for (const [what, second] of Object.entries(NO_NIGHTS)) await pass(what, second, false);
    return [
      exactly('moments passed', passed, Object.keys({ ...NIGHTS, ...NO_NIGHTS }).length),
      exactly('reset otherwise than once', wrong.join('; ') || 'none', 'none'),
      exactly('mornings of a year with other than one letter', lettersOtherThanDaily(), 0),
    ];
  },
};

/**
 * Gives the readings service a clock of its own: its role finds a `now()` in its schema before
 * PostgreSQL's. The daily limit goes by the database's clock alone.
 */
async function ownClock(site: RunningSite): Promise<(at: number | null) => Promise<void>> {
  const { world } = site;
  const { username: role, pathname } = new URL(world.environment('readings')['DATABASE_URL']!);
  const database = pathname.slice(1);
  await world.query(
    `CREATE TABLE readings.clock (at timestamptz);
     INSERT INTO readings.clock VALUES (NULL);
     GRANT SELECT ON readings.clock TO ${role};
     CREATE FUNCTION readings.now() RETURNS timestamptz STABLE LANGUAGE sql AS
       'SELECT coalesce((SELECT at FROM readings.clock), pg_catalog.now())';
     ALTER ROLE ${role} IN DATABASE ${database} SET search_path = readings, pg_catalog`,
  );
  await countAnyDay(site);
  // The search path is read when a connection is made.
  await world.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [
    role,
  ]);
  return async (at) => {
    await world.query('UPDATE readings.clock SET at = $1', [at === null ? null : new Date(at)]);
  };
}

/** Puts one part in place of the months of daily counts, which are made ahead by PostgreSQL's own clock. */
async function countAnyDay({ world }: RunningSite): Promise<void> {
  await world.query(
    `DO $$ DECLARE part regclass; BEGIN
       FOR part IN SELECT inhrelid FROM pg_inherits
                   WHERE inhparent = 'readings.user_access_logs'::regclass LOOP
         EXECUTE format('DROP TABLE %s', part);
       END LOOP;
       CREATE TABLE readings.counts_of_any_day PARTITION OF readings.user_access_logs
         FOR VALUES FROM (MINVALUE) TO ('9999-01-01');
     END $$`,
  );
}

/** Somebody who is written to each morning at seven. */
const DAILY = {
  rhythm: 'daily',
  isPushed: false,
  at: '07:00',
  place: null,
  silentDays: [],
} as const;

/** How many days of 2027 get no letter, or more than one, where the clocks change. */
function lettersOtherThanDaily(): number {
  return CLOCKS_CHANGE.map((zone) => {
    const mornings = new Map<string, number>();
    let at = new Date('2026-12-31T12:00:00Z');
    while (at < new Date('2027-12-31T12:00:00Z')) {
      at = nextMorning({ ...DAILY, zone }, at)!;
      const day = at.toLocaleDateString('en-CA', { timeZone: zone });
      mornings.set(day, (mornings.get(day) ?? 0) + 1);
    }
    const once = [...mornings].filter(([day, count]) => day.startsWith('2027') && count === 1);
    return 365 - once.length;
  }).reduce((sum, wrong) => sum + wrong, 0);
}
