import type { Element } from '@cosmic/sky/zodiac';
import type { Gender } from '../../fields/choice';

/** Opens a choice of names: `{one}`, `{two}`. */
export const NAME_OPENING: readonly string[] = [
  'Somebody is on the way, or may be one day, and {one} and {two} are already trying out names in the kitchen.',
  'A name is the first present that a child gets, and {one} and {two} would like to wrap it well.',
  'Before there is a face there is a list, and here is a short one for {one} and {two}.',
  'Naming is the oldest kind of poetry, one word long, and it is the turn of {one} and {two} to write it.',
  'You will say this word more often than any other in your life, so let {one} and {two} taste it slowly.',
  'Six names lie on the table for {one} and {two}, and there is no hurry about picking any of them up.',
];

/** The same for two parents of one sign: `{one}`. */
export const NAME_OPENING_SAME: readonly string[] = [
  'Two people of one sign are looking for one name, and since both of you are {one}, you will probably fall for the same one.',
  'A child with {one} on either side of the cot deserves a name that brings some news into the family.',
  'Both of you belong to {one}, which halves the number of arguments about names and doubles their length.',
  'As {one} meets {one} here, nobody has to explain what is wrong with the name of that cousin.',
];

/** Whom the names are for. */
export const NAME_FOR: Record<Gender, readonly string[]> = {
  boy: [
    'All of them have long been given to boys somewhere, from one end of the world to the other.',
    'They are boys’ names with some mileage on them, gathered from half a dozen languages.',
    'Boys have answered to each of these for generations, though never all six in one street.',
  ],
  girl: [
    'All of them have long been given to girls somewhere, from one end of the world to the other.',
    'They are girls’ names with some mileage on them, gathered from half a dozen languages.',
    'Girls have answered to each of these for generations, though never all six in one street.',
  ],
  neutral: [
    'All of them are borne by girls and by boys, so nobody has to know anything in advance.',
    'They are names that leave the door open, gathered from half a dozen languages.',
    'Boys and girls share each of these, which saves a good deal of monogrammed linen.',
  ],
};

/** Before the names of an element: `{sign}`. */
export const NAME_ELEMENT: Record<Element, readonly string[]> = {
  fire: [
    'From the fire of {sign} come names with light in them.',
    'For the sake of {sign} the first thing to look for is warmth, and two names have it in their meaning.',
    'Since {sign} belongs to fire, here are two that glow.',
    'The side of {sign} asks for fire, for courage or daybreak or a crown.',
  ],
  earth: [
    'From the earth of {sign} come names with roots.',
    'For the sake of {sign} the thing to look for is ground, and two names have it in their meaning.',
    'Since {sign} belongs to earth, here are two that one could plant.',
    'The side of {sign} asks for earth, for trees and stone and what is given from hand to hand.',
  ],
  air: [
    'From the air of {sign} come names that travel lightly.',
    'For the sake of {sign} the thing to look for is breath, and two names have it in their meaning.',
    'Since {sign} belongs to air, here are two with wings or words.',
    'The side of {sign} asks for air, for birds and songs and a clear head.',
  ],
  water: [
    'From the water of {sign} come names with a tide in them.',
    'For the sake of {sign} the thing to look for is depth, and two names have it in their meaning.',
    'Since {sign} belongs to water, here are two that shine from below.',
    'The side of {sign} asks for water, for rain and moonlight and whoever is dear.',
  ],
};

/** Both parents have one element, and this is its friend: `{element}` is theirs. */
export const NAME_KIN: Record<Element, readonly string[]> = {
  fire: [
    'As you have plenty of {element} between you, two names bring fire, its best friend.',
    'To go with so much {element}, fire is invited next, which never let a conversation go cold.',
    'So much {element} under one roof would love a little fire, and here it is, twice.',
  ],
  earth: [
    'As you have plenty of {element} between you, two names bring earth, which gives it banks.',
    'To go with so much {element}, earth is invited next, because every river likes a meadow.',
    'So much {element} under one roof would love a little earth, and here it is, twice.',
  ],
  air: [
    'As you have plenty of {element} between you, two names bring air, without which nothing burns.',
    'To go with so much {element}, air is invited next, and the windows are opened.',
    'So much {element} under one roof would love a little air, and here it is, twice.',
  ],
  water: [
    'As you have plenty of {element} between you, two names bring water, which makes it bloom.',
    'To go with so much {element}, water is invited next, because gardens get thirsty.',
    'So much {element} under one roof would love a little water, and here it is, twice.',
  ],
};

/** A name and what it says: `{name}`, `{origin}` a language, `{meaning}`. */
export const NAME_LINE: readonly string[] = [
  '{name} comes from {origin}, where it is understood as “{meaning}”, and it sounds equally agreeable called and whispered.',
  'From {origin} you get {name}, with the sense of “{meaning}”, a generous thing to give to somebody who cannot talk yet.',
  'Then there is {name}, {origin} for “{meaning}”, a word that has kept its colour through many generations.',
  'Say {name} aloud several times: it is {origin} and carries the meaning “{meaning}” wherever it goes.',
  'You might try {name} on your tongue, which is {origin} and tells anybody who inquires about “{meaning}”.',
  'With {name} you would be choosing {origin} origins and, underneath the sound, the picture of “{meaning}”.',
  'Behind {name} stands an old {origin} expression for “{meaning}”, and it has not lost its meaning on the way.',
  'Consider {name}, which says “{meaning}” to those who understand {origin} and simply sounds beautiful to everybody else.',
  'Another possibility is {name}, originally {origin} and usually explained as “{meaning}”.',
  'Perhaps {name} is the one that will stay with you; in {origin} it signifies “{meaning}”.',
];

