import {
  Global,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { showPool } from './database/pool-figures';
import { CHECKS, HealthController, type Check } from './health';
import { Asker } from './nats/ask';
import { Nats } from './nats/nats-connection';
import { showOutbox } from './outbox/outbox-figures';
import { OutboxRelay } from './outbox/outbox-relay';

/** The injection token of the process's logger. */
export const LOG = Symbol('log');

export interface PlatformParts {
  log: Logger;
  nats: Nats;
  database: DataSource;
  checks: Record<string, Check>;
  /** Sends the last spans. */
  stopTracing: () => Promise<void>;
}

class PlatformLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  private hide: (() => void)[] = [];

  constructor(
    private readonly relay: OutboxRelay,
    private readonly nats: Nats,
    private readonly database: DataSource,
    private readonly stopTracing: () => Promise<void>,
  ) {}

  onApplicationBootstrap(): void {
    this.hide = [showPool(this.database), showOutbox(this.database)];
    this.relay.start();
  }

  /** Runs when requests and jobs are done: the last events leave before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    for (const end of this.hide) end();
    await this.relay.stop();
    await this.nats.close();
    await this.database.destroy();
    await this.stopTracing();
  }
}

/** What every service's and worker's features may inject: log, NATS, the database, the outbox. */
@Global()
@Module({})
export class PlatformModule {
  static of({ log, nats, database, checks, stopTracing }: PlatformParts): DynamicModule {
    const relay = new OutboxRelay(database, nats, log);
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: LOG, useValue: log },
        { provide: Nats, useValue: nats },
        { provide: Asker, useValue: new Asker(nats) },
        { provide: DataSource, useValue: database },
        { provide: OutboxRelay, useValue: relay },
        { provide: CHECKS, useValue: checks },
        {
          provide: PlatformLifecycle,
          useValue: new PlatformLifecycle(relay, nats, database, stopTracing),
        },
      ],
      exports: [LOG, Nats, Asker, DataSource, OutboxRelay, CHECKS],
    };
  }
}
