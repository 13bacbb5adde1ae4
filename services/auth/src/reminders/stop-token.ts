import { timingSafeEqual } from 'node:crypto';
import { derivedToken } from '../crypto/opaque-token';

const PURPOSE = 'stop-reminders';

/** What a letter's way out carries: whose letters end, signed; it allows nothing else and never expires. */
export function stopTokenOf(key: Buffer, userId: string): string {
  return `${userId}.${derivedToken(key, PURPOSE, userId)}`;
}

/** Whose letters a token ends; undefined unless it was signed with one of the keys. */
export function memberOfStopToken(keys: readonly Buffer[], token: string): string | undefined {
  const [userId = ''] = token.split('.');
  const shown = Buffer.from(token);
  const isOurs = keys.some((key) => {
    const right = Buffer.from(stopTokenOf(key, userId));
    return right.length === shown.length && timingSafeEqual(right, shown);
  });
  return isOurs ? userId : undefined;
}
