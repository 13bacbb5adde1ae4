import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from './tracing/spans';

/** What is being done now: the correlation id, and the step of a trace where traces are made. */
interface Work {
  trace?: string;
  span?: Span;
}

const storage = new AsyncLocalStorage<Work>();
const ACCEPTABLE = /^[A-Za-z0-9_-]{8,64}$/;

/** Under which a span holds the correlation id. */
export const CORRELATION = 'cosmic.correlation_id';

/** Runs something under a correlation id; every log line written inside carries it. */
export function withTrace<Result>(trace: string, run: () => Result): Result {
  const span = currentSpan();
  span?.set({ [CORRELATION]: trace });
  return storage.run({ trace, span }, run);
}

/** Runs something as a step of a trace; steps begun inside belong to it. */
export function runInSpan<Result>(span: Span, run: () => Result): Result {
  return storage.run({ trace: currentTrace(), span }, run);
}

/** @returns the correlation id in force, or undefined outside of any request, event or job. */
export function currentTrace(): string | undefined {
  return storage.getStore()?.trace;
}

/** @returns the correlation id in force, or a new one outside of any request, event or job. */
export function currentOrNewTrace(): string {
  return currentTrace() ?? randomUUID();
}

/** @returns the step of a trace in hand; undefined where none is, or nobody traces. */
export function currentSpan(): Span | undefined {
  return storage.getStore()?.span;
}

/** @returns a caller's correlation id when it is harmless to log, otherwise a new one. */
export function traceFrom(offered: unknown): string {
  return typeof offered === 'string' && ACCEPTABLE.test(offered) ? offered : randomUUID();
}
