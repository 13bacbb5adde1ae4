type Lines = readonly string[];

/** The letter a name begins with: how its bearer takes hold of things. */
export const FIRST_LETTER: Readonly<Record<string, Lines>> = {
  a: [
    'With a leading A the name stands with its feet apart, so you begin things upright and would rather be asked than pushed.',
    'Your name opens with an A, the first footstep of the alphabet, and it has never cared for second place in a queue.',
  ],
  b: [
    'A leading B has two warm rooms and a straight wall, so you begin by making sure that there is somewhere to sit.',
    'Your name opens with a B, which listens at the front door before it lets its feelings out.',
  ],
  c: [
    'One leading C is an open hand, and you take hold of life the way one takes a cup: lightly, and from the side.',
    'Your name opens with a C, an unclosed circle, so the beginning of any talk is yours and the end is anybody’s.',
  ],
  d: [
    'A leading D has its back to the wall and a full belly, which makes you practical before you are poetic.',
    'Your name opens with a D, and you take hold of a thing by asking where it will stand and who will hold it up.',
  ],
  e: [
    'An E at the front stretches three arms at once, so you begin with energy and sort out the directions later.',
    'Your name opens with an E, the most sociable letter there is, and it gets restless in short words.',
  ],
  f: [
    'A leading F leans forward like a flag, and you begin by looking after whatever is going to be carried.',
    'Your name opens with an F, which has a shoulder for others and hardly a foot to stand on; sit down now and then.',
  ],
  g: [
    'A leading G turns inward at the last moment, so you begin by thinking it over and end with a small surprise.',
    'Your name opens with a G, and it likes to find its own way into a subject, preferably by the garden gate.',
  ],
  h: [
    'A leading H is a ladder with one rung, which is why you begin by asking how high and how soon.',
    'Your name opens with an H, two pillars and a beam: you take hold of things as a builder does, at both ends.',
  ],
  i: [
    'An I at the front is a single candle, so you begin from feeling and stay very straight while you do it.',
    'Your name opens with an I, slim and intense, and it takes everything a touch more personally than it admits.',
  ],
  j: [
    'A leading J ends in a hook, and you begin by catching somebody’s interest, usually with a smile.',
    'Your name opens with a J, the youngest letter of the alphabet, and something in you still runs down stairs.',
  ],
  k: [
    'A leading K kicks, with one arm up and one leg out, so your beginnings have some drama in them.',
    'Your name opens with a K, all angles and nerve, and it can tell early on which door is going to open.',
  ],
  l: [
    'A leading L has one long foot on the ground, so you begin slowly, and the thing is already half done by then.',
    'Your name opens with an L, which leaves a corner free for the others; that is generous, as long as one of them says thanks.',
  ],
  m: [
    'A leading M stands on all its feet, which makes you begin by securing the supplies.',
    'Your name opens with an M, two mountains in a row, and you take hold of life with both hands and a list.',
  ],
  n: [
    'A leading N is a short cut drawn between two posts, so you begin wherever the change is.',
    'Your name opens with an N, and it gets up one side and slides down the other with its eyes open.',
  ],
  o: [
    'An O at the front is a closed ring, so you begin by drawing a circle and deciding who is in it.',
    'Your name opens with an O, all feeling and no corners, and it keeps what it loves inside.',
  ],
  p: [
    'A leading P carries its weight up high, so you begin with the idea and let the legs follow.',
    'Your name opens with a P, which needs a room of its own and a good reason to leave it.',
  ],
  q: [
    'Q is a circle with a tail, as rare at the front of a name as your way of doing things.',
    'Your name opens with a Q, which never goes anywhere without a plan, or at least without a U.',
  ],
  r: [
    'A leading R is a P that has grown a leg to run with, so you begin thoughtfully and finish at a trot.',
    'Your name opens with an R, the letter that rolls, and it warms up by working.',
  ],
  s: [
    'A leading S sees round two corners, so you begin by feeling which way the road wants to bend.',
    'Your name opens with an S, smooth and quick, and it takes hold of things without squeezing them.',
  ],
  t: [
    'A leading T is a signpost, a post and a beam and no nonsense, so people tend to ask you the way.',
    'Your name opens with a T, which carries two sides on one shoulder and would like them to balance.',
  ],
  u: [
    'U at the front is a cup held open, and you begin by taking in more than you let out.',
    'Your name opens with a U, a valley between two hills, and everything rolls towards you sooner or later.',
  ],
  v: [
    'A leading V comes to the point, so you begin wide, talk to everyone, and land on one square inch.',
    'Your name opens with a V, the sign for victory and for a flock in flight; both of them need a direction.',
  ],
  w: [
    'A leading W is two cups or two waves, so you begin twice, and the second time it works.',
    'Your name opens with a W, which goes down and up and down again without losing its humour.',
  ],
  x: [
    'X marks the spot, and with one at the front you begin where roads cross and others hesitate.',
    'Your name opens with an X, a letter that has always been used for secrets, kisses and treasure.',
  ],
  y: [
    'A leading Y has its arms up where the road forks, so you begin by asking which way, and mean it.',
    'Your name opens with a Y, neither quite this nor quite that, and it keeps its freedom in just this manner.',
  ],
  z: [
    'A leading Z turns sharply twice and arrives, so your beginnings puzzle people and your endings convince them.',
    'Your name opens with a Z, the last to be called at school and therefore the best at watching first.',
  ],
};

