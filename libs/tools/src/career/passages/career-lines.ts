import type { Element, Mode } from '@cosmic/sky/zodiac';

/** Begins a reading about working life. */
export const CAREER_OPENING: readonly string[] = [
  'Nobody can read a career out of the sky, but one can ask it some good questions about how you like to spend a Tuesday.',
  'Work is where we keep most of our waking hours, so it deserves at least as much thought as a holiday.',
  'Before the title and the desk there is the simple matter of what you enjoy doing until it is finished.',
  'There are people who have found their calling, and many more who were called something else first.',
  'Leave the grand plan aside for a moment and look at the way your hands and your head prefer to go.',
];

/** Leads over to how the other sign of a border date works. */
export const CAREER_OTHER_SIGN: readonly string[] = [
  'Should it be {other} after all, listen for this.',
  'The case for {other} sounds a little different.',
  'Those with their Sun in {other} would say it another way.',
];

/** The birth date allows for two Suns: `{one}`, `{two}`, `{sign}`. */
export const CAREER_CUSP: readonly string[] = [
  'Around your birth date the Sun changed from {one} to {two}, and as only the hour and the place could decide, both belong here; the houses below are counted from {sign}.',
  'Your birth date lies on the border of {one} and {two}, so read for both, and take it that the houses below are counted from {sign}.',
];

/** Says what a date alone can give. */
export const NOON_NOTE: readonly string[] = [
  'Your birth date adds some colours of its own, read for midday because the hour is not known.',
  'From the date alone, taken at midday, a few more voices can be heard.',
  'As to the sky of your birth date, for which midday has to stand in, it offers the following.',
];

/** Mercury at birth by element: `{sign}`. */
export const MERCURY_AT_WORK: Record<Element, readonly string[]> = {
  fire: [
    'With Mercury in {sign} at your birth you think by speaking, and a plan becomes real to you once it has been announced.',
    'Mercury was in {sign}, so you persuade by enthusiasm and do well to bring one figure along for the doubters.',
  ],
  earth: [
    'With Mercury in {sign} at your birth you think in examples, and a sketch or a sample convinces you sooner than a speech.',
    'Mercury was in {sign}, so you write what will still make sense in a year, and are valued for it by whoever comes after.',
  ],
  air: [
    'With Mercury in {sign} at your birth you think in company, and a question thrown across the table brings out your best.',
    'Mercury was in {sign}, so words are your tools, and explaining something twice in two ways is hardly any effort to you.',
  ],
  water: [
    'With Mercury in {sign} at your birth you think by sensing, and you often know the answer before you can show the working.',
    'Mercury was in {sign}, so you hear the tone as well as the words, which is worth a great deal in any negotiation.',
  ],
};

/** Mars at birth by element: `{sign}`. */
export const MARS_AT_WORK: Record<Element, readonly string[]> = {
  fire: [
    'Your Mars in {sign} likes a visible target and a short deadline, and it sulks in committees.',
    'Drive comes from Mars in {sign} in your case, which means that a challenge will wake you when a reminder does not.',
  ],
  earth: [
    'Your Mars in {sign} likes effort that leaves a mark, so measure the week by what now stands that did not stand before.',
    'Drive comes from Mars in {sign} in your case, which means stamina, and a dislike of being hurried in the last mile.',
  ],
  air: [
    'Your Mars in {sign} likes to spar with ideas, and a good contradiction gets you out of bed.',
    'Drive comes from Mars in {sign} in your case, which means that you fight with arguments and tire when nobody answers.',
  ],
  water: [
    'Your Mars in {sign} likes a cause to care about, and without one it merely goes through the motions.',
    'Drive comes from Mars in {sign} in your case, which means that your strength rises with your sympathy.',
  ],
};

