import type { AngelNumber } from '@cosmic/divination/angel-number';

type ShapeKind = AngelNumber['patterns'][number]['kind'];

/** What a shape in the digits suggests; `{digits}` is the part of the number that makes it. */
export const SHAPE: Record<ShapeKind, readonly string[]> = {
  single: [
    'A single digit has no accent and no chorus, so you get its meaning neat, in a small glass.',
    'One digit on its own is the plainest kind of message, like a note that only says “call me”.',
  ],
  'all-same': [
    'Every place in {digits} holds the same digit, and the eye catches it for the same reason that the ear catches its own name.',
    'In {digits} one digit has taken all the seats, which is why it is hard to overlook and easy to remember.',
    'Nothing in {digits} argues with anything else, and there is a certain peace in so much agreement.',
  ],
  triple: [
    'The run {digits} is where your number raises its voice, so read the remaining digits as the room in which it speaks.',
    'Three or more alike in a row make {digits} the headline, and the others are the small print worth having.',
    'A run like {digits} is a drumroll: whatever stands beside it walks on stage to that beat.',
  ],
  pair: [
    'The pair {digits} is an underlining in pencil, a hint that does not insist.',
    'Two alike, {digits}, sit side by side like people who have finished talking and are still happy to be there.',
    'A doubled digit such as {digits} is a knock at the door, friendly and just loud enough.',
  ],
  rising: [
    'Its digits climb one by one, {digits}, a staircase with no missing step, which is a fair picture of how most good things are done.',
    'Step by step {digits} goes up, and it has no opinion about how fast you take the stairs.',
  ],
  falling: [
    'It counts down, {digits}, as if something were being cleared for the start, or simply put back where it belongs.',
    'Each digit of {digits} is one less than the last, which makes it a number for travelling lighter.',
  ],
  mirror: [
    '{digits} reads the same from either end, and mirrors like that ask whether the inside of your life has seen the outside lately.',
    'Turn {digits} around and nothing changes, which may be the point: come at the question from the far side and you will meet yourself.',
    'There is a mirror in {digits}, so what it shows you about someone else may have your handwriting on the back.',
  ],
  alternating: [
    'Two digits take turns in {digits} like feet on a path, so the way on is a rhythm and not a choice.',
    'Back and forth goes {digits}, a polite conversation between two needs that both deserve the last word.',
    'The swing of {digits} suggests that you need not settle on one side, only find the tempo at which you can keep both.',
  ],
  'repeated-block': [
    'A whole phrase returns in {digits}, and a phrase that is said twice is usually the one to learn by heart.',
    'As {digits} repeats itself group by group, think of a refrain: you are meant to join in the second time.',
  ],
  clock: [
    'It is also a time of day, {digits}, and if a clock is where you met it, recall what you were thinking just before you looked.',
    'As a time, {digits} has a place in your day, and the minute in which you notice it belongs to the message.',
    'Clocks show {digits} too, though a clock shows every minute once; the interesting part is that this is the one you keep.',
  ],
  mixed: [
    'No run and no mirror holds {digits} together, so you read it as you would read a sentence, word after word.',
    'The digits of {digits} keep no pattern, which is a freedom: each of them is there for its own sake.',
    'There is no trick of symmetry in {digits}, only a handful of digits that happened to find you.',
  ],
};

