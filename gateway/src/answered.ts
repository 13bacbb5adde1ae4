import type { Logger } from 'pino';
import { countAnswered, type Answered } from './metrics';

/**
 * Counts one answered request and writes its log line, without addresses or queries.
 *
 * @param level `debug` for answers of which the line says nothing that the figures do not
 */
export function noteAnswered(
  log: Logger,
  answered: Answered & { trace: string; traceId: string | undefined },
  level: 'info' | 'debug' = 'info',
): void {
  countAnswered(answered);
  const { trace, traceId, method, route = 'none', status } = answered;
  const milliseconds = Math.round(answered.milliseconds);
  log[level]({ trace, traceId, method, route, status, milliseconds }, 'answered');
}
