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
      'The sky is dark and the page in front of you is completely empty. Water that is set out tonight belongs to an intention which is still so small that it has to be whispered.',
    making:
      'Cover the bowl with a cloth, since there is no light to catch, and write one wish on a slip laid underneath.',
    use: 'Water a seed or a young plant with it.',
    words: 'In the dark I set a seed; may it find the light it needs.',
  },
  'Waxing Crescent': {
    purpose: 'courage for the first steps',
    intention:
      'A narrow light has returned to the western sky. This water is made for the courageous and slightly clumsy steps at the beginning of anything.',
    making: 'Set the bowl in an evening window that looks west, and name your next step.',
    use: 'Wash your hands with it before you begin.',
    words: 'A little light, a little more; one small step outside the door.',
  },
  'First Quarter': {
    purpose: 'decisions',
    intention:
      'Half of her is light and half is shadow, so that the Moon herself appears to be choosing. This water is made for reaching a decision and for doing the next necessary thing.',
    making:
      'Put two stones beside the bowl for the two ways, and turn it once towards the one you choose.',
    use: 'Wipe your desk or table with it.',
    words: 'Half is dark and half is clear; I choose my road and start from here.',
  },
  'Waxing Gibbous': {
    purpose: 'patience and polish',
    intention:
      'She is nearly round, although something is still missing. This water is made for the careful final third of a project, in which good gradually turns into finished.',
    making: 'Leave the bowl out for the evening and add one detail to your plan while you wait.',
    use: 'Rinse a cloth in it and clean one thing until it shines.',
    words: 'Almost round and almost done; I tend the edges one by one.',
  },
  'Full Moon': {
    purpose: 'gratitude and celebration',
    intention:
      'Everything is illuminated tonight. This water is made for gratitude, for seeing the situation clearly and for allowing yourself to be seen.',
    making:
      'Set a clear glass bowl where the moonlight can reach it, and say aloud three things that went well.',
    use: 'Pour it over flowers, or sprinkle the doorstep when friends come.',
    words: 'Round and bright above my sill; thank you for the cup you fill.',
  },
  'Waning Gibbous': {
    purpose: 'sharing',
    intention:
      'The light is beginning to give itself away. This water is made for passing on whatever you have learned, or whatever you happen to have in abundance.',
    making:
      'Set the bowl out late, when the Moon rises, and think of one person who could use your help.',
    use: 'Water the plants of a neighbour, or a tree in the street.',
    words: 'What I was given I give on; it is not less when it is gone.',
  },
  'Last Quarter': {
    purpose: 'forgiveness and clearing',
    intention:
      'Half of the light remains, and this time it is on its way out. This water is made for putting down an old resentment, a tiresome habit or an enormous heap of papers.',
    making:
      'Put the bowl by an open window before you sleep, with a note of what you let go; tear the note up in the morning.',
    use: 'Pour it down the drain while you name what leaves with it.',
    words: 'Half I keep and half I free; go in peace, and so may we.',
  },
  'Waning Crescent': {
    purpose: 'rest',
    intention:
      'The last narrow light is standing in the eastern sky before dawn. This water is made for resting, for dreaming and for accomplishing less than usual.',
    making:
      'Fill the bowl in the evening, leave it by the bed with nothing added, and go to sleep early.',
    use: 'Dip your fingertips in it and cool your brow in the morning.',
    words: 'Thin the light and soft the air; I rest, and leave the rest to care.',
  },
};
