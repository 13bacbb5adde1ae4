/** The spreads of the page and the places cards are laid in, as the tool knows them. */
export const SPREADS: readonly { id: string; name: string; places: readonly string[] }[] = [
  { id: 'daily', name: 'Card of the day', places: ['Today'] },
  { id: 'three-card', name: 'Three cards', places: ['Past', 'Present', 'Future'] },
  {
    id: 'celtic-cross',
    name: 'Celtic Cross',
    places: [
      'The matter',
      'What crosses it',
      'What crowns it',
      'What lies beneath',
      'What is behind you',
      'What is before you',
      'You',
      'Your surroundings',
      'Hopes and fears',
      'The way it leans',
    ],
  },
  {
    id: 'relationship',
    name: 'Relationship',
    places: [
      'You',
      'The other',
      'The bond',
      'What holds you',
      'What strains you',
      'What would help',
      'The way it leans',
    ],
  },
];
