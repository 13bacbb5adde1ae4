import {
  Inject,
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { BullModule } from '@nestjs/bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { CHECKS, type Check } from '../health';
import { CONFIG, LOG } from '../platform.tokens';
import { openConnection } from './queue-connection';
import { QueueProcessor } from './queue-processor';
import { QueueWorker } from './queue-worker';

/** What a process that works with queues is told. */
interface RedisConfig {
  REDIS_URL: string;
}

/** What all names of keys in Redis begin with. */
const PREFIX = 'cosmic';

/** The process's connection to Redis, by which all its queues add jobs. */
@Injectable()
class QueueConnection implements OnApplicationShutdown {
  readonly redis: Redis;

  constructor(@Inject(CONFIG) { REDIS_URL }: RedisConfig, @Inject(LOG) log: Logger) {
    this.redis = openConnection(REDIS_URL, log);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

/** A process that is there for its queues is ready while it takes jobs of all of them. */
@Injectable()
class WorkersReady implements OnModuleInit {
  constructor(
    @Inject(CHECKS) private readonly checks: Record<string, Check>,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const processors = this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance) => instance instanceof QueueProcessor);
    this.checks['redis'] = () => processors.every(({ ready }) => ready);
  }
}

BullModule.workerClass = QueueWorker;

/**
 * Connects the queues of a process with Redis. A feature registers those it needs by
 * `BullModule.registerQueue`, and works on one in a {@link QueueProcessor} with `@Processor`.
 */
@Module({})
export class QueuesModule {
  /** For a process that answers requests: it can do without Redis for a while. */
  static forService(): DynamicModule {
    return {
      module: QueuesModule,
      imports: [
        BullModule.forRootAsync({
          imports: [QueueConnectionModule],
          inject: [QueueConnection],
          useFactory: ({ redis }: QueueConnection) => ({
            connection: redis,
            prefix: PREFIX,
            skipVersionCheck: true,
          }),
        }),
      ],
    };
  }

  /** For a worker: without Redis it is not ready. */
  static forWorker(): DynamicModule {
    const { imports = [], ...service } = QueuesModule.forService();
    return { ...service, imports: [...imports, DiscoveryModule], providers: [WorkersReady] };
  }
}
