import fc from 'fast-check';
import { toIcs } from './ics';
import type { IcsEntry } from './ics';
import { SkyError } from '../sky-error';

const stamp = new Date('2024-01-01T00:00:00Z');
const entry = (over: Partial<IcsEntry> = {}): IcsEntry => ({
  uid: 'a@b',
  from: new Date('2024-05-23T13:53:12.345Z'),
  summary: 'Full Moon',
  ...over,
});
const one = (over: Partial<IcsEntry> = {}) => toIcs({ name: 'Sky', stamp, entries: [entry(over)] });
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');
/** What a calendar program makes of an escaped text. */
const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c));

const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, 'x').length;

describe('toIcs', () => {
  it('writes a calendar as RFC 5545 has it', () => {
    expect(one({ description: 'Sun opposite Moon', to: new Date('2024-05-23T14:00:00Z') })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Cosmic Guide//Sky calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Sky',
        'X-WR-CALNAME:Sky',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
        'BEGIN:VEVENT',
        'UID:a@b',
        'DTSTAMP:20240101T000000Z',
        'DTSTART:20240523T135312Z',
        'DTEND:20240523T140000Z',
        'SUMMARY:Full Moon',
        'DESCRIPTION:Sun opposite Moon',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('writes whole days as dates', () => {
    const lines = unfolded(one({ from: '2024-04-01', to: '2024-04-26' }));

    expect(lines).toContain('DTSTART;VALUE=DATE:20240401');
    expect(lines).toContain('DTEND;VALUE=DATE:20240426');
  });

  it('leaves out an end that is the beginning', () => {
    const lines = unfolded(one({ to: new Date('2024-05-23T13:53:12.900Z') }));

    expect(lines).toContain('DURATION:PT1M');
    expect(lines.join()).not.toContain('DTEND');
  });

  it('tells how long a moment lasts, and of a whole day nothing', () => {
    expect(unfolded(one())).toContain('DURATION:PT1M');
    expect(one({ from: '2024-04-01' })).not.toMatch(/DURATION:PT1M|DTEND/);
  });

  it('escapes what has a meaning of its own', () => {
    expect(unfolded(one({ summary: 'a,b;c\\d\r\ne\nf\u0007g' }))).toContain(
      'SUMMARY:a\\,b\\;c\\\\d\\ne\\nfg',
    );
  });

  it('keeps every text whole and every line within 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
        const ics = one({ summary });

        expect(Math.max(...ics.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
        expect(ics).not.toMatch(/(?<!\r)\n|\r(?!\n)|[\ud800-\udbff](?![\udc00-\udfff])/);
        const [line = ''] = unfolded(ics).filter((candidate) => candidate.startsWith('SUMMARY:'));
        expect(unescaped(line.slice('SUMMARY:'.length))).toBe(
          summary
            .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
            .replaceAll(/(?![\t\n])\p{Cc}/gu, ''),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('lets no text break out of its line in 10,000 hostile entries', () => {
    const pieces = ['\r\n', '\n', '\r', ';', ',', '\\', ' ', 'END:VEVENT', 'é', '🌕', 'مرحبا'];
    const nasty = [...pieces, '\ud800', '\0', '\u2028', '\u202e', ':', 'x'.repeat(74)];
    let seed = 1;
    const text = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return [seed, seed >> 5, seed >> 10, seed >> 15].map((n) => nasty[n % nasty.length]).join('');
    };
    const entries = Array.from({ length: 10_000 }, (_, index) =>
      entry({ uid: `${index}${text()}`, summary: text(), description: text() }),
    );

    const lines = unfolded(toIcs({ name: 'Sky', stamp, entries })).slice(9, -2);

    const properties = lines.map((line) => line.replace(/[^A-Z].*$/s, ''));
    const event = [
      'BEGIN',
      'UID',
      'DTSTAMP',
      'DTSTART',
      'DURATION',
      'SUMMARY',
      'DESCRIPTION',
      'TRANSP',
      'END',
    ];
    expect(properties).toHaveLength(90_000);
    expect(properties.every((name, index) => name === event[index % event.length])).toBe(true);
  });

  it('folds a name of 10,000 letters', () => {
    const ics = toIcs({ name: 'ż'.repeat(10_000), stamp, entries: [] });

    expect(Math.max(...ics.split('\r\n').map((line) => octets(line)))).toBe(75);
    expect(unfolded(ics)).toContain(`NAME:${'ż'.repeat(10_000)}`);
  });

  it.each<[string, Partial<IcsEntry>]>([
    ['from', { from: new Date(NaN) }],
    ['from', { from: '2024-02-30' }],
    ['from', { from: '20240230' }],
    ['from', { from: new Date(8.64e15) }],
    ['from', { from: new Date(-8.64e15) }],
    ['to', { to: new Date(0) }],
    ['to', { to: '2024-05-24' }],
    ['uid', { uid: '' }],
    ['summary', { summary: undefined as never }],
  ])('names the field %s when it is wrong: %j', (field, over) => {
    expect(() => one(over)).toThrow(SkyError);
    expect(() => one(over)).toThrow(expect.objectContaining({ code: 'invalid_input', field }));
  });

  it('refuses a uid used twice', () => {
    expect(() => toIcs({ name: 'Sky', stamp, entries: [entry(), entry()] })).toThrow(/twice/);
  });
});
