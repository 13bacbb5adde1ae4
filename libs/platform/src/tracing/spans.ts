import { AppError } from '@cosmic/contracts/errors';
import { CORRELATION, currentSpan, currentTrace, runInSpan } from '../trace';

/** The name under which a span is handed on: a header over HTTP and NATS, a field of a job. */
export const TRACEPARENT = 'traceparent';

/** What was done on whose behalf: `server` and `consumer` are asked, `client` and `producer` ask. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/** Short facts of our own vocabulary. Never what a visitor typed, an address or a text. */
export type Attributes = Record<string, string | number>;

/** One step of a trace while it lasts. */
export interface Span {
  readonly traceId: string;
  /** Names this span to whoever goes on with the work elsewhere. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  /** Marks the step as failed, by an error's code. */
  fail(code: string): void;
  end(): void;
}

export interface SpanOptions {
  kind: SpanKind;
  /** The step elsewhere that this one goes on with; by default the one around it here. */
  parent?: string;
  attributes?: Attributes;
}

/** Makes spans. */
export interface Tracer {
  start(name: string, options: SpanOptions): Span;
}

let tracer: Tracer | undefined;

/** Has this process's spans made; undefined ends it. */
export function useTracer(wanted: Tracer | undefined): void {
  tracer = wanted;
}

/** Begins a step that its caller ends; undefined while nobody traces. */
export function startSpan(name: string, options: SpanOptions): Span | undefined {
  if (!tracer) return undefined;
  const correlation = currentTrace();
  return tracer.start(name, {
    kind: options.kind,
    parent: options.parent ?? currentSpan()?.traceparent,
    attributes: { ...options.attributes, ...(correlation && { [CORRELATION]: correlation }) },
  });
}

/** Does something as a step of a trace; what it throws marks the step as failed and goes on. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  run: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, options);
  if (!span) return run(undefined);
  try {
    return await runInSpan(span, () => run(span));
  } catch (error) {
    span.fail(error instanceof AppError ? error.code : nameOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
