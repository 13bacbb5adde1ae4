import { Column, Entity, PrimaryColumn, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { entities as auth } from '@cosmic/auth/entities';
import { entities as billing } from '@cosmic/billing/entities';
import { entities as content } from '@cosmic/content/entities';
import { readConfig, serviceConfig } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { entities as readings } from '@cosmic/readings/entities';
import { entities as usage } from '@cosmic/usage/entities';
import { driftOf } from '../src/testing/schema-drift';
import { startWorld, type World } from '../src/testing/world';

const ENTITIES = { auth, billing, content, readings, usage };

@Entity('processed_events')
class MistypedEntity {
  @PrimaryColumn('text')
  consumer: string;

  @PrimaryColumn('uuid')
  eventId: number;

  @Column('timestamptz')
  processedAt: Date;
}

describe('the entities', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const drift = async (
    service: keyof typeof ENTITIES,
    entities: readonly EntityTarget<ObjectLiteral>[] = ENTITIES[service],
  ) => {
    const config = readConfig(serviceConfig, world.environment(service));
    const database = await openDatabase(service, config, entities);
    try {
      return await driftOf(database);
    } finally {
      await database.destroy();
    }
  };

  it.each(Object.keys(ENTITIES) as (keyof typeof ENTITIES)[])(
    'of %s are its tables, column by column',
    async (service) => {
      expect(await drift(service)).toEqual([]);
    },
  );

  it.each([
    [
      'a table',
      'CREATE TABLE usage.notes (id uuid PRIMARY KEY)',
      'DROP TABLE usage.notes',
      ['no entity has notes.id uuid NOT NULL PRIMARY KEY'],
    ],
    [
      'a column',
      'ALTER TABLE usage.tool_logs ADD note text',
      'ALTER TABLE usage.tool_logs DROP note',
      ['no entity has tool_logs.note text'],
    ],
    [
      'another name',
      'ALTER TABLE usage.tool_logs RENAME tokens_used TO tokens',
      'ALTER TABLE usage.tool_logs RENAME tokens TO tokens_used',
      [
        'no entity has tool_logs.tokens integer NOT NULL',
        'no table has tool_logs.tokens_used integer NOT NULL',
      ],
    ],
    [
      'another type',
      'ALTER TABLE usage.forgotten_members ALTER erased_at TYPE timestamptz(3)',
      'ALTER TABLE usage.forgotten_members ALTER erased_at TYPE timestamptz',
      [
        'no entity has forgotten_members.erased_at timestamp(3) with time zone NOT NULL',
        'no table has forgotten_members.erased_at timestamp with time zone NOT NULL',
      ],
    ],
    [
      'a column that may be empty',
      'ALTER TABLE usage.tool_logs ALTER tool_type DROP NOT NULL',
      'ALTER TABLE usage.tool_logs ALTER tool_type SET NOT NULL',
      ['no entity has tool_logs.tool_type text', 'no table has tool_logs.tool_type text NOT NULL'],
    ],
  ])('differ from a schema with %s', async (_, change, back, found) => {
    await world.query(change);

    expect(await drift('usage')).toEqual(found);

    await world.query(back);
  });

  it('differ from a schema by a property that holds no such values', async () => {
    const others = usage.filter(
      (entity) => (entity as { name: string }).name !== 'ProcessedEventEntity',
    );

    expect(await drift('usage', [...others, MistypedEntity])).toEqual([
      'MistypedEntity.eventId is not of the type of its column',
    ]);
  });
});
