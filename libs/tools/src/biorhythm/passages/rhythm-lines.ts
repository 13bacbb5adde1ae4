import type { BiorhythmCycle } from '@cosmic/divination/biorhythm';

/** Opens with the age: `{days}` as in '13,412 days', `{number}` as in '13,412'. */
export const RHYTHM_OPENING: readonly string[] = [
  'Today you are {days} old, and three waves have been running ever since the first of them.',
  'You have been here for {days}, which is a number worth saying aloud once.',
  'By the calendar you have lived {days}, and no two of them can have been quite alike.',
  'There are {days} between your first breath and this page, and the old game of biorhythms turns them into three waves.',
  'Count every morning since you were born and you arrive at {number}; divide by 23, 28 and 33, and three waves appear.',
  'If you had lit a candle for each of your days there would be {number} by now, with three slow waves running through the light.',
  'After {days} you know yourself fairly well, and here is one more way of looking.',
  'Your count stands at {number} today, and each of the three waves starts again from a different number.',
  'With {days} behind you, today’s place on three slow waves is easy to work out.',
  'Day {number} of your life has a shape of its own, if one believes an old pastime.',
  'Yesterday you were a day younger; at {days} the three waves stand as follows.',
  'Nobody else you know is exactly {days} old, and so this picture is yours alone.',
  'It is day {number} for you, and body, heart and mind each have their own way of counting it.',
  'From your birth to this morning it has been {days}, and each wave has kept its own beat all the way.',
  'Take {number}, the number of your days, and three simple divisions give you a picture of today.',
  'Somewhere among your {days} lie a first day of school and a first kiss, and each has a place on the same three waves.',
  'At {days} old you have outlived every calendar you ever hung up, and the three waves have not missed a beat.',
  'Say it slowly: {days}. Each of them moved three waves on by one step, and here is where they are now.',
  'The counter of your life shows {number} this morning, and from that one figure today’s picture follows.',
  'You have woken up about {number} times by now, on a high wave, a low one or somewhere in between.',
  'Between the day of your birth and today lie {days}, enough for each of the waves to have come round hundreds of times.',
  'With day {number} under way, this is how high body, heart and mind are said to stand.',
  'Write {number} on a slip of paper: it is your age in days, and all that this reading is made of.',
  'Your age in years changes once a year; in days it is {number}, and it has changed overnight.',
  'An old pastime needs one figure from you, your {days}, and gives you three lines in return.',
  'Here is the state of your three waves after {days}, worked out with nothing but your birth date.',
  'On your day {number} the three lines meet today’s date at three different heights.',
  'Old friends of yours have seen a good part of those {days}; the waves have been there for all of them.',
  'Three counters run side by side in this game, and on day {number} of your life each shows another figure.',
  'You are {days} into your own story, and here is today’s page in three lines.',
];

/** When a curve crosses its middle today: `{curves}`. */
export const TURNING_TODAY: readonly string[] = [
  'Today is a turning day for {curves}, so the kindest thing that you can give your plans is a little more room.',
  'Just today a threshold is being crossed by {curves}, and on thresholds one looks down at one’s feet.',
  'Something changes over today, namely {curves}; treat the hours like a freshly polished floor.',
  'By custom today is a critical day, on account of {curves}, and all that means is slowly, please.',
  'A line is crossed today by {curves}; wait until tomorrow with what is final.',
  'Half a day may feel up and half down, with {curves} on the turn.',
];

/** The days on which a curve crosses its middle: `{dates}`. */
export const CRITICAL_DAYS: readonly string[] = [
  'In the coming two weeks a curve of yours crosses its middle on {dates}; the custom calls these critical days, and all they ask is a little care.',
  'Pencil in {dates}, the days on which a curve changes sides, and plan nothing for them that could not bear a second look.',
  'The so-called critical days ahead are {dates}, and they are no more than the hinges of the whole contraption.',
  'Look out for {dates}: that is where a curve goes through zero, and hinges are where doors pinch fingers.',
  'Within fourteen days your turning points are {dates}, small gates that open more easily when nobody pushes.',
  'Three lines have to cross somewhere, and yours do it on {dates}; go easy on those days.',
  'Changes of side lie ahead on {dates}, which is no more than a hint to leave some time between two appointments.',
  'Note {dates} in your calendar with a small question mark, for that is when a curve of yours changes direction.',
  'A curve passes through its middle on {dates}, and the old rule says to begin nothing large just then.',
];

