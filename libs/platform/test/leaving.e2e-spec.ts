import { Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import { startWorld, type World } from '@cosmic/migrate/testing/world';
import { readConfig, serviceConfig, requestSecretsOf } from '@cosmic/platform/config';
import { EVENT_ENTITIES } from '@cosmic/platform/outbox/entities';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { startService } from '@cosmic/platform/service-process';

/** Finishes something in the very moment its process is told to leave, and nudges nobody. */
@Module({})
class LastMinute implements BeforeApplicationShutdown {
  constructor(private readonly database: DataSource) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.database.transaction((transaction) =>
      recordEvent(transaction, billingEvents.moneyMoved, { currency: 'eur', amount: 1 }),
    );
  }
}

describe('a process that leaves', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('sends its last events before it closes its database', async () => {
    const app = await startService({
      process: 'billing',
      service: 'billing',
      config: readConfig(
        serviceConfig.extend(requestSecretsOf('billing')),
        world.environment('billing'),
      ),
      entities: EVENT_ENTITIES,
      contract: [],
      features: [LastMinute],
    });
    const database = app.get(DataSource);

    await app.close();

    expect(database.isInitialized).toBe(false);
    expect(await world.query('SELECT subject FROM billing.outbox')).toEqual([]);
  });
});
