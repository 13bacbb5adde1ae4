import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentSpan, currentTrace } from './trace';

/**
 * Names under which secrets or personal data could reach a log line by
 * accident. A last line of defence: such values are not handed to the logger
 * in the first place.
 */
const NEVER_LOGGED = new Set([
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
]);
const REMOVED = '[removed]';
/** Nothing that is logged lies deeper; what does, as an object that holds itself, is left out. */
const DEEPEST = 8;

/**
 * Lines are gathered for a moment: one write for each would cost a busy gateway a tenth of its time.
 * The last ones are written when the process exits; a killed one loses what it said in that moment.
 */
const GATHERED = { dest: 1, sync: false, minLength: 4_096 };
const BATCH_WINDOW_MS = 100;

/** @returns the process's logger: JSON lines on stdout, each with process name and correlation id. */
export function createLog(name: string, level: string): Logger {
  return pino(
    {
      name,
      level,
      base: { pid: process.pid },
      mixin() {
        const trace = currentTrace();
        const traceId = currentSpan()?.traceId;
        return { ...(trace && { trace }), ...(traceId && { traceId }) };
      },
      serializers: { err: thrown },
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
    },
    gathering(),
  );
}

/** Pino's own timer writes ten times a second in processes that have nothing to say. */
function gathering(): DestinationStream & { flushSync(): void } {
  const out = pino.destination(GATHERED);
  let due: NodeJS.Timeout | undefined;
  const writeOut = () => {
    due = undefined;
    out.flush();
  };
  return {
    write(line) {
      out.write(line);
      due ??= setTimeout(writeOut, BATCH_WINDOW_MS).unref();
    },
    // Asked for by `fatal`, after which the process may end.
    flushSync: () => out.flushSync(),
  };
}

/**
 * What of an object is written. Pino's own redaction looks for each name at each depth, which made
 * a line cost seven times as much.
 */
function withoutSecrets<Logged extends object>(logged: Logged, depth = 1): Logged {
  let safe: Logged | undefined;
  for (const [name, value] of Object.entries(logged)) {
    const written = NEVER_LOGGED.has(name) ? REMOVED : inside(value, depth);
    if (written !== value) safe = Object.assign(safe ?? { ...logged }, { [name]: written });
  }
  return safe ?? logged;
}

function inside(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return summaryOf(value);
  if (depth === DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.map((one) => inside(one, depth + 1));
  return withoutSecrets(value, depth + 1);
}

/**
 * What of an error is written: a database's error, for one, carries the values
 * of its query, and those may be anybody's birth date.
 */
function summaryOf(error: Error): object {
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

/** An error is summed up when it comes here. Whatever else was thrown may hold anything. */
function thrown(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : { message: typeof value };
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
