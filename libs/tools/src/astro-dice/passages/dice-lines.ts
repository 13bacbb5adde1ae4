import type { Dignity } from '@cosmic/sky/charts/dignities';

type Lines = readonly string[];

/** Begins the reading of a throw. */
export const DICE_OPENING: Lines = [
  'Three dice have stopped rolling, and they are rather definite: a what, a how and a where.',
  'Dice do not know you, and that is their charm; they say the thing that nobody who knows you would have dared to.',
  'There are a thousand and eight ways in which these three can fall, and this is the one that did.',
  'Look at the three of them before you read on, since your first thought is part of the throw.',
  'A throw is a sentence with three words, and yours has a subject, a manner and a place.',
  'Chance has an excellent sense of timing, or we have an excellent sense of finding meaning; either way, here it lies.',
];

/** How a planet stands in a sign by the rules of the craft: `{planet}`, `{sign}`. */
export const STANDING: Readonly<Record<Dignity | 'guest', Lines>> = {
  domicile: [
    'By the old rules {planet} is at home in {sign}, so the answer has its own key and needs no help from you to get in.',
    'In {sign}, as every textbook has it, {planet} rules the house; take the throw at its word.',
  ],
  exaltation: [
    'By the old rules {planet} is an honoured guest in {sign}, exalted, as they say: expect the best of it and set the good plates out.',
    'Exalted is the word for {planet} in {sign}, so the throw aims rather high and may be taken seriously.',
  ],
  detriment: [
    'By the old rules {planet} is far from home in {sign}, in its detriment, so it will have to be done in a way that does not come by nature, and often those are the interesting ones.',
    'Textbooks call it detriment when {planet} falls on {sign}: nothing goes by itself here, so take it slowly and ask for help early.',
  ],
  fall: [
    'By the old rules {planet} has its fall in {sign}, which is to say that it speaks quietly there; bend down and listen.',
    'Known as a fall, the pairing of {planet} with {sign} asks for modesty, and gets further with it than pride would.',
  ],
  guest: [
    'By the old rules {planet} is neither at home in {sign} nor out of place, so it depends on the host, and that is you.',
    'Nothing in the textbooks favours or hinders {planet} in {sign}; the throw is as good as what you make of it.',
  ],
};

/** Where the planet of the throw really stands today: `{planet}`, `{now}`, `{sign}`. By signs apart, 0 to 6. */
export const REAL_SKY: readonly Lines[] = [
  [
    'Curiously, {planet} is in {now} today in the sky as well, so throw and heaven agree, and you have little excuse to wait.',
    'Up there {planet} is in {now} at this moment too; when dice and sky say one thing, one may as well listen.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, next door to the {sign} of the dice: you are one small step away from it.',
    'Overhead {planet} is in {now} today, a single sign from the throw, a walk for which one hardly needs a coat.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, two signs from the throw, an easy distance: an occasion will turn up if you leave the door open.',
    'Overhead {planet} is in {now} today, and from there it gets along nicely with the {sign} of your dice.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, three signs from the throw, so there is some friction between what the dice advise and what the day offers; use it as one uses sandpaper.',
    'Overhead {planet} is in {now} today, at odds with the {sign} of your dice, which only means that you must want it a little more.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, of the same element as the {sign} of your dice: the wind is fair, so put up a sail.',
    'Overhead {planet} is in {now} today, and it has the throw’s element in common with it; things should go with the grain.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, five signs off and speaking another dialect, so translate before you act.',
    'Overhead {planet} is in {now} today, a distance from the {sign} of your dice at which one has to adjust the strap and try again.',
  ],
  [
    'In the sky, meanwhile, {planet} is in {now} today, straight across from the {sign} of your dice, so the matter has a second side, and somebody is standing on it.',
    'Overhead {planet} is in {now} today, at the other end of the see-saw from the throw; find the middle before you jump.',
  ],
];

/** Ends the reading of a throw. */
export const DICE_CLOSING: Lines = [
  'You may throw again, of course, but the first answer was addressed to you.',
  'If the answer annoys you, it was probably a good question.',
  'Put the dice away now; they have said their three words, and the verbs are yours.',
  'Nothing is decided by this except where to look first.',
  'Let it lie until tomorrow and see whether it still makes sense; dice have all the time there is.',
];

/** The throw in one sentence: `{sentence}`, without its full stop. */
export const IN_ONE_SENTENCE: Lines = [
  'Read from left to right, the three of them say: {sentence}.',
  'As a single sentence the throw reads: {sentence}.',
  'Translated into everyday English, it comes to this: {sentence}.',
  'If you want it without the decoration, here it is: {sentence}.',
];

/** How a throw is best used. */
export const USING_A_THROW: Lines = [
  'Compare this with the question that was in your mind while the dice were rolling, even if it was only half a question; wherever the comparison feels slightly uncomfortable, there is probably some useful information.',
  'Experienced readers never ask whether a throw is correct, only whether it draws attention to something that had been overlooked, and three faces out of thirty-one are remarkably good at exactly that.',
  'Suppose an intelligent friend had said the same thing to you over coffee; you would hardly obey, but you would consider it seriously on the way home, and that is the appropriate amount of respect for dice.',
  'Instead of looking for an event that fits, look for a decision that is already on your table and has the same ingredients, because a throw describes the flavour of a situation rather than its outcome.',
  'Notice in particular which of the three faces you would have preferred to exchange, since the face that one argues with usually has the most to contribute to the conversation.',
];
