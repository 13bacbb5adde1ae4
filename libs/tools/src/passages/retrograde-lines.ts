import type { SignKey } from '@cosmic/sky/zodiac';

/** A planet is running backwards: `{planet}`, `{since}`, `{until}`, `{where}`, `{day}`, `{days}`. */
export const RETRO_NOW: readonly string[] = [
  '{planet} has been running backwards since {since} and turns round again on {until}, so this is day {day} of {days}, spent {where}.',
  'You are in the middle of it: from {since} to {until} {planet} goes back over its tracks {where}, and {days} days make room for a good many second thoughts.',
  'Since {since} {planet} has been retrograde {where}, and it stays so until {until}; of {days} days you have {day} behind you or begun.',
];

/** It is to come: `{planet}`, `{from}`, `{to}`, `{where}`, `{wait}`, `{days}`. */
export const RETRO_NEXT: readonly string[] = [
  'At present {planet} goes forward. It turns retrograde on {from} and direct on {to}, {where}, so you have {wait} to get ready, and {days} days to go back over things afterwards.',
  'The next time {planet} runs backwards is from {from} to {to}, {where}, which leaves you {wait} of plain road.',
  'Still {wait} ahead: {planet} turns retrograde on {from} and stays so until {to}, {days} days in all, {where}.',
];

/** The one before: `{planet}`, `{from}`, `{to}`, `{where}`. */
export const RETRO_LAST: readonly string[] = [
  'The last such season ran from {from} to {to}, {where}, so leaf through your diary for those weeks: the same drawer may want another look.',
  'If you want to know how it works on you, look up what happened from {from} to {to}, when {planet} last ran backwards, {where}.',
  'You have been here before, most recently from {from} to {to}, {where}, and whatever you put off then may have kept the receipt.',
];

