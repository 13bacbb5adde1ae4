import { SIGNS } from '@cosmic/sky/zodiac';
import { falseStatements, shownTo, untrueToday, type Opened } from '../../test/present-tense';
import { TIMEFRAMES } from '../fields/choice';
import { DAY_MS } from '../today';

/** Prime to the week and the months; `present-tense.exhaustive-spec.ts` takes every day. */
const STEP_DAYS = 67;
const DAYS = Array.from(
  { length: 11 },
  (_, i) => new Date(Date.UTC(2026, 0, 1, 9) + i * STEP_DAYS * DAY_MS),
);

const opened = (sign: Opened['sign'], timeframe: Opened['timeframe'], at: string): Opened => ({
  sign,
  timeframe,
  language: 'en',
  at: new Date(at),
});

describe('a horoscope in the present tense', () => {
  it.each(TIMEFRAMES)('is true on the day it is read (%s)', (timeframe) => {
    const faults = DAYS.flatMap((at) =>
      SIGNS.flatMap(({ key: sign }) =>
        (['en', 'hi'] as const).flatMap((language) => {
          const reader: Opened = { sign, timeframe, language, at };
          return falseStatements(shownTo(reader, at.toISOString()), reader);
        }),
      ),
    );

    expect(faults).toEqual([]);
  });

  it('tells a month that is nearly over from where it has got to', () => {
    const late = '2026-11-23T10:00:00Z';
    const leo = shownTo(opened('leo', 'month', late), 'seed');
    const gemini = shownTo(opened('gemini', 'month', late), 'seed');

    expect(leo).toMatch(/23 November 2026/);
    expect(leo).toMatch(/\bSun\b[^.]*\bSagittarius\b/);
    expect(leo).not.toMatch(/\bSun\b[^.]*\bin Scorpio\b/);
    expect(gemini).not.toMatch(/Mercury[^.]* is retrograde/);
    expect(gemini).toMatch(/New Moon of 9 November|On 9 November the Moon was new/);
    expect(gemini).toMatch(/24 November/);
  });
});

describe('what any reading says of today', () => {
  it('is held to the sky', () => {
    const at = new Date('2026-11-23T10:00:00Z');

    expect(untrueToday('The Sun is in Scorpio today, so rest.', at)).toHaveLength(1);
    expect(untrueToday('Mercury is retrograde at present, so wait.', at)).toHaveLength(1);
    expect(untrueToday('The Sun is in Sagittarius today, so run.', at)).toEqual([]);
  });
});

describe('the check of the present tense', () => {
  const reader = opened('leo', 'month', '2026-11-23T10:00:00Z');

  it.each([
    'Your ruler is the Sun itself, which is in Scorpio and your fourth house, so rest.',
    'Your ruling planet, Mercury, is retrograde in Scorpio and your fourth house, so wait.',
    'With the Sun in your fourth house you are at home.',
    'Mark 9 November: a New Moon in Scorpio clears the ground in your fourth house.',
    'On 13 November Mercury turns direct in Scorpio, your fourth house, and so do you.',
    'On 24 November the Moon was full in Gemini, which is your eleventh house.',
    'On 12 November the Moon was full in Gemini, which is your eleventh house.',
    'On 21 November the Sun moved into Sagittarius, your fifth house, and stayed.',
    'All of this is told as of 1 November 2026.',
  ])('finds fault with: %s', (sentence) => {
    expect(falseStatements(sentence, reader)).toHaveLength(1);
  });

  it.each([
    'Your ruler is the Sun itself, which is in Sagittarius and your fifth house, so rest.',
    'On 22 November the Sun moved into Sagittarius, your fifth house, and stayed.',
    'On 13 November Mercury turned direct in Scorpio, your fourth house, and so did you.',
    'On 24 November the Moon is full in Gemini, which is your eleventh house.',
    'All of this is told as of 23 November 2026.',
  ])('finds none with: %s', (sentence) => {
    expect(falseStatements(sentence, reader)).toEqual([]);
  });
});
