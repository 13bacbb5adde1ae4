import {
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Keeper } from '@cosmic/contracts/member';
import { ForgottenMemberEntity } from '../members/forgotten-member.entity';
import { ForgottenMembers } from '../members/forgotten-members';
import { Nats } from '../nats/nats-connection';
import { LOG } from '../platform.tokens';
import { EventConsumers } from './event-consumers';
import { EventProjection } from './event-handler';

class ConsumersLifecycle
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private consumers: EventConsumers | undefined;

  constructor(
    private readonly service: Keeper,
    private readonly discovery: DiscoveryService,
    private readonly database: DataSource,
    private readonly nats: Nats,
    private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    const projections = new Set(
      this.discovery
        .getProviders()
        .map(({ instance }) => instance as unknown)
        .filter((instance) => instance instanceof EventProjection),
    );
    const handlers = [...projections].flatMap((projection) => projection.handlers);
    const { service, database, nats, log } = this;
    // Auth remembers nobody: its own rows go with the account's.
    const forgotten = database.hasMetadata(ForgottenMemberEntity)
      ? new ForgottenMembers()
      : undefined;
    this.consumers = new EventConsumers(service, handlers, database, nats, log, forgotten);
  }

  onApplicationBootstrap(): void {
    this.consumers?.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumers?.stop();
  }
}

/**
 * Has a process apply the events that its service subscribes to, with every {@link EventProjection}
 * that any of its modules provides. The process does not start where those differ from the
 * subscriptions. For one process of a service; its worker does without.
 */
@Module({})
export class EventConsumersModule {
  static of(service: Keeper): DynamicModule {
    return {
      module: EventConsumersModule,
      imports: [DiscoveryModule],
      providers: [
        {
          provide: ConsumersLifecycle,
          inject: [DiscoveryService, DataSource, Nats, LOG],
          useFactory: (
            discovery: DiscoveryService,
            database: DataSource,
            nats: Nats,
            log: Logger,
          ) => new ConsumersLifecycle(service, discovery, database, nats, log),
        },
      ],
    };
  }
}
