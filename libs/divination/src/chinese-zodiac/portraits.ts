import { type Animal, type ChineseElement, type Polarity } from './signs';

/** What an animal is like, and what it adds to a pair. */
export interface AnimalPortrait {
  keywords: readonly [string, string, string];
  text: string;
  /** Ends the sentence 'The Rat brings …'. */
  gift: string;
  /** Ends the sentence 'The Rat does best with …'. */
  need: string;
}

export const ANIMAL_PORTRAITS: Readonly<Record<Animal, AnimalPortrait>> = {
  Rat: {
    keywords: ['quick', 'thrifty', 'charming'],
    text: 'The Rat arrives before everybody else because it noticed the gap in the hedge. Quick intelligence, an excellent memory and a sense of what might be useful later make it a valuable friend in any confusion. It keeps a modest supply for the winter and shares it generously with those it has learned to trust.',
    gift: 'quick ideas and an eye for chances',
    need: 'trust, variety and a small nest of its own',
  },
  Ox: {
    keywords: ['steady', 'honest', 'patient'],
    text: 'The Ox walks at the same unhurried speed in sunshine and in rain, and eventually reaches the end of the field. It says remarkably little and means every word of it. Behind that composure lives a warm and stubborn heart, which would sooner carry a burden than watch it being dropped.',
    gift: 'staying power and a promise that holds',
    need: 'respect, plain speech and time to think',
  },
  Tiger: {
    keywords: ['brave', 'warm', 'restless'],
    text: 'The Tiger enters with its whole heart and hardly ever through the side door. It is courageous on behalf of others and quickly bored by half measures of every kind. Provide it with a worthy cause and an open space, and its enthusiasm will reach everybody in the vicinity.',
    gift: 'courage and a contagious fire',
    need: 'freedom, praise that is honest and a cause',
  },
  Rabbit: {
    keywords: ['gentle', 'tactful', 'refined'],
    text: 'The Rabbit hears what was actually meant and not merely what was said. It appreciates soft light, considerate manners and companions who have no need to shout. Underneath all that gentleness sits an accurate judge of character, who knows exactly when to leave a party.',
    gift: 'tact and a feeling for beauty',
    need: 'peace, kindness and a door that closes',
  },
  Dragon: {
    keywords: ['bold', 'generous', 'inspiring'],
    text: 'The Dragon thinks in enormous skies and begins what others only mention over dinner. Its belief in other people is so persuasive that they grow a little in order to deserve it. Whenever it remembers to rest and to listen, its energy resembles the kind of weather that brings welcome rain.',
    gift: 'vision and the boldness to begin',
    need: 'room, sincere applause and honest friends',
  },
  Snake: {
    keywords: ['wise', 'private', 'elegant'],
    text: 'The Snake waits in the warm grass until it understands how everything is connected. It confides in very few, observes a great deal, and offers advice that arrives late and is nearly always accurate. Beauty and silence are its daily nourishment, together with any riddle that deserves to be solved.',
    gift: 'insight and calm timing',
    need: 'privacy, loyalty and depth',
  },
  Horse: {
    keywords: ['lively', 'free', 'sociable'],
    text: 'The Horse lifts its head and is already moving before the sentence has ended. It adores company, open country and the sensation of wind, and it turns even serious work into something cheerful. Promises are kept most reliably when nobody is pulling on the reins.',
    gift: 'energy and good cheer',
    need: 'open country, movement and trust',
  },
  Goat: {
    keywords: ['kind', 'creative', 'dreamy'],
    text: 'The Goat discovers the only flower between the stones and stops to admire it. Its feelings are abundant, its hands create lovely things, and its greatest wish is a friendly atmosphere around the table. With a secure place to return to, it climbs higher than anybody had imagined.',
    gift: 'tenderness and imagination',
    need: 'encouragement, safety and beauty around it',
  },
  Monkey: {
    keywords: ['clever', 'playful', 'inventive'],
    text: 'The Monkey takes the clock apart and puts it together again with an additional hand. It learns everything by playing and has the gift of making complicated matters look amusing. A good companion keeps up with its jokes, and understands which of them are secretly serious.',
    gift: 'wit and fresh solutions',
    need: 'puzzles, laughter and a long leash',
  },
  Rooster: {
    keywords: ['exact', 'proud', 'candid'],
    text: 'The Rooster is awake early and has already noticed that the picture is hanging crooked. It says what it thinks, dresses with deliberate care and maintains a remarkably tidy yard. Its pride belongs to work that was properly done, and sincere praise for a detail makes it glow.',
    gift: 'a clear eye and reliable order',
    need: 'appreciation, honesty and a tidy plan',
  },
  Dog: {
    keywords: ['loyal', 'fair', 'watchful'],
    text: 'The Dog is lying beside the door and knows precisely who belongs to the family. Fairness is more important to it than comfort, and it will always speak up for those who are unable to. Worries visit occasionally and disappear quite rapidly in reliable company.',
    gift: 'loyalty and a strong sense of right',
    need: 'sincerity, a cause and calm reassurance',
  },
  Pig: {
    keywords: ['generous', 'sincere', 'easy-going'],
    text: 'The Pig sets another plate on the table without asking why you have come. It enjoys food, friendship and honest labour, and it continues to think well of people until they have proved the opposite twice. Such a generous heart is a considerable strength, provided that it reserves some time for itself.',
    gift: 'generosity and an easy laugh',
    need: 'good company, honesty and a bit of comfort',
  },
};

export const ELEMENT_PORTRAITS: Readonly<Record<ChineseElement, string>> = {
  Wood: 'Wood lends growth: plans reach upward, ideas branch out, and there is room for others in the shade.',
  Fire: 'Fire lends spirit: decisions come quickly, warmth is felt across the room, and rest has to be learned.',
  Earth:
    'Earth lends ground: feet stay on the floor, promises are kept, and people come by for good sense.',
  Metal: 'Metal lends edge: standards are high, words are clear, and what is begun gets finished.',
  Water:
    'Water lends depth: feelings run deep, talk flows easily, and there is always a way around the stone.',
};

export const POLARITY_PORTRAITS: Readonly<Record<Polarity, string>> = {
  yang: 'A yang year faces outward: it likes to begin, to speak and to be seen doing.',
  yin: 'A yin year faces inward: it likes to receive, to refine and to let things ripen.',
};
