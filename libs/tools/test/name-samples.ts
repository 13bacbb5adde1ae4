import type { Seeded } from '@cosmic/divination/draw/seeded';

export const GIVEN_NAMES = [
  ...[
    'Ada',
    'José',
    'Priya',
    'Wei',
    'Amina',
    'Oleksandra',
    'Tom',
    'Zoë',
    'Björn',
    'Fatima',
    'Lynn',
  ],
  ...['Chukwuemeka', 'Mei', 'Søren', 'Isabella', 'Ryan', 'Yuki', 'Leilani', 'Iris', 'Иван', '李'],
];

export const FAMILY_NAMES = [
  ...[
    'Lovelace',
    'Núñez',
    'Raman',
    'Zhang',
    'O’Connor',
    'Kovalenko',
    'Smith',
    'van den Berg',
    'Li',
  ],
  ...['Strauß', 'Okafor', 'Haddad', 'Sørensen', 'Rossi', 'Tanaka', 'Kealoha', 'Петров', '明'],
];

/** A given name in letters that are counted, mostly with a family name in those or others. */
export function countedNameOf(random: Seeded): string {
  const given = random.pick(GIVEN_NAMES.slice(0, -2));
  return random.integer(0, 5) === 0 ? given : `${given} ${random.pick(FAMILY_NAMES)}`;
}

/** As people type them, and some that are none. */
export const NAMES = [
  ...['Ada', 'Sam', 'Mary Ann', 'Jean-Luc', "Siobhán O'Neill", 'noor', '李小龍', 'Zoë'],
  ...['J. R.', 'me!', '<b>you</b>', 'someone. Anyone?'],
];
