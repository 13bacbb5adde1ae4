/** A day of the week or month on which the Moon changes signs: `{date}`, `{sign}`. */
export const MOON_ARRIVES: readonly string[] = [
  'On {date} the Moon moves into {sign}, and the mood changes with it.',
  'Mark {date}, when the Moon enters {sign} and the mood comes round to you.',
  'The mood shifts on {date}, as the Moon crosses into {sign}.',
  'The Moon moves into {sign} on {date}, which is a good day to look again at your plans.',
];

/** What she brings there, for a day that is to come: `{house}`, `{theme}`. */
export const MOON_ARRIVES_IN: readonly string[] = [
  'From then on it is your {house} house that she lights, so leave a little room for {theme}.',
  'For you that sign is the {house} house, and a small wish about {theme} may come up there.',
  'It brings {theme}, the business of your {house} house, to the top of the list.',
  'That is your {house} house, where {theme} would be glad of an hour.',
];

/** The same when she has done so already; where she went is where she still is. */
export const MOON_ARRIVED: readonly string[] = [
  'On {date} the Moon moved into {sign}, and the mood changed with it.',
  'The mood shifted on {date}, when the Moon crossed into {sign}.',
  'Since {date} the Moon has been in {sign}, and the mood has come round with her.',
];

/** As of which day a reading of a week or month speaks: `{date}`. */
export const DATELINE: readonly string[] = [
  'All of this is told as of {date}.',
  'These lines show the sky as it stands on {date}.',
  'What follows is the view from {date}.',
  'This is how things stand on {date}.',
];

/** The Moon changing signs on the very day: `{sign}`. */
export const MOON_CHANGES: readonly string[] = [
  'The Moon moves into {sign} on {date}, so the day has two moods and you may keep the one you prefer.',
  'Since the Moon crosses into {sign} on {date}, plans that feel wrong at one end of the day may feel right at the other.',
  'On {date} the Moon enters {sign}, and a feeling that was stuck can move on.',
  'Around the change of the Moon into {sign} on {date}, give yourself a short break.',
  'Expect the mood to turn once, because the Moon enters {sign} on {date}.',
  'During {date} the Moon moves into {sign}; let important talks wait until you know how you feel.',
];

/**
 * The small gifts of a week or month: `{number}`, `{colour}`, `{mood}`, and the last two with their
 * articles.
 */
export const EXTRAS: readonly string[] = [
  'For luck there is the number {number} and a touch of {colour}; for company, {companion}, who understands {aMood} mood.',
  'Your small talismans {period} are {colour}, the number {number} and the good opinion of {companion}, and the mood that suits them is {mood}.',
  'Wear a little {colour}, smile when {number} turns up, and spend time with {companion} if you are feeling {mood}.',
  'The lucky number is {number}, the colour is {colour}, and the person to sit beside is {companion}, most of all if you feel {mood}.',
  'Luck wears {colour} and counts to {number}; in {aMood} hour {companion} is the best company.',
];

/** The same for one day, with its `{date}`, since a reading says which day it is for. */
export const DAY_EXTRAS: readonly string[] = [
  'For {date} your number is {number}, your colour {colour}, and good company is {companion}.',
  'Your lucky number for {date} is {number}; wear some {colour}, and talk to {companion}.',
  'On {date} look out for the number {number}, anything {colour} and {companion} in {aMood} mood.',
  'Luck on {date} comes with the number {number}, the colour {colour} and the company of {companion}.',
  'The colour of {date} is {colour}, the number {number}, and {companion} makes the best company.',
  'All this is for {date}, together with the number {number}, the colour {colour} and {companion} who wishes you well.',
  'Small things that suit {date}: the number {number}, something {colour}, {aMood} mood and {companion}.',
  'Something {colour}, the number {number} and a word with {companion} go well with {date}.',
  'If you like a token, {date} has the number {number} and the colour {colour}, and {companion} for company.',
  'Number {number}, colour {colour}, company {companion}: these go with {date}.',
  'You may take the number {number} and the colour {colour} through {date}, and call {companion} if you feel {mood}.',
  'Written for {date}, with the number {number} for luck, {colour} to wear and {companion} to laugh with.',
  'Try the number {number} on {date}, a touch of {colour}, and a call to {companion}.',
  'Good signs to notice on {date} are the number {number}, the colour {colour} and {companion} with news.',
  'With {companion} for company and something {colour} in your pocket, {date} has the number {number} as well.',
];

/** A day on which no aspect is told: `{period}`. */
export const QUIET_DAY: readonly string[] = [
  'No new meeting of two planets falls {period}, so what is under way has time to ripen, and you have time for what is unfinished.',
  'The planets keep their distance from one another {period}, which leaves the choice of subject to you.',
  'Nothing comes to a head {period}, and a plain, orderly stretch of hours is worth having.',
  'There is no great meeting {period}, so small things count: a promise kept, a bill paid, a kind reply.',
  'As no two planets come together {period}, nobody is in a hurry, and a slow start is a good start.',
  'With no new meeting among the planets {period}, old business can be closed in peace.',
  'Little pushes from outside {period}, so what you do will be what you meant to do.',
  'Ordinary hours are a gift {period}: use them for the thing that always comes last.',
  'One may call it a quiet sky {period}, the kind under which good habits begin.',
  'Because nothing new is announced {period}, you can look calmly at what has been going on for a while.',
  'It is a stretch without big appointments among the planets {period}, and yours may be small as well.',
  'Even so, {period} asks for no great decision, only for a few small ones made with care.',
];

/** What such a day is good for. */
export const QUIET_TASK: readonly string[] = [
  'Finish one thing that has been almost finished for weeks.',
  'Reply to whoever has been waiting the longest, and keep it friendly.',
  'Sort one drawer, one folder or one list, and stop at one.',
  'Go over the plans for the coming days and take one thing out.',
  'Do something by hand and at half the usual speed.',
  'Spend the spare half hour on your own feet, out of doors.',
  'Book the appointment you have been meaning to book.',
  'Repair something, return something or throw something away.',
  'Cook for tomorrow as well, and thank yourself later.',
  'Back up what you would hate to lose, from photographs to phone numbers.',
  'Have the short conversation that was always going to be had some other time.',
  'Learn one small thing by heart, a recipe, a verse or a number.',
];
