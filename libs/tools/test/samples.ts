import type { Figure } from '@cosmic/contracts/figures';
import type { Place } from '@cosmic/contracts/places';
import type { ToolField } from '@cosmic/contracts/tools';
import { seeded, type Seeded } from '@cosmic/divination/seeded';
import { throwAstroDice } from '@cosmic/divination/astro-dice';
import { ANIMALS, CHINESE_ELEMENTS } from '@cosmic/divination/chinese-zodiac/signs';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { spreadById, type SpreadId } from '@cosmic/divination/tarot/spreads';
import type { Brief } from '@cosmic/narrator/narrator';
import { PLANETS } from '@cosmic/sky/bodies';
import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { SIGNS } from '@cosmic/sky/zodiac';
import { QUESTIONS } from '../src/archetype-quiz/questions';
import type { Slug } from '../src/catalogue';
import { TURNING } from '../src/fields/astrology';
import { formFields } from '../src/form';
import { GENDERS, MOON_PHASE_LABELS, TIMEFRAMES, TRANSIT_LABELS } from '../src/fields/choice';
import { MAKERS } from '../src/makers';
import { dreamOf } from './dream-samples';
import { goalOf } from './goal-samples';

/** What a form sends. */
export type Params = Record<string, unknown>;

/** A reading made for an input that was drawn at random. */
export interface Sample {
  readonly params: Params;
  readonly at: Date;
  readonly seed: string;
  readonly facts: { key: string; label: string; value: string }[];
  readonly figure: Figure | null;
  readonly text: string;
  readonly brief: Brief;
}

/** North, south, at the equator, and where whole signs never rise. */
const HORIZONS = [
  { name: 'Chennai, Tamil Nadu, India', latitude: 13.09, longitude: 80.28, zone: 'Asia/Kolkata' },
  {
    name: 'London, England, United Kingdom',
    latitude: 51.51,
    longitude: -0.13,
    zone: 'Europe/London',
  },
  {
    name: 'New York City, New York, United States',
    latitude: 40.71,
    longitude: -74.01,
    zone: 'America/New_York',
  },
  {
    name: 'Sydney, New South Wales, Australia',
    latitude: -33.87,
    longitude: 151.21,
    zone: 'Australia/Sydney',
  },
  {
    name: 'Quito, Pichincha, Ecuador',
    latitude: -0.23,
    longitude: -78.52,
    zone: 'America/Guayaquil',
  },
  { name: 'Reykjavík, Iceland', latitude: 64.14, longitude: -21.94, zone: 'Atlantic/Reykjavik' },
  {
    name: 'Ushuaia, Tierra del Fuego, Argentina',
    latitude: -54.81,
    longitude: -68.31,
    zone: 'America/Argentina/Ushuaia',
  },
  { name: 'Kathmandu, Nepal', latitude: 27.7, longitude: 85.32, zone: 'Asia/Kathmandu' },
  { name: 'Nairobi, Kenya', latitude: -1.28, longitude: 36.82, zone: 'Africa/Nairobi' },
  { name: 'Tokyo, Japan', latitude: 35.69, longitude: 139.69, zone: 'Asia/Tokyo' },
  {
    name: 'Longyearbyen, Svalbard',
    latitude: 78.22,
    longitude: 15.65,
    zone: 'Arctic/Longyearbyen',
  },
  { name: '1 <b>Nowhere</b>', latitude: 47.5, longitude: 19.05, zone: 'Europe/Budapest' },
];

