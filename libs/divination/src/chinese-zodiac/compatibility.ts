import { requireChoice } from '../inputs';
import { ANIMAL_PORTRAITS } from './portraits';
import { ANIMALS, type Animal, CHINESE_ELEMENTS, type ChineseElement } from './signs';

/**
 * How two animals stand to each other on the wheel of twelve:
 * - `same`: the same animal
 * - `harmony`: one of the six pairs of secret friends (liu he)
 * - `trine`: four places apart, one of the four teams of three (san he)
 * - `clash`: opposite each other (liu chong)
 * - `harm`: each is opposite the other's secret friend (liu hai)
 * - `friction`: one of the mutual punishments (xing)
 * - `open`: none of these
 */
export type AnimalRelation = 'same' | 'harmony' | 'trine' | 'clash' | 'harm' | 'friction' | 'open';

export interface AnimalCompatibility {
  first: Animal;
  second: Animal;
  /** Every relation of the pair, the leading one first; never empty. */
  relations: readonly AnimalRelation[];
  title: string;
  /** How much comes by itself and how much is made together, 1 to 5. */
  ease: 1 | 2 | 3 | 4 | 5;
  /** Why, in the terms of the tradition. */
  reason: string;
  /** What each of the two adds. */
  exchange: string;
  /** One thing that helps this pair. */
  advice: string;
}

/**
 * Compares two animals by the classical relations of the twelve branches. The
 * order of the two changes nothing but the order of the names in the text.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `first` or `second`
 */
export function animalCompatibility(first: Animal, second: Animal): AnimalCompatibility {
  const a = requireChoice(first, 'first', ANIMALS);
  const b = requireChoice(second, 'second', ANIMALS);
  const relations = relationsOf(ANIMALS.indexOf(a), ANIMALS.indexOf(b));
  const { title, ease, reason, advice } = RELATION_TEXTS[relations[0]!];
  return {
    first: a,
    second: b,
    relations,
    title,
    ease,
    reason,
    exchange: exchangeOf(a, b),
    advice,
  };
}

/**
 * How two elements meet in the cycle of five:
 * `feeds` and `fed-by` along it (Wood feeds Fire), `tempers` and `tempered-by`
 * across it (Water tempers Fire).
 */
export type ElementRelation = 'same' | 'feeds' | 'fed-by' | 'tempers' | 'tempered-by';

/**
 * @returns how the first element stands to the second, with a sentence
 * @throws DivinationError `not_text`, `unknown_choice` for `first` or `second`
 */
export function elementCompatibility(
  first: ChineseElement,
  second: ChineseElement,
): { relation: ElementRelation; text: string } {
  const a = requireChoice(first, 'first', CHINESE_ELEMENTS);
  const b = requireChoice(second, 'second', CHINESE_ELEMENTS);
  const steps = (CHINESE_ELEMENTS.indexOf(b) - CHINESE_ELEMENTS.indexOf(a) + 5) % 5;
  const relation = ELEMENT_STEPS[steps]!;
  return { relation, text: ELEMENT_TEXTS[relation](a, b) };
}

const FRICTIONS = [
  ['Rat', 'Rabbit'],
  ['Tiger', 'Snake'],
  ['Snake', 'Monkey'],
  ['Tiger', 'Monkey'],
  ['Ox', 'Dog'],
  ['Dog', 'Goat'],
  ['Ox', 'Goat'],
] as const satisfies readonly (readonly [Animal, Animal])[];

function relationsOf(a: number, b: number): AnimalRelation[] {
  const apart = (b - a + 12) % 12;
  const sum = (a + b) % 12;
  const found: AnimalRelation[] = [];
  if (apart === 0) found.push('same');
  // Places count from 0 for the Rat: secret friends add up to 1 or 13, harming pairs to 7 or 19.
  if (sum === 1) found.push('harmony');
  if (apart === 4 || apart === 8) found.push('trine');
  if (apart === 6) found.push('clash');
  if (sum === 7) found.push('harm');
  if (hasFriction(a, b)) found.push('friction');
  return found.length > 0 ? found : ['open'];
}

function hasFriction(a: number, b: number): boolean {
  return FRICTIONS.some((pair) => {
    const [x, y] = pair.map((animal) => ANIMALS.indexOf(animal));
    return (x === a && y === b) || (x === b && y === a);
  });
}

function exchangeOf(a: Animal, b: Animal): string {
  const first = ANIMAL_PORTRAITS[a];
  const second = ANIMAL_PORTRAITS[b];
  if (a === b) return `Both of you bring ${first.gift}, and both do best with ${first.need}.`;
  const one = `The ${a} brings ${first.gift} and does best with ${first.need}.`;
  const other = `The ${b} brings ${second.gift} and does best with ${second.need}.`;
  return `${one} ${other}`;
}

const RELATION_TEXTS: Readonly<
  Record<
    AnimalRelation,
    { title: string; ease: AnimalCompatibility['ease']; reason: string; advice: string }
  >
> = {
  same: {
    title: 'A mirror',
    ease: 3,
    reason:
      'You share one place on the wheel, so you understand each other without many words, and you trip over the same stone.',
    advice: 'Take turns being the strong one, and invite people who differ from you both.',
  },
  harmony: {
    title: 'Secret friends',
    ease: 5,
    reason:
      'You form one of the six pairs called secret friends. Each quietly makes up for what the other lacks, often before it is asked for.',
    advice: 'Say thank you for the quiet favours, because with you two they are easy to overlook.',
  },
  trine: {
    title: 'One team',
    ease: 5,
    reason:
      'You stand four places apart and belong to the same team of three. You want similar things and run at a similar pace.',
    advice: 'Start something together, since this pair grows fastest with a shared task.',
  },
  clash: {
    title: 'Opposite shores',
    ease: 2,
    reason:
      'You stand opposite each other on the wheel. What one finds obvious the other finds odd, and that is a pull as much as a strain.',
    advice:
      'Let each lead where they are strong, and ask before you assume. Opposites who listen cover the whole circle.',
  },
  harm: {
    title: 'Crossed wires',
    ease: 2,
    reason:
      "Each of you stands opposite the other's secret friend, so small misunderstandings can slip in where neither meant any.",
    advice: 'Clear up little things on the same day, and good will soon finds its way.',
  },
  friction: {
    title: 'Rough edges',
    ease: 3,
    reason:
      'The tradition sees friction here: two good habits that rub against each other when both are tired.',
    advice: 'Agree early on who decides what, and keep your humour close at hand.',
  },
  open: {
    title: 'An open field',
    ease: 4,
    reason:
      'No old rule binds or divides you. What this becomes depends on the two of you, and that is good news.',
    advice: 'Find one thing you both enjoy and do it regularly; the rest can grow around it.',
  },
};

const ELEMENT_STEPS: readonly ElementRelation[] = [
  'same',
  'feeds',
  'tempers',
  'tempered-by',
  'fed-by',
];

const ELEMENT_TEXTS: Readonly<
  Record<ElementRelation, (a: ChineseElement, b: ChineseElement) => string>
> = {
  same: (a) => `${a} meets ${a}: you work with the same material and know its moods.`,
  feeds: (a, b) => `${a} feeds ${b}: the first gives fuel and the second makes it shine.`,
  'fed-by': (a, b) => `${b} feeds ${a}: the second gives fuel and the first makes it shine.`,
  tempers: (a, b) => `${a} tempers ${b}: the first gives shape, and a light touch keeps it kind.`,
  'tempered-by': (a, b) =>
    `${b} tempers ${a}: the second gives shape, and a light touch keeps it kind.`,
};
