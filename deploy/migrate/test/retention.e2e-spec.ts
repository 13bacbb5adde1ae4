import { OVER } from '@cosmic/auth/housekeeping/housekeeping.repository';
import { MEMBER_TABLES as auth } from '@cosmic/auth/members/member-tables';
import { MEMBER_TABLES as billing } from '@cosmic/billing/members/member-tables';
import { MEMBER_TABLES as content } from '@cosmic/content/members/member-tables';
import { RETENTION as contentRules } from '@cosmic/content/retention/rules';
import { KEEPERS, type Keeper } from '@cosmic/contracts/member';
import type { MemberDeclarations } from '@cosmic/platform/members/member-table';
import { PROCESSED_EVENTS } from '@cosmic/platform/retention/retention-rule';
import { MEMBER_TABLES as readings } from '@cosmic/readings/members/member-tables';
import { RETENTION as readingsRules } from '@cosmic/readings/retention/rules';
import { MEMBER_TABLES as usage } from '@cosmic/usage/members/member-tables';
import { RETENTION as usageRules } from '@cosmic/usage/retention/rules';
import { startWorld, type World } from '../src/testing/world';

const MEMBERS: Readonly<Record<Keeper, MemberDeclarations>> = {
  auth,
  billing,
  content,
  readings,
  usage,
};
/** Tables whose rows go when they are old enough. */
const AGEING: Readonly<Record<Keeper, readonly string[]>> = {
  auth: [PROCESSED_EVENTS.table, ...Object.keys(OVER)],
  billing: [PROCESSED_EVENTS.table],
  content: contentRules.map(({ table }) => table),
  readings: readingsRules.map(({ table }) => table),
  usage: usageRules.map(({ table }) => table),
};
/** Tables of which nothing goes by age, and why they don't grow for ever. */
const STAYING: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    KEEPERS.flatMap((service) => [
      [`${service}.outbox`, 'a row goes once the stream has it'],
      [`${service}.forgotten_members`, 'a row goes after eight days, with the next erasure'],
      [`${service}.plan_limits`, 'one row a plan'],
      [`${service}.rate_limits`, 'a row goes with its window, by the next one'],
    ]),
  ),
  'auth.signing_keys': 'as many as are in use',
  'billing.plans': 'one row a plan',
  'billing.reconciliations': 'one row a night',
  'billing.webhook_events': 'a row goes when Stripe repeats it no more',
  'readings.draw_commitments': 'a row goes after a few hours, by the next promise',
  'readings.shared_texts': 'a row goes after a few days, with the next text',
  'content.blog_posts': 'what is published stays',
  'content.post_covers': 'go with their post',
  'content.post_likes': 'go with their post; they are its count',
  'content.search_words': 'the words of what is published',
  'content.seeded_articles': 'one row an article that comes with the product',
  'content.daily_horoscopes': 'one row a day',
  'usage.daily_figures': 'counts by day, of nobody',
};

/** Whoever adds a table says how long its rows are kept: here it is noticed. */
describe('how long is kept', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  /** Without the months of a parted table, which go with it. */
  const tablesOf = async (service: Keeper) => {
    const rows = await world.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
         AND relname <> 'migrations'
       ORDER BY relname`,
      [service],
    );
    return rows.map(({ name }) => name);
  };
  const goesWithAccount = (service: Keeper, name: string) =>
    MEMBERS[service].tables.some(
      ({ table, holds = 'member', erased }) =>
        table === name && holds === 'member' && !(typeof erased === 'object' && 'kept' in erased),
    );

  const silentTables = async (service: Keeper) =>
    (await tablesOf(service)).filter(
      (table) =>
        !AGEING[service].includes(table) &&
        !goesWithAccount(service, table) &&
        !STAYING[`${service}.${table}`],
    );

  it.each(KEEPERS)('is said of every table of %s', async (service) => {
    expect(await silentTables(service)).toEqual([]);
  });

  it('is said by no rule of a table that is not there', async () => {
    for (const service of KEEPERS) {
      expect(await tablesOf(service)).toEqual(expect.arrayContaining([...AGEING[service]]));
    }
  });

  it('fails for a table of which nothing is said', async () => {
    await world.query('CREATE TABLE usage.pulses (id uuid PRIMARY KEY)');

    expect(await silentTables('usage')).toEqual(['pulses']);

    await world.query('DROP TABLE usage.pulses');
  });
});
