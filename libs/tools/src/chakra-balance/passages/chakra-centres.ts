import type { ChakraId } from '@cosmic/divination/chakra/chakras';

/** A centre to which a birth date gives much. */
export const CHAKRA_STRONG: Record<ChakraId, readonly string[]> = {
  root: [
    'You are the one with the spare key, the plasters and the number of the plumber, and people breathe out when you come in. What you know about safety could fill a shed; leave a corner of it for dancing.',
    'Ground is your gift: you can stand in the middle of other people’s weather and still know what is for supper. Notice that those who lean on you seldom ask what you lean on.',
    'Your feet believe in floors. Whatever you begin gets a foundation first, and that is why your things are still there when the fashionable ones have fallen over.',
  ],
  sacral: [
    'You taste more than other people do, in soup, in songs and in the voice of somebody who says that everything is fine. Pleasure is a kind of intelligence with you, so do not let it be booked as idleness.',
    'Your feelings have colours, and they mix them without asking. An evening with you may have no plan at all and be talked about for years.',
    'There is a tide in you that lifts whoever sits nearby. It goes out as well, and on those days a quiet shore is not a failure but a part of the sea.',
  ],
  'solar-plexus': [
    'You have a small sun behind the belt buckle, and when you want something the furniture seems to move. Use it to light as well as to push.',
    'Decisions do not frighten you; what tires you is waiting for other people’s. You could lend some of that courage out, at no interest.',
    'Your will has good teeth. Give it something worth biting into, or it starts on the cushions.',
  ],
  heart: [
    'You forgive early and often, and doors that were shut for everyone open for you by a hand’s breadth. Put your own name on the guest list, too.',
    'Kindness is your strongest muscle, trained on relatives, strangers and stray cats. Like any muscle it is allowed a day off.',
    'You hear what people mean in place of what they say, which is restful for them and a lot of work for you.',
  ],
  throat: [
    'Words come when you call them, and now and then one comes that somebody else has needed for years. Mind that you keep a few for yourself.',
    'You can say difficult things so that people thank you for them. The other half of the gift is your silence, which is the better kind, the listening one.',
    'Your voice is an instrument that was tuned at birth; sing in the kitchen, tell the story, read to a child, and it stays in tune.',
  ],
  'third-eye': [
    'You see the pattern while the others are still counting the dots. It is lonely up there for about a minute, and then you may explain it to them.',
    'Pictures think for you: a dream, a gesture or a gap in the conversation tells you what a report could not. Write some of them down, and check afterwards.',
    'Your hunches have a good record, and you know it. Treat them as a clever colleague, to be heard and then asked for evidence.',
  ],
  crown: [
    'You need a reason for things in the way that others need lunch. A night sky, an empty church or a very good sentence keeps you going for a week.',
    'The large questions visit you without ringing first. Offer them a chair, and remember that the small ones would like a cup of tea as well.',
    'Something in you is always looking up, and it makes you a soothing person to complain to. Keep a ladder handy for coming down to breakfast.',
  ],
};

/** A centre to which a birth date gives nothing. */
export const CHAKRA_QUIET: Record<ChakraId, readonly string[]> = {
  root: [
    'Nothing in your date weighs on the root, so ground is something that you make rather than something you have: the same bench, the same mug, the same goodnight.',
    'The root stays quiet, and you may know the feeling of living out of a suitcase in your own flat. Small anchors help, as long as they are repeated.',
  ],
  sacral: [
    'The sacral centre stays quiet, so delight tends to come last on the list, somewhere behind the recycling. Enter it in the diary with a time and a place.',
    'Nothing in your date falls on the sacral centre, and pleasure may have to be learned like a language: ten minutes a day, aloud, with mistakes.',
  ],
  'solar-plexus': [
    'The solar plexus stays quiet, so your will speaks in a low voice and is easily talked over. One small decision a day, taken without asking around, does wonders for its volume.',
    'Nothing in your date falls on the solar plexus. You are good at wanting what the group wants; try wanting the window seat, and saying so.',
  ],
  heart: [
    'The heart centre stays quiet, which does not mean that you are cold; it keeps its coat on in company, that is all. A single honest thank-you undoes the top button.',
    'Nothing in your date falls on the heart, so tenderness may be a thing that you do with your hands: mending, cooking, carrying. It counts.',
  ],
  throat: [
    'The throat stays quiet, and a good deal goes unsaid with you. Begin with what is easy, a letter, a hum on the stairs, a compliment to the bus driver.',
    'Nothing in your date falls on the throat. Others may think you agree when you are only being polite, so practise the short sentence that begins with “I”.',
  ],
  'third-eye': [
    'The third eye stays quiet, so you trust what you can knock on, a fine habit in a world full of scenery. Now and then let a picture answer in place of a proof.',
    'Nothing in your date falls on the third eye. Daydreaming is your unpaid leave; take some of it, with your shoes off.',
  ],
  crown: [
    'The crown stays quiet, so the sky has to wait until the washing is done. Two minutes of looking up on the way to the bins would be a beginning.',
    'Nothing in your date falls on the crown, and the big Why may strike you as slightly rude. Wonder is allowed to be small, a snail, a cloud, a stranger’s laugh.',
  ],
};

/** What a day asks that belongs to a centre. */
export const CHAKRA_TODAY: Record<ChakraId, readonly string[]> = {
  root: [
    'So look after one thing that carries you: the bed, the boiler, the breakfast, the soles of your shoes.',
    'So keep it plain and solid today, and finish something that can be knocked on.',
    'So walk a stretch of the way, and let your weight arrive with every step.',
  ],
  sacral: [
    'So do one thing for no other reason than that it feels good, and do not explain it to anybody.',
    'So let there be music, something to taste and at least one colour that is not grey.',
    'So ask your mood what it would like, as you would ask a guest, and pour it a small one.',
  ],
  'solar-plexus': [
    'So decide the thing that has been lying about, and enjoy the silence afterwards.',
    'So begin before you feel ready, for five minutes, and see who is in charge after that.',
    'So say once today what you would like, in a sentence without “maybe” in it.',
  ],
  heart: [
    'So be the first to smile on the stairs, and forgive one small thing before noon.',
    'So write to somebody you miss, three lines, no reason given.',
    'So let someone do you a favour, and say thank you without adding that it was not necessary.',
  ],
  throat: [
    'So say the sentence that has been ready for days, kindly, and to the right person.',
    'So hum, read aloud or tell a story, and ask one question whose answer you do not know.',
    'So listen to somebody right to the end, including the bit after the pause.',
  ],
  'third-eye': [
    'So trust the first impression today, and check the second.',
    'So look at a familiar street as if you had to draw it from memory tonight.',
    'So leave ten minutes with nothing in them, and see which picture comes.',
  ],
  crown: [
    'So step outside for a moment after dark and let your plans be the size they are.',
    'So do one thing slowly enough to notice that you are doing it.',
    'So read a page that has nothing to do with anything, and let it stay useless.',
  ],
};