/** What the retrograde of a planet asks for. */
export const RETRO_TASK = {
  mercury: [
    'What a backward Mercury wants is an editor: reread the letter, ring the friend you lost touch with, find out where the spare key went.',
    'Its method is the second draft, so leave ten minutes more for every train and every sentence.',
    'Crossed wires are its trade mark, and so are the laughs when the wires get sorted out.',
  ],
  venus: [
    'What a backward Venus wants is an honest look in the wardrobe of the heart: what you love, what you merely got used to, and what you miss.',
    'Its method is memory, so an old song or an old face may help you to know your present taste.',
    'Hold off on the tattoo and the grand redecoration; hold on to anyone who makes you laugh in the kitchen.',
  ],
  mars: [
    'What a backward Mars wants is that you stop pushing and look at what you are pushing against.',
    'Its method is training: sharpen, practise, mend the gear, and pick the one battle that is really yours.',
    'Anger comes up from further down than usual, and it has an address on it if you turn it over.',
  ],
  jupiter: [
    'What a backward Jupiter wants is a conviction that has been lived in, so try your beliefs on in front of a mirror.',
    'Its method is digestion: no new courses for a while, only what you have on your plate, and the meaning of it.',
    'Luck goes quiet and works inside, like yeast.',
  ],
  saturn: [
    'What a backward Saturn wants is an inspection of the beams: which duties hold the house up, and which just gather dust.',
    'Its method is patience, and the limits you set over again will be better than the ones you inherited.',
    'Nobody checks on you from outside in such a season, which makes it the best of times for doing it properly.',
  ],
  uranus: [
    'What a backward Uranus wants is a revolution on paper first, with a sketch, a few crossings out and a cup of tea.',
    'Its method is the thought experiment: imagine your day without one of its rules and see who complains.',
    'Freedom gets rehearsed first and performed later.',
  ],
  neptune: [
    'What a backward Neptune wants is that you clean your glasses, since one pleasant haze or other is about to lift.',
    'Its method is the slow return of detail, like a coast coming out of the morning.',
    'Dreams answer back in this season, so keep a pencil by the bed.',
  ],
  pluto: [
    'What a backward Pluto wants is a second visit to the cellar, with a better lamp and less drama.',
    'Its method is composting: what you have let go of becomes ground, if it is left alone.',
    'The strength in question is the quiet one that does not have to win.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where it falls, counted from the rising sign: index 0 is the first house. */
export const RETRO_HOUSE: readonly (readonly string[])[] = [
  [
    'Counted from your rising sign it falls in the first house, so what is being looked over is you: manner, looks, and the way you come through a door.',
    'For your rising sign this is the first house, and you may want to take back an old version of yourself, or finally return it.',
  ],
  [
    'Counted from your rising sign it falls in the second house, so go through cupboards, accounts and the price that you put on your time.',
    'For your rising sign this is the second house, where something you own, or undersell, wants to be weighed again.',
  ],
  [
    'Counted from your rising sign it falls in the third house, so it is about words: unanswered mail, siblings, the short way to work.',
    'For your rising sign this is the third house, and a talk that ended badly has left its scarf at your place.',
  ],
  [
    'Counted from your rising sign it falls in the fourth house, so the family album opens by itself, and a repair at home cannot wait for ever.',
    'For your rising sign this is the fourth house, where an old feeling about home would like a new coat of paint.',
  ],
  [
    'Counted from your rising sign it falls in the fifth house, so an old flame, an old hobby or an old delight asks whether you still dance.',
    'For your rising sign this is the fifth house, and what you once made for fun may deserve another go.',
  ],
  [
    'Counted from your rising sign it falls in the sixth house, so the workbench gets tidied, and a habit comes back for maintenance.',
    'For your rising sign this is the sixth house, where small mistakes in the daily round turn out to be useful hints.',
  ],
  [
    'Counted from your rising sign it falls in the seventh house, so two people look at their agreement once more, and that is how agreements last.',
    'For your rising sign this is the seventh house, and the person opposite may raise something that you thought was settled.',
  ],
  [
    'Counted from your rising sign it falls in the eighth house, so trust, debts and shared secrets get a second reading, by candlelight.',
    'For your rising sign this is the eighth house, where something old can at last be paid, forgiven or both.',
  ],
  [
    'Counted from your rising sign it falls in the ninth house, so a journey, a study or a belief is gone over, and may come out smaller and truer.',
    'For your rising sign this is the ninth house, and a road you did not take can be looked up on the map again.',
  ],
  [
    'Counted from your rising sign it falls in the tenth house, so your name and your work come up for review, with you on the committee.',
    'For your rising sign this is the tenth house, where an old ambition knocks to ask whether you still mean it.',
  ],
  [
    'Counted from your rising sign it falls in the eleventh house, so friends from earlier chapters turn up, and one shared plan needs a new date.',
    'For your rising sign this is the eleventh house, and you may find out which hopes were yours and which were the group’s.',
  ],
  [
    'Counted from your rising sign it falls in the twelfth house, so the review goes on behind the curtain, in dreams and on long walks.',
    'For your rising sign this is the twelfth house, where something you have been carrying unseen may be put down.',
  ],
];

/** The same, counted from the Sun: `{sign}`, `{house}`, `{theme}`. */
export const RETRO_FROM_SUN: readonly string[] = [
  'From {sign}, your Sun sign, it is the {house} house, so keep half an eye on {theme} as well.',
  'Seen from your Sun sign, {sign}, the house is the {house}, which adds {theme} to the list.',
  'Those who count from the Sun sign, in your case {sign}, arrive at the {house} house and at {theme}.',
];

/** A retrograde that crosses a border: `{first}`, `{second}` are signs. */
export const RETRO_TWO_SIGNS: readonly string[] = [
  'Half way it slips back from {first} into {second}, so the question it began with is not the one it ends on.',
  'It starts in {first} and ends in {second}, which means two rooms to tidy and one broom.',
];

/** How the Sun sign takes a time of review. */
export const RETRO_SUN: Record<SignKey, readonly string[]> = {
  aries: ['As an Aries you hate going back, so call it a run-up.'],
  taurus: [
    'As a Taurus you never throw anything away, which is an advantage in a season of finding things.',
  ],
  gemini: [
    'As a Gemini you have three versions of the story already; choose the one that is also true.',
  ],
  cancer: ['As a Cancer you walk sideways anyhow, and backwards is only a quarter turn more.'],
  leo: ['As a Leo you may find rehearsals dull, but every ovation you ever had was rehearsed.'],
  virgo: ['As a Virgo you were born with a red pencil, so spare the people and correct the page.'],
  libra: [
    'As a Libra you see what could be said for turning back, and for not, so set yourself an hour by which to choose.',
  ],
  scorpio: ['As a Scorpio you like a reopened case, as long as you know when to close the file.'],
  sagittarius: [
    'As a Sagittarius you would sooner miss the train than wait for it; bring a good book.',
  ],
  capricorn: ['As a Capricorn you take delays as a comment on your planning, and they are not.'],
  aquarius: ['As an Aquarius you are ahead of your time, so let your time catch up for once.'],
  pisces: ['As a Pisces you are used to currents, and this one merely runs the other way.'],
};

/** What steadies the Moon sign meanwhile. */
export const RETRO_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'With the Moon in Aries you recover fast, provided that you may slam one door and then open it again.',
  ],
  taurus: [
    'With the Moon in Taurus you need your lunch at the usual hour, and the rest can be late.',
  ],
  gemini: [
    'With the Moon in Gemini you will feel better once you have told it to somebody, even if the somebody is a page.',
  ],
  cancer: [
    'With the Moon in Cancer you take delays personally, so keep a blanket and a friend within reach.',
  ],
  leo: [
    'With the Moon in Leo you would like somebody to notice how well you are bearing up, and you may ask.',
  ],
  virgo: [
    'With the Moon in Virgo you calm down by sorting something small, such as screws, or spices.',
  ],
  libra: [
    'With the Moon in Libra you feel every change of tone, so give the benefit of the doubt and take some for yourself.',
  ],
  scorpio: [
    'With the Moon in Scorpio you remember everything, and this time you may also forgive some of it.',
  ],
  sagittarius: ['With the Moon in Sagittarius you want out, and a hill with a view will do.'],
  capricorn: [
    'With the Moon in Capricorn you carry on regardless, so put one rest in the plan as if it were work.',
  ],
  aquarius: [
    'With the Moon in Aquarius you watch your feelings from a balcony; go down and join them now and then.',
  ],
  pisces: [
    'With the Moon in Pisces you soak up other people’s hurry, so wring yourself out by the evening.',
  ],
};