/** The first vowel of a name: its sound, and what moves its bearer. */
export const FIRST_VOWEL: Readonly<Record<string, Lines>> = {
  a: [
    'Its first vowel is A, sung with an open mouth, and something in you answers best to a direct question.',
    'The sound that carries it is A, so what moves you comes in by the front door.',
    'Listen to the A that comes first among its vowels: it is how one calls from a hilltop.',
  ],
  e: [
    'Its first vowel is E, quick and bright, and something in you answers best to news.',
    'The sound that carries it is E, so what moves you has usually just moved itself.',
    'Listen to the E that comes first among its vowels: it smiles whether you do or not.',
  ],
  i: [
    'Its first vowel is I, high and clear, and something in you answers best to beauty and to being understood.',
    'The sound that carries it is I, so what moves you goes in deep and by a narrow door.',
    'Listen to the I that comes first among its vowels: it is the note that makes glass ring.',
  ],
  o: [
    'Its first vowel is O, round and warm, and something in you answers best to a steady voice.',
    'The sound that carries it is O, so what moves you wants to be held for a while.',
    'Listen to the O that comes first among its vowels: it is what people say when the door opens and it is you.',
  ],
  u: [
    'Its first vowel is U, low and far back, and something in you answers best when nobody is in a hurry.',
    'The sound that carries it is U, so what moves you is collected in secret, as one collects shells.',
    'Listen to the U that comes first among its vowels: it is a bell heard from the next valley.',
  ],
};

/** A digit that more letters carry than any other. */
export const STRONG_DIGIT: Readonly<Record<number, Lines>> = {
  1: [
    'Ones lead among its letters, so the name has a habit of going first, even through doors that were being held for it.',
    'The digit that its letters show most often is one, and a name with so many starters needs somebody who enjoys the middle.',
  ],
  2: [
    'Twos lead among its letters, and the name leans slightly towards whoever is speaking.',
    'The digit that its letters show most often is two, which gives it the ear of a good accompanist.',
  ],
  3: [
    'Threes lead among its letters, so the name comes with a melody and is easy to call across a playground.',
    'The digit that its letters show most often is three, and it would be happier on a poster than on a form.',
  ],
  4: [
    'Fours lead among its letters, which is why the name sounds as though it would bring its own tools.',
    'The digit that its letters show most often is four, so people trust it with keys.',
  ],
  5: [
    'Fives lead among its letters, so the name will not sit still and looks well on a ticket.',
    'The digit that its letters show most often is five, and there is always a window open in it somewhere.',
  ],
  6: [
    'Sixes lead among its letters, and the name is good at remembering who takes sugar.',
    'The digit that its letters show most often is six, so it has a warm ring and a full diary.',
  ],
  7: [
    'Sevens lead among its letters, so the name keeps a page back and is thought to be deep, often rightly.',
    'The digit that its letters show most often is seven, which gives it a private staircase.',
  ],
  8: [
    'Eights lead among its letters, and the name has some weight when it is read out in a hall.',
    'The digit that its letters show most often is eight, so it does not mind being asked for a figure.',
  ],
  9: [
    'Nines lead among its letters, so the name has a wide brim, with room underneath for strangers.',
    'The digit that its letters show most often is nine, and it has a way of belonging to everybody a little.',
  ],
};

/** A digit that no letter carries, and how to practise it. */
export const MISSING_DIGIT: Readonly<Record<number, Lines>> = {
  1: [
    'No letter counts one, so practise the first move: order first, speak first, leave first, once a week.',
    'What it lacks is a one, and the remedy is the small word “I”, said without a cushion.',
  ],
  2: [
    'No letter counts two, so practise the second breath, the one before the answer.',
    'What it lacks is a two, and the remedy is to ask one more question than you meant to.',
  ],
  3: [
    'No letter counts three, so practise showing a thing while the paint is wet.',
    'What it lacks is a three, and the remedy is a joke at your own expense in good company.',
  ],
  4: [
    'No letter counts four, so practise one routine as other people practise scales.',
    'What it lacks is a four, and the remedy is a hook by the door for the keys.',
  ],
  5: [
    'No letter counts five, so practise a wrong turning once in a while, on purpose and with time in hand.',
    'What it lacks is a five, and the remedy is to order the dish you cannot pronounce.',
  ],
  6: [
    'No letter counts six, so practise staying until the cups are washed.',
    'What it lacks is a six, and the remedy is a plant, or a friend, whose thirst you notice.',
  ],
  7: [
    'No letter counts seven, so practise an hour in which nobody can reach you, including yourself.',
    'What it lacks is a seven, and the remedy is a book with footnotes.',
  ],
  8: [
    'No letter counts eight, so practise saying what your time is worth without clearing your throat.',
    'What it lacks is an eight, and the remedy is to finish one thing and put your name under it.',
  ],
  9: [
    'No letter counts nine, so practise giving away a thing that you still rather like.',
    'What it lacks is a nine, and the remedy is an afternoon spent on something that will never pay you back.',
  ],
};

/** Several digits share the lead. */
export const NO_LEADER: Lines = [
  'No single digit leads among its letters; several share the front, so the name can change its tune without changing its voice.',
  'Several digits are equally strong in it, like a small choir without a soloist.',
  'Evenly dealt, its letters favour no digit over all the others, and people rarely agree on what you are like.',
];
