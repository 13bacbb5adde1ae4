import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.tokens';
import { Cdn } from './cdn';
import { ResponseCache } from './response-cache';

const FRESH_MS = 30_000;
const USABLE_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 5_000;

/** A cached value with the memory that it takes. */
interface Sized {
  readonly bytes: number;
}

type Make = () => Promise<Sized>;

/**
 * Caches what all readers get of the journal, the sky and the first pages. An entry is fresh for half
 * a minute and served stale for ten minutes while one call renews it or while its service is away.
 */
@Injectable()
export class JournalCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly entries = new LRUCache<string, Sized, Make>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: FRESH_MS,
    perf: Date,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A caller still gets the value that was being made when the cache was emptied.
    ignoreFetchAbort: true,
    fetchMethod: (key, stale, { context: make }) => this.make(key, stale, make),
  });
  private subscription: Subscription | undefined;

  constructor(
    private readonly nats: Nats,
    private readonly responses: ResponseCache,
    private readonly cdn: Cdn,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = this.nats.connection.subscribe(JOURNAL_CHANGED_SUBJECT, {
      callback: () => this.forget(),
    });
    void this.watch();
  }

  beforeApplicationShutdown(): void {
    this.subscription?.unsubscribe();
    this.responses.close();
  }

  /**
   * Returns the entry of a key, or makes it; simultaneous callers share one call of `make`.
   *
   * @throws whatever `make` throws where no usable entry exists; failures are not cached
   */
  async get<Value extends Sized>(key: string, make: () => Promise<Value>): Promise<Value> {
    if (this.entries.getRemainingTTL(key) <= FRESH_MS - USABLE_MS) this.entries.delete(key);
    return (await this.entries.fetch(key, { context: make })) as Value;
  }

  /** Deletes one entry. A value that is being made for it now is not cached. */
  forgetOne(key: string): void {
    this.entries.delete(key);
    this.responses.clear();
  }

  /** Deletes all entries, of the CDN too. Values that are being made now are not cached. */
  forget(): void {
    this.entries.clear();
    this.responses.clear();
    this.cdn.purge('journal');
  }

  private async make(key: string, stale: Sized | undefined, make: Make): Promise<Sized> {
    try {
      return await make();
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'not_found';
      if (isGone) this.entries.delete(key);
      else if (stale) this.log.warn({ err: error }, 'a stale answer is served, renewing it failed');
      throw error;
    }
  }

  /** Empties the cache after a reconnection, because the gateway may have missed a change meanwhile. */
  private async watch(): Promise<void> {
    for await (const status of this.nats.connection.status()) {
      if (status.type === 'reconnect') this.forget();
    }
  }
}
