import type { AnswerId, QuestionId } from '@cosmic/divination/archetype/answers';

/** What the quiz asks, and the answers it offers, under the keys by which they are scored. */
export const QUESTIONS: {
  readonly [Q in QuestionId]: {
    readonly label: string;
    readonly options: Readonly<Record<AnswerId<Q>, string>>;
  };
} = {
  q1: {
    label: 'A free Saturday, and nothing planned. What happens?',
    options: {
      setOff: 'I set off with a bag and find out on the way',
      potter: 'I potter about: dough, plants, something to mend',
      cook: 'I cook, and whoever rings is invited',
      drift: 'I drift into a book, a film or a long daydream',
    },
  },
  q2: {
    label: 'A friend calls and is upset. What do you do first?',
    options: {
      goOver: 'Go over, with something to eat',
      ask: 'Ask until we get to what it is really about',
      plan: 'Work out with them what can be done by when',
      cheer: 'Tell them something that makes them laugh after all',
    },
  },
  q3: {
    label: 'A group cannot decide. What is your part?',
    options: {
      suggest: 'I say “Come on, this one” and start walking',
      mediate: 'I find out what everybody could live with',
      surprise: 'I suggest something that nobody had thought of',
      organise: 'I ask what has to be settled, and write a list',
    },
  },
  q4: {
    label: 'What do you find hardest to bear?',
    options: {
      waiting: 'Waiting',
      sloppiness: 'Things done carelessly',
      pretence: 'People pretending',
      habit: '“We have always done it like this”',
    },
  },
  q5: {
    label: 'Which compliment would you keep for years?',
    options: {
      celebrated: '“Nobody makes me feel as special as you do”',
      wellMade: '“You can see how much care went into this”',
      understood: '“Now, for the first time, I understand it”',
      trusted: '“I have never told this to anyone else”',
    },
  },
  q6: {
    label: 'At a party in a strange house, where are you found?',
    options: {
      middle: 'In the middle, telling a story',
      kitchen: 'In the kitchen, helping',
      window: 'At the window or the bookshelf',
      stranger: 'With somebody from far away, asking questions',
    },
  },
  q7: {
    label: 'You are given a year, free and paid for. What is it for?',
    options: {
      build: 'To build something that stays',
      travel: 'To see how people live elsewhere',
      begin: 'To start what I have been talking about at last',
      create: 'To write, paint, play or simply imagine',
    },
  },
  q8: {
    label: 'Which words would you put over your door?',
    options: {
      season: '“All in good time”',
      otherSide: '“And how do you see it?”',
      detail: '“Wipe your feet, mind the roses”',
      news: '“Come in and tell me everything”',
    },
  },
};
