/** The planet that rules the asked sign, with its sign and house. */
export const RULER_DIRECT: readonly string[] = [
  'Your ruling planet, {planet}, is in {sign} and your {house} house, so progress comes through {theme}.',
  'Keep an eye on {planet}, the ruler of your sign: it is in {sign}, in your {house} house, and {theme} will show you how you are really doing.',
  '{planet}, which rules your sign, moves forward through {sign} and your {house} house, and a step ahead with {theme} helps everything else.',
  'As the ruler of your sign, {planet} sets the direction from {sign} and your {house} house: towards {theme}.',
];

/** The same while that planet runs backwards. */
export const RULER_RETROGRADE: readonly string[] = [
  'Your ruling planet, {planet}, is retrograde in {sign} and your {house} house, so in matters of {theme} go back to something you left half done.',
  '{planet}, the ruler of your sign, is retrograde in {sign}, your {house} house, which calls for a second look at {theme}.',
  'Because {planet}, your ruler, is retrograde in {sign} and your {house} house, you may redo part of the work on {theme} and be glad of the chance.',
  'With your ruler, {planet}, retrograde in {sign} and your {house} house, there is no hurry about {theme}.',
];

/** For Cancer and Leo, whose rulers are spoken of in every reading anyway. */
export const RULER_LIGHT: Record<'sun' | 'moon', readonly string[]> = {
  sun: [
    'As the Sun rules your sign, you feel its place in {sign} and your {house} house more than most, and an hour for {theme} gives you energy.',
    'Your ruler is the Sun itself, which is in {sign} and your {house} house, so a good hour spent on {theme} will light the others.',
    'The Sun, your ruler, is in {sign} and your {house} house, which makes {theme} the best place to begin.',
    'Where the Sun goes you go too, since it rules your sign; in {sign} and your {house} house it points to {theme}.',
    'For energy look to {sign}, your {house} house, where the Sun, your ruler, is now; {theme} deserves your first hour.',
  ],
  moon: [
    'As the Moon rules your sign, her stay in {sign} and your {house} house sets your inner clock, and {theme} will keep the time.',
    'Your ruler is the Moon, so no one feels her in {sign} quite as you do; from your {house} house she asks about {theme}.',
    'The Moon, your ruler, is in {sign} and your {house} house, so be gentle with yourself over {theme}.',
  ],
};

/** That planet changing signs on the very day. */
export const RULER_ENTERS: readonly string[] = [
  'Your ruling planet, {planet}, changes signs on {date}, crossing into {sign} and your {house} house, and the subject of {theme} gets a fresh start.',
  '{planet}, the ruler of your sign, moves into {sign} on {date}, so in your {house} house the subject of {theme} begins a new chapter.',
  'On {date} your ruler, {planet}, moves into {sign}, your {house} house, and your attention turns to {theme}.',
];

/** That planet turning on the very day. */
export const RULER_TURNS: Record<'retrograde' | 'direct', readonly string[]> = {
  retrograde: [
    'Your ruling planet, {planet}, turns retrograde in {sign} on {date}, so in your {house} house a second look at {theme} is worth more than a first try.',
    '{planet}, the ruler of your sign, turns retrograde on {date} in {sign}, your {house} house, so go over {theme} once more.',
  ],
  direct: [
    'Your ruling planet, {planet}, turns direct in {sign} on {date}, so in your {house} house a matter of {theme} can go ahead again.',
    '{planet}, the ruler of your sign, turns direct on {date} in {sign}, your {house} house, and {theme} can move on at a walking pace.',
  ],
};

