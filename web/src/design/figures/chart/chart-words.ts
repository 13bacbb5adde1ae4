import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import type { SignKey } from '@cosmic/sky/zodiac';
import { meaningOf } from '../../sky/meanings';
import { planetName } from '../../sky/sky-names';

/** Points that are not planets. */
export type OtherPoint = 'ascendant' | 'midheaven' | 'true-node' | 'mean-node' | 'south-node';

const OTHER_NAMES: Readonly<Record<OtherPoint, string>> = {
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  'true-node': 'North Node',
  'mean-node': 'North Node',
  'south-node': 'South Node',
};

const OTHER_MEANINGS: Readonly<Record<OtherPoint, string>> = {
  ascendant: 'The sign that was rising: how you come through a door and how others first see you.',
  midheaven: 'The highest point of the sky: what you are known for and what you work towards.',
  'true-node': 'Where there is something to learn that does not come by itself.',
  'mean-node': 'Where there is something to learn that does not come by itself.',
  'south-node': 'What you can do already, and may lean on a little too readily.',
};

/** What each house is about, from the first on. */
const HOUSES = [
  'your body, your manner and how you begin things',
  'money, belongings and what you hold dear',
  'talking, learning, neighbours and brothers and sisters',
  'home, family and where you come from',
  'play, love affairs, children and what you make',
  'daily work, habits and health',
  'partners, and everybody you deal with face to face',
  'what is shared: trust, debts, closeness and endings',
  'far places, study and what you believe',
  'your calling and your name in public',
  'friends, groups and hopes',
  'rest, solitude and what goes on behind the scenes',
] as const;

const ASPECT_NAMES: Readonly<Record<AspectKey, string>> = {
  conjunction: 'conjunct',
  'semi-sextile': 'semi-sextile',
  'semi-square': 'semi-square',
  sextile: 'sextile',
  quintile: 'quintile',
  square: 'square',
  trine: 'trine',
  sesquiquadrate: 'sesquiquadrate',
  biquintile: 'biquintile',
  quincunx: 'quincunx',
  opposition: 'opposite',
};

const ASPECT_MEANINGS: Readonly<Record<AspectKey, string>> = {
  conjunction: 'They stand together and act as one, for better and for louder.',
  'semi-sextile': 'Next-door neighbours: they know of each other and have little to say.',
  'semi-square': 'A small, repeated friction that asks for a small, repeated effort.',
  sextile: 'They help each other as soon as you ask them to.',
  quintile: 'A knack of your own in putting the two together.',
  square: 'They pull at right angles: work, and the strength that comes of it.',
  trine: 'They get on without trying, which is a gift worth using on purpose.',
  sesquiquadrate: 'A restlessness between the two that wants an outlet.',
  biquintile: 'A quiet talent for combining what others keep apart.',
  quincunx: 'They do not see each other, so you keep adjusting between them.',
  opposition: 'They face each other across the chart and need you to hold the balance.',
};

/** The words of a chart that is touched. */
export const chartWords = {
  hint: 'Tap a planet, a house or a line, or use the arrow keys.',
  noHouses: 'Without an hour and a place of birth the wheel begins at Aries and has no houses.',
  tables: 'The chart as tables',
  points: 'Points',
  houses: 'Houses',
  aspects: 'Aspects',
  point: 'Point',
  place: 'Place',
  house: 'House',
  begins: 'Begins at',
  holds: 'Holds',
  orb: 'From exact',
  empty: 'no planet',
  retrograde: 'retrograde',
  close: 'Close',
  inHouse: (house: number) => `in house ${house}`,
  houseName: (house: number) => `House ${house}`,
  houseMeaning: (house: number) => `About ${HOUSES[house - 1]}.`,
  /** A second ring is told apart from the first by its name. */
  ofRing: (name: string, ring: string) => `${name} (${ring})`,
  now: 'The sky now',
  showNow: 'Lay the sky of a day around it',
  day: 'Day of the outer ring',
  today: 'Today',
  zoomOut: 'Whole wheel',
} as const;

/** What a point of a chart is called. */
export function pointName(point: string): string {
  return isOther(point) ? OTHER_NAMES[point] : planetName(point as Planet);
}

/** One sentence on a point of a chart. */
export function pointMeaning(point: string, sign: SignKey): string {
  return isOther(point) ? OTHER_MEANINGS[point] : meaningOf(point as Planet, sign);
}

/** The name of an aspect, to stand between two points. */
export function aspectName(aspect: string): string {
  return ASPECT_NAMES[aspect as AspectKey];
}

/** One sentence on what an aspect does. */
export function aspectMeaning(aspect: string): string {
  return ASPECT_MEANINGS[aspect as AspectKey];
}

/** Whether a point is no planet. */
export function isOther(point: string): point is OtherPoint {
  return point in OTHER_NAMES;
}
