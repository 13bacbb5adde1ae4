export interface Schedule {
  /** Its name among the tasks of its service. Renaming it is harmless: the old schedule ends. */
  name: string;
  everyMs: number;
  /** Whether a process has to be as old as an interval before it does this for the first time. */
  firstLater?: boolean;
}

/**
 * Work that a service does again and again, once for all of its processes. Provide it in any module
 * of the process that imports `ScheduleModule`, which finds it. A process that does it still leaves
 * its next turn out; two may do it at once, so the rows decide who does what.
 */
export abstract class ScheduledTask {
  constructor(readonly schedule: Schedule) {}

  /** One turn. One that fails is logged, and the next tries again. */
  abstract run(): Promise<void>;
}
