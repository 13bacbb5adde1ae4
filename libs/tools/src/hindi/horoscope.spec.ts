import { SIGNS } from '@cosmic/sky/zodiac';
import { TIMEFRAMES } from '../fields/choice';
import { MAKERS } from '../makers';

const START = Date.UTC(2026, 0, 5, 9);
const DAY_MS = 86_400_000;
/** Prime to the week and the month, so that every kind of day comes up. */
const STEP_DAYS = 23;
const DATES = Array.from({ length: 16 }, (_, i) => new Date(START + i * STEP_DAYS * DAY_MS));

const horoscopeOf = (sign: string, timeframe: string, at: Date, language = 'hi') => {
  const params = { sign, timeframe, ...(language === 'hi' && { language }) };
  const made = MAKERS.horoscope.assign(params, { at, seed: `seed ${at.toISOString()}` });
  return { sign, timeframe, at, text: made.almanac(), facts: made.facts, brief: made.brief };
};

/** All signs and timeframes at many dates. */
const samples = DATES.flatMap((at) =>
  TIMEFRAMES.flatMap((timeframe) => SIGNS.map(({ key }) => horoscopeOf(key, timeframe, at))),
);

const sentencesOf = (text: string) => text.split(/(?<=[।?!])\s+|\n\n/);
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];

/** What a check finds, with where. */
const found = (check: (text: string) => unknown[]) =>
  samples.flatMap(({ sign, timeframe, at, text }) => {
    const faults = check(text);
    return faults.length > 0 ? [{ sign, timeframe, at, faults }] : [];
  });

describe('the almanac’s horoscope in Hindi', () => {
  it('was read for all signs, timeframes and many days', () => {
    expect(samples.length).toBe(12 * 4 * 16);
  });

  it('fills every slot and is Hindi but for UTC', () => {
    expect(found((text) => text.match(/[{}]|undefined|null|NaN/g) ?? [])).toEqual([]);
    expect(found((text) => text.replaceAll('UTC', '').match(/[A-Za-z]+/g) ?? [])).toEqual([]);
  });

  it('writes whole sentences and doubles no word', () => {
    expect(
      found((text) => sentencesOf(text).filter((one) => !/^[“\p{L}\p{N}].*[।?!]$/su.test(one))),
    ).toEqual([]);
    expect(
      found((text) => {
        const words = wordsOf(text);
        return words.filter((word, at) => word === words[at - 1]);
      }),
    ).toEqual([]);
  });

  it('says no sentence twice and begins no two adjacent ones alike', () => {
    expect(
      found((text) => sentencesOf(text).filter((one, at, all) => all.indexOf(one) !== at)),
    ).toEqual([]);
    const first = (sentence: string) => wordsOf(sentence)[0];
    expect(
      found((text) =>
        sentencesOf(text).filter((one, at, all) => at > 0 && first(one) === first(all[at - 1]!)),
      ),
    ).toEqual([]);
  });

  it('keeps to the length that a model is asked for', () => {
    const odd = samples.flatMap(({ sign, timeframe, at, text, brief }) => {
      const words = wordsOf(text).length;
      return words < brief.minWords || words > brief.maxWords
        ? [{ sign, timeframe, at, words }]
        : [];
    });

    expect(odd).toEqual([]);
  });

  it('speaks to everybody: आप without a verb that knows a gender', () => {
    const gendered = /आप (?:[^।;:,]* )?(?:[\p{L}\p{M}]+(?:ते|ती) हैं|[\p{L}\p{M}]+(?:ेंगे|ेंगी|एँगे|एँगी))/gu;
    expect(found((text) => text.match(gendered) ?? [])).toEqual([]);
    expect(
      found((text) => text.match(/(?<![\p{L}\p{M}])(?:तुम|तू|तुम्हारा|तेरा)(?![\p{L}\p{M}])/gu) ?? []),
    ).toEqual([]);
  });

  it('frightens nobody', () => {
    const grim = /अनिष्ट|विनाश|मृत्यु|श्राप|अभिशाप|दुर्भाग्य|निश्चित रूप से|होकर रहेगा|तबाही/g;
    expect(found((text) => text.match(grim) ?? [])).toEqual([]);
  });

  it('names only signs and dates that its facts name', () => {
    const { text, facts } = horoscopeOf('leo', 'month', DATES[3]!);
    const told = facts.map(({ value }) => value).join(' ');
    const dates = text.match(/\d{1,2} (?:जनवरी|फ़रवरी|मार्च|अप्रैल)/g) ?? [];

    expect(dates.length).toBeGreaterThan(1);
    expect(dates.filter((date) => !told.includes(date))).toEqual([]);
  });

  it('reads differently for the signs of one day', () => {
    const texts = samples.filter(({ timeframe, at }) => timeframe === 'today' && at === DATES[0]);
    const runs = texts.map(({ text }) => {
      const words = wordsOf(text);
      return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')));
    });
    const shares = runs.flatMap((one, i) =>
      runs
        .slice(i + 1)
        .map(
          (other) =>
            [...one].filter((run) => other.has(run)).length / Math.min(one.size, other.size),
        ),
    );

    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.3);
  });

  it('stands on the same facts as the English one, told in Hindi', () => {
    for (const { sign, timeframe, at, facts } of samples.slice(0, 96)) {
      const english = horoscopeOf(sign, timeframe, at, 'en').facts;
      const figures = (value: string) => value.match(/\d+°\d+'|\d+(?:\.\d)?°|\d+%/g) ?? [];

      expect(facts.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
      expect(facts.flatMap(({ value }) => figures(value))).toEqual(
        english.flatMap(({ value }) => figures(value)),
      );
      expect(facts.filter(({ label }) => !/^[\u0900-\u097f]/.test(label))).toEqual([]);
      expect(facts.filter(({ value }) => /[A-Za-z]/.test(value.replaceAll('UTC', '')))).toEqual([]);
    }
  });

  it('is made again to the letter', () => {
    const once = horoscopeOf('pisces', 'week', DATES[5]!);

    expect(horoscopeOf('pisces', 'week', DATES[5]!)).toEqual(once);
  });

  it('asks a model for Hindi, and is English unless told', () => {
    expect(samples[0]!.brief.language).toBe('hi');
    expect(horoscopeOf('leo', 'today', DATES[0]!, 'en').brief.language).toBe('en');
  });
});
