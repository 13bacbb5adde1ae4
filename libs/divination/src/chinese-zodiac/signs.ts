/** The twelve animals in the order of the cycle. */
export const ANIMALS = [
  ...(['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake'] as const),
  ...(['Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'] as const),
] as const;

export type Animal = (typeof ANIMALS)[number];

/** The five elements, each feeding the next. */
export const CHINESE_ELEMENTS = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;

export type ChineseElement = (typeof CHINESE_ELEMENTS)[number];
export type Polarity = 'yang' | 'yin';

/** Animal, element and polarity of a Chinese year. */
export interface YearSign {
  animal: Animal;
  element: ChineseElement;
  polarity: Polarity;
}

/**
 * The sign of a Chinese year by the cycle of sixty: twelve branches name the
 * animal, ten stems the element (two years each, first yang, then yin). 1984, as
 * the year 4, began a cycle: yang Wood Rat.
 *
 * @param chineseYear any whole number; the year that begins in that Gregorian year
 */
export function signOfChineseYear(chineseYear: number): YearSign {
  const stem = modulo(chineseYear - 4, 10);
  return {
    animal: ANIMALS[modulo(chineseYear - 4, 12)]!,
    element: CHINESE_ELEMENTS[Math.floor(stem / 2)]!,
    polarity: stem % 2 === 0 ? 'yang' : 'yin',
  };
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
