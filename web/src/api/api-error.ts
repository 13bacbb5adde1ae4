import {
  isErrorCode,
  type ErrorCode,
  type ErrorDetails,
  type FieldProblem,
} from '@cosmic/contracts/errors';
import { INCOMPLETE } from './answer-needs';
import { messageOf } from './messages';

/** Why a call failed, as a page can tell it. */
export interface ApiProblem {
  /** `offline` when no answer came at all, `incomplete` when it lacks what it is for. */
  code: ErrorCode | 'offline' | 'incomplete';
  message: string;
  fields: readonly FieldProblem[];
  /** When to come again, where that is known. */
  retryAfterSeconds?: number;
}

/** Reads what RTK Query gives as an error; an answer of an unknown shape counts as a fault of ours. */
export function problemOf(error: unknown): ApiProblem {
  if (isRecord(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')) {
    return { code: 'offline', message: messageOf('offline'), fields: [] };
  }
  if (isRecord(error) && error.status === INCOMPLETE.status) {
    return { code: 'incomplete', message: messageOf('internal'), fields: [] };
  }
  const answer = isRecord(error) && isRecord(error.data) ? error.data.error : undefined;
  const code = isRecord(answer) && isErrorCode(answer.code) ? answer.code : 'internal';
  const details = isRecord(answer) ? (answer.details as ErrorDetails | undefined) : undefined;
  const { fields = [], retryAfterSeconds } = details ?? {};
  return {
    code,
    message: messageOf(code),
    fields,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

/**
 * Whether the same request may be sent again under the same key: it never
 * arrived, or its answer, or a part of that, was lost on the way.
 */
export function isWorthRepeating({ code }: ApiProblem): boolean {
  return ['offline', 'incomplete', 'timeout', 'service_unavailable', 'internal'].includes(code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
