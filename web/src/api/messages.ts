import { ERRORS, type ErrorCode } from '@cosmic/contracts/errors';

const OFFLINE = 'You are offline. Please check your connection and try again.';

/** What a page says of a failure; `offline` is no answer at all. */
export function messageOf(code: ErrorCode | 'offline'): string {
  return code === 'offline' ? OFFLINE : ERRORS[code].message;
}