/** Jupiter at birth by element: `{sign}`. */
export const JUPITER_AT_WORK: Record<Element, readonly string[]> = {
  fire: [
    'Room to grow shows in your Jupiter in {sign}, which widens wherever you are trusted to go first.',
    'As Jupiter was in {sign}, doors have a way of opening for you when you dare to be seen wanting something.',
  ],
  earth: [
    'Room to grow shows in your Jupiter in {sign}, which widens wherever something useful is being built.',
    'As Jupiter was in {sign}, patience with real materials has a way of turning into opportunity for you.',
  ],
  air: [
    'Room to grow shows in your Jupiter in {sign}, which widens wherever people exchange what they know.',
    'As Jupiter was in {sign}, a chance conversation has a way of becoming a project for you.',
  ],
  water: [
    'Room to grow shows in your Jupiter in {sign}, which widens wherever people feel understood.',
    'As Jupiter was in {sign}, kindness without a purpose has a way of coming back to you with one.',
  ],
};

/** Saturn at birth by element: `{sign}`. */
export const SATURN_AT_WORK: Record<Element, readonly string[]> = {
  fire: [
    'Discipline is the matter of your Saturn in {sign}, and it asks for courage that has been practised when nobody clapped.',
    'Since Saturn was in {sign}, confidence may have come late to you, and it holds all the better for that.',
  ],
  earth: [
    'Discipline is the matter of your Saturn in {sign}, and it asks for method, and for one evening a week without it.',
    'Since Saturn was in {sign}, you take duty seriously, and may learn to hand a piece of it on.',
  ],
  air: [
    'Discipline is the matter of your Saturn in {sign}, and it asks for thoughts that have been thought through to the end.',
    'Since Saturn was in {sign}, your words carry weight, and a few of them are usually enough.',
  ],
  water: [
    'Discipline is the matter of your Saturn in {sign}, and it asks for a boundary that is firm without being cold.',
    'Since Saturn was in {sign}, you protect what you feel at work, and one trusted colleague is all the audience you need.',
  ],
};

/** Planets in the tenth house today: `{planets}`, `{tenth}`. */
export const TENTH_FULL: readonly string[] = [
  'Counted from your sign, the tenth house of calling and reputation is {tenth}, and it has company at present: {planets}.',
  'Your house of calling is the tenth, {tenth}, and whoever looks there today finds {planets}.',
  'In {tenth}, your tenth house and the place of reputation, the light is on today, and you will find {planets} at home.',
];

/** No planet in the tenth house today: `{tenth}`. */
export const TENTH_EMPTY: readonly string[] = [
  'Counted from your sign, the tenth house of calling and reputation is {tenth}; no planet is passing through it today, so its pace is yours to set.',
  'Your house of calling is the tenth, {tenth}, and since it is quiet there today, nobody is drumming while you think.',
  'In {tenth}, your tenth house and the place of reputation, it is calm at present, which suits planning better than proclaiming.',
];

/** Something to do this week, by mode. */
export const WORK_STEP: Record<Mode, readonly string[]> = {
  cardinal: [
    'For this week, finish one thing that you began, before you reward yourself with the next beginning.',
    'Ask one person what they see you doing in three years, and listen past the first polite answer.',
    'Write down what you would start if it did not have to be large, and do the first quarter of an hour of it.',
  ],
  fixed: [
    'For this week, change one small habit of your working day, and observe who is annoyed by it, including yourself.',
    'Ask for one thing that you have long assumed would be refused, and keep the request to a single sentence.',
    'Write down what you are holding on to out of loyalty, and what you would choose again this morning.',
  ],
  mutable: [
    'For this week, choose one task as the main one, and let the others be late in the order of their noise.',
    'Ask a colleague what they come to you for, because your talent may look like chatter from inside.',
    'Write down three things that you learned this year, and put a date beside the one that you want to deepen.',
  ],
};

/** Ends a reading about working life. */
export const CAREER_CLOSING: readonly string[] = [
  'The decisions remain yours, and they will be the better for a walk around the block.',
  'Nothing here is a forecast; it is a mirror held at the height of the desk.',
  'A good working life is mostly a long row of decent days, and one of those can begin tomorrow.',
  'Whatever is on your door, you are larger than the sign on it.',
  'Take the sentence that made you nod, and leave the rest in the tray.',
];
