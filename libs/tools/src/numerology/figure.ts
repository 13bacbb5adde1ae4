import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Numerology } from '@cosmic/divination/numerology';
import type { NumerologyCategory } from '@cosmic/divination/numerology/descriptions';
import { stepsIn } from './steps';
import type { FigureWords } from './figure-words';

/** The four numbers with what each says and the way to it; drawn beside a reading, and offline without one. */
export function figureOf({ worked }: Numerology, words: FigureWords): FigureOf<'numbers'> {
  const tile = (key: string, category: NumerologyCategory) => {
    const number = worked[category];
    const value = number?.value ?? null;
    return {
      key,
      label: words.labels[category],
      value,
      steps: stepsIn(number?.steps ?? [], words.dateParts),
      text: words.text(category, value),
    };
  };
  return {
    kind: 'numbers',
    tiles: [
      tile('life-path', 'lifePath'),
      tile('destiny', 'destiny'),
      tile('soul-urge', 'soulUrge'),
      tile('personality', 'personality'),
    ],
  };
}
