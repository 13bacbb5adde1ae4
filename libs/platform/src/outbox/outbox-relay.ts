import { jetstream } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Nats } from '../nats/nats-connection';
import { ensureEventStream } from './stream';

const LOOK_EVERY_MILLISECONDS = 1_000;
const BATCH = 100;

interface OutboxRow {
  id: string;
  subject: string;
  payload: unknown;
  trace: string;
}

/**
 * Moves events from the outbox table to the stream. Any number of processes
 * may relay one outbox: rows are locked while they are sent. An event is sent
 * again when the process dies between sending and deleting; the stream tells
 * by its id.
 */
export class OutboxRelay {
  private stopped = false;
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

  /** Looks at the table now rather than within the second; call after a commit. */
  nudge(): void {
    this.wake();
  }

  /** Sends what is there, then stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    let streamIsThere = false;
    for (;;) {
      const last = this.stopped;
      try {
        if (this.nats.connected) {
          if (!streamIsThere) {
            await ensureEventStream(this.nats);
            streamIsThere = true;
          }
          while ((await this.relayBatch()) === BATCH);
        }
      } catch (error) {
        this.log.warn({ err: error }, 'events could not be relayed; trying again');
      }
      if (last) return;
      if (!this.stopped) await this.pause();
    }
  }

  private async relayBatch(): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const rows: OutboxRow[] = await transaction.query(
        `SELECT id, subject, payload, trace FROM outbox
         ORDER BY sequence LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      const stream = jetstream(this.nats.connection);
      // Sent in their order without waiting for each receipt: one connection keeps the order.
      await Promise.all(
        rows.map(({ id, subject, payload, trace }) =>
          stream.publish(subject, JSON.stringify({ id, trace, payload }), { msgID: id }),
        ),
      );
      await transaction.query('DELETE FROM outbox WHERE id = ANY($1)', [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MILLISECONDS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
