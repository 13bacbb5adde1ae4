import type { Element, Mode } from '@cosmic/sky/zodiac';

/** What an element gives a sign. `{sign}` is its name. */
export const ELEMENT: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'Fire signs run on enthusiasm. They warm a room before they know what it is for, they would rather apologise than ask, and they recover quickly from what would have kept others in bed. In {sign} that fire has a form of its own, and it asks for fuel, air and somebody who is not afraid of sparks. Left without a task it turns on the furniture; given one it lights the whole street.',
  ],
  earth: [
    'Earth signs trust what they can touch. They know what things cost, how long they take and who will have to clean up afterwards, and they show affection by bringing something useful. In {sign} that earth has been worked into a particular shape. It does not like to be hurried, it remembers every promise, and it is at its best where patience turns into something that can be picked up and used.',
  ],
  air: [
    'Air signs live between people. They think by talking, they learn by comparing, and they would rather have an interesting disagreement than a dull peace. In {sign} that air moves in a recognisable pattern, now a breeze and now a draught. It carries ideas further than anyone planned, it cools down what has grown too hot, and it needs an open window somewhere at all times.',
  ],
  water: [
    'Water signs feel first and find the reasons later. They notice what was not said, they take the temperature of a room through the skin, and they seldom forget who was kind. In {sign} that water has found its own bed and its own depth. It wears down what cannot be broken, it mirrors whoever comes close, and it is wise to give it banks, since without them it goes everywhere at once.',
  ],
};

/** What a mode gives a sign. */
export const MODE: Readonly<Record<Mode, readonly string[]>> = {
  cardinal: [
    'Its mode is cardinal: {sign} stands at the beginning of a season and has something of a beginning about it ever after. Cardinal signs start things. They feel the moment when waiting turns into wasting, they go first, and they are grateful to anybody who will look after the middle while they see about the next start.',
  ],
  fixed: [
    'Its mode is fixed: {sign} stands in the middle of a season, when the weather has made up its mind. Fixed signs hold things together. They keep going after the applause, they guard what matters to them, and they change their opinions about as often as they change their address, which is to say rarely and for good.',
  ],
  mutable: [
    'Its mode is mutable: {sign} stands at the end of a season, when one thing is already turning into another. Mutable signs adapt. They see both sides because they have usually lived on both, they can finish what others began, and they do well to choose now and then, since every road looks passable to them.',
  ],
};

/** How to get on with a sign of an element, from outside. */
export const COMPANY: Readonly<Record<Element, readonly string[]>> = {
  fire: [
    'Whoever lives or works with {sign} does well to be quick with praise and slow with advice. Let the first burst of enthusiasm pass before you mention the difficulties, say plainly when something has hurt, and do not keep a list. A quarrel is over when it is over, usually by lunch, and being laughed with is taken as a declaration of love.',
  ],
  earth: [
    'Whoever lives or works with {sign} does well to arrive on time and to mean what is said. Do not move things without asking, do not announce a change on the doorstep, and never call patience a lack of imagination. Trust grows here as trees grow, without a sound, and one day you notice that you have been standing in its shade for years.',
  ],
  air: [
    'Whoever lives or works with {sign} does well to bring a thought along. Ask for an opinion before you ask for a favour, allow a mind to be changed in the middle of a sentence, and leave some doors ajar. What sounds like distance is often only thinking, and a good conversation will mend what a bunch of flowers could not.',
  ],
  water: [
    'Whoever lives or works with {sign} does well to mind the tone before the words. Say hello properly, remember what was confided, and do not ask for reasons while a feeling is still arriving. Withdrawal is seldom an insult here; it is how the water clears, and whoever waits on the bank with something warm will be let in again first.',
  ],
};

/** What the sign across the wheel adds. `{other}` is its name. */
export const ACROSS: readonly string[] = [
  'Across the wheel from {sign} stands {other}, the sign that has in plenty what {sign} forgets. The two are less enemies than ends of one rope. Whoever is at home at one end will find at the other the very thing that makes them whole, and usually also the person who annoys them most instructively.',
];
