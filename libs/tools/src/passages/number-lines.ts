import type { AffinityLevel } from '@cosmic/divination/numerology/affinity';
import type { MasterNumber } from '@cosmic/divination/numerology/reduction';

type ByLevel = Readonly<Record<AffinityLevel, readonly string[]>>;

/** Begins a reading of four numbers: `{name}`. */
export const NUMBERS_OPENING_NAMED: readonly string[] = [
  'Here is what a birth date and the letters of {name} come to, once every sum has been done by hand.',
  'Somebody once sat and chose the name {name}, and a calendar chose the day; between them they left you four numbers.',
  'Numbers do not flatter, {name}, but they do have a sense of humour, and yours have been showing it.',
  'Take four numbers as four windows of one house: the house is {name}, and the light is different in each.',
  'Every letter has been counted and nothing rounded up, so let us see what sort of company {name} keeps.',
  'On paper {name} is a row of letters and a date; added up, it becomes a rather lively household.',
];

/** Begins it where the name cannot be said. */
export const NUMBERS_OPENING: readonly string[] = [
  'Here is what your birth date and your letters come to, once every sum has been done by hand.',
  'Somebody chose your name and a calendar chose the day; between them they left you some numbers to live with.',
  'Numbers do not flatter, but they do have a sense of humour, and yours have been showing it.',
  'Think of these numbers as windows of one house: the house is yours, and the light is different in each.',
  'Every sum has been counted out and nothing rounded up, so let us see what company you keep.',
];

/** All three ways of counting agree on the life path. */
export const METHODS_AGREE: readonly string[] = [
  'Three ways of counting a birth date are in use, and all three send you down this same road.',
  'It is a clear case, too: whichever of the three methods one takes, your date ends here.',
  'No other school would argue, since the two other methods come to the same number.',
];

/** They do not: `{others}` says what the others give. */
export const METHODS_DIFFER: readonly string[] = [
  'Other schools would count {others}, so read that number as a second voice in the choir.',
  'Should you have met a different number elsewhere, there is a reason: other methods give {others}.',
  'A footnote belongs here, because other ways of adding the same date give {others}.',
];

/** Life path beside destiny: `{path}`, `{destiny}`. */
export const PATH_AND_DESTINY: ByLevel = {
  unison: [
    'Road and name say the same thing here, {path} and {destiny}, so you seldom have to explain yourself twice; the risk is that nobody ever contradicts you.',
    'Since {path} meets {destiny}, what you practise and what you are good at pull one cart, and it can go a long way before it needs oil.',
    'Put the road of {path} under the name of {destiny} and you have a matching set: easy to wear, and now and then in need of a clashing scarf.',
  ],
  concord: [
    'Road and name are cousins, {path} and {destiny}, and they pass each other the salt without being asked.',
    'Between {path} and {destiny} there is an old understanding: what the one begins, the other knows how to carry on.',
    'Good luck put {path} and {destiny} in one family, so your abilities usually turn up where your life needs them.',
  ],
  friendly: [
    'Road and name get along, {path} beside {destiny}, each rather impressed by what the other can do.',
    'Between {path} and {destiny} there is the kind of friendship in which one brings the map and the other the sandwiches.',
    'Where your {path} hesitates your {destiny} lends a hand, and the favour is returned on the next hill.',
  ],
  open: [
    'Road and name leave each other alone, {path} here and {destiny} there, so it is up to you to introduce them.',
    'Between {path} and {destiny} no rule has been made, which means you may write the contract yourself.',
    'Neither helped nor hindered, {path} and {destiny} share a house like polite lodgers; a common project would do wonders.',
  ],
  stretch: [
    'Road and name tug at each other, {path} against {destiny}, and some of your best ideas come out of exactly that rope.',
    'Between {path} and {destiny} there is a draught, so give each of them its own day and stop asking which is really you.',
    'Living with {path} for a road and {destiny} for a name is like owning a cat and a dog: lively, and in the end a proper family.',
  ],
};

/** What is wished beside what is shown: `{soul}`, `{face}`. */
export const SOUL_AND_FACE: ByLevel = {
  unison: [
    'Inside and outside go back to one root, so what people see is what you want, and pretending has never been worth the effort.',
    'With {soul} within and {face} without, there is no back room: those who like you like the right person.',
    'Nobody has to guess with you, as wish and manner are the same; just keep one small secret for the pleasure of it.',
  ],
  concord: [
    'Inside and outside are close relations, so people are rarely wrong about you, only a little slow.',
    'With {soul} within and {face} without, your manner is a good translator of your wishes.',
    'A short staircase leads from your manner down to your heart, and patient guests find it by themselves.',
  ],
  friendly: [
    'Inside and outside like each other: the face you show opens doors for the wish you keep.',
    'With {soul} within and {face} without, you are easier to know than you think.',
    'Your manner and your wishes work as a team, one at the counter and one in the kitchen.',
  ],
  open: [
    'Inside and outside hardly talk, so say now and then what you want, because your face will not do it for you.',
    'With {soul} within and {face} without, people may know you for years and still be surprised at your birthday wish.',
    'Your manner tells little about your wishes, which is restful, until you need somebody to guess.',
  ],
  stretch: [
    'Inside and outside want different evenings, so you may come home from a success and need to be somebody else for an hour.',
    'With {soul} within and {face} without, you are a letter in the wrong envelope now and then; those who open it are glad.',
    'Your manner promises one thing and your heart orders another, and the bravest sentence you own is “Actually, I would rather”.',
  ],
};

