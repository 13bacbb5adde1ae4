import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';

/** Begins a reading for a wish. */
export const WISH_OPENING: readonly string[] = [
  'A wish becomes a goal at the moment when it is written down, so the first step is behind you already.',
  'No star will carry it out for you, but a wish with a calendar beside it travels further than one without.',
  'Wanting something and saying so takes a certain nerve, and it usually improves one’s posture.',
  'What you wish for tells me less about your future than about your values, and those are the better compass of the two.',
  'There are wishes that one has and wishes that have one; by putting yours into words you have taken hold of the handle.',
];

/** How each sign goes about wishing, and where it stumbles. */
export const SIGN_WISHES: Record<SignKey, readonly string[]> = {
  aries: [
    'As an Aries you have the first week in the bag; what needs arranging is the third, so give somebody the right to ask how it is going.',
    'An Aries wishes like a sprinter, and the trick is to hide a row of small finish lines along the way.',
    'With Aries the fire is not the question, the firewood is, so lay a little by on each good day.',
  ],
  taurus: [
    'As a Taurus you want what lasts, and you get there by the same small deed at the same hour, as long as it also tastes of something.',
    'A Taurus holds on to a wish admirably and to the wrong method as well, so check the second one from time to time.',
    'With Taurus a wish has to be touched, so put some part of it where your hand will find it each morning.',
  ],
  gemini: [
    'As a Gemini you have already wished for two other things on the way here, so choose this one for a fortnight and let the rest be gossip.',
    'A Gemini gets somewhere by talking about it, provided that one of the listeners has a good memory.',
    'With Gemini the plan likes to be a list of experiments, because a failed one is at least a story.',
  ],
  cancer: [
    'As a Cancer you need to know that the way back stays open, so decide beforehand what will remain as it is.',
    'A Cancer wishes sideways, as crabs walk, and gets there; only let somebody know where you are heading.',
    'With Cancer a wish grows best in private and in warm company, so keep it among people who never laugh at seedlings.',
  ],
  leo: [
    'As a Leo you do well with an audience of one, chosen for warmth, who may applaud each step and is not allowed to steer.',
    'A Leo wishes handsomely and dislikes rehearsals, so make the rehearsal a small occasion of its own.',
    'With Leo the heart has to be in it, and where it is, half an hour a day will feel like a stage.',
  ],
  virgo: [
    'As a Virgo you see twelve things that could go wrong; write them down, deal with two, and send the others a friendly card.',
    'A Virgo can improve any plan until it is too good to be started, so agree with yourself on a rough first version.',
    'With Virgo a wish likes to be useful to somebody, and it is allowed to be useful to you.',
  ],
  libra: [
    'As a Libra you have thought of what everyone else would say, so say it yourself once, alone and aloud, before you ask around.',
    'A Libra wishes best in company, and one partner for the task will do more than a whole circle of advisers.',
    'With Libra the choice is the hill, so flip the coin, and walk on while it is still in the air.',
  ],
  scorpio: [
    'As a Scorpio you want it entirely or not at all, and it may help to want a tenth of it by the end of the month.',
    'A Scorpio can keep a wish alive under water for years; this one might be glad of some air and one trusted witness.',
    'With Scorpio the will is beyond doubt, so spend some of it on leaving yourself in peace between two attempts.',
  ],
  sagittarius: [
    'As a Sagittarius you see the far shore clearly and the boat less so, which makes today a good day for looking at boats.',
    'A Sagittarius believes in it, and that is worth half the journey; the other half is mostly a matter of Tuesdays.',
    'With Sagittarius the wish may be a size too large on purpose, so take the sleeve of it and begin there.',
  ],
  capricorn: [
    'As a Capricorn you will get there, everyone knows it, so plan the resting places as carefully as the climb.',
    'A Capricorn tends to wish for what can be justified, so add one line to it which cannot.',
    'With Capricorn the summit is never the trouble; the trouble is that you could enjoy the second third and forget to.',
  ],
  aquarius: [
    'As an Aquarius you would rather invent the way than take it, so keep what others have found out and invent the rest.',
    'An Aquarius wishes for everybody at once, and it is no betrayal to wish for yourself in the meantime.',
    'With Aquarius the idea is finished before the first step, so let the first step change the idea.',
  ],
  pisces: [
    'As a Pisces you can feel it as though it were already there, which is a gift, and an hour in the diary will give the gift some legs.',
    'A Pisces wishes in watercolours, so go over one line in ink: what, by when, and with whom.',
    'With Pisces the wishes of others seep in easily, so ask of each word in yours who said it first.',
  ],
};

