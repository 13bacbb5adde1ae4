import type { Brief } from '@cosmic/narrator/narrator';
import type { SpreadId } from '@cosmic/divination/tarot/spreads';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { TarotFacts } from './facts';
import type { tarot } from './tool';
import { TAROT_WORDS } from './words';

const MAX_WORDS: Readonly<Record<SpreadId, number>> = {
  single: 280,
  daily: 280,
  'three-card': 420,
  relationship: 520,
  'celtic-cross': 600,
};

/** Cards of one kind have less in common: no suits among majors, no majors among minors. */
const FEWER_WORDS = 70;

/** What a model is asked for the cards on the table. */
export function brief(
  params: ParamsOf<typeof tarot>,
  { language, spread, cards, draw }: TarotFacts,
): Brief {
  const { minWords } = TAROT_WORDS[language];
  const isOfOneKind = draw !== null && draw.deck !== 'full';
  const userInput = promptInput({ question: params.question });
  return {
    language,
    task: [
      spread.id === 'daily'
        ? 'Write a reading of the card of the day from the facts. The page puts the card’s name and a colon in front of your text, so begin with a sentence that reads well after it and do not begin with the name.'
        : `Write a reading of this spread (${spread.name}) from the facts, card by card in its order: ${places(cards)}.`,
      'Say what the card means in its place, read a reversed card as a turned-in, delayed or gentler form of itself, and never as a bad omen.',
      'Then say what the cards have in common where the facts list it: major cards, suits, court cards, reversed ones, a repeated number.',
      'If the visitor put a question, answer to it through the cards, without a yes or no and without deciding for them. Foretell nothing; the last place shows where things lean and can be steered.',
      'Name no other card, and end with one small thing to do or to ask oneself.',
    ].join(' '),
    voice:
      'Like a good reader across a small table: warm, exact, a little amused, and never in a hurry.',
    minWords: isOfOneKind
      ? Math.max(minWords.daily, minWords[spread.id] - FEWER_WORDS)
      : minWords[spread.id],
    maxWords: MAX_WORDS[spread.id],
    userInput,
  };
}

function places(cards: TarotFacts['cards']): string {
  return cards
    .map(({ position }) => `${position.title} (${position.meaning.replace(/\.$/, '')})`)
    .join('; ');
}
