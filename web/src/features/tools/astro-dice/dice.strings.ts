export const diceStrings = {
  title: 'Your throw',
  hint: 'One die names a planet, one a sign, one a house. Hold your question in mind and throw.',
  hintShake:
    'One die names a planet, one a sign, one a house. Hold your question in mind and throw, or shake your phone.',
  throw: 'Throw the dice',
  again: 'Throw again',
  planet: 'Planet',
  sign: 'Sign',
  house: 'House',
  thrown: (planet: string, sign: string, house: string) => `${planet} in ${sign}, house ${house}`,
} as const;
