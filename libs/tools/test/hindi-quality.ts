import { seeded, type Seeded } from '@cosmic/divination/draw/seeded';
import type { Slug } from '../src/catalogue/catalogue';
import { TOOLS } from '../src/catalogue/catalogue';
import { MAKERS } from '../src/makers';
import { NAMES_OF_PEOPLE } from '../src/page/essence-of-reading';
import { averageOverlap } from './almanac-quality';
import { dreamInHindiOf } from './dream-samples';
import { goalInHindiOf } from './goal-samples';
import type { Params } from './params';
import { samplesOf, type Sample } from './samples';

/** The tools whose readings are written in every language. */
export const TOOLS_IN_HINDI: readonly Slug[] = TOOLS.filter(
  ({ params }) => 'language' in params.shape,
).map(({ slug }) => slug);

interface HindiSample extends Omit<Sample, 'figure'> {
  /** The text without what a visitor typed, which stands in it as it is. */
  readonly ours: string;
}

const sentencesOf = (text: string) => text.split(/(?<=[।?!][”’]?)\s+|\n\n/);
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? [];

/** A word of Devanagari that is no part of another. */
const word = (forms: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'gu');

/** A verb that knows whether the reader is a man or a woman; अपने आप is nobody's. */
const GENDERED =
  /(?<![\p{L}\p{M}])(?<!अपन[ेा] )आप (?!(?:दोनों |सब |लोगों )?(?:को|के|का|की|से|में|पर|तक) )(?:[^।;:,?!]* )?(?:[\p{L}\p{M}]+(?:ते|ती) (?:हैं|हों|थे|थीं)|(?:रहे|रही) (?:हैं|हों|थे|थीं)|[\p{L}\p{M}]+(?:ेंगे|ेंगी|एँगे|एँगी))(?![\p{L}\p{M}])/gu;
const FAMILIAR = word('तुम|तू|तुम्हारा|तुम्हारी|तुम्हारे|तेरा|तेरी|तेरे');
const GRIM = /अनिष्ट|विनाश|मृत्यु|श्राप|अभिशाप|दुर्भाग्य|निश्चित रूप से|होकर रहेगा|तबाही|अमंगल|गारंटी/gu;

/** A service that has no other name. */
const HELP = 'findahelpline.com';

/**
 * What a line of the facts may name in Latin letters beside places: the compass, time zones, a service of help,
 * and the letters of a name with the numbers that they are counted as.
 */
const NAMES_IN_FACTS =
  /\b[A-Z] \d(?= [+=])|° [NSEW]\b|\b(?:UTC|Tele-MANAS|\S+\.com|\w+\/[\w/]+)\b/g;

/**
 * Describes what every reading in Hindi has to be, for each tool that has them.
 *
 * @param count how many readings of each tool are looked at
 */