/** The same number stands in several places: `{number}`, `{count}`. */
export const NUMBER_REPEATED: readonly string[] = [
  'Notice that {number} turns up {count} times among your four, so what it asks will come back until you enjoy it.',
  'The number {number} stands in {count} of the four places, like a word that somebody keeps underlining.',
  'Your {number} appears {count} times over, and a note struck that often sets the key of the piece.',
];

/** A master number stands among the four. */
export const MASTER_LINE: Readonly<Record<MasterNumber, readonly string[]>> = {
  11: [
    'An eleven among them is kept as it is and not brought down to two: it gives more light, and a little more nerves, than the others.',
    'Being a master number, the eleven asks for calm surroundings, as a good instrument does.',
  ],
  22: [
    'A twenty-two among them is kept as it is and not brought down to four, since it thinks in a larger scale and needs more time.',
    'Being a master number, the twenty-two comes with a big drawing board; on tired days you may live in the four underneath it.',
  ],
  33: [
    'A thirty-three among them is kept as it is and not brought down to six, and it is seldom seen.',
    'Being a master number, the thirty-three asks much of a heart, so it is fair to give it holidays.',
  ],
};

/** The name holds none of the letters A to Z. */
export const NO_LETTERS_LINE: readonly string[] = [
  'Your name is written in letters that this way of counting does not know, so its three numbers stay open; a form in Latin letters, from a passport for instance, would fill them in.',
  'The other three numbers need the letters A to Z, and your name as typed has none of them; try the spelling that you use when you travel.',
  'Three windows stay dark, since none of the letters A to Z stands in the name as it was typed, and we would rather say so than guess.',
];

/** The name has no vowel, or no consonant. */
export const NO_VOWEL_LINE: readonly string[] = [
  'There is no vowel in the name as typed, so its private wish stays private; a fuller form of the name may give it away.',
  'As the name was typed without a single vowel, the soul urge keeps silent today.',
];
export const NO_CONSONANT_LINE: readonly string[] = [
  'There is no consonant in the name as typed, so the number of your manner stays open until a family name joins in.',
  'As the name was typed in vowels alone, it sings rather than speaks, and the personality number has nothing to count.',
];

/** The number of today’s date beside the life path: `{day}`, `{aDay}`, `{path}`, `{aPath}`. */
export const NUMBER_TODAY: ByLevel = {
  unison: [
    'Today’s date comes to {day}, so the day is cut to your measure; choose the thing that you have been saving for such a day.',
    'By its date today is {aDay}, close kin to you, and for once the calendar walks at your pace.',
    'All the figures of today add up to {day}, which is your own key, so it is a fine day to be plainly yourself.',
  ],
  concord: [
    'Today’s date comes to {day}, a close relative of your {path}, and little should need pushing.',
    'By its date today is {aDay}, the kind that hands your {path} the right tool before it asks.',
    'All the figures of today add up to {day}, and your {path} knows the tune.',
  ],
  friendly: [
    'Today’s date comes to {day}, which is good company for your {path}: let it show you a thing that you usually skip.',
    'By its date today is {aDay}, and your {path} may borrow from it freely.',
    'All the figures of today add up to {day}, a neighbour with a useful ladder for {aPath} like you.',
  ],
  open: [
    'Today’s date comes to {day}, which neither courts nor bothers your {path}, so the day is what you make of it.',
    'By its date today is {aDay}, a plain sheet as far as your {path} is concerned.',
    'All the figures of today add up to {day}, and {aPath} can take that or leave it.',
  ],
  stretch: [
    'Today’s date comes to {day}, which likes other things than your {path} does; go half a step slower and it turns into a lesson instead of a quarrel.',
    'By its date today is {aDay}, so if your {path} feels brushed against the fur, that is why.',
    'All the figures of today add up to {day}, and {aPath} may find the music odd; one dance is enough.',
  ],
};

/** Ends a reading of four numbers. */
export const NUMBERS_CLOSING: readonly string[] = [
  'The sums are exact; what you do with them is still handwriting.',
  'Keep what fits, and let the rest hang in the wardrobe until you have grown into it.',
  'Four numbers are a sketch of you and never the portrait, since that one is painted daily.',
  'If a line made you smile, it probably found you; the others can wait.',
  'Nobody is only a number, least of all somebody who has just read about several of theirs.',
];
