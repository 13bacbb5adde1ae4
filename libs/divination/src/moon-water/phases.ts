/** The eight phases by the names of the product, from the new moon on. */
export const MOON_PHASES = [
  ...(['New Moon', 'Waxing Crescent', 'First Quarter', 'Waxing Gibbous'] as const),
  ...(['Full Moon', 'Waning Gibbous', 'Last Quarter', 'Waning Crescent'] as const),
] as const;

export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** What the water of one phase is made for. */
export interface PhaseWater {
  purpose: string;
  intention: string;
  /** How to make it. */
  making: string;
  /** What to do with it afterwards. */
  use: string;
  /** Spoken over the bowl; made for this product. */
  words: string;
}

export const PHASE_WATERS: Readonly<Record<MoonPhaseName, PhaseWater>> = {
  'New Moon': {
    purpose: 'beginnings',
    intention:
      'The sky is dark and the page is empty. Water set out tonight is for a wish that is still small enough to whisper.',
    making:
      'Cover the bowl with a cloth, since there is no light to catch, and write one wish on a slip laid underneath.',
    use: 'Water a seed or a young plant with it.',
    words: 'In the dark I set a seed; may it find the light it needs.',
  },
  'Waxing Crescent': {
    purpose: 'courage for the first steps',
    intention:
      'A thin light is back in the west. This water is for the brave, slightly clumsy first steps of anything.',
    making: 'Set the bowl in an evening window that looks west, and name your next step.',
    use: 'Wash your hands with it before you begin.',
    words: 'A little light, a little more; one small step outside the door.',
  },
  'First Quarter': {
    purpose: 'decisions',
    intention:
      'Half light, half shadow: the Moon herself has to choose. This water is for making up your mind and doing the next thing.',
    making:
      'Put two stones beside the bowl for the two ways, and turn it once towards the one you choose.',
    use: 'Wipe your desk or table with it.',
    words: 'Half is dark and half is clear; I choose my road and start from here.',
  },
  'Waxing Gibbous': {
    purpose: 'patience and polish',
    intention:
      'Nearly round, not yet full. This water is for the careful last third, when good turns into finished.',
    making: 'Leave the bowl out for the evening and add one detail to your plan while you wait.',
    use: 'Rinse a cloth in it and clean one thing until it shines.',
    words: 'Almost round and almost done; I tend the edges one by one.',
  },
  'Full Moon': {
    purpose: 'gratitude and celebration',
    intention:
      'Everything is lit. This water is for thanks, for seeing clearly and for letting yourself be seen.',
    making:
      'Set a clear glass bowl where the moonlight can reach it, and say aloud three things that went well.',
    use: 'Pour it over flowers, or sprinkle the doorstep when friends come.',
    words: 'Round and bright above my sill; thank you for the cup you fill.',
  },
  'Waning Gibbous': {
    purpose: 'sharing',
    intention:
      'The light begins to give itself away. This water is for passing on what you have learned or have too much of.',
    making:
      'Set the bowl out late, when the Moon rises, and think of one person who could use your help.',
    use: 'Water the plants of a neighbour, or a tree in the street.',
    words: 'What I was given I give on; it is not less when it is gone.',
  },
  'Last Quarter': {
    purpose: 'forgiveness and clearing',
    intention:
      'Half light again, this time on its way out. This water is for putting down an old grudge, a habit or a heap of papers.',
    making:
      'Put the bowl by an open window before you sleep, with a note of what you let go; tear the note up in the morning.',
    use: 'Pour it down the drain while you name what leaves with it.',
    words: 'Half I keep and half I free; go in peace, and so may we.',
  },
  'Waning Crescent': {
    purpose: 'rest',
    intention:
      'The last thin light stands in the east before dawn. This water is for rest, for dreams and for doing less.',
    making:
      'Fill the bowl in the evening, leave it by the bed with nothing added, and go to sleep early.',
    use: 'Dip your fingertips in it and cool your brow in the morning.',
    words: 'Thin the light and soft the air; I rest, and leave the rest to care.',
  },
};
