/** Jupiter of a birth in each of its houses: index 0 is the first. */
export const NATAL_JUPITER: readonly (readonly string[])[] = [
  [
    'Jupiter in your first house gives you a large presence and the assumption, mostly correct, that things will turn out.',
    'Luck tends to recognise you, with Jupiter in your first house, perhaps because you greet it before it has proved itself.',
  ],
  [
    'Jupiter in your second house lets you be generous, and there is usually enough for one more plate.',
    'Plenty is a habit of mind for you, since Jupiter in your second house counts what is there before what is missing.',
  ],
  [
    'Jupiter in your third house never stops learning, and your shelves look like several people live with you.',
    'Teaching comes naturally to you, thanks to Jupiter in your third house, even when all you meant was to answer the question.',
  ],
  [
    'Jupiter in your fourth house needs a big table, a spare bed and a view of some sky.',
    'Home has always been wider than the walls for you, as Jupiter in your fourth house keeps adding chairs.',
  ],
  [
    'Jupiter in your fifth house takes joy seriously, and children, stages and games of chance have all smiled at you.',
    'Creation is your lucky field, with Jupiter in your fifth house, as long as you let the first version be too long.',
  ],
  [
    'Jupiter in your sixth house finds meaning in the daily round, and brings cake to the colleagues.',
    'Good work leads you on to better work, for Jupiter in your sixth house opens doors through the service entrance.',
  ],
  [
    'Jupiter in your seventh house has been fortunate in its companions, and the best of them made your world bigger.',
    'Other people bring you luck, as Jupiter in your seventh house would have it, provided that you choose the ones who ask questions.',
  ],
  [
    'Jupiter in your eighth house is not afraid of the dark, and has come out of more than one cellar with a treasure.',
    'Trust pays you back with interest, since Jupiter in your eighth house believes in sharing what others lock away.',
  ],
  [
    'Jupiter in your ninth house is at home on any road, and your faith in the next bend is hard to shake.',
    'Distance does you good, with Jupiter in your ninth house, be it a far country, a long study or a stranger’s point of view.',
  ],
  [
    'Jupiter in your tenth house thinks big in public, and doors of a certain size have opened for you at the second knock.',
    'Reputation grows around you almost by itself, thanks to Jupiter in your tenth house, so grow something worthy of it.',
  ],
  [
    'Jupiter in your eleventh house is rich in friends, and someone usually knows someone.',
    'Hope is your contribution to any group, for Jupiter in your eleventh house sees the plan as half done already.',
  ],
  [
    'Jupiter in your twelfth house helps from behind, and you have been caught more than once by a net that you had not seen.',
    'Faith works quietly in you, with Jupiter in your twelfth house, and giving without being thanked is your odd form of wealth.',
  ],
];

/** Saturn of a birth in each of its houses. */
export const NATAL_SATURN: readonly (readonly string[])[] = [
  [
    'Saturn in your first house made you old when you were young and is making you younger by the year.',
    'Seriousness was your first coat, with Saturn in your first house, and people have leaned on it ever since.',
  ],
  [
    'Saturn in your second house counts twice, and what you own you have truly paid for, in one coin or another.',
    'Worth is a lesson you take slowly, as Saturn in your second house insists, and you end up with a sense of it that nobody can haggle down.',
  ],
  [
    'Saturn in your third house weighs its words, so when you speak up people put down their forks.',
    'Learning by heart, by hand, by patience: Saturn in your third house trusts no short cut, and forgets very little.',
  ],
  [
    'Saturn in your fourth house builds its own foundation, stone by stone, where others were handed the key.',
    'Duty and home grew up together for you, with Saturn in your fourth house, and a place that is wholly yours means more for having come late.',
  ],
  [
    'Saturn in your fifth house was told to be sensible too soon, and finds its way back to play through practice.',
    'Joy is a craft for you, since Saturn in your fifth house rehearses even its happiness, and then keeps it for good.',
  ],
  [
    'Saturn in your sixth house is the one who checks that the door is locked, the form is signed and the dog has been out.',
    'Routine holds you up, thanks to Saturn in your sixth house, but you may also put down the bucket when the fire is out.',
  ],
  [
    'Saturn in your seventh house promises rarely and keeps what it promised, which makes for late and lasting bonds.',
    'Love has rules with you, as Saturn in your seventh house sees it, and the kindest of them is to stay in the room.',
  ],
  [
    'Saturn in your eighth house lends nothing lightly, least of all itself, and knows the weight of a shared secret.',
    'Control is the last thing you hand over, with Saturn in your eighth house, and those who are given it should feel honoured.',
  ],
  [
    'Saturn in your ninth house believes what has survived a few hard questions, and respects a doubt that has done its homework.',
    'Wisdom costs shoe leather, as Saturn in your ninth house found out, and your convictions have the soles to prove it.',
  ],
  [
    'Saturn in your tenth house climbs by the stairs, and at the top it knows where every light switch is.',
    'Achievement comes late and stays long, with Saturn in your tenth house, so you need not compare yourself at the halfway hut.',
  ],
  [
    'Saturn in your eleventh house has few friends and could call each of them at four in the morning.',
    'Groups give you the keys, since Saturn in your eleventh house is known to lock up afterwards.',
  ],
  [
    'Saturn in your twelfth house keeps its heaviest burden where nobody trips over it, and would do well to show it to one person.',
    'Solitude trains you, with Saturn in your twelfth house, until being alone is a room with good chairs in it.',
  ],
];

/** One of the three far planets of a birth in a house: `{house}`, `{theme}`. */
export const NATAL_FAR = {
  uranus: [
    'Uranus keeps a window open in your {house} house, so in matters of {theme} you do nothing merely because it is done.',
    'As to {theme}, your Uranus in the {house} house has changed the plan more than once, and you were glad of it within a year.',
    'Sudden turns have a favourite address with you, which is {theme}: Uranus was in your {house} house.',
  ],
  neptune: [
    'Neptune softens the edges of your {house} house, so {theme} are where you dream, forgive and sometimes mislay your glasses.',
    'As to {theme}, your Neptune in the {house} house hears music that others miss, and it helps to write down the agreements.',
    'Something in {theme} will always be a longing, because Neptune was in your {house} house, and longings make good sails.',
  ],
  pluto: [
    'Pluto was at work in your {house} house, so when it comes to {theme} you go to the bottom of things and come back changed.',
    'As to {theme}, your Pluto in the {house} house has no use for half measures, and you have rebuilt that part of life from the cellar up.',
    'Strength, letting go and starting over are not foreign words to you in {theme}, for Pluto was in your {house} house.',
  ],
} as const satisfies Record<string, readonly string[]>;
