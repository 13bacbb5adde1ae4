import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';

const OFFLINE = 'No connection. Please check it and try again.';

/** What a page says of a failure; `offline` is no answer at all. */
export function messageOf(code: ErrorCode | 'offline'): string {
  return code === 'offline' ? OFFLINE : ERRORS[code].message;
}
