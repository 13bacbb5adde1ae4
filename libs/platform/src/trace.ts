import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();
const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Runs something under a correlation id; every log line written inside carries it. */
export function withTrace<Result>(trace: string, run: () => Result): Result {
  return storage.run(trace, run);
}

/** @returns the correlation id in force, or undefined outside of any request, event or job. */
export function currentTrace(): string | undefined {
  return storage.getStore();
}

/** @returns a caller's correlation id when it is harmless to log, otherwise a new one. */
export function traceFrom(offered: unknown): string {
  return typeof offered === 'string' && ACCEPTABLE.test(offered) ? offered : randomUUID();
}
