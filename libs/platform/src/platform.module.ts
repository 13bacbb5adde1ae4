import {
  Global,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { ServiceConfig } from './config';
import { fair } from './database/one-connection';
import { showPool } from './database/pool-figures';
import { CHECKS, HealthController, type Check } from './health';
import { RpcClient } from './nats/rpc-client';
import { Nats } from './nats/nats-connection';
import { showOutbox } from './outbox/outbox-figures';
import { OutboxRelay } from './outbox/outbox-relay';
import { CONFIG, LOG } from './platform.tokens';

export interface PlatformParts {
  log: Logger;
  nats: Nats;
  config: ServiceConfig;
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
    // TypeOrmModule closes the database, before this provider leaves or after it.
    fair(this.database).beforeClosing(() => this.relay.stop());
    this.relay.start();
  }

  /** Runs when requests and jobs are done: the last events leave before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    for (const end of this.hide) end();
    await this.relay.stop();
    await this.nats.close();
    await this.stopTracing();
  }
}

/** What every service's and worker's features may inject: config, log, NATS, the outbox. */
@Global()
@Module({})
export class PlatformModule {
  static of({ log, nats, config, stopTracing }: PlatformParts): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: LOG, useValue: log },
        { provide: CONFIG, useValue: config },
        { provide: Nats, useValue: nats },
        { provide: RpcClient, useValue: new RpcClient(nats) },
        {
          provide: OutboxRelay,
          inject: [DataSource],
          useFactory: (database: DataSource) => new OutboxRelay(database, nats, log),
        },
        {
          provide: CHECKS,
          inject: [DataSource],
          useFactory: (database: DataSource): Record<string, Check> => ({
            nats: () => nats.connected,
            database: async () => Boolean(await database.query('SELECT 1')),
          }),
        },
        {
          provide: PlatformLifecycle,
          inject: [OutboxRelay, DataSource],
          useFactory: (relay: OutboxRelay, database: DataSource) =>
            new PlatformLifecycle(relay, nats, database, stopTracing),
        },
      ],
      exports: [LOG, CONFIG, Nats, RpcClient, OutboxRelay, CHECKS],
    };
  }
}
