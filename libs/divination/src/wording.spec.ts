import { PLANETS } from '@cosmic/sky/bodies';
import { ARCHETYPES } from './archetype/archetypes';
import { HOUSE_FACES, PLANET_FACES, SIGN_FACES } from './astro-dice/faces';
import { DIGIT_MEANINGS } from './angel-number/digit-meanings';
import { PATTERN_MEANINGS } from './angel-number/pattern-meanings';
import { ROOT_MEANINGS } from './angel-number/root-meanings';
import { AURA_COLORS } from './aura/colors';
import { CYCLE_TEXTS } from './biorhythm/stages';
import { CHAKRAS } from './chakra/chakras';
import { ANIMALS } from './chinese-zodiac/signs';
import { animalCompatibility } from './chinese-zodiac/compatibility';
import { ANIMAL_PORTRAITS, ELEMENT_PORTRAITS } from './chinese-zodiac/portraits';
import { CRYSTALS } from './crystal/crystals';
import { PHASE_WATERS } from './moon-water/phases';
import { affinity } from './numerology/affinity';
import { COMPOUND_TEXTS } from './numerology/chaldean-texts';
import { NUMEROLOGY_CATEGORIES, describeNumber } from './numerology/descriptions';
import { KARMIC_DEBT_NUMBERS, KARMIC_DEBTS } from './numerology/karmic-debt';
import { LIFE_CYCLE_TEXTS } from './numerology/life-cycles';
import { PERSONAL_YEARS } from './numerology/personal-year';
import { NUMEROLOGY_NUMBERS } from './numerology/reduction';
import { PLANET_DAY_MEANINGS } from './planet/day-meanings';
import { retrogradeImpact } from './retrograde';
import { RETROGRADES } from './retrograde/retrogrades';
import { DECK } from './tarot/deck';
import { allSpreads } from './tarot/spreads';
import { TRANSITS } from './transit/transits';
import { ZODIAC_SIGNS } from './zodiac-sign';

/** Every text below a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = [
  ...textsIn([ARCHETYPES, HOUSE_FACES, PLANET_FACES, SIGN_FACES, DIGIT_MEANINGS, PATTERN_MEANINGS]),
  ...textsIn([
    ROOT_MEANINGS,
    AURA_COLORS,
    CYCLE_TEXTS,
    CHAKRAS,
    ANIMAL_PORTRAITS,
    ELEMENT_PORTRAITS,
  ]),
  ...textsIn([CRYSTALS, PHASE_WATERS, COMPOUND_TEXTS, KARMIC_DEBTS, LIFE_CYCLE_TEXTS]),
  ...textsIn([PERSONAL_YEARS, PLANET_DAY_MEANINGS, RETROGRADES, DECK, allSpreads(), TRANSITS]),
  ...textsIn(ANIMALS.flatMap((a) => ANIMALS.map((b) => animalCompatibility(a, b)))),
  ...textsIn(
    NUMEROLOGY_CATEGORIES.flatMap((category) =>
      NUMEROLOGY_NUMBERS.map((n) => describeNumber(category, n)),
    ),
  ),
  ...textsIn(NUMEROLOGY_NUMBERS.flatMap((a) => NUMEROLOGY_NUMBERS.map((b) => affinity(a, b)))),
  ...textsIn(
    ZODIAC_SIGNS.flatMap((sign) =>
      PLANETS.map((planet) => retrogradeImpact(planet, { sign, moonSign: sign, risingSign: sign })),
    ),
  ),
];

/** Words that frighten, promise, or give advice that is not ours to give. */
const UNWANTED = [
  /\b(doom|doomed|cursed?|fated|inevitabl[ey]|unavoidable|you will (?:never|die|lose|fail))\b/i,
  /\b(guaranteed?|certain to|bound to happen|always works)\b/i,
  /\b(cures?|heals?|disease|diagnos\w+|symptoms?|therap\w+|medication|pregnan\w+|fertility)\b/i,
  /\b(invest|stocks?|shares? price|lottery|gambl\w+|lawsuit|sue)\b/i,
];

/** Paragraphs that a page may show on their own, by where they stand. */
const paragraphs: Record<string, unknown> = {
  numerology: NUMEROLOGY_CATEGORIES.map((category) =>
    NUMEROLOGY_NUMBERS.map((number) => describeNumber(category, number)),
  ),
  years: [PERSONAL_YEARS, LIFE_CYCLE_TEXTS, KARMIC_DEBTS],
  tarot: DECK.map(({ upright, reversed }) => [upright, reversed]),
  angelNumbers: DIGIT_MEANINGS.map(({ text }) => text),
  chinese: ANIMALS.map((animal) => ANIMAL_PORTRAITS[animal].text),
  biorhythm: CYCLE_TEXTS,
  chakras: CHAKRAS.map(({ strong, quiet }) => [strong, quiet]),
  auras: Object.values(AURA_COLORS).map(({ text }) => text),
  crystals: Object.values(CRYSTALS).map(({ text }) => text),
  moonWater: Object.values(PHASE_WATERS).map(({ intention }) => intention),
  planets: Object.values(PLANET_DAY_MEANINGS).map(({ text }) => text),
  retrogrades: Object.values(RETROGRADES).map(({ text }) => text),
  transits: Object.values(TRANSITS).map(({ text }) => text),
  archetypes: Object.values(ARCHETYPES).map(({ text }) => text),
};

/** The school grade a text asks for (Flesch and Kincaid, 1975; syllables as groups of vowels). */
function gradeOf(text: string): number {
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? [];
  const sentences = text.match(/[.?!](?=\s|$)/g)?.length ?? 1;
  const syllables = words
    .map((word) => word.replace(/(?:[^laeiouy]|[^l]l)e[sd]?$/, (end) => end.charAt(0)))
    .reduce((sum, word) => sum + Math.max(1, word.match(/[aeiouy]+/g)?.length ?? 0), 0);
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
}

describe('the texts', () => {
  it.each(UNWANTED.map((pattern) => [pattern]))('hold nothing like %s', (pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('are plain: no doubled words, blanks or straight dashes', () => {
    expect(texts.filter((text) => /\b(\w+) \1\b|\s{2}|\s$|^\s| -+ /i.test(text))).toEqual([]);
  });

  it.each(Object.keys(paragraphs))('of %s read at grade 6 to 11 on average', (where) => {
    const grades = textsIn(paragraphs[where])
      .filter((text) => text.length > 60)
      .map(gradeOf);
    const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;

    expect(mean).toBeGreaterThan(6);
    expect(mean).toBeLessThan(11);
  });

  it('hold no sentence that runs on', () => {
    const sentences = texts.flatMap((text) => text.match(/[A-Z][^.?!]{20,}[.?!]/g) ?? []);

    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 40)).toEqual([]);
  });

  it('has a debt text for each karmic number', () => {
    expect(Object.keys(KARMIC_DEBTS).map(Number)).toEqual([...KARMIC_DEBT_NUMBERS]);
  });
});
