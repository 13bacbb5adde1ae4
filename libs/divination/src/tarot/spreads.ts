import { requireChoice } from '../inputs';
import type { DeckId } from './deck-ids';

export const SPREAD_IDS = [
  'single',
  'daily',
  'three-card',
  'celtic-cross',
  'relationship',
] as const;

export type SpreadId = (typeof SPREAD_IDS)[number];

/** One place of a spread. */
export interface SpreadPosition {
  title: string;
  /** The question that the card at this place answers. */
  meaning: string;
}

export interface Spread {
  id: SpreadId;
  name: string;
  description: string;
  /** What it is drawn from unless the caller says otherwise. */
  deck: DeckId;
  /** Whether cards may turn up reversed unless the caller says otherwise. */
  reversals: boolean;
  positions: readonly SpreadPosition[];
}

const SPREADS: Readonly<Record<SpreadId, Omit<Spread, 'id'>>> = {
  daily: {
    name: 'Card of the day',
    description: 'One of the 22 major arcana as a companion for today.',
    deck: 'major',
    reversals: false,
    positions: [
      { title: 'Today', meaning: 'The mood of the day and the quality worth carrying through it.' },
    ],
  },
  single: {
    name: 'Single card',
    description: 'One card from the full deck for one question.',
    deck: 'full',
    reversals: true,
    positions: [
      { title: 'The heart of it', meaning: 'What this question is really about for you just now.' },
    ],
  },
  'three-card': {
    name: 'Three cards',
    description: 'A short line from where you come from to where you are heading.',
    deck: 'full',
    reversals: true,
    positions: [
      { title: 'Past', meaning: 'What led up to this and still has a hand in it.' },
      { title: 'Present', meaning: 'What is at work now, whether or not you have noticed.' },
      {
        title: 'Future',
        meaning: 'Where things lean if they go on as they are, and you may steer.',
      },
    ],
  },
  'celtic-cross': {
    name: 'Celtic Cross',
    description: 'Ten cards that look at a matter from within, from without and over time.',
    deck: 'full',
    reversals: true,
    positions: [
      { title: 'The matter', meaning: 'Where you stand and what the question turns on.' },
      { title: 'What crosses it', meaning: 'The tension, the obstacle or the help in disguise.' },
      { title: 'What crowns it', meaning: 'What you aim for, and the best you can picture.' },
      { title: 'What lies beneath', meaning: 'The root of it, often older than the question.' },
      {
        title: 'What is behind you',
        meaning: 'What is passing out of reach and losing its weight.',
      },
      { title: 'What is before you', meaning: 'What comes closer in the next while.' },
      { title: 'You', meaning: 'How you hold yourself in this, and the strength you bring.' },
      { title: 'Your surroundings', meaning: 'How others see it, and what they add or ask.' },
      {
        title: 'Hopes and fears',
        meaning: 'What you wish for and shrink from, often the same thing.',
      },
      {
        title: 'The way it leans',
        meaning: 'Where the other nine point together if nothing changes.',
      },
    ],
  },
  relationship: {
    name: 'Relationship',
    description: 'Seven cards for two people and what is between them.',
    deck: 'full',
    reversals: true,
    positions: [
      { title: 'You', meaning: 'What you bring to this bond at the moment.' },
      { title: 'The other', meaning: 'What the other person brings, seen from your chair.' },
      { title: 'The bond', meaning: 'The spirit between you, which neither of you makes alone.' },
      { title: 'What holds you', meaning: 'The strength the two of you can lean on.' },
      { title: 'What strains you', meaning: 'The sore spot that asks for care and honest words.' },
      { title: 'What would help', meaning: 'One thing to offer, ask for or let be.' },
      {
        title: 'The way it leans',
        meaning: 'Where the two of you are heading, and you both may steer.',
      },
    ],
  },
};

/**
 * @param id one of `SPREAD_IDS`
 * @returns the spread, its positions in the order in which cards are laid
 * @throws DivinationError `not_text`, `unknown_choice` for the field `spread`
 */
export function spreadById(id: SpreadId): Spread {
  const chosen = requireChoice(id, 'spread', SPREAD_IDS);
  return { id: chosen, ...SPREADS[chosen] };
}

/** @returns all spreads, from the smallest on */
export function allSpreads(): Spread[] {
  return SPREAD_IDS.map(spreadById);
}
