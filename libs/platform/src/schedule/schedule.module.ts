import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BullModule, getQueueToken, Processor } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Keeper } from '@cosmic/contracts/member';
import { LOG } from '../platform.tokens';
import type { JobPointer } from '../queue/work-queue';
import { ScheduleProcessor } from './schedule-processor';
import { ScheduledTasks } from './scheduled-tasks';
import { Schedulers } from './schedulers';

/**
 * Has a process do the work that recurs: each `ScheduledTask` that any of its modules provides. One
 * queue a service, `<service>-schedule`.
 */
@Module({})
export class ScheduleModule {
  static of(service: Keeper): DynamicModule {
    const name = `${service}-schedule`;
    const processor = processorOf(name);
    const inject = [ScheduledTasks, getQueueToken(name), LOG];
    return {
      module: ScheduleModule,
      imports: [DiscoveryModule, BullModule.registerQueue({ name })],
      providers: [
        ScheduledTasks,
        {
          provide: Schedulers,
          inject,
          useFactory: (tasks: ScheduledTasks, queue: Queue<JobPointer>, log: Logger) =>
            new Schedulers(tasks, queue, log),
        },
        {
          provide: processor,
          inject,
          useFactory: (tasks: ScheduledTasks, queue: Queue<JobPointer>, log: Logger) =>
            new processor(tasks, queue, log),
        },
      ],
    };
  }
}

/** The processor of one service's schedule. */
function processorOf(queue: string): Type<ScheduleProcessor> {
  @Processor(queue)
  class ProcessorOfService extends ScheduleProcessor {}
  return ProcessorOfService;
}
