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
    text: 'The Rat arrives first because it noticed the gap in the hedge. Quick wits, a good memory and a sense for what will be useful later make it a fine friend in any muddle. It keeps a little in store for winter and shares it once it trusts you.',
    gift: 'quick ideas and an eye for chances',
    need: 'trust, variety and a small nest of its own',
  },
  Ox: {
    keywords: ['steady', 'honest', 'patient'],
    text: 'The Ox walks at the same pace in sun and rain and reaches the end of the field. It says little and means it. Behind the calm there is a warm, stubborn heart that would sooner carry a load than see it dropped.',
    gift: 'staying power and a promise that holds',
    need: 'respect, plain speech and time to think',
  },
  Tiger: {
    keywords: ['brave', 'warm', 'restless'],
    text: 'The Tiger enters with its whole heart and rarely by the side door. It is brave on behalf of others and bored by half measures. Give it a cause and an open space, and its warmth reaches everyone nearby.',
    gift: 'courage and a contagious fire',
    need: 'freedom, praise that is honest and a cause',
  },
  Rabbit: {
    keywords: ['gentle', 'tactful', 'refined'],
    text: 'The Rabbit hears what was meant and not only what was said. It likes soft light, good manners and friends who do not shout. Under the quiet fur sits a clear judge of people who knows when to leave a party.',
    gift: 'tact and a feeling for beauty',
    need: 'peace, kindness and a door that closes',
  },
  Dragon: {
    keywords: ['bold', 'generous', 'inspiring'],
    text: 'The Dragon thinks in large skies. It starts what others only mention, and its belief in people makes them grow a little. When it remembers to rest and to listen, its strength feels like weather that brings rain.',
    gift: 'vision and the boldness to begin',
    need: 'room, sincere applause and honest friends',
  },
  Snake: {
    keywords: ['wise', 'private', 'elegant'],
    text: 'The Snake waits in the warm grass and sees how everything connects. It trusts few and studies much, and its advice comes late and lands well. Beauty and silence feed it; so does a riddle worth solving.',
    gift: 'insight and calm timing',
    need: 'privacy, loyalty and depth',
  },
  Horse: {
    keywords: ['lively', 'free', 'sociable'],
    text: 'The Horse lifts its head and is off before the sentence ends. It loves company, movement and the feeling of wind. Promises are kept best when nobody pulls the reins, and joy is its way of working hard.',
    gift: 'energy and good cheer',
    need: 'open country, movement and trust',
  },
  Goat: {
    keywords: ['kind', 'creative', 'dreamy'],
    text: 'The Goat finds the flower between the stones. It feels a great deal, makes lovely things and wants the table to be friendly. With a safe place behind it, it climbs higher than anyone guessed.',
    gift: 'tenderness and imagination',
    need: 'encouragement, safety and beauty around it',
  },
  Monkey: {
    keywords: ['clever', 'playful', 'inventive'],
    text: 'The Monkey takes the clock apart and puts it back together with an extra hand. It learns by play and makes hard things look funny. A good friend keeps up with its jokes and knows which of them are serious.',
    gift: 'wit and fresh solutions',
    need: 'puzzles, laughter and a long leash',
  },
  Rooster: {
    keywords: ['exact', 'proud', 'candid'],
    text: 'The Rooster is up early and has already seen the crooked picture. It says what it thinks, dresses with care and keeps a tidy yard. Its pride is in work well done, and praise for the detail makes it glow.',
    gift: 'a clear eye and reliable order',
    need: 'appreciation, honesty and a tidy plan',
  },
  Dog: {
    keywords: ['loyal', 'fair', 'watchful'],
    text: 'The Dog lies by the door and knows who belongs. Fairness matters to it more than comfort, and it will speak up for those who cannot. Worry visits now and then, and leaves quickly in good company.',
    gift: 'loyalty and a strong sense of right',
    need: 'sincerity, a cause and calm reassurance',
  },
  Pig: {
    keywords: ['generous', 'sincere', 'easy-going'],
    text: 'The Pig sets another plate without asking why you came. It enjoys food, friends and honest work, and it thinks well of people until they prove it twice. Its good heart is a strength, as long as it keeps some time for itself.',
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
