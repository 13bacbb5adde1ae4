import type { Element, Suit } from '@cosmic/divination/tarot/card';

/** Where a card stands in the deck. */
export const PLACE_IN_DECK: Readonly<Record<'major' | Suit, readonly string[]>> = {
  major: [
    'It belongs to the twenty-two major arcana, the picture gallery of the deck. Where the other cards speak of a day or a week, a major card speaks of a chapter: something larger is being practised here, and it is worth reading the whole page before you turn it. When several of them lie side by side, the question has usually been about more than it seemed.',
  ],
  wands: [
    'It belongs to the wands, the suit of fire, in which ideas catch, plans are made on napkins and people volunteer before they have heard the whole story. Wands speak about energy: where it comes from, what it is spent on, and what happens when it runs ahead of the map. Many wands in a spread mean that something wants to move.',
  ],
  cups: [
    'It belongs to the cups, the suit of water, in which everything is carried, poured, spilled or shared. Cups speak about feeling: about love and its misunderstandings, about friendship, memory and the small tides of an ordinary week. Many cups in a spread mean that the heart of the matter is in fact the heart.',
  ],
  swords: [
    'It belongs to the swords, the suit of air, which has a sterner reputation than it deserves. Swords speak about thinking: about truth, decisions, words that cut and words that set free. Many swords in a spread mean that the mind is working overtime, and that one clear sentence would be worth more than another sleepless hour.',
  ],
  pentacles: [
    'It belongs to the pentacles, the suit of earth, in which things have weight, price and a shelf of their own. Pentacles speak about work, money, health and craft, and about the patience with which a life is actually built. Many pentacles in a spread mean that the answer is practical and may already be lying on your desk.',
  ],
};

/** What a card's element asks in three parts of life. */
export const IN_LIFE: Readonly<
  Record<Element, { love: readonly string[]; work: readonly string[]; self: readonly string[] }>
> = {
  fire: {
    love: [
      'In matters of love, its fire asks for honesty with a warm voice. Say what you would like before it turns into what you resent, and let somebody see you excited about something that may still go wrong.',
    ],
    work: [
      'At work it favours the first draft over the tenth meeting. Choose the one thing that makes you impatient in a good way, give it the best hour of the day, and let the rest of the list burn a little lower.',
    ],
    self: [
      'Alone with it, you may ask what still makes your pulse quicken, and when you last did anything about that without first asking whether it was sensible.',
    ],
  },
  water: {
    love: [
      'In matters of love, its water asks you to stay in the room with a feeling for as long as it lasts, without repairing it. Being understood by somebody tends to begin with a sentence that starts a little clumsily.',
    ],
    work: [
      'At work it recommends listening to what is not on the agenda. The reason why a thing is stuck is seldom technical, and the colleague who has gone quiet probably knows it.',
    ],
    self: [
      'Alone with it, you may ask which mood is truly yours today and which one you brought home from somebody else, and then give the borrowed one back.',
    ],
  },
  air: {
    love: [
      'In matters of love, its air asks for one clear sentence instead of twelve careful hints. Ask the question you have been circling, then be quiet for long enough to hear the whole of the answer.',
    ],
    work: [
      'At work it likes a problem written on a single sheet of paper. Put down what is known, what is merely assumed and what somebody could simply be asked, and half of the difficulty will be gone.',
    ],
    self: [
      'Alone with it, you may ask which thought has been going around in circles, and whether it has told you anything new since Tuesday. If not, it may be thanked and shown out.',
    ],
  },
  earth: {
    love: [
      'In matters of love, its earth asks for something that can be done with the hands. A meal, a repair, a lift to the station: affection becomes believable when it takes up space and time.',
    ],
    work: [
      'At work it counts what is there before it plans what is not. Finish one thing entirely, put the tools away, and look at it for a moment before you begin the next.',
    ],
    self: [
      'Alone with it, you may ask how you have been sleeping, eating and moving, and which of the three would be easiest to improve by a tenth.',
    ],
  },
};

/** A week with a card. */
export const WEEK: readonly string[] = [
  'The simplest way of getting to know {thing} is to live with it for a week. Put the card where you will see it in the morning, describe on the first day only what is in the picture, and write one line every evening about where you met it.',
  'Give {thing} seven days. Let it stand beside the kettle, look at a different corner of the picture each morning, and note in the evening which part of the day it seemed to be commenting on.',
];

/** What comes of it. */
export const WEEK_AFTER: readonly string[] = [
  'By the end you will have a meaning of your own for it, and that one is worth more than any list, including this one. When the card turns up in a spread again, it will come like an acquaintance who knows where the cups are kept.',
  'After that, read your seven lines in a row. What repeats itself is what the card has to say to you; what does not may be left to the books.',
];

/** A card among others. */
export const IN_SPREAD: readonly string[] = [
  'In a spread its place matters as much as its face. Where the past is asked for, {thing} tells what brought you here; in the present it names the task; as an outcome it describes a direction that can still be changed. Look at its neighbours as well, for a card is seldom louder than the company it keeps.',
  'Among other cards {thing} takes on their colour. Beside a gentle card it softens, beside a restless one it hurries, and between two of its own element it becomes the subject of the whole spread. Read the row once from left to right and once from right to left before you decide what it is doing there.',
];
