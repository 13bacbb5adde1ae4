import { LANGUAGES } from '@cosmic/contracts/language';

/** Long enough to be kept, short enough to be looked at again; RFC 9116 wants less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Whom to tell of a weakness, as RFC 9116 has it.
 *
 * @param about `contact` is a mailto: or https: URL; `now` is when it is asked for
 */
export function securityText(about: { origin: string; contact: string; now: Date }): string {
  const { origin, contact, now } = about;
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
