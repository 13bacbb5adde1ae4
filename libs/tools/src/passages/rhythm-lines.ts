import type { BiorhythmCycle } from '@cosmic/divination/biorhythm';

/** Opens with the age: `{days}` as in '13,412 days', `{number}` as in '13,412'. */
export const RHYTHM_OPENING: readonly string[] = [
  'Today you are {days} old, and three waves have been running ever since the first of them.',
  'You have been here for {days}, which is a number worth saying aloud once.',
  'By the calendar you have lived {days}, and no two of them can have been quite alike.',
  'There are {days} between your first breath and this page, and the old game of biorhythms turns them into three waves.',
  'Count every morning since you were born and you arrive at {number}; divide by 23, 28 and 33, and three waves appear.',
  'If you had lit a candle for each of your days there would be {number} by now, with three slow waves running through the light.',
];

/** When a curve crosses its middle today: `{curves}`. */
export const TURNING_TODAY: readonly string[] = [
  'Today is a turning day for {curves}, so the kindest thing that you can give your plans is a little more room.',
  'Just today a threshold is being crossed by {curves}, and on thresholds one looks down at one’s feet.',
  'Something changes over today, namely {curves}; treat the hours like a freshly polished floor.',
  'By custom today is a critical day, on account of {curves}, and all that means is slowly, please.',
];

/** The days on which a curve crosses its middle: `{dates}`. */
export const CRITICAL_DAYS: readonly string[] = [
  'In the coming two weeks a curve of yours crosses its middle on {dates}; the custom calls these critical days, and all they ask is a little care.',
  'Pencil in {dates}, the days on which a curve changes sides, and plan nothing for them that could not bear a second look.',
  'The so-called critical days ahead are {dates}, and they are no more than the hinges of the whole contraption.',
  'Look out for {dates}: that is where a curve goes through zero, and hinges are where doors pinch fingers.',
  'Within fourteen days your turning points are {dates}, small gates that open more easily when nobody pushes.',
];

/** The first of those days, by its curve: `{date}`. */
export const CRITICAL_FIRST: Record<BiorhythmCycle, readonly string[]> = {
  physical: [
    'The nearest, {date}, belongs to the body, so leave ten minutes early and keep a hand free.',
    'On {date} it is the body’s turn; slow is smooth, and smooth gets there first.',
    'Since {date} is a body day, carry the boxes in two trips.',
  ],
  emotional: [
    'The nearest, {date}, belongs to the heart, so be the last one to take offence and the first one to put the kettle on.',
    'On {date} it is the heart’s turn; name the feeling, thank it for coming and wait an hour before you give it the telephone.',
    'Since {date} is a heart day, choose the company that forgives a wobble.',
  ],
  intellectual: [
    'The nearest, {date}, belongs to the mind, so check the address, the hour and the name before you set out.',
    'On {date} it is the mind’s turn; ask twice, and let nobody hurry you over small print.',
    'Since {date} is a thinking day on the turn, write things down that you would normally trust yourself to remember.',
  ],
};

/** Two curves cross on one day: `{date}`, `{curves}`. */
export const CRITICAL_DOUBLE: readonly string[] = [
  'Only {date} is a double one, with {curves} crossing together, so keep it roomy and be kind to your plans.',
  'Mind {date} in particular, for {curves} change sides together there; one thing at a time will do.',
];

/** The day of the next two weeks on which the three together stand highest: `{best}`, `{leader}`. */
export const BEST_DAY: readonly string[] = [
  'Your brightest day ahead is {best}, with {leader} in front; give it the task that matters and the shirt that suits you.',
  'If you may choose a date, take {best}, when the three of them together stand highest and {leader} leads.',
  'Save something for {best}: added up, your curves are at their tallest then, {leader} above all.',
  'The top of the fortnight is {best}, so put the call, the visit or the long run there, and let {leader} pull.',
];

/** The day on which they stand lowest: `{quiet}`. */
export const QUIET_DAY: readonly string[] = [
  'Lowest together they lie on {quiet}, which would make a splendid evening for doing nothing on purpose.',
  'At the other end is {quiet}, the quietest of the fourteen days; book it for a bath, a film and an early lamp.',
  'Keep {quiet} light if you can, since that is where the three waves lie flat and want to be left alone.',
  'For rest there is {quiet}, the low tide of the two weeks, and low tides are when one finds things.',
];

/** What the curves are and are not. */
export const RHYTHM_NOTE: readonly string[] = [
  'All of this is a pastime from about 1900 and measures nothing; use it as an excuse to ask how you are.',
  'No laboratory has ever found these waves, and still it does a person good to look at a week with kindness beforehand.',
  'Take it as you would take a weather rhyme: charming, wrong now and then, and a reason to look out of the window.',
  'Nothing is measured here, only counted, so where your own body tells you something else, believe your body.',
];

/** Ends a reading of the three curves. */
export const RHYTHM_CLOSING: readonly string[] = [
  'You have risen on every one of those mornings so far, and that is a better record than any curve.',
  'Waves come in and go out, and the one who knows it swims with less effort.',
  'Whatever the lines are doing, you may always have a nap or a walk against their advice.',
  'Come back when the picture has moved on, for not one of the three will ever stand still for you.',
  'Low days are half of the design, so do not apologise for them.',
];
