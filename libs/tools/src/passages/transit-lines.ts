/** Where a slow planet is: `{planet}`, `{sign}`, `{since}`, `{until}`. */
export const SLOW_NOW: readonly string[] = [
  '{planet} has been in {sign} since {since} and stays there until {until}.',
  'From {since} to {until} {planet} goes through {sign}, and you are in the thick of it.',
  'At present {planet} is in {sign}: it came on {since} and leaves on {until}.',
];

/** What a transit of a slow planet is like. */
export const SLOW_GIFT = {
  jupiter: [
    'Jupiter enlarges what it touches, the sensible and the silly alike, so choose what you hold out to it.',
    'Think of Jupiter as a generous uncle with a loud voice: he opens doors, and he does not shut them behind him.',
    'A visit from Jupiter makes room, and the whole art is to move something worthwhile into it.',
  ],
  uranus: [
    'Uranus loosens what has set hard, by surprise when it must and by play when you let it.',
    'Think of Uranus as a window cleaner in a hurry: there is a draught, and then suddenly a view.',
    'A visit from Uranus asks which of your rules you would make again today.',
  ],
  neptune: [
    'Neptune dissolves edges, so that music, pity and imagination come in, and so do some mistakes.',
    'Think of Neptune as mist on a familiar road: you go slower, and you notice the birds.',
    'A visit from Neptune asks what you long for, and recommends that you get the contract read by somebody dry.',
  ],
  pluto: [
    'Pluto goes to the root, takes its time, and leaves you with less clutter and more ground.',
    'Think of Pluto as the deep dig before a new house: ugly for a while, and the reason why the house stands.',
    'A visit from Pluto asks what is over, and stays with you while you find out.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where it works, counted from the rising sign: index 0 is the first house. */
export const SLOW_HOUSE: readonly (readonly string[])[] = [
  [
    'Counted from your rising sign that is the first house, so it works on you in person: on how you start, look and introduce yourself.',
    'For your rising sign this is the first house, and people may say that you have changed before you have noticed it yourself.',
  ],
  [
    'Counted from your rising sign that is the second house, so it works on what you own, earn and consider yourself worth.',
    'For your rising sign this is the second house, where your sense of having enough is being measured anew.',
  ],
  [
    'Counted from your rising sign that is the third house, so it works on your words, your neighbours and the way you think on the bus.',
    'For your rising sign this is the third house, and a conversation could be the place where it shows first.',
  ],
  [
    'Counted from your rising sign that is the fourth house, so it works at home, in the family and at the roots you seldom see.',
    'For your rising sign this is the fourth house, where a wall, a habit or a story may be ready to move.',
  ],
  [
    'Counted from your rising sign that is the fifth house, so it works on love, play and whatever you make for the joy of making it.',
    'For your rising sign this is the fifth house, and your appetite for delight is not what it was, in a good way.',
  ],
  [
    'Counted from your rising sign that is the sixth house, so it works on your days: the job, the habits and the hours in between.',
    'For your rising sign this is the sixth house, where a routine can turn into a friend or be asked to leave.',
  ],
  [
    'Counted from your rising sign that is the seventh house, so it works through other people, above all through the one across the table.',
    'For your rising sign this is the seventh house, and a bond may get wider, looser or more honest.',
  ],
  [
    'Counted from your rising sign that is the eighth house, so it works where you share: trust, closeness and what belongs to two.',
    'For your rising sign this is the eighth house, and something you have guarded for years may want daylight.',
  ],
  [
    'Counted from your rising sign that is the ninth house, so it works on your horizon: travel, study and what you believe in.',
    'For your rising sign this is the ninth house, where a foreign word may turn out to be the one you were missing.',
  ],
  [
    'Counted from your rising sign that is the tenth house, so it works in public, on your calling and your good name.',
    'For your rising sign this is the tenth house, and people are beginning to see you in another light.',
  ],
  [
    'Counted from your rising sign that is the eleventh house, so it works on your circle: friends, groups and what you hope for together.',
    'For your rising sign this is the eleventh house, where old company and new hopes compare their diaries.',
  ],
  [
    'Counted from your rising sign that is the twelfth house, so it works behind the scenes, in rest, dreams and whatever you keep to yourself.',
    'For your rising sign this is the twelfth house, and most of it happens while nobody is looking, you included.',
  ],
];

/** How many signs it stands from the Moon sign: index 0 is the same sign. `{moon}` is that sign. */
export const TO_THE_MOON: readonly (readonly string[])[] = [
  [
    'It is happening in {moon}, the sign of your Moon, so you will feel it early, in the stomach rather than the newspaper.',
    'Your Moon is in {moon} as well, which makes this a private matter: be gentle, sleep enough, and say how you are.',
  ],
  [
    'Your Moon in {moon} is next door to it, so you hear the music through the wall and need not dance.',
    'From {moon}, the sign of your Moon, it is only one step away, and a little getting used to is all that your feelings ask.',
  ],
  [
    'Your Moon in {moon} is two signs away, a friendly distance, so your instincts will find a use for it if you let them.',
    'From {moon}, the sign of your Moon, the angle is a helpful one, and your feelings give you good directions here.',
  ],
  [
    'Your Moon in {moon} stands at a right angle to it, so comfort and change will argue now and then, and both have a point.',
    'From {moon}, the sign of your Moon, it comes across the road, so expect some restlessness, and do not take it for advice.',
  ],
  [
    'Your Moon in {moon} is of the same element, so what changes outside finds an open door in you.',
    'From {moon}, the sign of your Moon, it flows easily, and you may feel at home in it before you understand it.',
  ],
  [
    'Your Moon in {moon} is five signs away and speaks another language, so adjust in small steps and rest in between.',
    'From {moon}, the sign of your Moon, there is no straight line to it, and a detour by way of the body will help: walk, cook, sleep.',
  ],
  [
    'Your Moon in {moon} is straight opposite, so it tends to reach you by way of others, who say aloud what you feel.',
    'From {moon}, the sign of your Moon, you see it from across the sky, which gives you distance, and now and then a longing.',
  ],
];

/** When such a planet next turns: `{planet}`, `{date}`, `{sign}`. */
export const SLOW_STATION = {
  retrograde: [
    'On {date} {planet} turns retrograde in {sign}, and what has begun gets its first revision.',
    'A date to know is {date}, when {planet} turns retrograde in {sign} and the tempo drops.',
  ],
  direct: [
    'On {date} {planet} turns direct in {sign}, and what has been thought over can move.',
    'A date to know is {date}, when {planet} turns direct in {sign} and matters pick up again.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where it goes afterwards: `{planet}`, `{sign}`, `{date}`, `{house}`, `{theme}`. */
export const SLOW_NEXT: readonly string[] = [
  'From {date} {planet} is in {sign}, your {house} house, and the subject becomes {theme}.',
  'Its next address is {sign}, from {date}, which is your {house} house, so {theme} may already put the kettle on.',
  'The next room is your {house}, {sign}, from {date}, and there the talk will be of {theme}.',
];

/** Another slow planet at an angle to it: `{planet}`, `{aspect}`, `{other}`. */
export const SLOW_ASPECT: readonly string[] = [
  'It does not come alone, for {planet} is in the {aspect} with {other} today, and the two are best read together.',
  'Listen for a second voice as well: today {planet} stands in the {aspect} with {other}.',
];

/** A new or full Moon is next: `{when}` as in `24 November 2026 at 20:24`, `{sign}`, `{wait}`. */
export const LUNATION_NEXT = {
  'new-moon': [
    'The next New Moon is on {when}, in {sign}, {wait} from now, when Sun and Moon stand together and the night is at its darkest.',
    'Dark of the Moon comes on {when}: a New Moon in {sign}, {wait} away.',
    'In {wait}, on {when}, the Moon is new in {sign}, and the month begins again from nothing.',
  ],
  'full-moon': [
    'The next Full Moon is on {when}, in {sign}, {wait} from now, with the Sun on the other side of the sky.',
    'All of the lamp is lit on {when}: a Full Moon in {sign}, {wait} away.',
    'In {wait}, on {when}, the Moon is full in {sign}, and hardly anything keeps its secret.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A new Moon in a house counted from the rising sign. */
export const NEW_MOON_HOUSE: readonly (readonly string[])[] = [
  [
    'It opens your first house, so plant something about yourself: a name, a look, a beginning.',
    'Your first house is where the seed goes, and its label reads I.',
  ],
  [
    'It opens your second house, so plant something solid, such as a habit of valuing your own hours.',
    'Your second house is where the seed goes, in good soil, next to the tools.',
  ],
  [
    'It opens your third house, so plant a sentence, and tell it to the first three people you meet.',
    'Your third house is where the seed goes, between the letters and the bus tickets.',
  ],
  [
    'It opens your fourth house, so plant something at home, and let nobody hurry it.',
    'Your fourth house is where the seed goes, close to the wall and out of the wind.',
  ],
  [
    'It opens your fifth house, so plant something for pleasure, and water it with laughter.',
    'Your fifth house is where the seed goes, and children may help.',
  ],
  [
    'It opens your sixth house, so plant a small routine, small enough for a bad Tuesday.',
    'Your sixth house is where the seed goes, right beside the morning coffee.',
  ],
  [
    'It opens your seventh house, so plant something for two, and ask the other one first.',
    'Your seventh house is where the seed goes, with room for a second gardener.',
  ],
  [
    'It opens your eighth house, so plant a truth, deep, and with someone you trust.',
    'Your eighth house is where the seed goes, a spade deeper than usual.',
  ],
  [
    'It opens your ninth house, so plant a question that needs a journey.',
    'Your ninth house is where the seed goes, and it may have come from abroad.',
  ],
  [
    'It opens your tenth house, so plant what you would like to be known for.',
    'Your tenth house is where the seed goes, on the sunny side, where it will be seen.',
  ],
  [
    'It opens your eleventh house, so plant a hope, and let friends hold the watering can.',
    'Your eleventh house is where the seed goes, in the common garden.',
  ],
  [
    'It opens your twelfth house, so plant a silence, and see what grows when you do not look.',
    'Your twelfth house is where the seed goes, under the snow, where it likes to be.',
  ],
];

/** A full Moon in a house counted from the rising sign. */
export const FULL_MOON_HOUSE: readonly (readonly string[])[] = [
  [
    'It lights up your first house, so you are plain to see, and may as well be pleased about it.',
    'Your first house stands in full light, and what you have become can be read there.',
  ],
  [
    'It lights up your second house, so what you have, and what it is worth to you, becomes clear.',
    'Your second house stands in full light, down to the last shelf.',
  ],
  [
    'It lights up your third house, so something gets said, and the saying clears the air.',
    'Your third house stands in full light, and a message finds its reader.',
  ],
  [
    'It lights up your fourth house, so a feeling about home comes to its height.',
    'Your fourth house stands in full light, and you can see who is sitting in the kitchen.',
  ],
  [
    'It lights up your fifth house, so joy, love or a piece of work wants an audience.',
    'Your fifth house stands in full light, with the curtain up.',
  ],
  [
    'It lights up your sixth house, so you see which habit helps and which one just makes noise.',
    'Your sixth house stands in full light, dust and diligence alike.',
  ],
  [
    'It lights up your seventh house, so another person becomes very clear to you, and you to them.',
    'Your seventh house stands in full light, and there are two chairs in it.',
  ],
  [
    'It lights up your eighth house, so something hidden shows, smaller than its shadow was.',
    'Your eighth house stands in full light, which it is not used to, so be kind.',
  ],
  [
    'It lights up your ninth house, so a meaning comes home from its travels.',
    'Your ninth house stands in full light, and you can see a long way.',
  ],
  [
    'It lights up your tenth house, so work of yours is seen, and may be named aloud.',
    'Your tenth house stands in full light, right up to the weathercock.',
  ],
  [
    'It lights up your eleventh house, so you can tell which friends are there when the lamp is on.',
    'Your eleventh house stands in full light, and the table is laid.',
  ],
  [
    'It lights up your twelfth house, so a dream may say plainly what it had been hinting at.',
    'Your twelfth house stands in full light, as a rule around three in the morning.',
  ],
];

/** The next eclipse: `{kind}` such as 'partial lunar eclipse', `{when}`, `{sign}`, `{wait}`. */
export const ECLIPSE_NEXT = {
  sun: [
    'The next eclipse comes on {when}: the {kind} in {sign}, {wait} away, when the Moon steps before the Sun.',
    'In {wait}, on {when}, the Moon covers the Sun wholly or in part; it is the {kind}, in {sign}.',
    'Mark {when}, {wait} from today: the {kind} in {sign}, a New Moon that everybody looks up for.',
  ],
  moon: [
    'The next eclipse comes on {when}: the {kind} in {sign}, {wait} away, when the Earth’s shadow reaches the Moon.',
    'In {wait}, on {when}, the Full Moon goes through the Earth’s shadow; it is the {kind}, in {sign}.',
    'Mark {when}, {wait} from today: the {kind} in {sign}, a Full Moon with an interval.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What an eclipse is like, and is not. */
export const ECLIPSE_MEANING: readonly string[] = [
  'Old books made omens of eclipses; they are only shadows that keep appointments, and a good moment to notice what you take for granted.',
  'When a light goes out for an hour, one sees what it had been outshining, and that is the whole use of an eclipse.',
  'An eclipse changes nothing on its own, but it does make people stop and look in one direction, and you may be one of them.',
];

/** The eclipse after that: `{kind}`, `{date}`, `{sign}`. */
export const ECLIPSE_AFTER: readonly string[] = [
  'After it comes the {kind} on {date}, in {sign}, for eclipses travel in company.',
  'Its companion, the {kind} in {sign}, follows on {date}.',
];

/** Where Saturn is for those who have their return: `{sign}`, `{since}`, `{until}`. */
export const SATURN_NOW: readonly string[] = [
  'Saturn is in {sign} from {since} to {until}, so everybody born with it there is having a Saturn return in these years.',
  'From {since} to {until} Saturn goes through {sign}, and for those whose own Saturn is there the great review is on.',
  'At present Saturn is in {sign}: it came on {since} and leaves on {until}, and all who were born under that Saturn have it back.',
];

/** Whose return is exact about now: `{first}`, `{second}` are months of birth. */
export const SATURN_WHO: readonly string[] = [
  'To the degree it is exact just now for people born around {first}, who are twenty-nine or so, and for those of {second}, who are there for the second time.',
  'If you were born around {first} or around {second}, it stands exactly at its old place this month; otherwise watch for it at about twenty-nine, fifty-eight and eighty-eight.',
  'Those born around {first} have the first of their returns at this moment and those born around {second} the second; others meet it near the ages of twenty-nine, fifty-eight and eighty-eight.',
];

/** What a Saturn return is like. */
export const SATURN_MEANING: readonly string[] = [
  'A Saturn return is the end of an apprenticeship: what you were given and what you have chosen are laid side by side, and you keep the second.',
  'Nothing is taken away in a Saturn return that carries weight; it is the painted cardboard that goes.',
  'The question of a Saturn return is simple, and may take two years to answer: what do you want to be responsible for?',
];

/** A retrograde of the picker, leading over to the house: `{planet}`. */
export const RETRO_ALERT: readonly string[] = [
  'A retrograde of {planet} is less an alarm than an appointment with your own loose ends.',
  'Nobody need hide under the table for {planet}; a notebook and a little patience will do.',
  'What goes backwards with {planet} is mostly attention, and it has good reasons to look behind itself.',
];

/** Three ways to work with it: `{one}`, `{two}`, `{three}`. */
export const TRANSIT_TIPS: readonly string[] = [
  'Three ways to meet it: {one}, {two}, and {three}.',
  'To make something of it, {one}, {two} and {three}.',
  'Simple things will do: {one}; {two}; {three}.',
];

/** Leads to the question of a transit, which follows. */
export const TRANSIT_QUESTION: readonly string[] = [
  'Take this question along with you.',
  'Here is something to carry about for a while.',
  'One thing to ask yourself over the washing up.',
  'Before you put this away, ask yourself one thing.',
];

/** Ends a reading of a transit. */
export const TRANSIT_CLOSING: readonly string[] = [
  'A transit is weather, and you remain the one who decides on the coat.',
  'Let this be a note on the calendar and not a siren.',
  'You will meet it in the small things first, so look for it there.',
  'The sky keeps its times; what you keep is up to you.',
  'If nothing at all happens, that counts too: some weather is simply pleasant.',
];

/** A new or full Moon on the very day: `{clock}` as in ` at 20:24` or nothing, `{sign}`. */
export const LUNATION_TODAY = {
  'new-moon': [
    'It is today: the New Moon falls in {sign}{clock}, and the month begins again from nothing.',
    'Today{clock} Sun and Moon meet in {sign}, a New Moon, so you have come at the right hour.',
  ],
  'full-moon': [
    'It is today: the Full Moon falls in {sign}{clock}, and hardly anything keeps its secret.',
    'Today{clock} the Moon is full in {sign}, so you have come with the lamp at its brightest.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** An eclipse on the very day: `{kind}`, `{sign}`, `{clock}` as in ` at 20:24` or nothing. */
export const ECLIPSE_TODAY: readonly string[] = [
  'It is today: the {kind} in {sign} comes to its height{clock}.',
  'You have come on the very day, for the {kind} in {sign} comes to its height{clock}.',
];

/** What a new or full Moon is for. */
export const LUNATION_MEANING = {
  'new-moon': [
    'A New Moon is the smallest beginning there is: no light, no witness, and room for one honest wish.',
    'At the New Moon it is enough to know what, and the how may follow by the first crescent.',
    'Farmers sow and sailors wait at the New Moon, and both are good advice, depending on the field.',
    'Nothing has to show at a New Moon, which makes it the kindest day of the month for starting badly.',
  ],
  'full-moon': [
    'A Full Moon shows what has become of the beginning, and it shows it to everybody.',
    'At the Full Moon feelings stand higher, sleep lies lower, and a walk is better than an argument.',
    'Harvest is the business of a Full Moon: pick what is ripe, praise it, and leave the green for later.',
    'Nobody sees straight by a Full Moon, but one sees a great deal, so look first and conclude on the next day.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The opposite phase, two weeks on: `{date}`, `{sign}`. */
export const LUNATION_ANSWER = {
  'new-moon': [
    'The answer comes with the Full Moon of {date}, in {sign}, so you have two weeks before anyone may ask.',
    'Two weeks on, at the Full Moon in {sign} on {date}, you can see what took root.',
    'Put the Full Moon of {date}, in {sign}, in the diary as well, for that is when it bears.',
  ],
  'full-moon': [
    'What it shows can be let go by the New Moon of {date}, in {sign}, two weeks later.',
    'Two weeks on, at the New Moon in {sign} on {date}, the page is empty again.',
    'Put the New Moon of {date}, in {sign}, in the diary as well, for that is when the next round begins.',
  ],
} as const satisfies Record<string, readonly string[]>;