/** What the digits come to when they are added up, by root. */
export const ROOT: Record<number, readonly string[]> = {
  0: [
    'Added up it comes to nothing at all, a blank page with no lines, and you may leave it blank a little longer.',
    'The sum is zero, so underneath the number lies plain open ground.',
  ],
  1: [
    'Add the digits until one is left and you get a one, so the root of it is a start, a small and slightly scary one.',
    'Its root is one, which means that below everything else there is a beginning waiting for its owner.',
  ],
  2: [
    'Add the digits until one is left and you get a two, so at the bottom of it sits another person, or your wish for one.',
    'Its root is two, which means that the matter gets lighter as soon as it is shared.',
  ],
  3: [
    'Add the digits until one is left and you get a three, so what is underneath wants to be said, sung or drawn.',
    'Its root is three, which means that play may be the serious way in.',
  ],
  4: [
    'Add the digits until one is left and you get a four, so below the sparkle lies something that needs a good foundation.',
    'Its root is four, which means that a plain routine will carry more of this than inspiration can.',
  ],
  5: [
    'Add the digits until one is left and you get a five, so the ground of it is movement, and standing still is the tiring option.',
    'Its root is five, which means that a little freedom, used on purpose, would go a long way.',
  ],
  6: [
    'Add the digits until one is left and you get a six, so all of it leads home in the end, to people and to supper.',
    'Its root is six, which means that care is the subject, given and received in roughly equal parts.',
  ],
  7: [
    'Add the digits until one is left and you get a seven, so the bottom of it is quiet, and the answer will not shout.',
    'Its root is seven, which means that you may think about it alone for a while without being lonely.',
  ],
  8: [
    'Add the digits until one is left and you get an eight, so what lies under it is strength and the question of where to spend it.',
    'Its root is eight, which means that the matter would like to be finished, counted and fairly shared.',
  ],
  9: [
    'Add the digits until one is left and you get a nine, so at the root of it something is ready to be rounded off.',
    'Its root is nine, which means that generosity, even towards your own past, is the way through.',
  ],
  11: [
    'The digits add up to eleven, a master number that is not reduced further, and it trusts a hunch that arrives before its reasons.',
    'Its root is eleven, one of the three master numbers, so write your first impression down before the arguments get to it.',
  ],
  22: [
    'The digits come to twenty-two, a master number that is left as it is, and it wants a large idea to get its first small drawing.',
    'Its root is twenty-two, a builder among numbers, so think in years and begin with an afternoon.',
  ],
  33: [
    'The digits come to thirty-three, the rarest of the master numbers, and it is about teaching by being kind where it can be seen.',
    'Its root is thirty-three, a master number of care, so pass on something that it took you years to learn.',
  ],
};

/** Opens a reading of a number: `{number}`. */
export const NUMBER_OPENING: readonly string[] = [
  'So {number} keeps finding you, on receipts and clocks and the backs of buses, and you have begun to look for it a little.',
  'Let us be honest about {number}: the world is full of digits, and what makes this one special is that you keep noticing it.',
  'There is a moment when {number} stops being a number and becomes a tap on the shoulder, and here you are.',
  'You brought {number}, so let us take it apart gently and see what is ticking.',
  'People have been reading meaning into numbers since there were fingers to count on, and {number} is as good a place to start as any.',
  'Whatever put {number} in your way, chance or attention or a badly printed label, it has bought you a minute of thought.',
  'Some numbers are furniture and some are guests; {number}, it seems, has rung the bell.',
  'Noticing {number} once is nothing, and noticing it again is the beginning of a conversation with yourself.',
];

/** Asks the reader something about the number. */
export const NUMBER_QUESTION: readonly string[] = [
  'Where were you the last time you saw it, and what had you just stopped thinking about?',
  'If a kind stranger had sent it, what would you hope that they knew about your week?',
  'Which part of this made you nod before you had finished the sentence?',
  'What would be different tomorrow if you took only a tenth of it seriously?',
  'Whose face came up while you were reading, and when did you last tell them so?',
  'What have you been meaning to begin, mend or end, and which of the three made you flinch?',
  'Is there a sentence in here that you would rather not have read, and what does it want?',
  'How would you explain it to a child, and would you believe yourself?',
];

/** Ends a reading of a number. */
export const NUMBER_CLOSING: readonly string[] = [
  'Numbers do not give orders; they are a good excuse to look up, and you have already done that.',
  'The digits will go on turning up, as digits do, and it is the look on your face when you see them that may change.',
  'Take it as a bookmark in your day: a small slip of paper that says you were here and you were paying attention.',
  'None of it is a promise or a warning, only a tidy mirror with a few figures on the frame.',
  'Next time it appears, breathe out first, and let the meaning catch up with you at its own pace.',
  'You are free to call it coincidence, as long as you keep the good idea that it gave you.',
];
