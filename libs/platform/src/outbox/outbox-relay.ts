import { jetstream } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { runPrepared } from '../database/prepared';
import type { Nats } from '../nats/nats-connection';

const POLL_INTERVAL_MS = 1_000;
/** After a nudge: what is committed meanwhile goes together, at a fraction of the cost. */
const BATCH_WINDOW_MS = 20;
const BATCH = 100;

interface OutboxRow {
  id: string;
  sequence: number;
  subject: string;
  payload: unknown;
  trace: string;
}

/**
 * Moves events from the outbox table to the stream. Any number of processes
 * may relay one outbox: rows are locked while they are sent. An event is sent
 * again when the process dies between sending and committing; the stream tells
 * by its id.
 */
export class OutboxRelay {
  private stopped = false;
  private isNudged = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DataSource,
    private readonly nats: Nats,
    private readonly log: Logger,
  ) {}

  /** Starts relaying; returns at once. */
  start(): void {
    this.running = this.run();
  }

  /** Looks at the table at once rather than within the second; call after a commit. */
  nudge(): void {
    this.isNudged = true;
    this.wake();
  }

  /** Sends what is there, then stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    for (;;) {
      const last = this.stopped;
      const wasNudged = this.isNudged;
      this.isNudged = false;
      try {
        if (this.nats.connected && (wasNudged || (await this.holdsAny()))) {
          while ((await this.relayBatch()) === BATCH);
        }
      } catch (error) {
        this.log.warn({ err: error }, 'events could not be relayed; trying again');
      }
      if (last) return;
      if (!this.stopped) await this.pause();
    }
  }

  /** One statement where a transaction takes three: in a quiet hour that is all there is to do. */
  private async holdsAny(): Promise<boolean> {
    return (await runPrepared(this.database, 'SELECT FROM outbox LIMIT 1', [])).length > 0;
  }

  private async relayBatch(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const [rows] = (await transaction.query(
        `DELETE FROM outbox WHERE id IN (
           SELECT id FROM outbox ORDER BY sequence LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
         ) RETURNING id, sequence::float, subject, payload, trace`,
      )) as [OutboxRow[], number];
      if (rows.length === 0) return 0;
      const stream = jetstream(this.nats.connection);
      // Sent in their order without waiting for each receipt: one connection keeps the order.
      await Promise.all(
        rows
          .sort((one, other) => one.sequence - other.sequence)
          .map((row) => stream.publish(row.subject, messageOf(row), { msgID: row.id })),
      );
      return rows.length;
    });
  }

  /** Until the next look, or shortly after a nudge. */
  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const gather = () => setTimeout(resolve, BATCH_WINDOW_MS);
      if (this.isNudged) {
        gather();
        return;
      }
      const timer = setTimeout(resolve, POLL_INTERVAL_MS);
      this.wake = () => {
        this.wake = () => undefined;
        clearTimeout(timer);
        gather();
      };
    });
  }
}

function messageOf({ id, trace, payload }: OutboxRow): string {
  return JSON.stringify({ id, trace, payload });
}
