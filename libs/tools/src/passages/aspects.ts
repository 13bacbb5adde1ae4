/** Names an aspect between two planets: `{a}` and `{b}`, and `{when}` such as 'on 3 May'. */
export const ASPECT_LEAD = {
  conjunction: [
    '{a} and {b} stand side by side {when}, a conjunction, so their two voices come out of one mouth.',
    '{a} meets {b} {when} in a conjunction, and from there on neither of them finishes a sentence alone.',
    'One meeting to know about is the conjunction of {a} and {b} {when}, and you are invited.',
  ],
  sextile: [
    '{a} and {b} make a sextile {when}, which is the sky leaving a door on the latch.',
    '{a} nods to {b} across a sextile {when}, and the nod is worth returning.',
    'Useful and easily missed, a sextile between {a} and {b} {when} holds out a small, friendly hand.',
  ],
  square: [
    '{a} squares {b} {when}, so two good reasons want the same parking space.',
    '{a} and {b} are at right angles {when}, a square, and that is how sparks and good ideas get made.',
    'Grit comes from a square between {a} and {b} {when}, and grit is what a pearl is built on.',
  ],
  trine: [
    '{a} and {b} form a trine {when}, and things run downhill in the nicest sense.',
    '{a} is in a trine with {b} {when}, an old friendship that needs no introduction.',
    'A gift comes with a trine between {a} and {b} {when}, and gifts do their work only once unwrapped.',
  ],
  opposition: [
    '{a} faces {b} {when} in an opposition, and each of them is holding half of the truth.',
    '{a} and {b} pull from opposite ends {when}, an opposition, with you as the rope or the referee.',
    'Call it a tug of war, this opposition between {a} and {b} {when}, and know that it can be won by both.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What to do with an aspect of that kind. */
export const ASPECT_ADVICE = {
  conjunction: [
    'Treat it as a seed: small, complete and in need of a decision about where it goes.',
    'When two forces arrive together, give them one task between them and they will stop arguing about the seat.',
    'Whatever begins under it will carry both flavours for a while, so begin something you like the taste of.',
    'Blends are strong things, and you may want to add a little distance before you drink.',
  ],
  sextile: [
    'Nothing will be pressed into your hand, but if you reach, you will find that somebody has moved it closer.',
    'An opening of this kind rewards a phone call, a question, a modest first try.',
    'Use it for the step that needs only a little courage and a stamp.',
    'Chances like that are polite, and they leave if nobody asks them to sit down.',
  ],
  square: [
    'Do not look for the side that is right; look for the third thing that both of them are trying to protect.',
    'Friction like that is information about where you have outgrown an arrangement.',
    'Move slowly, change one thing, and let the pressure show you which one it was.',
    'You may feel pushed, so decide early what you will not be pushed into and the rest becomes exercise.',
  ],
  trine: [
    'Ease is a resource and not a reason to nap, so put the hardest pleasant thing you have into its current.',
    'What you ask for will sound reasonable, and that is exactly the moment at which to ask.',
    'Let something be simple, even if you had braced for an argument.',
    'Talent likes a deadline, so give this lucky hour a small one.',
  ],
  opposition: [
    'Say the other side’s case aloud as fairly as you can, and notice which of your own words it steals.',
    'Balance is not standing still; it is a great many small corrections made without blame.',
    'Somebody opposite you is carrying a piece of you, and asking for it back nicely tends to work.',
    'A swing between two ends can rest in the middle for a moment, which is when to decide.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AspectName = keyof typeof ASPECT_LEAD;

/** Where in the asked sign's life an aspect plays: `{first}` and `{second}` are two of its subjects. */
export const ASPECT_BETWEEN_HOUSES: readonly string[] = [
  'In your life that line runs from {first} to {second}, so news from one may arrive dressed as a mood about the other.',
  'For you it joins {first} with {second}, two rooms that do not often have their doors open at once.',
  'Translated into your days, {first} and {second} have something to tell each other, and you are the interpreter.',
  'On your own map the line crosses from {first} to {second}, and a word said at one end can ease a knot at the other.',
  'What it touches, in your case, is {first} on one side and {second} on the other, so give each of them its own hour.',
  'Between {first} and {second} there may be a tug, a spark or simply a reason to compare notes.',
  'Watch how {first} leans on {second}, because a small repair in one of them will be felt in both.',
];

/** The same for two planets in one house. */
export const ASPECT_IN_ONE_HOUSE: readonly string[] = [
  'In your life all of that falls on {first}, which may feel crowded and will not feel dull.',
  'For you it gathers in one place, {first}, so that is where to tidy up and where to celebrate.',
  'On your own map both of them stand in the same place, {first}, and there they would like to be introduced properly.',
  'Translated into your days, the whole matter comes down to {first}, where one good decision goes a long way.',
];

/** Names an aspect that is over. */
export const ASPECT_LEAD_PAST: Record<AspectName, readonly string[]> = {
  conjunction: [
    '{a} and {b} stood side by side {when}, a conjunction, and their two voices came out of one mouth.',
    '{a} met {b} {when} in a conjunction, and neither of them finished a sentence alone.',
  ],
  sextile: [
    '{a} and {b} made a sextile {when}, which was the sky leaving a door on the latch.',
    'Useful and easily missed, a sextile between {a} and {b} {when} held out a small, friendly hand.',
  ],
  square: [
    '{a} squared {b} {when}, so two good reasons wanted the same parking space.',
    'Grit came from a square between {a} and {b} {when}, and grit is what a pearl is built on.',
  ],
  trine: [
    '{a} and {b} formed a trine {when}, and things ran downhill in the nicest sense.',
    'A gift came with a trine between {a} and {b} {when}, and gifts can be unwrapped late.',
  ],
  opposition: [
    '{a} faced {b} {when} in an opposition, and each of them was holding half of the truth.',
    '{a} and {b} pulled from opposite ends {when}, an opposition, with you as the rope or the referee.',
  ],
};

/** Where in the asked sign's life it played, `{first}` and `{second}` being two of its subjects. */
export const ASPECT_WAS_BETWEEN_HOUSES: readonly string[] = [
  'In your life that line ran from {first} to {second}, so look at both for what it left behind.',
  'For you it joined {first} with {second}, and something said in one may only now make sense in the other.',
  'What it touched, in your case, was {first} on one side and {second} on the other.',
];

/** The same for two planets in one house. */
export const ASPECT_WAS_IN_ONE_HOUSE: readonly string[] = [
  'In your life all of that fell on {first}, so that is where to look for what it left behind.',
  'For you it gathered in one place, {first}, where something may still want tidying up.',
];

/** What to do with an aspect that is over. */
export const ASPECT_AFTER: readonly string[] = [
  'Keep the useful half of what it stirred up, thank the rest and let it go.',
  'Some things are easier to understand a few days later, so ask yourself once more what you learned.',
  'If it left a loose end, tie it with one short, friendly message.',
  'Nothing needs to be decided twice; what you settled then may stay settled.',
];