/** The first of those days, by its curve: `{date}`. */
export const CRITICAL_FIRST: Record<BiorhythmCycle, readonly string[]> = {
  physical: [
    'The nearest, {date}, belongs to the body, so leave ten minutes early and keep a hand free.',
    'On {date} it is the body’s turn; slow is smooth, and smooth gets there first.',
    'Since {date} is a body day, carry the boxes in two trips.',
    'Next comes {date}, when the body changes sides; warm up properly and leave records to others.',
    'For {date} the word is steady: the body turns, so sit down to put your shoes on.',
    'Around {date} the body crosses its line; take the handrail and the earlier bus.',
    'Your first turning day is {date}, one for the body, so stretch before you hurry.',
    'Let {date} be an unathletic day, because the body changes sides on it.',
  ],
  emotional: [
    'The nearest, {date}, belongs to the heart, so be the last one to take offence and the first one to put the kettle on.',
    'On {date} it is the heart’s turn; name the feeling, thank it for coming and wait an hour before you give it the telephone.',
    'Since {date} is a heart day, choose the company that forgives a wobble.',
    'Next comes {date}, when the heart changes sides; keep the evening free of big conversations.',
    'For {date} the word is gentle: the heart turns, so ask for a hug before you ask for a decision.',
    'Around {date} the heart crosses its line; read the message again before you mind it.',
    'Your first turning day is {date}, one for the heart, so plan a kind evening.',
    'Let {date} pass without a big scene, because the heart changes sides on it.',
  ],
  intellectual: [
    'The nearest, {date}, belongs to the mind, so check the address, the hour and the name before you set out.',
    'On {date} it is the mind’s turn; ask twice, and let nobody hurry you over small print.',
    'Since {date} is a thinking day on the turn, write things down that you would normally trust yourself to remember.',
    'Next comes {date}, when the mind changes sides; read the message once more before you send it.',
    'For {date} the word is twice: the mind turns, so count the change and check the train.',
    'Around {date} the mind crosses its line; sign nothing that you have read only once.',
    'Your first turning day is {date}, one for the mind, so keep the sums simple.',
    'Let {date} have easy questions only, because the mind changes sides on it.',
  ],
};

/** Two curves cross on one day: `{date}`, `{curves}`. */
export const CRITICAL_DOUBLE: readonly string[] = [
  'Only {date} is a double one, with {curves} crossing together, so keep it roomy and be kind to your plans.',
  'Mind {date} in particular, for {curves} change sides together there; one thing at a time will do.',
  'Two hinges move on {date}, {curves}, and a free evening would suit them.',
  'Expect {date} to be a little wobbly, because {curves} cross together.',
  'Keep appointments short on {date}, when {curves} change over at once.',
  'For {date}, with {curves} on the turn, a simple plan is the best one.',
  'Two of your curves meet on {date}, {curves}, so leave a gap between one thing and the next.',
  'Be generous with time on {date}, because {curves} swap sides on the same day.',
  'There is a double turn on {date}, by {curves}; eat well and go to bed early.',
  'Nothing urgent should fall on {date}, when {curves} cross the line side by side.',
];

/** The day of the next two weeks on which the three together stand highest: `{best}`, `{leader}`. */
export const BEST_DAY: readonly string[] = [
  'Your brightest day ahead is {best}, with {leader} in front; give it the task that matters and the shirt that suits you.',
  'If you may choose a date, take {best}, when the three of them together stand highest and {leader} leads.',
  'Save something for {best}: added up, your curves are at their tallest then, {leader} above all.',
  'The top of the fortnight is {best}, so put the call, the visit or the long run there, and let {leader} pull.',
  'Look forward to {best}: the three curves add up to their highest then, led by {leader}.',
  'For an important date choose {best}, with {leader} doing most of the work.',
  'Ahead of you {best} is the high point, so leave a free hour there for whatever {leader} would enjoy.',
  'Circle {best}: no other day of the two weeks adds up to more, and {leader} has the largest share.',
  'When would be a good day for it? Going by the three sums, {best}, with {leader} at the front.',
  'Your next high tide is {best}, and {leader} will carry the most of it.',
  'Put the thing you look forward to on {best}, because the curves are with you and {leader} leads the way.',
  'Between now and the end of the fortnight {best} stands out, thanks above all to {leader}.',
  'Good company for {best} is easily found: all three lend a hand that day, {leader} the strongest.',
  'Invite somebody for {best}, the tallest day ahead, on which {leader} is in the lead.',
  'Wait for {best} with the request that needs courage; {leader} has the upper hand then.',
];

