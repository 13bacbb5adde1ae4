import { SkyError } from '../sky-error';

/** An entry of a calendar file. */
export interface IcsEntry {
  /** Unique in the world and the same in every export of the entry, so that it is updated. */
  readonly uid: string;
  /** An instant, or a whole day as `YYYY-MM-DD`. */
  readonly from: Date | string;
  /** The first instant, or the first whole day, that is no longer part of it. */
  readonly to?: Date | string;
  readonly summary: string;
  readonly description?: string;
}

export interface IcsCalendar {
  /** The name a calendar program shows. */
  readonly name: string;
  /** When the file is made. */
  readonly stamp: Date;
  readonly entries: readonly IcsEntry[];
}

/** How often a subscribed program asks again: the sky is known for a year ahead. */
const ASKED_FOR_EVERY = 'PT12H';

/** Lines are folded at this many octets, the line break not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * A calendar file (iCalendar, RFC 5545; MIME type `text/calendar`, to be sent as UTF-8) of any
 * list of entries, in the order given. Instants are written in UTC, so that no time zone has to be
 * described; an entry without `to` is a moment, or one whole day. Entries do not block the
 * person's time.
 *
 * @throws SkyError `invalid_input` with the field `name`, `stamp`, `uid`, `from`, `to` or
 * `summary`: a date that is none or that the format can't hold (years 1 to 9999), an end before
 * its beginning or of another type, an empty or repeated uid, a text that is no string.
 */
export function toIcs({ name, stamp, entries }: IcsCalendar): string {
  const seen = new Set<string>();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cosmic Guide//Sky calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text('name', name)}`,
    // RFC 7986 gave the name its property; most programs still read only the older one.
    `X-WR-CALNAME:${text('name', name)}`,
    // Here, too, there is a property and the older one that most programs read.
    `REFRESH-INTERVAL;VALUE=DURATION:${ASKED_FOR_EVERY}`,
    `X-PUBLISHED-TTL:${ASKED_FOR_EVERY}`,
    ...entries.flatMap((entry) => {
      if (seen.has(entry.uid) || entry.uid === '')
        throw new SkyError('invalid_input', 'uid', 'uid is empty or used twice');
      seen.add(entry.uid);
      return linesOf(entry, stamp);
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, from, to, summary, description }: IcsEntry, stamp: Date): string[] {
  const begin = when('from', from);
  const end = to === undefined ? undefined : when('to', to);
  if (end !== undefined && (end.length !== begin.length || end < begin))
    throw new SkyError('invalid_input', 'to', 'to comes before from or is of another type');
  return [
    'BEGIN:VEVENT',
    `UID:${text('uid', uid)}`,
    `DTSTAMP${when('stamp', stamp)}`,
    `DTSTART${begin}`,
    // An end that is no later is not allowed. A moment is known to the minute, and programs that
    // are told of no end show an hour; a whole day without one is that day.
    ...(end !== undefined && end > begin
      ? [`DTEND${end}`]
      : typeof from === 'string'
        ? []
        : ['DURATION:PT1M']),
    `SUMMARY:${text('summary', summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${text('description', description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The value of a date property with what stands before it: `:20240523T135300Z`. */
function when(field: string, value: Date | string): string {
  const wholeDay = typeof value === 'string';
  if (wholeDay && !/^\d{4}-\d\d-\d\d$/.test(value)) throw notADate(field);
  const at = wholeDay ? new Date(`${value}T00:00:00Z`) : value;
  if (!(at instanceof Date) || Number.isNaN(at.getTime())) throw notADate(field);
  const iso = at.toISOString();
  if (!/^(?!0000)\d{4}-/.test(iso) || (wholeDay && iso.slice(0, 10) !== value))
    throw notADate(field);
  const digits = iso.replaceAll(/[-:]/g, '');
  return wholeDay ? `;VALUE=DATE:${digits.slice(0, 8)}` : `:${digits.slice(0, 15)}Z`;
}

function notADate(field: string): SkyError {
  return new SkyError('invalid_input', field, `${field} is not a date of the years 1 to 9999`);
}

/** A text with what would end it escaped, and without what no calendar file may hold. */
function text(field: string, value: string): string {
  if (typeof value !== 'string')
    throw new SkyError('invalid_input', field, `${field} is not a string`);
  return value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line cut into pieces of at most 75 octets of UTF-8, never within a character. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