/** What it is like while a planet runs backwards. */
export const RETROGRADE = {
  mercury: [
    'Mercury is retrograde, so read things twice, save things twice and forgive things once, which is usually enough.',
    'With Mercury retrograde, old messages and old friends resurface, and some of them were worth the wait.',
    'While Mercury is retrograde, most things begin with “re”: reply, repair, reconsider, rest.',
  ],
  venus: [
    'Venus is retrograde, and an old taste or an old flame may come by to be understood rather than restarted.',
    'With Venus retrograde, ask what you truly like and leave the great redecoration for later.',
    'While Venus is retrograde, love looks backwards for a while, mostly to check that it has everything.',
  ],
  mars: [
    'Mars is retrograde, so strength is best spent on finishing, mending and choosing your battles down to one.',
    'With Mars retrograde, force gets poor mileage and strategy gets better every day.',
    'While Mars is retrograde, anger tends to be about something older than the thing in front of it.',
  ],
  jupiter: [
    'While Jupiter is retrograde, wisdom is mostly a matter of rereading what you underlined.',
    'Jupiter is retrograde, so growth turns inward, and the question becomes what you would call enough.',
    'With Jupiter retrograde, luck prefers second tries to first ones.',
  ],
  saturn: [
    'While Saturn is retrograde, an old duty may turn out to have expired quietly.',
    'Saturn is retrograde, so ask of each of your rules whom it still helps.',
    'With Saturn retrograde, most of the pressure comes from inside, and you may lower it.',
  ],
  uranus: [
    'While Uranus is retrograde, a wish for change can be tried out on a small scale first.',
    'Uranus is retrograde in the background, and change is doing its homework before it rings the bell.',
    'With Uranus retrograde, the change begins in private, with one habit.',
  ],
  neptune: [
    'While Neptune is retrograde, what was unclear gets a little clearer each week.',
    'Neptune is retrograde in the background, so a pleasant illusion may thin out and leave you something better.',
    'With Neptune retrograde, dreams become a shade more honest about what they are made of.',
  ],
  pluto: [
    'While Pluto is retrograde, you can look at an old fear and find that it has shrunk.',
    'Pluto is retrograde in the background, and what you have already let go of is settling into soil.',
    'With Pluto retrograde, deep change takes a break, and you may take one too.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A planet changing signs, on the day or later in the period. */
export const INGRESS: readonly string[] = [
  'On {date} {planet} moves into {sign}, your {house} house, so the subject of {theme} comes to the fore.',
  'A change of scene comes on {date}, when {planet} enters {sign} and your {house} house, so make some time for {theme}.',
  'From {date} {planet} is in {sign} and your {house} house; you may be a beginner again with {theme}.',
];

/** The same when it has done so already. */
export const INGRESS_PAST: readonly string[] = [
  'On {date} {planet} moved into {sign}, your {house} house, and {theme} came to the fore.',
  'The scene changed on {date}, when {planet} entered {sign} and started on your {house} house, so check what was rearranged around {theme}.',
  'Part of the news is older: {planet} moved into {sign} on {date}, and in your {house} house {theme} has been the subject since.',
];

/** A planet turning backwards or forwards, on the day or later in the period. */
export const STATION = {
  retrograde: [
    'On {date} {planet} turns retrograde in {sign}, your {house} house, so whatever concerns {theme} deserves a review instead of a rush.',
    '{planet} slows to a stop on {date} and turns retrograde in {sign}; in your {house} house that makes {theme} a matter for second thoughts.',
  ],
  direct: [
    'On {date} {planet} turns direct in {sign}, your {house} house, and a matter of {theme} that had stalled may start moving.',
    '{planet} turns direct on {date} in {sign}, so in your {house} house the subject of {theme} can move on with what it has learned.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The same when it has done so already. */
export const STATION_PAST: Record<'retrograde' | 'direct', readonly string[]> = {
  retrograde: [
    'On {date} {planet} turned retrograde in {sign}, your {house} house, and a review of whatever concerns {theme} began.',
    '{planet} slowed to a stop on {date} and turned retrograde in {sign}; in your {house} house that made {theme} a matter for second thoughts.',
  ],
  direct: [
    'On {date} {planet} turned direct in {sign}, your {house} house, and a matter of {theme} that had stalled was free to move.',
    '{planet} turned direct on {date} in {sign}, so in your {house} house the subject of {theme} could move on with what it had learned.',
  ],
};
