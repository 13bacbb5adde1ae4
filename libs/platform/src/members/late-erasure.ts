import type { Logger } from 'pino';
import { IntervalTask } from '../interval-task';
import type { MemberData } from './member-data';

const EVERY_MS = 5_000;

/** Erases every few seconds what came of forgotten members after they were erased. */
export class LateErasure extends IntervalTask {
  constructor(
    private readonly members: MemberData,
    log: Logger,
  ) {
    super(log, {
      everyMilliseconds: EVERY_MS,
      failure: 'what came late of members could not be erased',
    });
  }

  protected round(): Promise<void> {
    return this.members.eraseLate();
  }
}
