/** The shapes that the digits of a number can make. */
export type PatternKind =
  | 'single'
  | 'all-same'
  | 'triple'
  | 'pair'
  | 'rising'
  | 'falling'
  | 'mirror'
  | 'alternating'
  | 'repeated-block'
  | 'clock'
  | 'mixed';

export interface PatternMeaning {
  title: string;
  text: string;
}

export const PATTERN_MEANINGS: Readonly<Record<PatternKind, PatternMeaning>> = {
  single: {
    title: 'A single digit',
    text: 'One digit alone is the clearest form of its message. There is nothing to weigh against it, so take it at its word.',
  },
  'all-same': {
    title: 'One digit, all the way through',
    text: 'The same digit in every place is like a bell rung several times. Readers take it as emphasis: whatever this digit stands for has your attention already, and it is worth asking why.',
  },
  triple: {
    title: 'Three or more in a row',
    text: 'A digit that repeats three times or more carries the loudest line of this number. Read the digits around it as the setting and this one as the point.',
  },
  pair: {
    title: 'A pair side by side',
    text: 'Two equal digits together underline a theme gently. It is the kind of hint you give a friend across a table, so treat it as an invitation and not as an order.',
  },
  rising: {
    title: 'A rising staircase',
    text: 'Each digit is one more than the last. Such numbers speak of steps taken in good order, and they suit moments when the next thing to do is simply the next thing.',
  },
  falling: {
    title: 'A countdown',
    text: 'Each digit is one less than the last. Something is being made simpler, and the number asks what you could take off the list before you add to it.',
  },
  mirror: {
    title: 'A mirror',
    text: 'It reads the same from both ends. Mirrors ask whether the outside of your life matches the inside, and they often show up when an old theme returns for a kinder second look.',
  },
  alternating: {
    title: 'Two digits taking turns',
    text: 'Back and forth, like a conversation or a pendulum. Two needs are asking for their share, and the answer is a rhythm and not a winner.',
  },
  'repeated-block': {
    title: 'A phrase said twice',
    text: 'A group of digits comes back in the same order. Think of a chorus: the part that returns is the part to learn by heart.',
  },
  clock: {
    title: 'A time on the clock',
    text: 'These digits are also a time of day. If that is where you met them, remember what you were doing or thinking in that minute, since the moment is part of the message you make of it.',
  },
  mixed: {
    title: 'A number of many parts',
    text: 'No shape stands out, so the digits speak one after another like people around a table. The root at the end gathers what they have in common.',
  },
};
