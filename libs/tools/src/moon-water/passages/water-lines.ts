/** Opens a recipe: `{phase}`, `{purpose}`. */
export const WATER_OPENING: readonly string[] = [
  'Moon water under the {phase} is made for one thing above all: {purpose}.',
  'A bowl, some water and the {phase}: from those three an old kitchen custom makes a reminder of {purpose}.',
  'For {purpose} the custom chooses the {phase}, a bowl that you like and a quarter of an hour without a screen.',
  'You would like to make moon water, and with the {phase} you have chosen the kind that is for {purpose}.',
  'Water remembers nothing, whatever people say, but you do, and a bowl under the {phase} is an attractive way of keeping {purpose} in mind.',
  'There are eight kinds of moon water, and the one that belongs to the {phase} is for {purpose}.',
];

/** When to make it: `{date}`, `{away}`, `{time}`. */
export const WATER_WHEN: readonly string[] = [
  'The next chance is {date}, {away}, and the phase is exact at {time}.',
  'Keep {date} free for it, {away}; the minute of the phase is {time}, if you care for minutes.',
  'Its next night is that of {date}, {away}, with {time} as the exact moment.',
  'You will need it on {date}, {away}, when the phase reaches its middle at {time}.',
  'On {date}, {away}, the phase is complete at {time}, and the bowl may stand anywhere around that.',
];

/** The same by the day alone: `{date}`, `{away}`. */
export const WATER_DAY: readonly string[] = [
  'The next chance is {date}, {away}, and whichever quiet hour of the evening you can spare will do.',
  'Keep {date} free for it, {away}; the hour is yours to choose, although the custom prefers the time after sunset.',
  'Its next night is that of {date}, {away}, so there is nothing to do but keep the evening clear.',
  'You will need it on {date}, {away}, when the phase reaches its middle, and nobody is going to check the minute.',
  'On {date}, {away}, the phase is complete, and the bowl may stand at the window on any evening around that.',
];

/** Before the making: the bowl. */
export const WATER_BOWL: readonly string[] = [
  'First comes the bowl, because everything else that belongs to this little ceremony has to find room inside it.',
  'Begin by choosing what the water is going to stand in, preferably something that you already enjoy looking at.',
  'Now for the practical part, which is considerably easier to carry out than it is to describe in writing.',
  'As for the preparations, there are very few of them, and every single one is agreeable in its own particular way.',
];

/** The words over the bowl: `{words}` is a sentence of its own. */
export const WATER_WORDS: readonly string[] = [
  'Here is what is said over it: “{words}” Once is enough, and it need not be too solemn.',
  'These are the lines that go with it: “{words}” You may pronounce them aloud or merely think them while you look at the surface.',
  'Lean over the surface and say it quietly: “{words}” Perhaps your breath leaves a ring on the water.',
  'Only two short lines have to be spoken: “{words}” Whatever voice you happen to have at that hour will do nicely.',
];

/** What it is not for. */
export const WATER_CARE: readonly string[] = [
  'Do not drink it: it is for plants, hands and rooms, and any stones belong beside the bowl and not in it.',
  'None of it is for drinking, so give it to plants, hands or floors, and keep stones next to the bowl, where they cannot dissolve.',
  'The water is to look at and to use, never to drink; stones stay outside the bowl, because some of them do not go well with water.',
  'For plants, for hands, for rooms, and not for drinking: that is the one firm rule, along with stones beside the bowl only.',
];

/** How much time there is: `{from}`, `{to}`. */
export const WATER_SPAN: readonly string[] = [
  'Clouds do not matter, and neither does a day’s delay, since the phase lasts from {from} to {to}.',
  'If that evening is taken, any other from {from} to {to} has the same name and the same light, give or take.',
  'You have from {from} to {to} altogether, for the sky is never petty about the evening that you happen to choose.',
  'Nobody stands there with a watch: from {from} to {to} it counts as the same phase in every almanac.',
];

/** Ends a recipe. */
export const WATER_CLOSING: readonly string[] = [
  'What works here, if anything does, is the quarter of an hour in which you meant one thing only.',
  'It promises nothing, and it smells of nothing, and people have been glad of it for longer than they can say why.',
  'In the morning it will be ordinary water again, and you will be somebody who kept an appointment with the sky.',
  'A bowl is a small theatre, and for the evening you are the author, the company and the whole appreciative audience.',
  'Should you forget it on the windowsill for an entire week, the sparrows will have understood its purpose perfectly.',
  'Keep the bowl somewhere you can see it, so that it may ask you about your wish from time to time.',
];
