/** Begins a reading about inner growth. */
export const GROWTH_OPENING: readonly string[] = [
  'Inner growth sounds grand, and yet it mostly shows in whether one can apologise, be alone and laugh at oneself.',
  'The spirit does not grow upwards like a tower; it grows like a tree, downwards at the same time and mostly unobserved.',
  'Nobody becomes wiser in a straight line, so take this as a map with the footpaths drawn in.',
  'What we call a spiritual path is usually an ordinary path, walked with attention.',
  'Four slow travellers are asked when it comes to growing: Jupiter about faith, Saturn about practice, Neptune about longing and the north node about direction.',
];

/** Leads over to the planets of the birth date. */
export const GROWTH_AT_BIRTH: readonly string[] = [
  'From your birth date, read for midday since the hour is not known, the slow planets can be told quite well.',
  'The date of your birth has its own four signposts, taken at midday in place of the hour.',
  'On the day you were born the slow travellers stood as follows, at midday, which will do for planets of their pace.',
];

/** Leads over to the planets of today where no birth date is given. */
export const GROWTH_TODAY: readonly string[] = [
  'Without a birth date the slow planets of today will have to speak, and they speak to everyone in a different house.',
  'Since only your sign is known, look at the slow travellers as they stand now and at the rooms of yours in which they are staying.',
  'The sky of today has four signposts up, and counted from your sign they point to places of your own.',
];

/** A planet at birth whose sign hangs on the hour: `{planet}`, `{one}`, `{two}`. */
export const GROWTH_EITHER: readonly string[] = [
  'As for {planet}, it was about to change between {one} and {two}, so only the hour and the place could say which, and both may sound familiar.',
  'Around that date {planet} changed from {one} to {two}, and without the hour and the place it would be a guess to choose.',
];

/** The birth date allows for two Suns: `{one}`, `{two}`, `{sign}`. */
export const GROWTH_CUSP: readonly string[] = [
  'Your birth date allows for a Sun in {one} and for one in {two}, by the hour and the place; the houses below are counted from {sign}, and you may listen to the other as well.',
  'Your birth date lies where {one} meets {two}, so take from either what fits; the houses here are counted from {sign}.',
];

/** Where life makes room today: the house that Jupiter is in, counted from the sign; `{sign}`. */
export const ROOM_TO_GROW: readonly (readonly string[])[] = [
  [
    'Today Jupiter is in {sign}, your first house, so room is made for you in person; take a deep breath and a slightly larger step.',
    'As Jupiter goes through {sign}, your first house, it is your own presence that wants to grow, quite without an excuse.',
  ],
  [
    'Today Jupiter is in {sign}, your second house, so your sense of worth can widen, beginning with what you think of your own gifts.',
    'As Jupiter goes through {sign}, your second house, trust grows where you learn that having and holding are two things.',
  ],
  [
    'Today Jupiter is in {sign}, your third house, so wisdom comes in conversations, short trips and a book lent by a neighbour.',
    'As Jupiter goes through {sign}, your third house, whatever you learn wants to be passed on over the fence.',
  ],
  [
    'Today Jupiter is in {sign}, your fourth house, so there is room for growth at the root, in forgiving and in feeling at home.',
    'As Jupiter goes through {sign}, your fourth house, a kind look at where you come from makes the ceiling higher.',
  ],
  [
    'Today Jupiter is in {sign}, your fifth house, so joy is the teacher; what you do for love will take you furthest.',
    'As Jupiter goes through {sign}, your fifth house, playing counts as devotion.',
  ],
  [
    'Today Jupiter is in {sign}, your sixth house, so the large thing hides in the daily one, in how you wash a cup.',
    'As Jupiter goes through {sign}, your sixth house, good habits can become a quiet sort of faith.',
  ],
  [
    'Today Jupiter is in {sign}, your seventh house, so you grow by somebody, and most of all by letting them be as they are.',
    'As Jupiter goes through {sign}, your seventh house, the teacher is sitting opposite and may not know it.',
  ],
  [
    'Today Jupiter is in {sign}, your eighth house, so trust can deepen where you share what you usually keep to yourself.',
    'As Jupiter goes through {sign}, your eighth house, a change that you feared may turn out to have windows.',
  ],
  [
    'Today Jupiter is in {sign}, your ninth house, its favourite, so travel, study and large questions do you good.',
    'As Jupiter goes through {sign}, your ninth house, let yourself be taught by somebody from far away.',
  ],
  [
    'Today Jupiter is in {sign}, your tenth house, so your calling may grow beyond your career, and that is worth a look.',
    'As Jupiter goes through {sign}, your tenth house, what you do in public can become a form of gratitude.',
  ],
  [
    'Today Jupiter is in {sign}, your eleventh house, so you grow in company; look for those who hope for the same.',
    'As Jupiter goes through {sign}, your eleventh house, a shared aim will carry you further than a private one.',
  ],
  [
    'Today Jupiter is in {sign}, your twelfth house, so grace comes quietly, in solitude, in dreams and in helping unseen.',
    'As Jupiter goes through {sign}, your twelfth house, silence is not empty, and you are welcome in it.',
  ],
];

