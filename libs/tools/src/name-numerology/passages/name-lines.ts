import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { Digit } from '@cosmic/divination/numerology/reduction';

type Lines = readonly string[];

/** Begins the reading of a name: `{name}`, `{letters}`. */
export const NAME_OPENING_NAMED: Lines = [
  'You have heard {name} called down corridors and across tables for years; let us look at what everyone has been saying.',
  'Somebody tried {name} aloud for the first time once and found that it fitted, and here is what they let loose.',
  'Write {name} slowly, letter by letter, as one would on a gift, and it starts to tell you things.',
  'A name is the shortest poem that is ever written about a person, and yours goes {name}.',
  'Taken apart and laid out on the table, {name} comes to {letters}, and every one of them counts.',
];

/** The same where the name cannot be said. */
export const NAME_OPENING: Lines = [
  'You have heard this name called down corridors and across tables for years; let us look at what everyone has been saying.',
  'Somebody tried this name aloud for the first time once and found that it fitted.',
  'Write your name slowly, letter by letter, as one would on a gift, and it starts to tell you things.',
  'A name is the shortest poem that is ever written about a person, and this one is yours.',
  'Taken apart and laid out on the table, the name comes to {letters}, and every one of them counts.',
];

/** The Chaldean root of a name. */
export const CHALDEAN_ROOT: Readonly<Record<Digit, Lines>> = {
  1: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in one: heard with closed eyes, the name steps forward.',
    'By the Chaldean count, which follows the ear, it comes to one, and that is a name for signing things alone.',
  ],
  2: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in two: heard with closed eyes, the name draws its chair closer.',
    'By the Chaldean count, which follows the ear, it comes to two, and that is a name that people lower their voice for.',
  ],
  3: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in three: heard with closed eyes, the name is already telling a story.',
    'By the Chaldean count, which follows the ear, it comes to three, and that is a name with a rhythm.',
  ],
  4: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in four: heard with closed eyes, the name puts its tools down in a row.',
    'By the Chaldean count, which follows the ear, it comes to four, and that is a name one can lean a bicycle against.',
  ],
  5: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in five: heard with closed eyes, the name has just come in from somewhere.',
    'By the Chaldean count, which follows the ear, it comes to five, and that is a name that tells the news well.',
  ],
  6: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in six: heard with closed eyes, the name smells faintly of baking.',
    'By the Chaldean count, which follows the ear, it comes to six, and that is a name that people like to say twice.',
  ],
  7: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in seven: heard with closed eyes, the name is sitting by the window.',
    'By the Chaldean count, which follows the ear, it comes to seven, and that is a name that keeps its own counsel.',
  ],
  8: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in eight: heard with closed eyes, the name has a firm handshake.',
    'By the Chaldean count, which follows the ear, it comes to eight, and that is a name that is put at the top of lists.',
  ],
  9: [
    'The older Chaldean letters, which go by sound and not by the order of the alphabet, end in nine: heard with closed eyes, the name opens both its arms.',
    'By the Chaldean count, which follows the ear, it comes to nine, and that is a name with a wide sky over it.',
  ],
};

/** Whether both systems meet in one root: `{pythagorean}`, `{chaldean}`. */
export const SYSTEMS: Readonly<Record<'agree' | 'differ', Lines>> = {
  agree: [
    'Eye and ear agree on you, which happens to about one name in nine, so what is written and what is heard are the same person.',
    'Both systems end in the same place, and that makes it hard to mistake you for anybody else.',
    'It is rare that the two ways of counting meet, and yours do: on paper and in the air you are one.',
  ],
  differ: [
    'So you are {pythagorean} on paper and {chaldean} in the air, and those who know you from letters may be surprised by your voice.',
    'On the page it says {pythagorean}, aloud it says {chaldean}; you have a written self and a spoken one, and they should have lunch.',
    'Between {pythagorean} for the eye and {chaldean} for the ear there is room to be two people before breakfast.',
  ],
};

/** How two numbers of a name get along: `{one}` and `{other}`, each with its place. */
export const PARTS_MEET: Readonly<Record<AffinityLevel, Lines>> = {
  unison: [
    'In unison stand {one} and {other}: no translation needed, and no excuse either.',
    'Here {one} and {other} say one and the same word, so you can be believed at first hearing.',
    'Nothing comes between {one} and {other}, which gives you a very quiet kind of strength.',
  ],
  concord: [
    'Of one family are {one} and {other}, and they finish each other’s sentences.',
    'Easy company is what {one} and {other} are to each other; what the first begins, the second knows how to serve.',
    'Without being asked, {one} holds the door for {other}.',
  ],
  friendly: [
    'Good friends are {one} and {other}, each fond of a thing the other forgets.',
    'Between {one} and {other} there is some useful gossip, and both profit.',
    'A little different, and glad of it, are {one} and {other}.',
  ],
  open: [
    'No rule binds {one} to {other}, so you will have to introduce the two of them yourself.',
    'Like neighbours with a hedge between them live {one} and {other}; a gate would be easily made.',
    'Polite and apart stand {one} and {other}, until a task brings them together.',
  ],
  stretch: [
    'Both ends of a rope are held by {one} and {other}, and the knot in the middle is your humour.',
    'Some friction is to be heard between {one} and {other}; give each an evening of its own.',
    'Not quite at peace are {one} and {other}, and a good deal of your liveliness comes from there.',
  ],
};

/** An initial would bring the name into unison with the path: `{letters}`. */
export const TUNING: Lines = [
  'If you ever want to tune it, a middle initial of {letters} would bring the sum in line with your life path; a pseudonym for letters to yourself will do.',
  'A musician would suggest one more initial, {letters}, with which the name and the life path sound the same note.',
  'For fun, and for nothing more solemn than that: with {letters} in the middle, the name would add up to your path.',
];

/** The name and the path agree already. */
export const IN_TUNE: Lines = [
  'Name and life path are in tune as they stand, so leave the spelling alone and enjoy it.',
  'Nothing has to be added to it: the sum of the letters and the road of your birth meet of themselves.',
  'As the name already sounds the note of your life path, you can save the ink for something else.',
];

/** No life path number was given. */
export const WITHOUT_PATH: Lines = [
  'Should you know your life path number, come back with it, for then the name can be held against the road.',
  'What is missing here is the birth date’s side of it; a life path number would tell how well the name fits its road.',
  'The letters have spoken for themselves, and a life path number would give them somebody to talk to.',
];

/** A small thing to do with a name. */
export const NAME_TASK: Lines = [
  'Sign something by hand today, slowly, and watch which letter you enjoy.',
  'Ask an older relation who chose the name and what was nearly chosen in its place.',
  'Say it aloud three times as if you were calling somebody you love to dinner.',
  'Write it with the other hand once, and greet the child who did that first.',
  'Count how many ways people shorten it, and notice which of these makes you turn round fastest.',
  'Look at the one letter you always hurry over, and give it a proper curve this week.',
];

/** Ends the reading of a name. */
export const NAME_CLOSING: Lines = [
  'A name is a coat that others help you into; the pockets you fill yourself.',
  'None of this was decided by the letters, but they do keep good company.',
  'You were here before the name, and have been improving it ever since.',
  'In the end a name means whoever answers to it.',
  'Use it kindly, especially when you are the one who is calling yourself.',
];
