import { MEMBER_TABLES as auth } from '@cosmic/auth/members/member-tables';
import { MEMBER_TABLES as billing } from '@cosmic/billing/members/member-tables';
import { MEMBER_TABLES as content } from '@cosmic/content/members/member-tables';
import { KEEPERS, type Keeper } from '@cosmic/contracts/member';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import type { MemberDeclarations } from '@cosmic/platform/members/member-table';
import { MEMBER_TABLES as readings } from '@cosmic/readings/members/member-tables';
import { MEMBER_TABLES as usage } from '@cosmic/usage/members/member-tables';
import { undeclared } from '../src/testing/member-columns';
import { startWorld, type World } from '../src/testing/world';

const DECLARED: Readonly<Record<Keeper, MemberDeclarations>> = {
  auth,
  billing,
  content,
  readings,
  usage,
};

/** Whoever adds a column about a person says how it is told and erased: here it is noticed. */
describe('what is declared of members', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const faultsOf = async (service: Keeper, declared = DECLARED[service]) => {
    const config = readConfig(serviceConfig, world.environment(service));
    const database = await openDatabase(service, config, []);
    try {
      return await undeclared(database, declared);
    } finally {
      await database.destroy();
    }
  };

  it.each(KEEPERS)('by %s names every column about a person', async (service) => {
    expect(await faultsOf(service)).toEqual([]);
  });

  it.each([
    [
      'a table that is declared nowhere',
      'CREATE TABLE usage.notes (id uuid PRIMARY KEY, user_id uuid NOT NULL)',
      'DROP TABLE usage.notes',
      ['no declaration names notes.user_id'],
    ],
    [
      'a column that nobody is told',
      'ALTER TABLE usage.tool_logs ADD email text',
      'ALTER TABLE usage.tool_logs DROP email',
      ['no declaration names tool_logs.email'],
    ],
    [
      'an index that is missing',
      'DROP INDEX usage.tool_logs_of_forgotten',
      'CREATE INDEX tool_logs_of_forgotten ON usage.tool_logs (sha256(user_id::text::bytea))',
      [
        'its migration needs CREATE INDEX tool_logs_of_forgotten ON tool_logs (sha256((user_id::text)::bytea))',
      ],
    ],
  ])('differs from a schema with %s', async (_, change, back, found) => {
    await world.query(change);

    expect(await faultsOf('usage')).toEqual(found);

    await world.query(back);
  });

  it('differs from a schema whose foreign keys erase nothing', async () => {
    const [table] = readings.tables;
    const declared = { tables: [{ ...table!, erased: { with: 'readings' } }] };

    expect(await faultsOf('readings', declared)).toContain(
      'no foreign key erases blind_trials with readings',
    );
  });
});