/** What the phase of the day asks of a wish; the step of today. */
export const PHASE_STEP: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Today the Moon is at her New Moon, when the old almanacs begin things, so the step of the day is the beginning itself: one line, one seed, one enquiry.',
    'It is the time of the New Moon, and its step is to choose; put the wish into a single sentence without an “and”.',
    'Under the New Moon nothing has to show yet, so begin quietly and tell at most one person.',
  ],
  'Waxing Crescent': [
    'Today the phase is the Waxing Crescent, and its step is a date: give the wish an hour of this week, and keep it as you would keep one with a friend.',
    'As the phase is the Waxing Crescent, collect what you need, the tool, the name or the address, and no more than three things.',
    'Under the Waxing Crescent a wish is thin and bright, so the step is to protect it from clever remarks, your own among them.',
  ],
  'First Quarter': [
    'Today the phase is the First Quarter, and its step is a decision: there is one question you have been walking around, so answer it for the time being.',
    'As the phase is the First Quarter, look at the first obstacle in daylight, measure it, and take away its smallest stone.',
    'Under the First Quarter one does the uncomfortable ten minutes, the call or the form, and treats the rest of the day as a holiday from it.',
  ],
  'Waxing Gibbous': [
    'Today the phase is the Waxing Gibbous, and its step is to refine: change one detail which has been bothering you, and leave the whole alone.',
    'As the phase is the Waxing Gibbous, ask somebody honest what is still missing, and write it down without defending yourself.',
    'Under the Waxing Gibbous the light is nearly whole, so practise the last part first, the part in which you already have it.',
  ],
  'Full Moon': [
    'Today the phase is the Full Moon, and its step is to look: set down side by side what you hoped for and what has come, and greet both politely.',
    'As the phase is the Full Moon, show what you have so far to someone, even if it is only a paragraph or a shelf.',
    'Under the Full Moon a wish is easiest to see and easiest to overdo, so enjoy it for an evening and decide nothing before breakfast.',
  ],
  'Waning Gibbous': [
    'Today the phase is the Waning Gibbous, and its step is thanks: name one person who has brought you closer to it, and let them know.',
    'As the phase is the Waning Gibbous, pass on something that you have learned on the way; one owns a thing properly only after explaining it.',
    'Under the Waning Gibbous the step is to count what is there, because what has been counted can be built upon.',
  ],
  'Last Quarter': [
    'Today the phase is the Last Quarter, and its step is to remove: strike out one task, habit or promise that stands in the way of this.',
    'As the phase is the Last Quarter, tidy the path, answer the old letter, clear the table, and let the wish see the floor.',
    'Under the Last Quarter a wish may lose some weight, so say which part of it belongs to an earlier you, and set that part free.',
  ],
  'Waning Crescent': [
    'Today the phase is the Waning Crescent, and its step is rest: do nothing for the wish at all, and notice whether it is still there in the evening.',
    'As the phase is the Waning Crescent, sleep on it in the literal sense, with a pencil near by.',
    'Under the Waning Crescent one closes the month, so finish something small and unrelated, to have both hands free.',
  ],
};

/** When to look at it again: `{phase}`, `{date}`. */
export const WISH_REVIEW: readonly string[] = [
  'The sky has a natural appointment for taking stock, the {phase} on {date}, so write that into the calendar with the wish beside it.',
  'Look at it again on {date}, at the {phase}, and allow it to have changed its mind by then.',
  'On {date} comes the {phase}, a good evening for asking what has moved, even by an inch.',
  'Until the {phase} on {date} you need not judge it at all, and afterwards only kindly.',
];

/** How the wish is put. */
export const WISH_SHAPE = {
  away: [
    'You have named what you would like to leave behind, which is honest; add half a sentence about what should be there in its place, for an empty chair is soon taken.',
    'Your words push something off, so turn them round once and see what they would be walking towards.',
    'There is a no at the heart of this wish, and a good no deserves a yes to go home to.',
  ],
  measured: [
    'It has a figure or a date in it, which makes it easy to check, so make sure as well that the first tenth of it can be checked.',
    'You have put a number on it, and numbers are loyal as long as they are allowed to be corrected on the way.',
    'With a measure like that you will know when you have arrived; decide also how you would like to feel on the way.',
  ],
  someone: [
    'Somebody else has a part in it, and since nobody can be wished into anything, keep to the half of the stage that is yours.',
    'Another person appears in your wish, so phrase it once more in such a way that it could come true whatever they decide.',
    'Part of this lies in someone else’s hands, and it is a relief to find out exactly which part does not.',
  ],
  brief: [
    'You have put it very briefly, and a wish of few words is like a compass: now give it a place on the map by saying how one would notice.',
    'So short a wish can be learned by heart, which is an advantage; spell out just one scene in which it has come true.',
    'Few words, and all of them large ones, so bring the wish down to something that would fit into an afternoon.',
  ],
  whole: [
    'You have put it as something to walk towards, so underline the one word in it that makes you sit up straight, and start from there.',
    'It is put clearly enough that another person could recognise it when it came, and that is most of the craft.',
    'Your wording points somewhere already, so go one step further and describe the minute after it has come true.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A second kind of wish in the same words: `{also}`. */
export const WISH_ALSO: readonly string[] = [
  'There is something of {also} in it, too, and the two may take turns leading.',
  'I also hear {also} between the lines, so check which of the two would be content to wait.',
  'It touches {also} as well, which makes it rounder and a little harder to begin.',
];

/** Where the Moon of today is for the sign: `{sign}`, `{house}`, `{theme}`. */
export const WISH_MOON: readonly string[] = [
  'The Moon is in {sign} today, which is your {house} house, so the first opening may show itself around {theme}.',
  'With the Moon in {sign}, your {house} house, matters of {theme} offer the shortest way in at present.',
  'In the sky of today the Moon goes through {sign}, your {house} house, and lends her attention to {theme}; look there for a helper or a hint.',
  'As the Moon is in {sign} now and in your {house} house, begin where {theme} and your wish happen to touch.',
];

/** Ends a reading for a wish. */
export const WISH_CLOSING: readonly string[] = [
  'Whether it comes in this shape or another cannot be known, and the walking is yours in either case.',
  'If the wish should turn out to be the wrong one, that will be worth knowing, and it will have got you out of the house.',
  'Be patient with it, and a little less patient with the excuses.',
  'Nothing here is promised, and still a good deal is possible, mostly before lunch.',
  'Take the smallest step that does not bore you, and then rest in good conscience.',
];

/** How a wish can be put. */
export type WishShape = keyof typeof WISH_SHAPE;
