import type { Digit, NumerologyNumber } from '@cosmic/divination/numerology/reduction';

/** The life path number at the party: `{number}`. */
export const NUMBER_TOAST: Record<NumerologyNumber, readonly string[]> = {
  1: [
    'Your date adds up to a life path of {number}, the number of whoever goes first, and you may go first at the buffet as well.',
    'As a life path {number} you have now opened one more year with your own key; remember that doors can also be held.',
  ],
  2: [
    'Your date adds up to a life path of {number}, the number of the pair, and so a birthday of yours is only complete once somebody sits across from you.',
    'As a life path {number} you hear the tone under the toast; this one is meant exactly as kindly as it sounds.',
  ],
  3: [
    'Your date adds up to a life path of {number}, the number of the storyteller, so somebody should give you a glass and the floor.',
    'As a life path {number} you turn a year into anecdotes, and this one has supplied you well.',
  ],
  4: [
    'Your date adds up to a life path of {number}, the number of the builder, and the year behind you is standing rather straight.',
    'As a life path {number} you know what a foundation is worth; on your birthday you may dance on it.',
  ],
  5: [
    'Your date adds up to a life path of {number}, the number of the traveller, so we have tied this year up with a knot that slips.',
    'As a life path {number} you age by miles rather than by years, and you look well travelled.',
  ],
  6: [
    'Your date adds up to a life path of {number}, the number of the full table, and for once you are to sit at it and not to carry.',
    'As a life path {number} you have looked after a good many people, and some of them have now hidden your apron.',
  ],
  7: [
    'Your date adds up to a life path of {number}, the number of the quiet room, so the nicest guest may be an hour by yourself.',
    'As a life path {number} you ask what it all means, and a birthday is one of the few days on which people will answer.',
  ],
  8: [
    'Your date adds up to a life path of {number}, the number of the long climb, so turn round for a moment and see how much is below you.',
    'As a life path {number} you know what things cost; most of the good ones on the day are free.',
  ],
  9: [
    'Your date adds up to a life path of {number}, the number of the open hand, and for a day it is allowed to hold something back.',
    'As a life path {number} you are good at endings, so close the old year as you would a good book.',
  ],
  11: [
    'Your date adds up to a life path of {number}, a master number that hears like a tuning fork, so choose quiet company and good light.',
    'As a life path {number} you sense what is coming a little early, and we hope that what you sense is cake.',
  ],
  22: [
    'Your date adds up to a life path of {number}, a master number that builds on a grand scale; for the party a tower of sandwiches will do.',
    'As a life path {number} you carry large drawings about with you, and you may put them down among friends.',
  ],
  33: [
    'Your date adds up to a life path of {number}, a master number of care, so the hardest task of the day is yours: to be looked after.',
    'As a life path {number} you teach by being kind, and a whole class of grown-ups would like to congratulate you.',
  ],
};

/** The personal year of the birthday: `{number}` and the calendar `{year}`. */
export const YEAR_TOAST: Record<Digit, readonly string[]> = {
  1: [
    'By the numbers, {year} is a personal year {number} for you, page one of nine, and the pencil is sharp.',
    'In the old count of nine, {year} gives you the number {number}: start the thing, however small it looks on paper.',
  ],
  2: [
    'By the numbers, {year} is a personal year {number} for you, made for two chairs and for patience.',
    'In the old count of nine, {year} gives you the number {number}: let what you have begun find its company.',
  ],
  3: [
    'By the numbers, {year} is a personal year {number} for you, which wants colour, talk and a bit of showing off.',
    'In the old count of nine, {year} gives you the number {number}: say it, sing it, and invite more people than there are chairs.',
  ],
  4: [
    'By the numbers, {year} is a personal year {number} for you, in which screws are tightened and shelves are hung.',
    'In the old count of nine, {year} gives you the number {number}: dull work done well will be your luxury later.',
  ],
  5: [
    'By the numbers, {year} is a personal year {number} for you, with wind in it, so keep one hand on your hat.',
    'In the old count of nine, {year} gives you the number {number}: something may change that you had taken for a wall.',
  ],
  6: [
    'By the numbers, {year} is a personal year {number} for you, about home, about care, and about who peels the potatoes.',
    'In the old count of nine, {year} gives you the number {number}: look after your people and see to it that you are among them.',
  ],
  7: [
    'By the numbers, {year} is a personal year {number} for you, a year with a reading lamp, so do not apologise for staying in.',
    'In the old count of nine, {year} gives you the number {number}: fewer people, better questions, longer walks.',
  ],
  8: [
    'By the numbers, {year} is a personal year {number} for you, when what you have sown likes to be weighed and noticed.',
    'In the old count of nine, {year} gives you the number {number}: ask for what the work is worth, in every sense.',
  ],
  9: [
    'By the numbers, {year} is a personal year {number} for you, the last of the round, good for thanking, finishing and giving away.',
    'In the old count of nine, {year} gives you the number {number}: clear a shelf, since something will want to stand there.',
  ],
};
