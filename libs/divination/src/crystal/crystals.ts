/** A stone and what it is held to stand for. */
export interface Crystal {
  name: string;
  color: string;
  keywords: readonly [string, string, string];
  text: string;
  /** A way to keep it near. */
  use: string;
  /** How to look after the stone itself. */
  care: string;
}

const DRY = 'Wipe it with a soft dry cloth; water harms it.';
const RINSE = 'A short rinse in lukewarm water is fine; dry it well.';
const SHADE = 'Keep it out of strong sun, which fades its colour.';

/** The stones by id. Meanings follow lapidary custom; they are pictures, not remedies. */
export const CRYSTALS = {
  carnelian: {
    name: 'Carnelian',
    color: 'orange red',
    keywords: ['courage', 'start', 'warmth'],
    text: 'Carnelian resembles a glowing coal that never completely burnt out. It is kept for the moment before you begin, when the knees are soft and the door is very near. Its message is that courage may be small and nevertheless count.',
    use: 'Carry it in the pocket you reach into when you are nervous.',
    care: RINSE,
  },
  'red-jasper': {
    name: 'Red Jasper',
    color: 'brick red',
    keywords: ['stamina', 'ground', 'patience'],
    text: 'Red jasper is a piece of earth that still remembers the fire. It stands for the second half of an undertaking, when the original excitement has gone and the actual work remains. Keep your own pace, it seems to say, and you will arrive.',
    use: 'Lay it on the desk beside the job that takes long.',
    care: RINSE,
  },
  'rose-quartz': {
    name: 'Rose Quartz',
    color: 'pale pink',
    keywords: ['tenderness', 'love', 'forgiveness'],
    text: 'Rose quartz has the colour of skin immediately after laughter. It represents the gentle variety of love that begins at home and includes yourself. Speak to yourself in the same tone that you would use for a friend.',
    use: 'Set it where you get ready in the morning.',
    care: SHADE,
  },
  emerald: {
    name: 'Emerald',
    color: 'deep green',
    keywords: ['loyalty', 'growth', 'heart'],
    text: 'Emerald resembles a garden hidden behind a high wall. It stands for faithful affection, and for everything that grows because somebody keeps coming back to it. Small imperfections belong to this stone, and they are the proof that it is real.',
    use: 'Wear it, or any green stone, on a day when you renew a promise.',
    care: 'Wipe it with a soft damp cloth; heat and knocks are bad for it.',
  },
  citrine: {
    name: 'Citrine',
    color: 'honey yellow',
    keywords: ['optimism', 'clarity', 'play'],
    text: 'Citrine preserves a slice of afternoon sunshine. People keep it for clear thinking and a cheerful temper, especially in the grey months of the year. A problem that has been turned into a game, it suggests, is already half solved.',
    use: 'Put it on the windowsill where you drink your first cup.',
    care: SHADE,
  },
  agate: {
    name: 'Blue Lace Agate',
    color: 'sky blue with white bands',
    keywords: ['calm speech', 'ease', 'listening'],
    text: 'Blue lace agate looks like a peaceful conversation that has turned to stone. It is popular with people who talk for a living, and with those who would like to mention one difficult thing. The delicate bands remind you to take it line by line.',
    use: 'Hold it while you plan what to say.',
    care: SHADE,
  },
  moonstone: {
    name: 'Moonstone',
    color: 'milky white with a blue sheen',
    keywords: ['intuition', 'rhythm', 'new start'],
    text: 'Moonstone reveals its light only when somebody turns it. It belongs to changing moods, to tides and to homecomings, and it encourages you to trust that every low water will rise. Look at it from another side, and it begins to glow.',
    use: 'Place it by the bed, next to the book of dreams.',
    care: RINSE,
  },
  pearl: {
    name: 'Pearl',
    color: 'cream',
    keywords: ['patience', 'memory', 'care'],
    text: 'A pearl is what an oyster has made from a single grain of trouble. It stands for the slow and patient kindness that transforms a sore place into something smooth. Family and memory are the surroundings in which it feels at home.',
    use: 'Wear it close to the skin when you visit people you love.',
    care: DRY,
  },
  sunstone: {
    name: 'Sunstone',
    color: 'golden orange with sparks',
    keywords: ['joy', 'pride', 'play'],
    text: 'Sunstone has glitter built into it and is not in the least embarrassed. It is kept by people who would like to step onto the stage with a light heart. Shining, it insists, has never taken any light away from others.',
    use: 'Take it along on a day when you will be seen.',
    care: RINSE,
  },
  'tigers-eye': {
    name: "Tiger's Eye",
    color: 'gold and brown',
    keywords: ['focus', 'courage', 'good judgement'],
    text: "Tiger's eye moves whenever you move and never loses sight of you. It represents courage that has kept a perfectly clear head. First look carefully, afterwards wait a little longer, and only then spring.",
    use: 'Keep it in the bag you take to important meetings.',
    care: RINSE,
  },
  amazonite: {
    name: 'Amazonite',
    color: 'blue green',
    keywords: ['order', 'truth', 'relief'],
    text: 'Amazonite has the colour of a mountain lake after the rain. People with extremely long lists are fond of it, because it stands for setting limits in a friendly voice. Doing half of the things properly is its favourite motto.',
    use: 'Put it on top of the list to keep it from growing.',
    care: SHADE,
  },
  'moss-agate': {
    name: 'Moss Agate',
    color: 'clear with green threads',
    keywords: ['growth', 'steadiness', 'nature'],
    text: 'Moss agate looks like a miniature forest underneath a sheet of glass. Gardeners are devoted to it, and so are people who make their progress a millimetre at a time. It reminds everybody that the roots have to come first.',
    use: 'Lay it in a pot beside a plant that you look after.',
    care: RINSE,
  },
  'lapis-lazuli': {
    name: 'Lapis Lazuli',
    color: 'night blue with gold flecks',
    keywords: ['truth', 'dignity', 'vision'],
    text: 'Lapis lazuli is a night sky that fits into the palm of your hand. For centuries painters ground it into powder for the robes of queens. It stands for expressing the truth with dignity, and for recognising the larger pattern.',
    use: 'Wear it at the throat on a day of honest words.',
    care: DRY,
  },
  jade: {
    name: 'Jade',
    color: 'soft green',
    keywords: ['harmony', 'fairness', 'good luck'],
    text: 'Jade is cool when you touch it and gradually becomes warm in the hand. It is a stone of balance, of considerate manners and of the kind of luck that is shared. What would be fair, it asks, to everybody at this table?',
    use: 'Hold it while you weigh a decision.',
    care: RINSE,
  },
  opal: {
    name: 'Opal',
    color: 'white with all colours',
    keywords: ['imagination', 'change', 'charm'],
    text: 'Opal carries a complete rainbow in its pocket. It suits people who can see every side of a question and happen to like most of them. Changing your mind, in the opinion of this stone, is a form of beauty.',
    use: 'Look into it for a minute before you start to create.',
    care: 'Keep it from heat and very dry air, and wipe it with a damp cloth.',
  },
  garnet: {
    name: 'Garnet',
    color: 'dark red',
    keywords: ['passion', 'devotion', 'renewal'],
    text: 'Garnet glows as though it were keeping a secret. It stands for affection that reaches very deep, and for the strength that returns after a difficult winter. Travellers used to wear it so that they would find their way home.',
    use: 'Wear it when you return to something you almost gave up.',
    care: RINSE,
  },
  obsidian: {
    name: 'Black Obsidian',
    color: 'black glass',
    keywords: ['honesty', 'limits', 'depth'],
    text: 'Obsidian is lava that cooled so quickly that it never had time to become dull. It was the first mirror that people ever possessed. Looking at the truth without flinching is its special subject, together with drawing a definite limit.',
    use: 'Set it by the front door.',
    care: 'A short rinse is fine; its broken edges are sharp.',
  },
  malachite: {
    name: 'Malachite',
    color: 'green in rings',
    keywords: ['change', 'release', 'courage'],
    text: 'Malachite displays its rings like a tree that has learned something from every year. It stands for the sort of change that begins on the inside. Follow one of the rings with your eye, and think of whatever you have outgrown.',
    use: 'Keep it in view while you clear a drawer.',
    care: DRY,
  },
  turquoise: {
    name: 'Turquoise',
    color: 'blue green with dark veins',
    keywords: ['travel', 'friendship', 'luck'],
    text: 'Turquoise is a fragment of sky with a map drawn across it. Riders presented it to one another for a safe journey and a loyal companion. Open windows and honest laughter are very much to its taste.',
    use: 'Take it with you on every trip, long or short.',
    care: DRY,
  },
  amethyst: {
    name: 'Amethyst',
    color: 'violet',
    keywords: ['calm', 'dreams', 'moderation'],
    text: 'Amethyst is the evening twilight turned into a stone. It stands for a quiet mind, for dreams, and for the appropriate measure in everything. People who continue thinking late into the night have always been fond of it.',
    use: 'Put it on the bedside table when you switch off the lamp.',
    care: SHADE,
  },
  'smoky-quartz': {
    name: 'Smoky Quartz',
    color: 'clear brown',
    keywords: ['ground', 'relief', 'endurance'],
    text: 'Smoky quartz is perfectly clear and has a small campfire inside. It is kept by people who carry responsibility and need somewhere to put it down in the evening. Whatever has been done, it says, has been done.',
    use: 'Hold it at the end of the working day and name three things that are finished.',
    care: SHADE,
  },
  onyx: {
    name: 'Onyx',
    color: 'black',
    keywords: ['discipline', 'strength', 'calm'],
    text: 'Onyx is simple in appearance and completely sure of itself. It stands for keeping the promises that you have made to yourself, one ordinary day after another. There is an unexpected comfort in such simplicity.',
    use: 'Lay it beside the alarm clock.',
    care: RINSE,
  },
  aquamarine: {
    name: 'Aquamarine',
    color: 'sea blue',
    keywords: ['calm', 'courage', 'clear feeling'],
    text: 'Aquamarine is the colour of shallow water above a sandy bottom. Sailors took it along in the hope of calm seas and an equally calm heart. In its company, emotions become so transparent that you can see the ground.',
    use: 'Wear it on days with deep talks.',
    care: RINSE,
  },
  fluorite: {
    name: 'Fluorite',
    color: 'green and violet',
    keywords: ['order', 'ideas', 'learning'],
    text: 'Fluorite grows in orderly cubes, as if somebody had tidied it. It makes a good companion for students and for anyone who is occupied with maps, code or a foreign language. Everything is sorted here, and yet it remains colourful.',
    use: 'Put it on the book that you are learning from.',
    care: 'Wipe it dry and keep it from knocks and strong sun.',
  },
  labradorite: {
    name: 'Labradorite',
    color: 'grey with a flash of blue',
    keywords: ['wonder', 'change', 'originality'],
    text: 'Labradorite is nothing but grey until the light falls on it, and then it becomes the northern sky. It represents originality in the most attractive sense of the word. Wait for the right angle, it recommends, with stones as well as with people.',
    use: 'Carry it on an ordinary day that you want to be less ordinary.',
    care: RINSE,
  },
} as const satisfies Record<string, Crystal>;

export type CrystalId = keyof typeof CRYSTALS;
