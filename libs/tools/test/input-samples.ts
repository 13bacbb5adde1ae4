import type { Seeded } from '@cosmic/divination/draw/seeded';
import { throwAstroDice } from '@cosmic/divination/astro-dice';
import { ANIMALS, CHINESE_ELEMENTS } from '@cosmic/divination/chinese-zodiac/signs';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { spreadById, type SpreadId } from '@cosmic/divination/tarot/spreads';
import { PLANETS } from '@cosmic/sky/bodies';
import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { SIGNS } from '@cosmic/sky/zodiac';
import { QUESTIONS } from '../src/archetype-quiz/questions';
import type { Slug } from '../src/catalogue/catalogue';
import { TURNING } from '../src/fields/astrology';
import { GENDERS, MOON_PHASE_LABELS, TIMEFRAMES, TRANSIT_LABELS } from '../src/fields/choice';
import {
  adultBirthDateOf,
  birthDataOf,
  birthDateOf,
  birthOfOne,
  HORIZONS,
  maybeAdultBirthDateOf,
  maybeBirthDateOf,
  maybeTimeOf,
  placeOf,
} from './birth-samples';
import { dreamOf } from './dream-samples';
import { goalOf } from './goal-samples';
import { countedNameOf, FAMILY_NAMES, GIVEN_NAMES, NAMES } from './name-samples';
import type { Params } from './params';

/** What is asked of tools whose fields depend on one another, or that are tried with more than the usual. */
export const INPUTS: Partial<Record<Slug, (random: Seeded) => Params>> = {
  horoscope: (random) => ({ sign: signOf(random), timeframe: random.pick(TIMEFRAMES) }),
  tarot: (random) => {
    const spread = random.pick(['daily', 'three-card', 'celtic-cross', 'relationship'] as const);
    const own = random.integer(0, 4) === 0;
    return {
      spread,
      question: random.pick(['', 'What should I know about the new job?']),
      reversals: random.pick(['on', 'on', 'off']),
      clientSeed: random.pick(['', 'a walk by the river']),
      ownCards: own ? handOf(random, spreadById(spread).positions.length) : null,
      deck: random.pick(['own', 'own', 'major', 'minor']),
      chosen: own || random.integer(0, 1) === 0 ? null : placesOf(random, spread),
    };
  },
  numerology: (random) => ({ fullName: countedNameOf(random), dob: birthDateOf(random) }),
  'astro-dice': (random) => {
    const { planet, sign, house } = throwAstroDice(random.word);
    return { planet, sign, house: String(house) };
  },
  'vedic-nakshatra': (random) => ({
    ...birthDataOf(random),
    nakshatra: random.pick(['', '', '', random.pick(NAKSHATRAS)]),
  }),
  'chinese-zodiac': (random) => {
    const dob = maybeBirthDateOf(random);
    return {
      year: dob === '' ? String(random.integer(1930, 2020)) : dob.slice(0, 4),
      dob,
      animal: random.pick(['', '', ...ANIMALS]),
      element: random.pick(['', '', '', '', ...CHINESE_ELEMENTS]),
      partnerAnimal: random.pick(['', '', '', '', '', '', ...ANIMALS]),
    };
  },
  'name-numerology': (random) => ({
    fullName: `${random.pick(GIVEN_NAMES.slice(0, -2))} ${random.pick(FAMILY_NAMES)}`,
    pathNumber: random.pick(['', '1', '2', '3', '5', '7', '9', '11', '22', '33']),
  }),
  'angel-number': (random) => ({ number: numberOf(random) }),
  'crystal-alignment': (random) => ({
    sign: signOf(random),
    moonSign: signOf(random),
    risingSign: signOf(random),
  }),
  'zodiac-meditation': (random) => ({ sign: signOf(random) }),
  'moon-reminder': (random) => ({
    moonPhase: phaseOf(random),
    sign: signOf(random),
    ...zoneOf(random),
  }),
  biorhythm: (random) => ({ dob: birthDateOf(random) }),
  'rising-tracker': (random) => ({ location: random.pick(HORIZONS) }),
  'moon-water': (random) => ({
    moonPhase: phaseOf(random),
    sign: signOf(random),
    ...zoneOf(random),
  }),
  'dream-analyzer': (random) => ({ dream: dreamOf(random), sign: signOf(random) }),
  'dream-log': (random) => ({
    dream1: dreamOf(random),
    dream2: dreamOf(random),
    dream3: random.integer(0, 2) === 0 ? '' : dreamOf(random),
  }),
  manifestation: (random) => ({ goal: goalOf(random), sign: signOf(random) }),
  'baby-name': (random) => ({
    gender: random.pick(GENDERS),
    sign1: signOf(random),
    sign2: signOf(random),
  }),
  'chakra-balance': (random) => ({ dob: birthDateOf(random) }),
  'aura-color': (random) => ({ dob: birthDateOf(random) }),
  'astro-playlist': (random) => ({ sign: signOf(random), moonSign: signOf(random) }),
  'transit-alert': (random) => ({
    transit: random.pick(Object.keys(TRANSIT_LABELS)),
    moonSign: signOf(random),
    risingSign: signOf(random),
    ...zoneOf(random),
  }),
  'karmic-astrology': (random) => {
    const dob = maybeBirthDateOf(random);
    const signs = { southNode: signOf(random), saturnSign: signOf(random) };
    return dob === '' || random.integer(0, 1) === 0 ? { ...signs, dob } : { dob };
  },
  'journal-prompt': (random) => ({
    sign: signOf(random),
    risingSign: signOf(random),
    moonSign: signOf(random),
  }),
  'stress-advice': (random) => ({ sign: signOf(random) }),
  wellbeing: (random) => ({ sign: signOf(random) }),
  'life-balance': (random) => ({ dob: birthDateOf(random) }),
  career: signOrBirthDateOf,
  'spiritual-growth': signOrBirthDateOf,
  'astro-houses': birthDataOf,
  'retrograde-impact': (random) => ({
    planet: random.pick(TURNING),
    sign: signOf(random),
    moonSign: signOf(random),
    risingSign: signOf(random),
  }),
  'solar-return': (random) => ({
    ...birthDataOf(random),
    ...(random.integer(0, 2) === 0 ? { here: placeOf(random) } : {}),
  }),
  'progressed-chart': birthDataOf,
  midheaven: birthDataOf,
  'planet-day': (random) => ({ planet: random.pick(PLANETS) }),
  compatibility: (random) => ({
    sign1: signOf(random),
    sign2: signOf(random),
    ...birthOfOne(random, '1'),
    ...birthOfOne(random, '2'),
  }),
  'archetype-quiz': (random) => ({
    sign: signOf(random),
    moonSign: signOf(random),
    risingSign: signOf(random),
    ...Object.fromEntries(
      Object.entries(QUESTIONS).map(([id, { options }]) => [id, random.pick(Object.keys(options))]),
    ),
  }),
  'birthday-message': signOrBirthDateOf,
  'zodiac-meme': (random) => ({ sign: signOf(random) }),
  'zodiac-roast': (random) => ({ sign: signOf(random) }),
  'sign-story': (random) => ({
    sign: signOf(random),
    moonSign: signOf(random),
    risingSign: signOf(random),
  }),
  'zodiac-dating': (random) => ({
    name1: random.pick(NAMES),
    sign1: signOf(random),
    dob1: maybeAdultBirthDateOf(random),
    name2: random.pick(NAMES),
    sign2: signOf(random),
    dob2: maybeAdultBirthDateOf(random),
  }),
  panchang: (random) => ({
    location: random.pick(HORIZONS),
    date: random.pick(['', birthDateOf(random)]),
  }),
  'guna-milan': (random) => ({
    dob1: adultBirthDateOf(random),
    time1: maybeTimeOf(random),
    place1: placeOf(random),
    dob2: adultBirthDateOf(random),
    time2: maybeTimeOf(random),
    place2: placeOf(random),
  }),
  muhurta: (random) => ({
    purpose: random.pick(['begin', 'home', 'travel', 'trade', 'learn', 'celebrate']),
    location: random.pick(HORIZONS),
    date: random.pick(['', birthDateOf(random)]),
    // A month of sunrises takes longest to search.
    span: random.pick(['7', '7', '7', '14', '30']),
  }),
  'love-forecast': (random) => ({
    ...signOrBirthDateOf(random),
    // The sky of a year takes longest to search.
    period: random.pick(['week', 'week', 'month', 'month', 'year']),
  }),
};

