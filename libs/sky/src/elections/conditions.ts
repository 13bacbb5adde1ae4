import { NAKSHATRA_NATURES } from '../jyotish/nakshatra-natures';
import { SIGNS } from '../zodiac';

/** What a condition is chosen with: one of some words, or as many of them as one likes. */
interface Choice {
  readonly words: readonly string[];
  readonly takes: 'one' | 'some';
}

const SIGN_KEYS = SIGNS.map(({ key }) => key);
const RULERS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const WANDERERS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const one = (words: readonly string[]): Choice => ({ words, takes: 'one' });
const some = (words: readonly string[]): Choice => ({ words, takes: 'some' });

/**
 * Everything that can be asked of a time, by the name it has in an address. Each is met or not:
 * none outweighs another.
 */
export const CONDITIONS = {
  /** The elongation of the Moon below 180 degrees: Shukla paksha; or above. */
  waxing: null,
  waning: null,
  /** Not between the Moon's last major aspect in a sign and its end. */
  'not-void': null,
  /** Tropical signs of the Moon. */
  'moon-in': some(SIGN_KEYS),
  'moon-not-in': some(SIGN_KEYS),
  /** The Moon in trine or sextile with a body, within three degrees. */
  'moon-aspect': one(['sun', 'venus', 'jupiter']),
  /** The Moon farther than three degrees from conjunction, square and opposition with a body. */
  'moon-clear-of': one(['mars', 'saturn']),
  /** Not from 15 degrees of Libra to 15 of Scorpio (Lilly, Christian Astrology, 1647). */
  'not-via-combusta': null,
  direct: one(WANDERERS),
  /** Farther than 8 1/2 degrees from the Sun in longitude (Lilly, Christian Astrology, 1647). */
  'not-combust': one(WANDERERS),
  /** No eclipse, anywhere on Earth, within so many days. */
  'no-eclipse': one(['3', '7', '14']),
  /** Tropical signs of the ascendant. */
  rising: some(SIGN_KEYS),
  /** The ruler of the day, which runs from sunrise to sunrise; and of the unequal hour. */
  'day-of': some(RULERS),
  'hour-of': some(RULERS),
  /** Neither rikta (4, 9, 14 of either half) nor amavasya. */
  tithi: null,
  /** Natures of the nakshatra (Brihat Samhita 98). */
  nakshatra: some(NAKSHATRA_NATURES),
  /** One of the eleven nakshatras of a wedding (Muhurta Chintamani 6). */
  'wedding-nakshatra': null,
  /** Neither Vyatipata nor Vaidhriti, the yogas that are shunned whole (Muhurta Chintamani 1). */
  yoga: null,
  /** Not in Vishti karana (Bhadra). */
  'no-vishti': null,
  /** The Moon not at or past 300 degrees of the sidereal zodiac. */
  'no-panchaka': null,
  'no-rahu-kalam': null,
  'no-yamaganda': null,
  'no-gulika': null,
  abhijit: null,
  /** Amrit, Shubh or Labh, of day or night. */
  'good-choghadiya': null,
  /** Farther from the Sun than the limit of combustion (asta) of the Surya Siddhanta. */
  visible: one(['venus', 'jupiter']),
  /** The Sun neither in sidereal Sagittarius nor in Pisces. */
  'no-kharmas': null,
  /** The upper limb of the Sun above the horizon. */
  'sun-up': null,
  /** From eight in the morning to eight in the evening by the clock of the place. */
  'by-day': null,
  /** Days of the week by the calendar of the place, from midnight to midnight. */
  weekday: some(WEEKDAYS),
} as const satisfies Readonly<Record<string, Choice | null>>;

export type ConditionKind = keyof typeof CONDITIONS;

export interface Condition {
  /** As it stands in an address: `waxing`, `direct.mercury`, `moon-in.taurus.leo`. */
  readonly key: string;
  readonly kind: ConditionKind;
  /** Of the words of its kind, in their order; none where it has none. */
  readonly words: readonly string[];
}

/** A condition of some words; undefined where it has no such words, or lacks one. */
export function conditionWith(
  kind: ConditionKind,
  asked: readonly string[] = [],
): Condition | undefined {
  const choice: Choice | null = CONDITIONS[kind];
  const words = (choice?.words ?? []).filter((word) => asked.includes(word));
  if (words.length !== asked.length) return undefined;
  if (choice && (choice.takes === 'one' ? words.length !== 1 : words.length === 0))
    return undefined;
  return { key: [kind, ...words].join('.'), kind, words };
}

/** The condition of a key; undefined for anything else. */
export function conditionOf(key: string): Condition | undefined {
  const [kind = '', ...words] = key.split('.');
  return isKind(kind) ? conditionWith(kind, words) : undefined;
}

function isKind(kind: string): kind is ConditionKind {
  return Object.hasOwn(CONDITIONS, kind);
}