/** The day on which they stand lowest: `{quiet}`. */
export const QUIET_DAY: readonly string[] = [
  'Lowest together they lie on {quiet}, which would make a splendid evening for doing nothing on purpose.',
  'At the other end is {quiet}, the quietest of the fourteen days; book it for a bath, a film and an early lamp.',
  'Keep {quiet} light if you can, since that is where the three waves lie flat and want to be left alone.',
  'For rest there is {quiet}, the low tide of the two weeks, and low tides are when one finds things.',
  'Plan little for {quiet}, the lowest day of the two weeks.',
  'On {quiet} all three need rest, so keep the evening free.',
  'The fortnight has its valley on {quiet}; walk through it slowly and carry little.',
  'Nothing is due on {quiet}, if you can arrange it, for the waves are at their lowest together then.',
  'Reserve {quiet} for yourself, the flattest stretch of your two weeks.',
  'Try to be home early on {quiet}, when the three waves lie lowest.',
  'Rest comes due on {quiet}; a nap would be right on time.',
];

/** What the curves are and are not. */
export const RHYTHM_NOTE: readonly string[] = [
  'All of this is a pastime from about 1900 and measures nothing; use it as an excuse to ask how you are.',
  'No laboratory has ever found these waves, and still it does a person good to look at a week with kindness beforehand.',
  'Take it as you would take a weather rhyme: charming, wrong now and then, and a reason to look out of the window.',
  'Nothing is measured here, only counted, so where your own body tells you something else, believe your body.',
  'This is arithmetic with your birthday and says nothing about your health.',
  'Three fixed rhythms for everybody cannot be true of anybody, and they are still fun to compare notes with.',
  'Use the curves as a question to yourself; the answer counts more than the picture.',
  'Read it the way you read a weather forecast for last week, with interest and without worry.',
  'Nobody has to follow a curve, and sleep, food and friends explain more of a day than any wave.',
  'It is a game with numbers, so keep what helps and forget the rest.',
  'Science has looked for these curves and not found them; what you notice about yourself today is real all the same.',
  'If the picture and your mood disagree, your mood has the better information.',
  'Please make no decision by a curve alone; it knows your birthday and nothing else about you.',
  'Somebody born on the same day has the same three lines and quite another Tuesday.',
  'The sums are exact and the meaning is play, which is a fair mixture for a minute in the morning.',
];

/** Ends a reading of the three curves. */
export const RHYTHM_CLOSING: readonly string[] = [
  'You have risen on every one of those mornings so far, and that is a better record than any curve.',
  'Waves come in and go out, and the one who knows it swims with less effort.',
  'Whatever the lines are doing, you may always have a nap or a walk against their advice.',
  'Come back when the picture has moved on, for not one of the three will ever stand still for you.',
  'Low days are half of the design, so do not apologise for them.',
  'Tomorrow the picture is a little different, and so are you.',
  'Do one thing that suits the strongest curve and forgive yourself the weakest.',
  'How was the last day like this one? A note in your diary would tell you.',
  'Every low in the picture has a rise behind it.',
  'Ask yourself tonight whether the curve was right; you are the only one who can say.',
  'Pick one plan for today that the picture makes easier, and let the others be ordinary.',
  'A good day needs no high curve, only one thing that you were glad to do.',
  'Whoever asks how you are today, give them an answer longer than fine.',
  'Look at the strongest of the three and ask what it could do for the weakest.',
  'The next rise is already on its way, at the same pace as all the others.',
];
