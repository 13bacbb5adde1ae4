import type { TarotCard } from '@cosmic/divination/tarot/card';

/** Cards that are called by a bare noun. */
const BARE = ['strength', 'justice', 'temperance', 'judgement'];

/**
 * A card's name within a sentence: `the Star`, `Strength`, `the Three of Cups`. The thirteenth is
 * called by its number, which stands on the picture above its name.
 */
export function cardName({ id, name }: TarotCard): string {
  if (id === 'death') return 'the thirteenth card';
  if (BARE.includes(id)) return name;
  return `the ${name.replace(/^The /, '')}`;
}
