import { Inject, Injectable } from '@nestjs/common';
import { InjectQueue } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { AppError } from '@cosmic/contracts/errors';
import { LOG } from '@cosmic/platform/platform.tokens';
import { WorkQueue, type JobPointer, type QueueOptions } from '@cosmic/platform/queue/work-queue';
import { JOB_ATTEMPTS } from './generation.rules';
import { LaneTags } from './lane-tags';
import { MAX_WAITING, STRIDES, waitingOf, type Lane, type Place } from './lanes';
import { QueuePace } from './queue-pace';

/** The queue of readings to be written. Private to this service: others send messages, not jobs. Renaming strands the jobs in flight. */
export const GENERATION_QUEUE: QueueOptions = { name: 'generation', attempts: JOB_ATTEMPTS };

/** How long a look at the queue is believed: asking Redis for each request costs more than it tells. */
const LOOK_AGE_MS = 1_000;
/** Whoever is refused comes again when as many as wait now are likely to be written, within these bounds. */
const COME_AGAIN_SECONDS = { least: 5, unknown: 30, most: 300 };

/** Has the worker write a reading. */
@Injectable()
export class GenerationQueue extends WorkQueue {
  private readonly tags: LaneTags;
  private readonly pace = new QueuePace();
  private readonly looks = new Map<Lane, { at: number; place: Promise<Place | null> }>();

  constructor(
    @InjectQueue(GENERATION_QUEUE.name) queue: Queue<JobPointer>,
    @Inject(LOG) log: Logger,
  ) {
    super(queue, GENERATION_QUEUE, log);
    this.tags = new LaneTags(queue);
  }

  /** As `add`, and where others wait, in a fair order with them (`lanes.ts`). */
  addIn(lane: Lane, pointer: JobPointer): Promise<boolean> {
    return this.add(pointer, async () => {
      const taken = await this.tags.take(lane);
      this.pace.observe(taken, performance.now());
      const next = { ...taken, tag: taken.tag + STRIDES[lane] };
      this.looks.set(lane, { at: performance.now(), place: Promise.resolve(next) });
      return taken.tag;
    });
  }

  /**
   * Refuses where so many of a lane wait that one more would be told too late. While Redis is away
   * nothing is refused: the row is enough.
   *
   * @returns in how many seconds one that is added now is likely to begin; 0 also where nobody can say
   * @throws AppError `too_many_waiting` with `retryAfterSeconds`
   */
  async requireRoom(lane: Lane): Promise<number> {
    const place = await this.look(lane);
    if (!place) return 0;
    const seconds = this.pace.secondsUntil(place);
    if (waitingOf(lane, place) < MAX_WAITING[lane]) return seconds ?? 0;
    const { least, unknown, most } = COME_AGAIN_SECONDS;
    const retryAfterSeconds = Math.min(most, Math.max(least, seconds ?? unknown));
    throw new AppError('too_many_waiting', { retryAfterSeconds });
  }

  /** The place of a lane's next reading as it was within the last second; null where Redis does not tell. */
  private look(lane: Lane): Promise<Place | null> {
    const last = this.looks.get(lane);
    // Not by the clock of the day: where that is set back, a look would be believed for as long.
    if (last && performance.now() - last.at < LOOK_AGE_MS) return last.place;
    const place = this.asked(async () => {
      const seen = await this.tags.look(lane);
      this.pace.observe(seen, performance.now());
      return seen;
    });
    this.looks.set(lane, { at: performance.now(), place });
    return place;
  }
}