/** Where practice is called for today: the house that Saturn is in, counted from the sign; `{sign}`. */
export const ROOM_TO_PRACTISE: readonly (readonly string[])[] = [
  [
    'Saturn is now in {sign}, your first house, and asks you to stand by who you are, without decoration and without apology.',
    'With Saturn in {sign}, your first house, the exercise is yourself: fewer roles, and the remaining one played honestly.',
  ],
  [
    'Saturn is now in {sign}, your second house, and asks what you truly need, until the list is short enough to be restful.',
    'With Saturn in {sign}, your second house, the exercise is to value your own work before anybody else does.',
  ],
  [
    'Saturn is now in {sign}, your third house, and asks for true words, fewer of them, and kept.',
    'With Saturn in {sign}, your third house, the exercise is to listen until the other person has really finished.',
  ],
  [
    'Saturn is now in {sign}, your fourth house, and asks you to mend something in the foundations, slowly and by your own hand.',
    'With Saturn in {sign}, your fourth house, the exercise is to be at home with yourself on an evening with no visitors.',
  ],
  [
    'Saturn is now in {sign}, your fifth house, and asks you to take joy seriously enough to give it an hour.',
    'With Saturn in {sign}, your fifth house, the exercise is to make something and to finish it, loved or not.',
  ],
  [
    'Saturn is now in {sign}, your sixth house, and asks for a rhythm that you could keep up for years, rest days included.',
    'With Saturn in {sign}, your sixth house, the exercise is the humble one: the same good thing, again today.',
  ],
  [
    'Saturn is now in {sign}, your seventh house, and asks for clear agreements with somebody, spoken in daylight.',
    'With Saturn in {sign}, your seventh house, the exercise is to keep faith, and to notice where it is kept with you.',
  ],
  [
    'Saturn is now in {sign}, your eighth house, and asks you to look at what you would rather not, for ten minutes at a time.',
    'With Saturn in {sign}, your eighth house, the exercise is to settle something shared and to let go of the rest.',
  ],
  [
    'Saturn is now in {sign}, your ninth house, and asks which of your beliefs you have actually tried out.',
    'With Saturn in {sign}, your ninth house, the exercise is to study one thing thoroughly instead of admiring many.',
  ],
  [
    'Saturn is now in {sign}, your tenth house, and asks what you would like to answer for when the titles have been put away.',
    'With Saturn in {sign}, your tenth house, the exercise is to lead as you would have liked to be led.',
  ],
  [
    'Saturn is now in {sign}, your eleventh house, and asks to which circle you really belong, and what you contribute to it.',
    'With Saturn in {sign}, your eleventh house, the exercise is to be a reliable friend to a few people.',
  ],
  [
    'Saturn is now in {sign}, your twelfth house, and asks for regular silence, however short, and an honest farewell to something old.',
    'With Saturn in {sign}, your twelfth house, the exercise is to be alone with what is there, and then kind to it.',
  ],
];

/** Ends a reading about inner growth. */
export const GROWTH_CLOSING: readonly string[] = [
  'You need not become someone else for any of this, only a little more at home.',
  'If you forget it all by Thursday and remember it again on Sunday, you have been practising.',
  'Whatever makes you gentler is probably the right direction.',
  'The road is under your feet already, which is the good thing about roads.',
  'Be suspicious of every path on which there is nothing to laugh about.',
];
