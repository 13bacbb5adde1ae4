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
      'You have a natural talent for standing firm, and other people feel steadier when you are nearby. Happiness, for you, begins with the foundations being in proper order. Allow a little dancing to enter into all of that solidity.',
    quiet:
      'Your feet appreciate being reminded of the floor beneath them. Small and regular anchors are especially helpful, such as the same breakfast, the same bench in the park or the same way of saying goodnight.',
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
      'Emotions and flavours are unusually vivid for you, and with very little you are able to make an evening glow. Others learn from your example how enjoyment is done. Reserve some space for the ordinary hours as well.',
    quiet:
      'Delight may be arriving at the very end of your list. Enter it into the calendar like any other appointment, perhaps in the form of music while you are cooking or clay beneath your fingernails.',
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
      'There appears to be a small sun in the middle of you. You decide, you begin, and others like to warm their hands at your courage. Make sure every now and then that there is still enough time for listening.',
    quiet:
      'Your will has a rather quiet voice and certainly deserves to be heard. Make one small decision every day without consulting anybody, and observe how it gradually becomes stronger.',
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
      'You love generously and forgive considerably sooner than most people. In your company even the reserved ones begin to open up. Remember that you belong on the list of those to whom you are kind.',
    quiet:
      'Your heart may be keeping its coat on whenever there is company. A single honest word of gratitude, or one small wish expressed aloud, is enough to let in some fresh air.',
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
      'You have a gift for discovering words, and generally they are the ones that people were needing. You are able to speak on behalf of those who do not dare. Silence is an equally important part of your instrument.',
    quiet:
      'A great deal remains unsaid with you. Begin by writing a letter, or hum quietly to yourself while you are walking, because the voice appreciates being warmed before it is used.',
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
      'You recognise patterns at an early stage and probably dream in colour. Your intuitions deserve a notebook of their own. Compare them with the facts in a friendly manner, and they will be useful to you for years.',
    quiet:
      'You trust whatever can actually be touched, and that is an excellent foundation. Now and then allow a picture to answer the question in place of an argument.',
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
      'You require meaning in the same way that others require lunch. Wonder comes easily to you beneath a starry sky or inside a silent hall. Always keep a ladder within reach for climbing down again.',
    quiet:
      'Everyday life may be leaving you very little time for looking upwards. Two minutes of doing absolutely nothing under the open sky would be sufficient for a beginning.',
    practice: 'Sit still until you have heard five different sounds.',
    question: 'What makes you feel part of something larger?',
  },
];
