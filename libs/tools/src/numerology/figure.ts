import type { FigureOf } from '@cosmic/contracts/figures';
import type { Numerology } from '@cosmic/divination/numerology';
import type { LifePath } from '@cosmic/divination/numerology/life-path';
import type { NameNumber } from '@cosmic/divination/numerology/name-numbers';

/** The four numbers with what each says and the way to it; drawn beside a reading, and offline without one. */
export function figureOf({ worked, descriptions }: Numerology): FigureOf<'numbers'> {
  const { lifePath, destiny, soulUrge, personality } = worked;
  const tile = (
    key: string,
    label: string,
    number: LifePath | NameNumber | null,
    text: string,
  ) => ({ key, label, value: number?.value ?? null, steps: [...(number?.steps ?? [])], text });
  return {
    kind: 'numbers',
    tiles: [
      tile('life-path', 'Life path', lifePath, descriptions.lifePath),
      tile('destiny', 'Destiny', destiny, descriptions.destiny),
      tile('soul-urge', 'Soul urge', soulUrge, descriptions.soulUrge),
      tile('personality', 'Personality', personality, descriptions.personality),
    ],
  };
}