/** What others see of the rising sign meanwhile. */
export const RETRO_RISING: Record<SignKey, readonly string[]> = {
  aries: [
    'Aries rising makes you look as if you were about to leave, so staying will surprise people pleasantly.',
  ],
  taurus: ['Taurus rising makes you look unmoved, which soothes everyone who is flapping.'],
  gemini: [
    'Gemini rising means that everyone asks you for news, so check it twice before it goes out.',
  ],
  cancer: [
    'Cancer rising brings you people who want to be reassured, and you may send them home at ten.',
  ],
  leo: ['Leo rising can make even a delay look like an entrance.'],
  virgo: ['Virgo rising gets you handed the list of faults; hand back half.'],
  libra: [
    'Libra rising gets you called in to smooth things over, so make sure that you are paid in cake.',
  ],
  scorpio: [
    'Scorpio rising makes people think that you know more than you say, and this time they are right.',
  ],
  sagittarius: [
    'Sagittarius rising has you telling everybody that it will be fine, and mostly it is.',
  ],
  capricorn: [
    'Capricorn rising makes you look like the one with the timetable, so people will ask you when it ends.',
  ],
  aquarius: [
    'Aquarius rising makes you the one who says that it could also be done quite differently.',
  ],
  pisces: ['Pisces rising makes you look dreamy, which lets you think in peace.'],
};

/** Three things worth doing again: `{one}`, `{two}`, `{three}`. */
export const RETRO_REVIEW: readonly string[] = [
  'Worth another look in particular: {one}, {two} and {three}.',
  'If you want a list for the weeks in question, take {one}, then {two}, then {three}.',
  'Three things repay a second visit: {one}, {two} and {three}.',
];

/** Ends a reading of a retrograde. */
export const RETRO_CLOSING: readonly string[] = [
  'No planet ever truly runs backwards; it only looks so from here, as a slower train does from a faster one, and the view is worth having.',
  'There is nothing in it to dread: the sky is leaving you time to put the commas in.',
  'Nothing breaks because a planet turns, but plenty gets mended because people stop for a moment.',
  'You may sign, buy and travel as life requires; just read it through once more.',
  'Afterwards the road goes on, and you will have your keys, your wits and one old friend back.',
];
