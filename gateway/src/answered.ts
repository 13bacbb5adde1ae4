import type { Logger } from 'pino';
import { countAnswered, type Answered } from './metrics';

/** Counts one answered request and writes its log line, without addresses or queries. */
export function noteAnswered(
  log: Logger,
  answered: Answered & { trace: string; traceId: string | undefined },
): void {
  countAnswered(answered);
  const { trace, traceId, method, route = 'none', status } = answered;
  const milliseconds = Math.round(answered.milliseconds);
  log.info({ trace, traceId, method, route, status, milliseconds }, 'answered');
}
