/** Opens a reading of the nodes and Saturn. */
export const KARMIC_OPENING: readonly string[] = [
  'Karma is a large word for a small observation: some things you can do in your sleep, and others you have to learn awake.',
  'Whether one has lived before is not for a chart to say, but one does arrive with habits, and the nodes of the Moon are where astrologers look for them.',
  'Two points on the Moon’s path tell an old story: the South Node stands for the bag you came with, and the North Node for the road.',
  'Call it karma, or call it temperament; either way there is a groove in which you run, and a meadow beside it.',
];

/** The nodes were worked out from a date: `{south}`, `{north}`, `{reckoning}`. */
export const NODES_COMPUTED: readonly string[] = [
  'On your birth date the {reckoning} nodes were in {south} and {north}, South and North, an axis that takes eighteen and a half years to come round.',
  'Worked out from your birth date for the {reckoning} nodes, the axis runs from {south} in the south to {north} in the north.',
];

/** The axis changed signs around that date: `{south}`, `{other}`. */
export const NODES_OPEN: readonly string[] = [
  'The axis changed signs around your birth date, so {other} has a claim beside {south}; the reading takes {south} and asks you to listen for both.',
  'As the nodes were crossing from one sign to another on your birth date, {south} and {other} are both possible, and {south} is read here.',
];

/** Saturn changed signs around that date: `{saturn}`, `{other}`. */
export const SATURN_OPEN: readonly string[] = [
  'Saturn changed signs around the date of your birth, so {other} is as possible as {saturn}, which is read here.',
  'Since Saturn crossed a border about that time, {other} may be yours in place of {saturn}; only the hour and the place could say.',
];

/** How many signs Saturn stands from the South Node: index 0 is the same sign. */
export const SATURN_TO_SOUTH: readonly (readonly string[])[] = [
  [
    'Saturn stands in the sign of your South Node, so the old habit wears a uniform, and leaving it feels at first like deserting.',
    'With both of them in one sign, what you are good at and what weighs on you are the same thing, which explains a great deal.',
  ],
  [
    'Saturn is next door to your South Node, close enough to hear the old songs through the wall and to knock when they get loud.',
    'Being neighbours, the old habit and the hard lesson seldom speak, so you have to carry the messages.',
  ],
  [
    'Saturn and the South Node are on friendly terms, two signs apart, so discipline can lend your old talent a frame.',
    'Two signs lie between the habit and the lesson, an easy distance, and a little structure will turn a reflex into a skill.',
  ],
  [
    'Saturn stands at a right angle to the whole axis, so each step forward asks for a permit, and you are the one who stamps it.',
    'At a right angle to both nodes, Saturn is the turnstile of this story: slow, fair and open to anyone who pays in patience.',
  ],
  [
    'Saturn and the South Node get along well here, so what you brought with you is solid, and you may build on it.',
    'Four signs apart, the lesson and the gift belong to one family, and effort there has always felt natural to you.',
  ],
  [
    'Saturn and the South Node stand five signs apart and have no common language, so you tend to solve the one by forgetting the other.',
    'Five signs lie between them, an awkward angle, in which small corrections do more than grand resolutions.',
  ],
  [
    'Saturn stands in the sign of your North Node, so the road ahead is guarded by your sternest teacher, and that is a compliment.',
    'With Saturn on the side of the North Node, growing up and growing forward are the same work for you.',
  ],
];

/** Where Saturn is today, by how many signs it has gone past its place: `{today}`, `{saturn}`. */
export const SATURN_TODAY = {
  home: [
    'Saturn is in {today} now, back in your own Saturn’s sign, which makes these the years of a Saturn return, when life checks the beams and you get the key.',
    'At present Saturn is going through {today} again, the sign of your own, so the lesson is being set, and passed, for good.',
  ],
  building: [
    'Saturn is in {today} now, on its way out from {saturn}, so what you began in earnest is still being given its walls.',
    'At present Saturn goes through {today}, in the first half of its round from {saturn}, a stretch for building more than for judging.',
  ],
  facing: [
    'Saturn is in {today} now, opposite your {saturn}, and what you have built stands in front of you to be looked at.',
    'At present Saturn goes through {today}, as far from your {saturn} as it can be, so the lesson comes by way of other people.',
  ],
  homing: [
    'Saturn is in {today} now, on its way back towards {saturn}, so this is a stretch for handing on, simplifying and settling accounts.',
    'At present Saturn goes through {today}, in the second half of its round to {saturn}, and what has been learned may be put to use.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where the nodes of today are, seen from the own ones: `{north}`. */
export const NODES_TODAY = {
  home: [
    'Today’s North Node has come round to {north}, your own, as it does every eighteen and a half years, and the road is unusually well lit.',
    'The nodes of the day lie where yours do, with North in {north}: a nodal return, in which an old intention asks for its second chance.',
  ],
  reversed: [
    'Today’s North Node is in {north}, right on top of your South Node’s sign, so old talents are in demand, this time in a new cause.',
    'The nodes of the day lie upside down to yours, with North in {north}, and something from the past turns out to have been luggage for the future.',
  ],
  crossing: [
    'Today’s North Node is in {north}, straight across your axis, so a decision between the old way and the new is hard to put off.',
    'The nodes of the day cut yours at a right angle, with North in {north}, which makes the present months a crossroads.',
  ],
  passing: [
    'Today’s North Node is in {north}, at an easy distance from yours, so progress is made in passing, by small, ordinary turns.',
    'The lunar nodes are elsewhere at present, with North in {north}, so nothing hurries you: practise a little and often.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The exact passes of the Saturn return that comes next: `{which}`, `{date}`. */
export const SATURN_RETURN_NEXT: readonly string[] = [
  'Your {which} Saturn return comes around {date}, and it tends to be kind to those who have stopped pretending.',
  'Around {date} Saturn is back at its place for the {which} time, which is less an examination than an audit by a friend.',
  'Mark {date} in pencil: then your {which} Saturn return asks what you want to answer for.',
];

/** Ends such a reading. */
export const KARMIC_CLOSING: readonly string[] = [
  'Nothing here is a debt, and nobody is keeping the book; it is only that the meadow is greener beside the groove.',
  'You need not leave your old gift behind; take it along as a tool, and leave the habit at the station.',
  'A node is a point and not a sentence, so walk towards it at your own pace.',
  'Nobody gets there altogether, and every step in that direction feels oddly like coming home.',
  'Be patient with the old way; it got you here, after all.',
];
