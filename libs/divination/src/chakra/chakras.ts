/** One of the seven centres, from the base of the spine up. */
export interface Chakra {
  /** 1 to 7, from below. */
  number: number;
  id: ChakraId;
  name: string;
  sanskrit: string;
  place: string;
  color: string;
  element: string;
  theme: string;
  /** Said when the birth date gives it much weight. */
  strong: string;
  /** Said when the birth date leaves it out. */
  quiet: string;
  practice: string;
  question: string;
}

export type ChakraId =
  'root' | 'sacral' | 'solar-plexus' | 'heart' | 'throat' | 'third-eye' | 'crown';

export const CHAKRAS: readonly Chakra[] = [
  {
    number: 1,
    id: 'root',
    name: 'Root',
    sanskrit: 'Muladhara',
    place: 'base of the spine',
    color: 'red',
    element: 'earth',
    theme: 'safety, ground and belonging',
    strong:
      'You have a talent for standing firm. People feel steadier near you, and you are happiest when the basics are in order. Let a little dance into all that solidity.',
    quiet:
      'Your feet like to be reminded of the floor. Small fixed points help, such as the same breakfast, the same bench, the same goodnight.',
    practice: 'Stand barefoot for two minutes and notice where your weight rests.',
    question: 'What makes you feel at home anywhere?',
  },
  {
    number: 2,
    id: 'sacral',
    name: 'Sacral',
    sanskrit: 'Svadhisthana',
    place: 'below the navel',
    color: 'orange',
    element: 'water',
    theme: 'pleasure, feeling and flow',
    strong:
      'Feelings and flavours are vivid for you, and you can make an evening glow with little. Others learn from you how to enjoy. Leave room for the plain hours too.',
    quiet:
      'Delight may come last on your list. Put it on the calendar like any other duty: music while cooking, a warm bath, clay under your nails.',
    practice: 'Play one song and let your hips decide how it goes.',
    question: 'When did you last do something only because it felt good?',
  },
  {
    number: 3,
    id: 'solar-plexus',
    name: 'Solar Plexus',
    sanskrit: 'Manipura',
    place: 'upper belly',
    color: 'yellow',
    element: 'fire',
    theme: 'will, confidence and drive',
    strong:
      'There is a small sun in your middle. You decide, you begin, and others warm their hands on your courage. Check now and then that you still have time to listen.',
    quiet:
      'Your will speaks in a low voice and is worth hearing. Make one small choice a day without asking anybody, and watch it grow.',
    practice: 'Finish one tiny task that you have put off, and say aloud that it is done.',
    question: 'What would you choose if nobody were watching?',
  },
  {
    number: 4,
    id: 'heart',
    name: 'Heart',
    sanskrit: 'Anahata',
    place: 'centre of the chest',
    color: 'green',
    element: 'air',
    theme: 'love, forgiveness and balance',
    strong:
      'You love widely and forgive sooner than most. People open up in your company. Remember to stand on the list of those you are kind to.',
    quiet:
      'Your heart may keep its coat on in company. One honest thank-you or one small wish spoken aloud lets in the air.',
    practice: 'Lay a hand on your chest and take six slow breaths while thinking of a friend.',
    question: 'Whom could you forgive a little, yourself included?',
  },
  {
    number: 5,
    id: 'throat',
    name: 'Throat',
    sanskrit: 'Vishuddha',
    place: 'throat',
    color: 'blue',
    element: 'ether',
    theme: 'voice, truth and listening',
    strong:
      'You find words, and they tend to be the ones people needed. You can speak for those who do not dare. Silence is also part of your instrument.',
    quiet:
      'Much goes unsaid with you. Try a letter first, or hum while you walk; the voice likes to be warmed before it is used.',
    practice: 'Read a poem aloud, slowly, to an empty room.',
    question: 'What have you wanted to say for some time?',
  },
  {
    number: 6,
    id: 'third-eye',
    name: 'Third Eye',
    sanskrit: 'Ajna',
    place: 'between the brows',
    color: 'indigo',
    element: 'light',
    theme: 'insight, imagination and clear sight',
    strong:
      'You see patterns early and dream in colour. Your hunches deserve a notebook. Test them kindly against facts, and they will serve you for years.',
    quiet:
      'You trust what can be touched, and that is a fine base. Now and then let a picture answer in place of an argument.',
    practice: 'Close your eyes and picture your front door in every detail.',
    question: 'What do you know without being able to say why?',
  },
  {
    number: 7,
    id: 'crown',
    name: 'Crown',
    sanskrit: 'Sahasrara',
    place: 'top of the head',
    color: 'violet',
    element: 'thought',
    theme: 'meaning, stillness and wonder',
    strong:
      'You need meaning as others need lunch. Wonder comes easily to you under a night sky or in a quiet hall. Keep a ladder handy for coming down again.',
    quiet:
      'Daily life may leave little time to look up. Two minutes of doing nothing under the open sky are enough for a start.',
    practice: 'Sit still until you have heard five different sounds.',
    question: 'What makes you feel part of something larger?',
  },
];
