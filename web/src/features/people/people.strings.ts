import type { Relation } from '@cosmic/contracts/people/relations';

const RELATIONS: Readonly<Record<Relation, string>> = {
  partner: 'Partner',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Sibling',
  relative: 'Relative',
  friend: 'Friend',
  colleague: 'Colleague',
  other: 'Somebody else',
};

export const peopleStrings = {
  title: 'People',
  intro:
    'Keep the births of those you care about once, and use them in every tool. They are stored encrypted and shown to nobody but you; nobody is told. Or send a link, and they enter their birth themselves.',
  none: 'Nobody is here yet.',
  noneHint: 'Begin with one: a name, a day, and the hour and town if you know them.',
  loading: 'Loading the people you keep',
  failed: 'The people you keep could not be loaded.',
  again: 'Try again',
  add: 'Add somebody',
  full: (max: number) => `There is room for ${max} people, and all of it is taken.`,
  list: 'The people you keep',
  relations: RELATIONS,
  byThemselves: 'entered by themselves',
  born: (day: string) => `Born on ${day}`,
  at: (time: string) => `at ${time}`,
  signs: { sun: 'Sun', moon: 'Moon', rising: 'Rising' },
  or: ' or ',
  together: (name: string) => `You and ${name}`,
  change: 'Change',
  remove: 'Remove',
  form: {
    add: 'Somebody new',
    change: (name: string) => `Change ${name}`,
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    choose: 'Choose one',
    fields: {
      name: 'Name or nickname',
      relation: 'Who they are to you',
      birth_date: 'Birth date',
      birth_time: 'Birth time',
      birth_place: 'Birth place',
    },
    hints: {
      birth_time: 'Optional: by the clock of the place. Rising sign and houses need it.',
      birth_place: 'Optional: the town they were born in.',
    },
    needed: {
      name: 'Please give a name or nickname',
      relation: 'Please choose who they are to you',
      birth_date: 'Please give the birth date',
    },
    failed: 'This could not be saved. Please try again.',
    added: (name: string) => `${name} was added`,
    changed: (name: string) => `${name} was changed`,
  },
  removal: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Name and birth are erased for good. Readings that you kept stay in your journal.',
    textOfThemselves:
      'Name and birth are erased for good, and the link that they were entered by ends. Readings that you kept stay in your journal.',
    yes: 'Remove',
    no: 'Keep',
    done: (name: string) => `${name} was removed`,
    failed: 'This could not be removed. Please try again.',
  },
} as const;