/** What is asked of tools whose fields depend on one another, or that are tried with more than the usual. */
const INPUTS: Partial<Record<Slug, (random: Seeded) => Params>> = {
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

/** As people type them, and some that are none. */
const NAMES = [
  ...['Ada', 'Sam', 'Mary Ann', 'Jean-Luc', "Siobhán O'Neill", 'noor', '李小龍', 'Zoë'],
  ...['J. R.', 'me!', '<b>you</b>', 'someone. Anyone?'],
];

/** Several ask on one day, which also spares the test the sky of two hundred days. */
const ASKED_A_DAY = 5;

/** Readings of a tool for random inputs, days and seeds; always the same ones. */
export function samplesOf(slug: Slug, count: number): Sample[] {
  const random = seeded('samples', slug);
  const days = Array.from({ length: Math.ceil(count / ASKED_A_DAY) }, () => {
    return new Date(Date.UTC(2020, 0, 1) + random.integer(0, 20 * 365 * 24) * 3_600_000);
  });
  return days
    .flatMap((at) => Array.from({ length: ASKED_A_DAY }, () => at))
    .slice(0, count)
    .map((at, index) => sampleOf(slug, inputOf(slug, random), at, `seed ${index}`));
}

function inputOf(slug: Slug, random: Seeded): Params {
  return INPUTS[slug]?.(random) ?? filledIn(formFields(MAKERS[slug].tool), random);
}

/** A form filled in field by field; one in two leaves out what may be left out. */
function filledIn(fields: readonly ToolField[], random: Seeded): Params {
  const given = fields.filter(({ required }) => required || random.integer(0, 1) === 0);
  return Object.fromEntries(given.map((field) => [field.name, valueOf(field, random)]));
}

function valueOf({ control, options }: ToolField, random: Seeded): unknown {
  if (options && options.length > 0) return random.pick(options).value;
  if (control === 'date') return birthDateOf(random);
  if (control === 'time') return timeOf(random);
  return control === 'place' ? placeOf(random) : countedNameOf(random);
}

/** One reading. */
export function sampleOf(slug: Slug, params: Params, at: Date, seed: string): Sample {
  const { facts, figure, brief, almanac } = MAKERS[slug].assign(params, { at, seed });
  return { params, at, seed, facts: [...facts], figure, text: almanac(), brief };
}

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

const GIVEN_NAMES = [
  ...[
    'Ada',
    'José',
    'Priya',
    'Wei',
    'Amina',
    'Oleksandra',
    'Tom',
    'Zoë',
    'Björn',
    'Fatima',
    'Lynn',
  ],
  ...['Chukwuemeka', 'Mei', 'Søren', 'Isabella', 'Ryan', 'Yuki', 'Leilani', 'Iris', 'Иван', '李'],
];
const FAMILY_NAMES = [
  ...[
    'Lovelace',
    'Núñez',
    'Raman',
    'Zhang',
    'O’Connor',
    'Kovalenko',
    'Smith',
    'van den Berg',
    'Li',
  ],
  ...['Strauß', 'Okafor', 'Haddad', 'Sørensen', 'Rossi', 'Tanaka', 'Kealoha', 'Петров', '明'],
];

/** A given name in letters that are counted, mostly with a family name in those or others. */
function countedNameOf(random: Seeded): string {
  const given = random.pick(GIVEN_NAMES.slice(0, -2));
  return random.integer(0, 5) === 0 ? given : `${given} ${random.pick(FAMILY_NAMES)}`;
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

/** Half of the people leave it out. */
function maybeBirthDateOf(random: Seeded): string {
  return random.integer(0, 1) === 0 ? '' : birthDateOf(random);
}

/** As above, and of age in any year in which the specs run. */
function maybeAdultBirthDateOf(random: Seeded): string {
  const dob = maybeBirthDateOf(random);
  return dob < '2006' ? dob : '';
}

function adultBirthDateOf(random: Seeded): string {
  return `19${birthDateOf(random).slice(2)}`.replace('-02-29', '-02-28');
}

function birthDateOf(random: Seeded): string {
  const day = new Date(Date.UTC(1930, 0, 1) + random.integer(0, 90 * 365) * 86_400_000);
  return day.toISOString().slice(0, 10);
}

/** Half of the people know the hour and the place. */
function birthDataOf(random: Seeded): Params {
  const dob = birthDateOf(random);
  return random.integer(0, 1) === 0
    ? { dob }
    : { dob, time: timeOf(random), place: placeOf(random) };
}

function timeOf(random: Seeded): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(random.integer(0, 23))}:${two(random.integer(0, 59))}`;
}

/** One in three does not know it. */
function maybeTimeOf(random: Seeded): string {
  return random.integer(0, 2) === 0 ? '' : timeOf(random);
}

/** From the equator to beyond both polar circles. */
const PLACES: readonly Place[] = [
  { name: 'Paris, France', latitude: 48.8534, longitude: 2.3488, zone: 'Europe/Paris' },
  { name: 'Chennai, India', latitude: 13.0878, longitude: 80.2785, zone: 'Asia/Kolkata' },
  { name: 'Quito, Ecuador', latitude: -0.2299, longitude: -78.525, zone: 'America/Guayaquil' },
  { name: 'Sydney, Australia', latitude: -33.8679, longitude: 151.2073, zone: 'Australia/Sydney' },
  {
    name: 'New York, United States',
    latitude: 40.7143,
    longitude: -74.006,
    zone: 'America/New_York',
  },
  { name: 'Tromsø, Norway', latitude: 69.6489, longitude: 18.9551, zone: 'Europe/Oslo' },
];

function placeOf(random: Seeded): Place {
  return random.pick(PLACES);
}

/** Half leave the date out; of the others some know hour and place as well. */
function birthOfOne(random: Seeded, whose: '1' | '2'): Params {
  const dob = maybeBirthDateOf(random);
  if (dob === '' || random.integer(0, 1) === 0) return { [`dob${whose}`]: dob };
  return {
    [`dob${whose}`]: dob,
    [`time${whose}`]: timeOf(random),
    [`place${whose}`]: placeOf(random),
  };
}
