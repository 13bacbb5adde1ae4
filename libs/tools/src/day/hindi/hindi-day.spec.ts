import fc from 'fast-check';
import { SIGNS } from '@cosmic/sky/zodiac';
import { dayCardWords } from '../card';
import { dayOf } from '../day';
import { daysAfter } from '../local-day';
import type { DaySubject } from '../subject';
import { HOUSE_HEADLINES } from './house-headlines';
import { MOVER_HEADLINES } from './mover-headlines';
import { JUPITER_LINES } from './jupiter-lines';
import { MARS_LINES } from './mars-lines';
import { MERCURY_LINES } from './mercury-lines';
import { MOON_LINES } from './moon-lines';
import { POINT_LINES } from './point-lines';
import { QUESTIONS } from './questions';
import { SLOW_MOVER_LINES } from './slow-mover-lines';
import { SUN_LINES } from './sun-lines';
import { VENUS_LINES } from './venus-lines';

const MUMBAI = { name: 'Mumbai', latitude: 19.08, longitude: 72.88, zone: 'Asia/Kolkata' };
/** Of the Moon's hours, and of what lasts for days or weeks. */
const OFTEN_TOLD = [MOON_LINES, SUN_LINES, MERCURY_LINES, VENUS_LINES, MARS_LINES, JUPITER_LINES];
const LINES = [
  ...[HOUSE_HEADLINES, MOVER_HEADLINES, SLOW_MOVER_LINES, POINT_LINES, QUESTIONS],
  ...OFTEN_TOLD,
].map(allOf);
const [HEADLINES_OF_HOUSES = [], HEADLINES_OF_MOVERS = []] = LINES;

/** All sentences below a table of lists. */
function allOf(table: object): string[] {
  return Object.values(table).flatMap((found: unknown) =>
    typeof found === 'string' ? [found] : allOf(found as object),
  );
}

const date = fc.integer({ min: 20_000, max: 25_000 }).map((days) => daysAfter('1970-01-01', days));
const subject: fc.Arbitrary<DaySubject> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    reader: fc.uuid(),
    birth: fc.record({
      dob: fc.constantFrom('1988-03-14', '1975-10-02', '2001-07-29'),
      time: fc.constantFrom('', '07:45'),
      place: fc.option(fc.constant(MUMBAI)),
    }),
  }),
  fc.record({
    kind: fc.constant('sign' as const),
    sign: fc.constantFrom(...SIGNS.map(({ key }) => key)),
  }),
);

describe('a day in Hindi', () => {
  it('is Hindi from its first sentence to its facts, and the same at every asking', () => {
    fc.assert(
      fc.property(subject, date, (who, on) => {
        const asked = { date: on, zone: 'Asia/Kolkata', language: 'hi' } as const;
        const day = dayOf(who, asked);
        const told = [day.transit, ...day.others];
        const texts = [
          ...[day.headline, day.moon.words, day.question, day.tomorrow],
          ...told.flatMap(({ title, meaning, window }) => [title, meaning, window.untilWords]),
          ...told.flatMap(({ facts }) => facts.flatMap(({ label, value }) => [label, value])),
        ];

        expect(day.language).toBe('hi');
        expect(texts.filter((text) => text === '' || /[A-Za-z]/.test(text))).toEqual([]);
        expect(dayOf(who, asked)).toEqual(day);
      }),
      { numRuns: 60 },
    );
  });

  it('stands on the same sky as the English one', () => {
    fc.assert(
      fc.property(subject, date, (who, on) => {
        const [hindi, english] = (['hi', 'en'] as const).map((language) =>
          dayOf(who, { date: on, zone: 'Asia/Kolkata', language }),
        );
        const skyOf = (day: typeof hindi) => {
          const { kind, mover, point, aspect, house, window } = day!.transit;
          return { kind, mover, point, aspect, house, from: window.from, until: window.until };
        };

        expect(skyOf(hindi)).toEqual(skyOf(english));
        expect(hindi!.lunation).toEqual(english!.lunation);
      }),
      { numRuns: 20 },
    );
  });

  it('begins with at most fourteen words and says nothing in two places', () => {
    const long = [...HEADLINES_OF_HOUSES, ...HEADLINES_OF_MOVERS].filter(
      (line) => line.split(/\s+/).length > 14,
    );
    const lines = LINES.flat();

    expect(long).toEqual([]);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(lines.filter((line) => !/[।?]$/.test(line))).toEqual([]);
  });

  it('does not call today what lasts for more than a day', () => {
    const [, ...lasting] = OFTEN_TOLD.map(allOf);

    expect(
      lasting.flat().filter((line) => /(?:^|[\s,;:])(?:आज|कल)(?=[\s,;।])/u.test(line)),
    ).toEqual([]);
  });

  it('takes nobody for a man or a woman', () => {
    const gendered = /(?:^|\s)आप(?:\s\S+){0,4}\s\S*(?:ते|ती|ता|रहे|रही|गे|गी)\s?(?:हैं|हो|हूँ|।|,)/u;

    expect(LINES.flat().filter((line) => gendered.test(line))).toEqual([]);
  });

  it('names a turned card first', () => {
    const { name, meaning } = dayCardWords('the-star', 'ada', {
      date: '2026-11-25',
      language: 'hi',
    });

    expect(name).toBe('तारा');
    expect(meaning).toMatch(/^“तारा” का अर्थ है आशा, शांति और प्रेरणा। .+।$/);
  });
});
