import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { JOURNAL_CHANGED_SUBJECT } from '@cosmic/contracts/blog';
import { AppError } from '@cosmic/contracts/errors';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { LOG } from '@cosmic/platform/platform.module';
import { ResponseCache } from './response-cache';

const FRESH_MS = 30_000;
const USABLE_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 5_000;

/** What is kept says how much room it takes. */
interface Sized {
  readonly bytes: number;
}

interface Entry {
  value: Sized;
  at: number;
}

/**
 * What everybody gets of the journal, the sky and the first pages, made once. Fresh for half a
 * minute; for ten minutes longer it is handed out while it is made anew, and
 * when its service is away. However many ask, each thing is being made once at
 * a time. A change of the journal empties it, and the cache of answers made of it.
 */
@Injectable()
export class JournalCache implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** In the order of their last use. */
  private readonly entries = new Map<string, Entry>();
  private readonly making = new Map<string, Promise<Sized>>();
  private bytes = 0;
  private subscription: Subscription | undefined;

  constructor(
    private readonly nats: Nats,
    private readonly responses: ResponseCache,
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

  /** What is kept under a key, or else what `make` makes. Refusals are passed on and not kept. */
  async get<Value extends Sized>(key: string, make: () => Promise<Value>): Promise<Value> {
    const entry = this.entries.get(key);
    const age = entry ? Date.now() - entry.at : Infinity;
    if (entry && age < USABLE_MS) {
      this.entries.delete(key);
      this.entries.set(key, entry);
      if (age >= FRESH_MS) this.renew(key, make);
      return entry.value as Value;
    }
    return this.make(key, make);
  }

  /** Forgets one thing; what is being made of it at the moment is not kept either. */
  forgetOne(key: string): void {
    this.drop(key);
    this.making.delete(key);
    this.responses.clear();
  }

  /** Empties the cache; what is being made at the moment is not kept either. */
  forget(): void {
    this.entries.clear();
    this.making.clear();
    this.bytes = 0;
    this.responses.clear();
  }

  private make<Value extends Sized>(key: string, make: () => Promise<Value>): Promise<Value> {
    const begun = this.making.get(key);
    if (begun) return begun as Promise<Value>;
    const work: Promise<Value> = make()
      .then((value) => {
        if (this.making.get(key) === work) this.keep(key, value);
        return value;
      })
      .finally(() => {
        if (this.making.get(key) === work) this.making.delete(key);
      });
    this.making.set(key, work);
    return work;
  }

  private renew(key: string, make: () => Promise<Sized>): void {
    this.make(key, make).catch((error: unknown) => {
      const isGone = error instanceof AppError && error.code === 'not_found';
      if (isGone) this.drop(key);
      else this.log.warn({ err: error }, 'an older answer is used, a newer one can not be had');
    });
  }

  private keep(key: string, value: Sized): void {
    this.drop(key);
    this.entries.set(key, { value, at: Date.now() });
    this.bytes += value.bytes;
    while (this.bytes > MAX_BYTES || this.entries.size > MAX_ENTRIES) {
      const [oldest] = this.entries.keys();
      this.drop(oldest!);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.value.bytes;
  }

  /** Whoever was cut off from NATS may have missed a change. */
  private async watch(): Promise<void> {
    for await (const status of this.nats.connection.status()) {
      if (status.type === 'reconnect') this.forget();
    }
  }
}
