import { ungroundedClaims } from '@cosmic/narrator/testing/grounding';
import { obedienceCheck } from '@cosmic/narrator/obedience';
import { instructionsFor } from '@cosmic/narrator/prompt';
import { TOOLS } from '../src/catalogue/catalogue';
import { sampleOf, samplesOf, type Sample } from './samples';
import { gradeOf, overlapOf, sentencesOf, shinglesOf, wordsOf } from './text-metrics';

/**
 * Describes what every text of the almanac has to be.
 *
 * @param count  how many texts of each tool are looked at
 */
export function describeAlmanacs(count: number): void {
  describe.each(TOOLS.map(({ slug }) => slug))('the almanac of %s', (slug) => {
    let samples: Sample[];

    beforeAll(() => {
      samples = samplesOf(slug, count);
    });

    /** The samples whose text a check finds something in, with what it found. */
    const found = (check: (text: string) => unknown[]) =>
      samples.flatMap(({ params, text }) => {
        const faults = check(text);
        return faults.length > 0 ? [{ params, faults }] : [];
      });

    it('fills every slot', () => {
      expect(
        found((text) => text.match(/[{}]|undefined|null|NaN|\[object|\s{2,}(?<!\n\n)/g) ?? []),
      ).toEqual([]);
    });

    it('tells no clock time as that of UTC', () => {
      expect(found((text) => text.match(/\bUTC\b|\bGMT\b|\d Zulu\b/g) ?? [])).toEqual([]);
    });

    it('doubles no word', () => {
      expect(found((text) => text.match(/\b(\p{L}+) \1\b/giu) ?? [])).toEqual([]);
    });

    it('writes whole sentences', () => {
      const whole = /^[“]?[\p{Lu}\p{N}].*[.!?][”’]?$/su;
      expect(
        found((text) => sentencesOf(text).filter((sentence) => !whole.test(sentence))),
      ).toEqual([]);
    });

    it('says no sentence twice', () => {
      expect(
        found((text) => sentencesOf(text).filter((one, at, all) => all.indexOf(one) !== at)),
      ).toEqual([]);
    });

    it('begins no two adjacent sentences alike', () => {
      const first = (sentence: string) => wordsOf(sentence)[0];
      expect(
        found((text) =>
          sentencesOf(text).filter(
            (one, at, all) => at > 0 && first(one) === first(all[at - 1] ?? ''),
          ),
        ),
      ).toEqual([]);
    });

    it('puts the right article before a vowel', () => {
      expect(
        found((text) => text.match(/\ba (?!one\b)[aeio]\w+|\ban [^aeiouh\W]\w+/gi) ?? []),
      ).toEqual([]);
    });

    it('keeps to the length its brief asks of a model, 150 to 600 words at the most, a card of the day 120', () => {
      const odd = samples.flatMap(({ params, text, brief: { minWords, maxWords } }) => {
        const words = wordsOf(text).length;
        return words < minWords || words > maxWords ? [{ params, words, minWords, maxWords }] : [];
      });

      expect(odd).toEqual([]);
      expect(Math.min(...samples.map(({ brief }) => brief.minWords))).toBeGreaterThanOrEqual(
        slug === 'tarot' ? 120 : 150,
      );
      expect(Math.max(...samples.map(({ brief }) => brief.maxWords))).toBeLessThanOrEqual(600);
    });

    it('reads at grade 6 to 11 on average', () => {
      const grades = samples.map(({ text }) => gradeOf(text));
      const average = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;

      expect(average).toBeGreaterThan(6);
      expect(average).toBeLessThan(11);
    });

    it('gives at least 85 % distinct texts where the inputs differ', () => {
      const inputs = new Set(samples.map(({ params }) => JSON.stringify(params))).size;
      const texts = new Set(samples.map(({ text }) => text)).size;

      expect(texts).toBeGreaterThanOrEqual(0.85 * inputs);
    });

    it('shares less than a quarter of its phrases between two readings', () => {
      expect(averageOverlap(samples.slice(0, 60))).toBeLessThan(0.25);
    });

    it('gives the same text for the same input again', () => {
      for (const { params, at, seed, text, facts } of samples.slice(0, 8)) {
        expect(sampleOf(slug, params, at, seed)).toMatchObject({ text, facts });
      }
    });

    it('says nothing about the sky that its facts do not say', () => {
      const unfounded = samples.flatMap(({ params, facts, text }) => {
        const claims = ungroundedClaims(text, facts);
        return claims.length > 0 ? [{ params, claims }] : [];
      });

      expect(unfounded).toEqual([]);
    });

    it('is what the check of a model’s obedience takes', () => {
      const refused = samples.flatMap(({ params, brief, text }) => {
        const fault = obedienceCheck(brief, instructionsFor(brief))(text);
        return fault === null ? [] : [{ params, fault }];
      });

      expect(refused).toEqual([]);
    });

    it('gives each fact of a reading its own key and a value', () => {
      const faulty = samples.filter(
        ({ facts }) =>
          new Set(facts.map(({ key }) => key)).size !== facts.length ||
          facts.some(({ label, value }) => !/^[A-Z]/.test(label) || value.trim() === ''),
      );

      expect(faulty).toEqual([]);
    });

    it('frightens nobody', () => {
      const grim =
        /\b(doom|curse|cursed|disaster|fated|will die|death|guaranteed|never recover)\b/gi;
      expect(found((text) => text.match(grim) ?? [])).toEqual([]);
    });
  });
}

/** The share of phrases that two of the texts have in common, on average. */
export function averageOverlap(texts: readonly { text: string }[]): number {
  const shingles = texts.map(({ text }) => shinglesOf(text));
  const overlaps = shingles.flatMap((one, at) =>
    shingles.slice(at + 1).map((other) => overlapOf(one, other)),
  );
  return overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length;
}
