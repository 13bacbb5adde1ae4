import { SIGNS } from '@cosmic/sky/zodiac';
import { falseStatements, shownTo, untrueToday, type Opened } from '../../test/present-tense';
import { samplesOf } from '../../test/samples';
import { TOOLS } from '../catalogue/catalogue';
import { TIMEFRAMES } from '../fields/choice';
import { DAY_MS } from '../today';

/** A sign is read in one language on a day and in the other on the next, its neighbour the other way. */
const LANGUAGES = ['en', 'hi'] as const;

/** Two years, one of them a leap year. */
const DAYS = Array.from({ length: 731 }, (_, i) => new Date(Date.UTC(2027, 0, 1, 9) + i * DAY_MS));

describe('a horoscope in the present tense, on every day of two years', () => {
  it.each(SIGNS.map(({ key }, at) => [key, at] as const))(
    'is true on the day it is read (%s)',
    (sign, place) => {
      const faults = DAYS.flatMap((at, day) =>
        TIMEFRAMES.flatMap((timeframe) => {
          const language = LANGUAGES[(day + place) % LANGUAGES.length]!;
          const reader: Opened = { sign, timeframe, language, at };
          return falseStatements(shownTo(reader, at.toISOString()), reader);
        }),
      );

      expect(faults).toEqual([]);
    },
  );
});

describe('what any reading says of today', () => {
  it.each(TOOLS.map(({ slug }) => slug))('is so on that day (%s)', (slug) => {
    const faults = samplesOf(slug, 24).flatMap(({ text, at }) =>
      untrueToday(text, at).map((sentence) => `${at.toISOString().slice(0, 10)}: ${sentence}`),
    );

    expect(faults).toEqual([]);
  });
});
