import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ScheduledTask } from './scheduled-task';

/** The tasks that the modules of a process provide. */
@Injectable()
export class ScheduledTasks {
  private found: ReadonlyMap<string, ScheduledTask> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** By name; once all modules are there. @throws Error for two of one name */
  get byName(): ReadonlyMap<string, ScheduledTask> {
    this.found ??= this.find();
    return this.found;
  }

  private find(): ReadonlyMap<string, ScheduledTask> {
    const tasks = new Map<string, ScheduledTask>();
    for (const { instance } of this.discovery.getProviders()) {
      const task: unknown = instance;
      if (!(task instanceof ScheduledTask)) continue;
      const { name } = task.schedule;
      const other = tasks.get(name);
      if (other && other !== task) throw new Error(`two scheduled tasks are called '${name}'`);
      tasks.set(name, task);
    }
    return tasks;
  }
}
