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
    text: 'Carnelian looks like a coal that never burnt out. It is kept for the moment before you begin, when knees are soft and the door is near. Its message is that bravery can be small and still count.',
    use: 'Carry it in the pocket you reach into when you are nervous.',
    care: RINSE,
  },
  'red-jasper': {
    name: 'Red Jasper',
    color: 'brick red',
    keywords: ['stamina', 'ground', 'patience'],
    text: 'Red jasper is earth that remembers fire. It stands for the second half of a task, when the first thrill is gone and the work is real. It tells you to keep your pace.',
    use: 'Lay it on the desk beside the job that takes long.',
    care: RINSE,
  },
  'rose-quartz': {
    name: 'Rose Quartz',
    color: 'pale pink',
    keywords: ['tenderness', 'love', 'forgiveness'],
    text: 'Rose quartz has the colour of skin after laughter. It is the stone of gentle love, the kind that begins at home with yourself. It asks you to speak to yourself as to a friend.',
    use: 'Set it where you get ready in the morning.',
    care: SHADE,
  },
  emerald: {
    name: 'Emerald',
    color: 'deep green',
    keywords: ['loyalty', 'growth', 'heart'],
    text: 'Emerald is a garden behind a wall. It stands for faithful love and for things that grow because someone keeps coming back. Small flaws belong to it and prove it real.',
    use: 'Wear it, or any green stone, on a day when you renew a promise.',
    care: 'Wipe it with a soft damp cloth; heat and knocks are bad for it.',
  },
  citrine: {
    name: 'Citrine',
    color: 'honey yellow',
    keywords: ['optimism', 'clarity', 'play'],
    text: 'Citrine holds a slice of afternoon sun. People keep it for clear thinking and good cheer, above all in grey months. It suggests that a problem turned into a game is half solved.',
    use: 'Put it on the windowsill where you drink your first cup.',
    care: SHADE,
  },
  agate: {
    name: 'Blue Lace Agate',
    color: 'sky blue with white bands',
    keywords: ['calm speech', 'ease', 'listening'],
    text: 'Blue lace agate looks like a quiet conversation. It is kept by people who talk for a living and by those who would like to say one difficult thing. Its bands tell you to take it line by line.',
    use: 'Hold it while you plan what to say.',
    care: SHADE,
  },
  moonstone: {
    name: 'Moonstone',
    color: 'milky white with a blue sheen',
    keywords: ['intuition', 'rhythm', 'new start'],
    text: 'Moonstone shows its light only when you turn it. It belongs to moods, tides and homecomings, and to trusting that a low ebb will turn. Look at it from another side and it glows.',
    use: 'Place it by the bed, next to the book of dreams.',
    care: RINSE,
  },
  pearl: {
    name: 'Pearl',
    color: 'cream',
    keywords: ['patience', 'memory', 'care'],
    text: 'A pearl is what an oyster made of a grain of trouble. It stands for the slow kindness that turns a sore spot into something smooth. Family and memory are its home.',
    use: 'Wear it close to the skin when you visit people you love.',
    care: DRY,
  },
  sunstone: {
    name: 'Sunstone',
    color: 'golden orange with sparks',
    keywords: ['joy', 'pride', 'play'],
    text: 'Sunstone has glitter built in and is not shy about it. It is kept by those who want to take the stage with a light heart. It says that shining does not take light from others.',
    use: 'Take it along on a day when you will be seen.',
    care: RINSE,
  },
  'tigers-eye': {
    name: "Tiger's Eye",
    color: 'gold and brown',
    keywords: ['focus', 'courage', 'good judgement'],
    text: "Tiger's eye moves as you move and never loses sight of you. It stands for courage with a clear head. Look, wait, then spring.",
    use: 'Keep it in the bag you take to important meetings.',
    care: RINSE,
  },
  amazonite: {
    name: 'Amazonite',
    color: 'blue green',
    keywords: ['order', 'truth', 'relief'],
    text: 'Amazonite has the colour of a lake after rain. It is liked by people with long lists, since it stands for setting limits in a friendly voice. Half a thing done well is its motto.',
    use: 'Put it on top of the list to keep it from growing.',
    care: SHADE,
  },
  'moss-agate': {
    name: 'Moss Agate',
    color: 'clear with green threads',
    keywords: ['growth', 'steadiness', 'nature'],
    text: 'Moss agate looks like a small forest under glass. Gardeners love it, and so do people who make progress a millimetre at a time. It reminds you that roots come first.',
    use: 'Lay it in a pot beside a plant that you look after.',
    care: RINSE,
  },
  'lapis-lazuli': {
    name: 'Lapis Lazuli',
    color: 'night blue with gold flecks',
    keywords: ['truth', 'dignity', 'vision'],
    text: 'Lapis is a night sky that you can hold. Painters ground it for the robes of queens. It stands for speaking the truth with dignity, and for seeing the larger pattern.',
    use: 'Wear it at the throat on a day of honest words.',
    care: DRY,
  },
  jade: {
    name: 'Jade',
    color: 'soft green',
    keywords: ['harmony', 'fairness', 'good luck'],
    text: 'Jade is cool to the touch and grows warm in the hand. It is a stone of balance, of good manners and of luck that is shared. It asks what would be fair to everyone at the table.',
    use: 'Hold it while you weigh a decision.',
    care: RINSE,
  },
  opal: {
    name: 'Opal',
    color: 'white with all colours',
    keywords: ['imagination', 'change', 'charm'],
    text: 'Opal keeps a rainbow in its pocket. It suits people who see all sides of a thing and like most of them. It tells you that changing your mind is a form of beauty.',
    use: 'Look into it for a minute before you start to create.',
    care: 'Keep it from heat and very dry air, and wipe it with a damp cloth.',
  },
  garnet: {
    name: 'Garnet',
    color: 'dark red',
    keywords: ['passion', 'devotion', 'renewal'],
    text: 'Garnet glows as if it had a secret. It stands for love that goes deep and for strength that comes back after a hard winter. Travellers wore it to find their way home.',
    use: 'Wear it when you return to something you almost gave up.',
    care: RINSE,
  },
  obsidian: {
    name: 'Black Obsidian',
    color: 'black glass',
    keywords: ['honesty', 'limits', 'depth'],
    text: 'Obsidian is lava that cooled too fast to turn dull. It was the first mirror people had. It stands for looking at what is true without flinching, and for a firm limit.',
    use: 'Set it by the front door.',
    care: 'A short rinse is fine; its broken edges are sharp.',
  },
  malachite: {
    name: 'Malachite',
    color: 'green in rings',
    keywords: ['change', 'release', 'courage'],
    text: 'Malachite shows its rings like a tree that learned from each year. It stands for change from the inside out. Trace a ring with your eye and think of what you have outgrown.',
    use: 'Keep it in view while you clear a drawer.',
    care: DRY,
  },
  turquoise: {
    name: 'Turquoise',
    color: 'blue green with dark veins',
    keywords: ['travel', 'friendship', 'luck'],
    text: 'Turquoise is a piece of sky with a map on it. Riders gave it to each other for a safe road and a true friend. It likes open windows and honest laughter.',
    use: 'Take it with you on every trip, long or short.',
    care: DRY,
  },
  amethyst: {
    name: 'Amethyst',
    color: 'violet',
    keywords: ['calm', 'dreams', 'moderation'],
    text: 'Amethyst is dusk turned into stone. It stands for a quiet head, sound sleep and the right measure in all things. It is fond of people who think late into the night.',
    use: 'Put it on the bedside table when you switch off the lamp.',
    care: SHADE,
  },
  'smoky-quartz': {
    name: 'Smoky Quartz',
    color: 'clear brown',
    keywords: ['ground', 'relief', 'endurance'],
    text: 'Smoky quartz is clear, with a little campfire in it. It is kept by people who carry responsibility and need to set it down at night. What is done is done, it says.',
    use: 'Hold it at the end of the working day and name three things that are finished.',
    care: SHADE,
  },
  onyx: {
    name: 'Onyx',
    color: 'black',
    keywords: ['discipline', 'strength', 'calm'],
    text: 'Onyx is plain and sure of itself. It stands for keeping your word to yourself, one day after another. There is comfort in such a plain stone.',
    use: 'Lay it beside the alarm clock.',
    care: RINSE,
  },
  aquamarine: {
    name: 'Aquamarine',
    color: 'sea blue',
    keywords: ['calm', 'courage', 'clear feeling'],
    text: 'Aquamarine is the colour of shallow water over sand. Sailors took it along for calm seas and a calm heart. It lets feelings become clear enough to see the bottom.',
    use: 'Wear it on days with deep talks.',
    care: RINSE,
  },
  fluorite: {
    name: 'Fluorite',
    color: 'green and violet',
    keywords: ['order', 'ideas', 'learning'],
    text: "Fluorite grows in neat cubes as if somebody had tidied it. It is the student's stone, good company for maps, code and new languages. It sorts and yet stays colourful.",
    use: 'Put it on the book that you are learning from.',
    care: 'Wipe it dry and keep it from knocks and strong sun.',
  },
  labradorite: {
    name: 'Labradorite',
    color: 'grey with a flash of blue',
    keywords: ['wonder', 'change', 'originality'],
    text: 'Labradorite is grey until the light hits it, and then it is the northern sky. It stands for being odd in the best sense. Wait for the right angle, it says, both in stones and in people.',
    use: 'Carry it on an ordinary day that you want to be less ordinary.',
    care: RINSE,
  },
} as const satisfies Record<string, Crystal>;

export type CrystalId = keyof typeof CRYSTALS;
