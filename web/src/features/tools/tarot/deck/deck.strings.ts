import type { SuitName } from '../../../../design/deck/card-name';

export const deckStrings = {
  title: 'The deck',
  intro:
    'Seventy-eight cards, engraved for this table. Look through them as you would with a deck in your hands; each has a page of its own.',
  back: 'The back',
  draw: 'Draw a card',
  majors: 'Major arcana',
  majorsText: 'Twenty-two steps from The Fool to The World: the large turns of a life.',
  suits: {
    wands: { name: 'Wands', text: 'Fire: what you want, make and dare.' },
    cups: { name: 'Cups', text: 'Water: what you feel, love and remember.' },
    swords: { name: 'Swords', text: 'Air: what you think, say and decide.' },
    pentacles: { name: 'Pentacles', text: 'Earth: what you build, earn and tend.' },
  } satisfies Record<SuitName, { name: string; text: string }>,
  sections: 'Parts of the deck',
  card: {
    all: 'All cards',
    upright: 'Upright',
    reversed: 'Reversed',
    element: 'Element',
    sky: 'In the sky',
    keywords: 'Says',
    place: 'Place in the deck',
    placeValue: (number: number) => `${number} of 78`,
    before: 'The card before',
    after: 'The card after',
    turn: 'Turn it over',
    turnBack: 'Turn it upright',
  },
} as const;
