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
import { PLANETS } from './planet/planets';
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

/** The average sentence length that a reader of grade 7 to 10 takes in with ease. */
const LONGEST_MEAN_SENTENCE = 18;

describe('the texts', () => {
  it.each(UNWANTED.map((pattern) => [pattern]))('hold nothing like %s', (pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('are plain: no doubled words, blanks or straight dashes', () => {
    expect(texts.filter((text) => /\b(\w+) \1\b|\s{2}|\s$|^\s| -+ /i.test(text))).toEqual([]);
  });

  it('keep to sentences of a friendly length', () => {
    const sentences = texts.flatMap((text) => text.match(/[A-Z][^.?!]{20,}[.?!]/g) ?? []);
    const words = sentences.map((sentence) => sentence.split(/\s+/).length);

    expect(words.reduce((sum, n) => sum + n, 0) / words.length).toBeLessThan(LONGEST_MEAN_SENTENCE);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 34)).toEqual([]);
  });

  it('has a debt text for each karmic number', () => {
    expect(Object.keys(KARMIC_DEBTS).map(Number)).toEqual([...KARMIC_DEBT_NUMBERS]);
  });
});