/** What the number of a name is said to sound like: `{name}`, `{number}`. */
export const NAME_NUMBER: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Its letters add up to 1, an independent number that prefers to open the door itself.',
    'Counted through, {name} arrives at 1, as upright and solitary as a candle.',
    'The result is 1, which does not mind walking ahead of the others.',
  ],
  2: [
    'Added together they make 2, the number of clasped hands and of every conversation.',
    'Counted through, {name} arrives at 2, and two has always been company.',
    'The result is 2, a number that listens attentively before it speaks.',
  ],
  3: [
    'According to its letters this is a 3, a number with crumbs on its jumper and a story to tell.',
    'Counted through, {name} arrives at 3, the first number that is able to dance in a circle.',
    'The result is 3, and it would appreciate an audience of at least one person.',
  ],
  4: [
    'Four is what the letters come to altogether, one for each corner of the table.',
    'Counted through, {name} arrives at 4, which is square, practical and dependable.',
    'The result is 4, a number that will be waiting at the corner at exactly the time agreed.',
  ],
  5: [
    'Altogether the letters come out at 5, an adventurous number with one foot outside the door.',
    'Counted through, {name} arrives at 5, as many as there are senses to explore the world with.',
    'The result is 5, and it already has scratches on both knees.',
  ],
  6: [
    'Its total is 6, the number of honeycombs and of people who remember birthdays.',
    'Counted through, {name} arrives at 6, which invariably sets one more place at the table.',
    'Letter by letter it reaches 6, a rounded and hospitable number.',
  ],
  7: [
    'Its total is 7, which would like to know the reason, and afterwards the reason for the reason.',
    'Counted through, {name} arrives at 7, the number that goes on reading underneath the blanket.',
    'Letter by letter it reaches 7, a quiet number in possession of a telescope.',
  ],
  8: [
    'Its total is 8, a determined number that finishes the towers it begins.',
    'Counted through, {name} arrives at 8, and eight can be trusted to hold the rope.',
    'Letter by letter it reaches 8, two circles that keep each other in balance.',
  ],
  9: [
    'Its total is 9, which divides its sandwich without being asked to.',
    'Counted through, {name} arrives at 9, the last and most spacious of the digits.',
    'Letter by letter it reaches 9, a number with enough room for everybody.',
  ],
  11: [
    'Its total is 11, one of the three that are never reduced, with remarkably fine antennae.',
    'Counted through, {name} arrives at 11, two candles burning side by side.',
    'Letter by letter it reaches 11, a number that dreams and afterwards remembers.',
  ],
  22: [
    'Its total is 22, one of the three that are never reduced, and particularly fond of building blocks.',
    'Counted through, {name} arrives at 22, which draws the entire bridge before laying a stone.',
    'Letter by letter it reaches 22, with twice the patience of other numbers.',
  ],
  33: [
    'Its total is 33, the rarest of the three that are never reduced, with a lap for every cat.',
    'Counted through, {name} arrives at 33, a number that teaches simply by being present.',
    'Letter by letter it reaches 33, which consists almost entirely of affection.',
  ],
};

/** Chosen by its number: `{name}`, `{number}`, `{planet}`, `{sign}`. */
export const NAME_BY_NUMBER: readonly string[] = [
  'What speaks for it is the sum of its letters, {number}, for that leads to {planet}, the ruler of {sign}.',
  'This one was found by counting: {number} is a number of {planet}, and {planet} rules {sign}.',
  'Its letters make {number}, which custom gives to {planet}, the planet of {sign}, so one of you is in it secretly.',
  'Add up {name} and you have {number}, which custom has always kept for {planet}, who looks after {sign}.',
  'Hidden in the spelling is {number}, and by an old table that belongs to {planet}, ruler of {sign}.',
];

/** How to try a name. */
export const NAME_TRY: readonly string[] = [
  'Try your favourite for a day: call it up the stairs, write it on an envelope, and introduce it to your surname.',
  'Here is a test that beats every table: order a coffee under that name and see how it feels to be called.',
  'Put the one you like best on the fridge for a week, and notice which of you says it first without thinking.',
  'Whisper it, shout it across a park and sign a school report with it; a name that survives all three is yours.',
  'Read the six aloud to somebody who loves you and watch their eyebrows, not their words.',
];

/** Ends a choice of names. */
export const NAME_CLOSING: readonly string[] = [
  'No name has ever decided who a child would be; it is the child who will fill it, and sooner than you think.',
  'Signs and sums are only a way of leafing through the book, and you may shut it whenever your heart says one of the words.',
  'Whatever you choose, it will mean something else in ten years, namely one particular person.',
  'The stars will not mind if you take a seventh name that is not on this list at all.',
  'In the end a name is a sound that says “come here, you are loved”, and all six can do that.',
  'A child owes nothing to its name, so pick one as you would pick a lullaby, because you like to sing it.',
];
