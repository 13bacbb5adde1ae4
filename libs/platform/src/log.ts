import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { currentSpan, currentTrace } from './trace';

/**
 * Names under which secrets or personal data could reach a log line by
 * accident. A last line of defence: such values are not handed to the logger
 * in the first place.
 */
const NEVER_LOGGED = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'params',
  'content',
  'dob',
  'birthDate',
  'birthTime',
  'fullName',
];

/**
 * Lines are gathered for a moment: one write for each would cost a busy gateway a tenth of its time.
 * The last ones are written when the process exits; a killed one loses what it said in that moment.
 */
const GATHERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 };

/** @returns the process's logger: JSON lines on stdout, each with process name and correlation id. */
export function createLog(name: string, level: string): Logger {
  return pino(
    {
      name,
      level,
      base: { pid: process.pid },
      redact: {
        paths: NEVER_LOGGED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '[removed]',
      },
      mixin() {
        const trace = currentTrace();
        const traceId = currentSpan()?.traceId;
        return { ...(trace && { trace }), ...(traceId && { traceId }) };
      },
      serializers: { err: summaryOf },
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination(GATHERED),
  );
}

/**
 * What of an error is written: a database's error, for one, carries the values
 * of its query, and those may be anybody's birth date.
 */
function summaryOf(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    stack,
    ...(cause instanceof Error && { cause: summaryOf(cause) }),
  };
}

/** Hands Nest's own messages to the process's logger; Nest's start-up chatter is kept at debug. */
export function nestLogger(log: Logger): LoggerService {
  const write =
    (level: 'error' | 'warn' | 'debug' | 'trace' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      log[level](
        { context: typeof context === 'string' ? context : undefined },
        message instanceof Error ? (message.stack ?? message.message) : String(message),
      );
    };
  return {
    log: write('debug'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('trace'),
    fatal: write('fatal'),
  };
}