function signOf(random: Seeded): string {
  return random.pick(SIGNS).key;
}

/** Two in three send their clock. */
function zoneOf(random: Seeded): { zone?: string } {
  return random.integer(0, 2) === 0 ? {} : { zone: random.pick(HORIZONS).zone };
}

function phaseOf(random: Seeded): string {
  return random.pick(Object.keys(MOON_PHASE_LABELS));
}

/** Half are what people look up (444, 1212, 1234), half are any digits. */
function numberOf(random: Seeded): string {
  const digit = () => String(random.integer(0, 9));
  const [a, b, c] = [digit(), digit(), digit()];
  const familiar = [a, a + a + a, a.repeat(4), a + b + a + b, a + b + c, a + a + b + b, a + b + a];
  const length = random.integer(1, 12);
  return random.pick([...familiar, ...familiar.map(() => Array.from({ length }, digit).join(''))]);
}

/** Cards of a person's own deck. */
function handOf(random: Seeded, count: number) {
  return random.sample(CARD_IDS, count).map((id) => ({ id, reversed: random.integer(0, 1) === 1 }));
}

/** As many places as a spread takes, of the smallest deck. */
function placesOf(random: Seeded, spread: SpreadId) {
  const places = Array.from({ length: 22 }, (_, place) => place);
  return random.sample(places, spreadById(spread).positions.length);
}

/** Some give a sign, some a birth date, some both. */
function signOrBirthDateOf(random: Seeded): Params {
  const dob = maybeBirthDateOf(random);
  return { sign: dob !== '' && random.integer(0, 1) === 0 ? '' : signOf(random), dob };
}
