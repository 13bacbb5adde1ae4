import type { CrystalRole } from '@cosmic/divination/crystal';

/** Begins a reading of three stones. */
export const CRYSTAL_OPENING: readonly string[] = [
  'A stone does nothing at all, which is exactly why people have always liked to hold one while they think.',
  'Long before there were diaries, people picked up a pebble and let it remember something for them.',
  'Pick up a stone and it is first cold, then warm, and by then you have usually calmed down enough to think.',
  'Three signs, three stones, and not one of them is magic; what they are good at is reminding.',
  'Whoever keeps a stone in a pocket keeps an appointment with their own hand.',
];

/** Signs of one, two or three elements: `{elements}`. */
export const THREE_ELEMENTS: readonly (readonly string[])[] = [
  [
    'Your three signs share one element, {elements}, so the stones speak with one voice in three rooms.',
    'All three of your signs belong to {elements}, which makes for a clear tone and a slight lack of contrast.',
  ],
  [
    'Between them your signs hold {elements}, and each of the two is glad of what the other lacks.',
    'Two elements meet in your signs, {elements}, and the stones give both of them a seat.',
  ],
  [
    'Your signs bring {elements} together, so there is something here for nearly every sort of day.',
    'With {elements} in one person it can get lively, and three stones are hardly too many.',
  ],
];

/** Which sign a stone was chosen for, and as what: `{sign}`, `{stone}`. */
export const ROLE_LEAD: Record<CrystalRole, readonly string[]> = {
  strength: [
    'To lean on, your Sun in {sign} is given {stone}.',
    'For your Sun sign, {sign}, the custom has {stone}, as a picture of your strength.',
    'By day you draw on your Sun in {sign}, and the stone for that is {stone}.',
  ],
  comfort: [
    'To come home to, your Moon in {sign} is given {stone}.',
    'For your Moon sign, {sign}, there is {stone}, a stone for the hour after the door has closed.',
    'When the day is over it is your Moon in {sign} that needs looking after, and {stone} keeps it company.',
  ],
  presence: [
    'To go out with, your rising sign, {sign}, is given {stone}.',
    'For {sign}, your rising sign, the choice is {stone}, a stone to be seen with.',
    'People meet {sign} first, as it is your rising sign, and {stone} goes through the door with it.',
  ],
};

/** What a stone stands for and how to keep it near: `{words}`, `{color}`, `{use}`. */
export const KEYWORDS: readonly string[] = [
  'By custom it stands for {words}, and if you would like to do something with it, {use}.',
  'Three words have always travelled with it, namely {words}; for an everyday ceremony, {use}.',
  'Those who write down the meanings of stones give it {words}, and their practical advice is simple: {use}.',
  'In colour it is {color}, in character it is a matter of {words}, and the suggestion that goes with it is this: {use}.',
  'The old lists write {words} beside its name, and tradition adds a small instruction: {use}.',
  'What it is kept for can be said with {words}, and keeping it is no complicated business: {use}.',
];

/** One stone for two signs: `{stone}`. */
export const SAME_STONE: readonly string[] = [
  'As {stone} came up more than once, a single piece will serve for both.',
  'That {stone} turns up again is no mistake, and it saves you a pocket.',
];

/** How a stone is looked after: `{stone}`, `{care}`. */
export const CARE: readonly string[] = [
  'A word about looking after {stone}, because care is half of the custom: {care}.',
  'Should you already own {stone}, it has a modest wish of its own: {care}.',
  'And in order that {stone} may keep its beauty, here is the sensible advice: {care}.',
];

/** Ends a reading of stones. */
export const CRYSTAL_CLOSING: readonly string[] = [
  'There is no need to buy anything, since a pebble from the path will hold the same thought.',
  'If one of the three makes you smile, begin with that one and let the others wait.',
  'What matters is the moment in which your hand closes and your breath goes down a storey.',
  'Let the stone keep the reminder, and keep the decision for yourself.',
  'A drawing of it on the edge of a page works just as well, and it never gets lost in the wash.',
  'Put them in a row for an evening, and notice which one you pick up without thinking.',
];