export function describeHindi(count: number): void {
  describe.each(TOOLS_IN_HINDI)('a reading of %s in Hindi', (slug) => {
    let samples: HindiSample[];

    beforeAll(() => {
      samples = samplesOf(slug, count).map(({ params: english, at, seed }) => {
        const params = typedInHindi(english, seeded(slug, seed));
        const { almanac, facts, brief } = MAKERS[slug].assign(
          { ...params, language: 'hi' },
          { at, seed },
        );
        const text = almanac();
        return {
          params,
          at,
          seed,
          text,
          ours: withoutTyped(text, params),
          facts: [...facts],
          brief,
        };
      });
    });

    /** The samples that a check finds something in, with what it found. */
    const found = (check: (sample: HindiSample) => unknown[]) =>
      samples.flatMap((sample) => {
        const faults = check(sample);
        return faults.length > 0 ? [{ params: sample.params, faults }] : [];
      });

    it('fills every slot and has no Latin words but names', () => {
      expect(
        found(({ text }) => text.match(/[{}]|undefined|null|NaN|\[object|[^\S\n]{2,}/g) ?? []),
      ).toEqual([]);
      expect(found(({ ours }) => ours.replaceAll(HELP, '').match(/[A-Za-z]+/g) ?? [])).toEqual([]);
    });

    it('writes whole sentences and doubles no word', () => {
      const whole = /^[“‘]?[\p{L}\p{N}].*[।?!][”’]?$/su;
      expect(found(({ text }) => sentencesOf(text).filter((one) => !whole.test(one)))).toEqual([]);
      expect(
        found(
          ({ text }) => text.match(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}-])/gu) ?? [],
        ),
      ).toEqual([]);
    });

    it('says no sentence twice and begins no two adjacent ones alike', () => {
      const first = (sentence = '') => wordsOf(sentence)[0];
      expect(
        found(({ text }) => sentencesOf(text).filter((one, at, all) => all.indexOf(one) !== at)),
      ).toEqual([]);
      expect(
        found(({ text }) =>
          sentencesOf(text).filter((one, at, all) => at > 0 && first(one) === first(all[at - 1])),
        ),
      ).toEqual([]);
    });

    it('keeps to the length that a model is asked for, 120 words at the least', () => {
      expect(
        found(({ text, brief }) => {
          const words = wordsOf(text).length;
          return words < brief.minWords || words > brief.maxWords ? [words] : [];
        }),
      ).toEqual([]);
      expect(Math.min(...samples.map(({ brief }) => brief.minWords))).toBeGreaterThanOrEqual(
        slug === 'tarot' ? 100 : 120,
      );
      expect(new Set(samples.map(({ brief }) => brief.language))).toEqual(new Set(['hi']));
    });

    it('speaks to everybody: आप, without a verb that knows a gender', () => {
      expect(found(({ text }) => text.match(GENDERED) ?? [])).toEqual([]);
      expect(found(({ text }) => text.match(FAMILIAR) ?? [])).toEqual([]);
    });

    it('frightens nobody', () => {
      expect(found(({ text }) => text.match(GRIM) ?? [])).toEqual([]);
    });

    it('gives at least 85 % distinct texts that share less than three tenths of their phrases', () => {
      const inputs = new Set(samples.map(({ params }) => JSON.stringify(params))).size;

      expect(new Set(samples.map(({ text }) => text)).size).toBeGreaterThanOrEqual(0.85 * inputs);
      expect(averageOverlap(samples.slice(0, 60))).toBeLessThan(0.3);
    });

    it('stands on the same facts as the English one, told in Hindi', () => {
      const other = samples.slice(0, 40).flatMap(({ params, at, seed, facts }) => {
        const english = MAKERS[slug].assign(params, { at, seed }).facts;
        const told = facts.filter(
          ({ label, value }) =>
            !/^[\p{Script=Devanagari}\P{L}]+$/u.test(label) ||
            /[A-Za-z]/.test(withoutTyped(value.replace(NAMES_IN_FACTS, ''), params)),
        );
        const keys = facts.map(({ key }) => key);
        const isSame = keys.join() === english.map(({ key }) => key).join();
        return told.length > 0 || !isSame ? [{ params, told, keys }] : [];
      });

      expect(other).toEqual([]);
    });

    it('is made again to the letter', () => {
      for (const { params, at, seed, text } of samples.slice(0, 5)) {
        const again = MAKERS[slug].assign({ ...params, language: 'hi' }, { at, seed });
        expect(again.almanac()).toBe(text);
      }
    });
  });
}

/** What readers of Hindi type of their own, by field. */
const TYPED: Readonly<Record<string, (random: Seeded) => string>> = {
  goal: goalInHindiOf,
  dream: dreamInHindiOf,
  dream1: dreamInHindiOf,
  dream2: dreamInHindiOf,
  dream3: dreamInHindiOf,
};

function typedInHindi(params: Params, random: Seeded): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, (value && TYPED[key]?.(random)) || value]),
  );
}

/** Leaves out names of places and of people, and their first parts. */
function withoutTyped(text: string, params: Params): string {
  const typed = Object.entries(params).flatMap(([key, value]) => {
    if (NAMES_OF_PEOPLE.includes(key) && typeof value === 'string') {
      // A text writes a typed apostrophe as a typographic one.
      return [value, ...value.split(' ')].flatMap((name) => [name, name.replaceAll("'", '’')]);
    }
    if (typeof value !== 'object' || value === null || !('name' in value)) return [];
    const name = String(value.name);
    return [name, name.split(',')[0] ?? ''];
  });
  return typed.filter(Boolean).reduce((left, name) => left.replaceAll(name, ''), text);
}
