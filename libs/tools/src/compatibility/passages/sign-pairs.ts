/** How two elements mix; the elements stand in alphabetical order. */
export const ELEMENT_PAIR = {
  'air-air': [
    'Two air signs make a conversation that could run for years, and the work is to come down to earth often enough to buy bread.',
    'Air with air is quick and companionable: you understand each other’s jokes before the end, and each other’s tears somewhat later.',
    'With air on both sides you can talk about anything, which is a gift, and talk around anything, which is a habit to watch.',
  ],
  'air-earth': [
    'Air brings the idea and earth asks what it weighs; between you a castle can be drawn, priced and actually built.',
    'Earth and air move at different speeds, so the airy one learns to land and the earthy one learns to look up.',
    'Between air and earth the question is what counts as real, a thought or a thing, and a good life needs both on the table.',
  ],
  'air-fire': [
    'Air feeds fire, so you make each other brighter, and somebody should know where the water is kept.',
    'Fire and air are a natural draught: one has the spark, the other has the words, and neither has ever been bored.',
    'With air and fire together plans catch light easily, and the trick is to keep a few for the morning.',
  ],
  'air-water': [
    'Air wants to understand a feeling and water wants to have it, so you do best when the question comes after the embrace.',
    'Water and air make mist, which is beautiful and hard to steer in; plain words help more than hints.',
    'Between air and water one of you explains and the other one senses, and each is right about half of the time.',
  ],
  'earth-earth': [
    'Two earth signs know how to build, to save, to season and to wait, and may need a reminder to be foolish together.',
    'Earth with earth is trust you can stand on; the danger is not a quarrel but a comfortable rut with good curtains.',
    'With earth on both sides promises are kept almost by themselves, so spend what you save on wonder.',
  ],
  'earth-fire': [
    'Fire wants to begin and earth wants to be sure, and the pair of you can forge iron if nobody insists on doing it alone.',
    'Earth gives fire a hearth and fire gives earth a reason to get up; the friction is only about the timetable.',
    'Between fire and earth it is courage against care, and you need one more of each than you think.',
  ],
  'earth-water': [
    'Water softens earth and earth holds water: together you make the kind of ground in which things grow.',
    'Earth and water comfort each other without much talk, so remember to speak now and then, if only for the pleasure of it.',
    'With earth and water there is shelter here, and the question is how to keep a window in it.',
  ],
  'fire-fire': [
    'Two fire signs do not warm up, they catch, and what keeps you together is learning to bank the coals.',
    'Fire with fire is honest, generous and loud, and your quarrels burn off before anybody else has found the exit.',
    'With fire on both sides you admire each other, compete a little, and should agree early on who drives.',
  ],
  'fire-water': [
    'Fire and water make steam, which can cloud a room or move a train, and it depends on whether you give it somewhere to go.',
    'Water feels what fire forgets to ask, and fire dares what water only dreams; neither is the sensible one.',
    'Between fire and water heat meets depth, so mind the tone, because the same sentence lands harder on one side than it left the other.',
  ],
  'water-water': [
    'Two water signs share a mood as others share an umbrella, and the art is to know which of you is getting wet.',
    'Water with water needs few words; leave some anyway, so that nobody has to guess in the dark.',
    'With water on both sides tenderness comes without asking, and boundaries are the kindness you have to learn.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** How two ways of moving get on; the modes stand in alphabetical order. */
export const MODE_PAIR = {
  'cardinal-cardinal': [
    'Both of you are cardinal, which means that each knows how to start, so take turns at holding the map.',
    'Since you are both cardinal signs, there are two people at the wheel and plenty of road; divide it by subject and you will get far.',
  ],
  'cardinal-fixed': [
    'One of you is cardinal and starts things, the other is fixed and keeps them going, which is a fine division as long as it can be swapped.',
    'A cardinal sign opens the door and a fixed sign makes the house behind it a home, provided that they agree on the door.',
  ],
  'cardinal-mutable': [
    'Cardinal meets mutable here: the first sets a course and the second sees all the other courses, and a good journey needs the two of them.',
    'The cardinal one leads, the mutable one adapts, and every so often you should swap, so that nobody forgets how.',
  ],
  'fixed-fixed': [
    'You are both fixed signs, loyal and hard to shift, so decide which few hills matter and leave the rest to the goats.',
    'Since both of you are fixed, what you build stays built, and what you disagree on will need humour and a second evening.',
  ],
  'fixed-mutable': [
    'The fixed one holds, the mutable one bends, and you will be steady and supple together if neither calls the other’s gift a fault.',
    'Fixed and mutable suit each other like a trellis and a vine, though it is wise to ask now and then which of you is tired of the role.',
  ],
  'mutable-mutable': [
    'Both of you are mutable and could talk each other into or out of anything, so write the important decisions down.',
    'Since you are both mutable signs, you adapt to each other beautifully, and somebody still has to choose the film.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What the distance between two signs does, by how many signs they stand apart. */
export const SIGN_DISTANCE: readonly (readonly string[])[] = [
  [
    'You share a sign, so you will recognise your best and your worst in each other, and it helps to laugh at both.',
    'Two of one sign need no translator; what you do need is a little difference, so keep separate hobbies and compare notes.',
    'Being of the same sign is like meeting someone with your own handwriting: easy to read, and startling when they write to you.',
  ],
  [
    'Your signs are neighbours, one step apart, and like most neighbours you have a different view of the same street.',
    'One sign lies next to the other, thirty degrees apart, so each of you is already living in a room that the other will enter next or has just left.',
    'Neighbouring signs have little in common at first sight, which turns out to be useful: you never compete for the same chair.',
  ],
  [
    'Two signs apart makes a sextile, sixty degrees, the angle of people who like each other before they know why.',
    'A sextile lies between your signs, so goodwill is easy and passion takes some planning; buy the tickets.',
    'At sixty degrees your signs are friends by nature, and friendship is an underrated place from which to fall.',
  ],
  [
    'Your signs stand in a square, ninety degrees apart, and you will push each other, sometimes forward.',
    'A square between two signs is the classic angle of “why are you like this”, asked with irritation in March and with wonder by June.',
    'At ninety degrees you meet at corners, and corners can bruise, but they are also what holds a house up.',
  ],
  [
    'There is a trine between your signs, one hundred and twenty degrees, so much is simply understood, and the rest can wait until after dinner.',
    'Signs in a trine share an element and a rhythm; just do not let ease persuade you that nothing has to be said.',
    'At one hundred and twenty degrees the current runs your way, and the pair of you may forget that a current still wants steering.',
  ],
  [
    'Five signs apart is the odd angle of one hundred and fifty degrees, a quincunx, where both of you keep adjusting and neither gets bored.',
    'A quincunx lies between your signs: nothing matches on paper, and yet here you are, learning each other like a language without cognates.',
    'At one hundred and fifty degrees it is hard to see each other straight, so ask more and assume less than you would with anybody else.',
  ],
  [
    'Your signs are opposites, one hundred and eighty degrees apart, and each of you keeps something that the other has mislaid.',
    'An opposition joins your signs like the ends of a seesaw: you need the weight over there in order to fly at all.',
    'Opposite signs want the same thing from two sides, so when you argue, look for the one subject you are both defending.',
  ],
];

/** Something to try, by how many signs apart. */
export const PAIR_PRACTICE: readonly (readonly string[])[] = [
  [
    'Try a week in which each of you does the thing that the other usually does, and say thank you as if it were new.',
    'Try naming one way in which you two differ, and then treat it as the family silver.',
  ],
  [
    'Try showing each other one ordinary hour of your day, in full, with commentary.',
    'Try swapping one habit for a week, the smaller and odder the better.',
  ],
  [
    'Try planning something slightly too bold for either of you and exactly right for both.',
    'Try a date with no phones, no film and one question that neither of you has ever answered.',
  ],
  [
    'Try this when you next collide: each says what they were trying to protect, and nobody replies for a full minute.',
    'Try agreeing on a word that means “I am on your side and still annoyed”, and use it early.',
  ],
  [
    'Try saying aloud the nice thing that you both assume is known.',
    'Try taking up something that is hard for both of you, because ease grows best with a bit of climbing.',
  ],
  [
    'Try finishing the sentence “what I thought you meant was”, and be ready to be wrong in an interesting way.',
    'Try keeping one ritual that belongs to neither of your families, invented from scratch.',
  ],
  [
    'Try arguing the other one’s side for five minutes, with feeling, and see who laughs first.',
    'Try lending each other your strong hand: let the one who always plans drift, and the one who drifts plan.',
  ],
];
