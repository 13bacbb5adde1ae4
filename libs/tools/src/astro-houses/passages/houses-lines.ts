/** Opens a reading of houses that are exact. */
export const HOUSES_OPENING: readonly string[] = [
  'Think of your chart as a house with twelve rooms; the hour and the place of your birth decide which room each planet moved into.',
  'Signs tell how a planet behaves, but houses tell where in your days it turns up, and yours can be drawn to the degree.',
  'An astrologer’s floor plan has twelve rooms, and this is yours, measured for the minute and the town in which you were born.',
  'Twelve fields of life go round the horizon of your birthplace, and at your first breath each planet was standing in one of them.',
];

/** Opens one that has to do without the hour: `{sign}` is the Sun's. */
export const HOUSES_OPENING_SOLAR: readonly string[] = [
  'Without the hour and the place of your birth nobody can know which sign was rising, so this is a solar chart: {sign}, where your Sun was, is taken as the first house and the rest are counted from there.',
  'The true houses need an hour and a place, and a date has neither. What it does have is your Sun in {sign}; let that be the first house, as astrologers have long done, and eleven others follow.',
  'This is a solar-house chart, to be plain about it: the houses are counted from {sign}, the sign of your Sun, since the rising sign stays unknown until an hour and a place are given.',
];

/** Placidus has no houses so near a pole. */
export const HOUSES_POLAR: readonly string[] = [
  'You were born so close to a pole that the usual Placidus houses do not exist there, so whole signs, an older and sturdier plan, are used in their place.',
  'Near the poles parts of the zodiac never rise, and Placidus has no houses to offer; yours are whole signs, counted from the rising one.',
];

/** The Sun or the Moon can be in either of two signs: `{planet}`, `{one}`, `{two}` are houses in words. */
export const HOUSES_OPEN_PLANET: readonly string[] = [
  'Around that date {planet} changed signs, so the {one} house and the {two} have a claim each, and more would have to be known to settle it.',
  'Where {planet} belongs has to stay open between the {one} house and the {two}, for the sign changed around that date.',
];

/** The planet that rules the rising sign, by its house: `{planet}`. */
export const CHART_RULER: readonly (readonly string[])[] = [
  [
    '{planet}, the ruler of your rising sign, was in the first house itself, so you are your own best instrument and your own boss.',
    'What steers the whole is {planet}, ruler of your rising sign, and it was in your first house: nobody has to tell you to be yourself.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your second house, so the road you travel keeps leading back to what things are worth to you.',
    'What steers the whole is {planet}, ruler of your rising sign; from your second house it asks what you can build and keep.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your third house, so your path is paved with talk, letters and short journeys that turned out long.',
    'What steers the whole is {planet}, ruler of your rising sign; in your third house it finds its way by asking.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your fourth house, so however far you go, the compass needle points to home.',
    'What steers the whole is {planet}, ruler of your rising sign; from your fourth house it steers by roots and by whom you come back to.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your fifth house, so your life takes its best turns when you follow your delight.',
    'What steers the whole is {planet}, ruler of your rising sign; in your fifth house it would have you make something and show it.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your sixth house, so you find yourself in the doing, and small improvements are your great adventures.',
    'What steers the whole is {planet}, ruler of your rising sign; in your sixth house it learns a craft, and then another.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your seventh house, so other people keep handing you the next chapter.',
    'What steers the whole is {planet}, ruler of your rising sign; from your seventh house it looks for somebody to walk beside.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your eighth house, so the turning points of your story happen in private and go deep.',
    'What steers the whole is {planet}, ruler of your rising sign; in your eighth house it asks whom you trust, and how far.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your ninth house, so you were built for the long view and the second passport of the mind.',
    'What steers the whole is {planet}, ruler of your rising sign; in your ninth house it sets the course by meaning and corrects it by travel.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your tenth house, so what you do in the world and who you are grow together.',
    'What steers the whole is {planet}, ruler of your rising sign; from your tenth house it has its eye on a task worth a name.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your eleventh house, so your way forward runs through friends, circles and a shared hope.',
    'What steers the whole is {planet}, ruler of your rising sign; in your eleventh house it finds its people first and its purpose among them.',
  ],
  [
    '{planet}, the ruler of your rising sign, was in your twelfth house, so much of your steering is done in silence, by feel, and rather well.',
    'What steers the whole is {planet}, ruler of your rising sign; from your twelfth house it guides you by dreams, doubts and long walks.',
  ],
];

/** The house with the most planets, three or more of them: `{planets}`, `{house}`, `{theme}`, `{count}`. */
export const HOUSE_CROWDED: readonly string[] = [
  'The busiest room is the {house}, where {planets} sit close together, so {theme} are where you have most to say and least peace.',
  '{planets} all crowd into your {house} house, which makes {theme} the loud kitchen of your life, and the place where everything gets cooked.',
  'With {count} planets in the {house} house, {planets}, a good deal of your story is told in terms of {theme}.',
];

/** No house holds three. */
export const HOUSES_SPREAD: readonly string[] = [
  'No single room is crowded: your planets have spread out through the house, and you are rarely any one thing for a whole day.',
  'Your planets have taken rooms well apart, which gives you many doors to go through and a certain weakness for all of them.',
  'Nothing piles up in one place here, so balance comes more easily to you than focus, and a short list is your friend.',
];

/** A house without a planet: `{house}`, `{theme}`, `{ruler}`, and where that is, `{home}`. */
export const HOUSE_EMPTY: readonly string[] = [
  'Your {house} house stands empty, and empty only means that it has a caretaker: {ruler} looks after it from the {home}, so {theme} thrive when that room does.',
  'No planet lives in your {house} house, which is no lack at all: {ruler} has the key and keeps it in the {home}, where you find out what {theme} ask of you.',
  'As to {theme}, the room is quiet, since your {house} house has no planet in it; {ruler}, its ruler, sends word from the {home}.',
];

/** The Sun of today on its way through the houses: `{house}`, `{theme}`, `{date}`. */
export const HOUSES_TODAY: readonly string[] = [
  'Just now the Sun of the season is going through your {house} house, until {date}, so there is extra light on {theme}.',
  'Every year the Sun makes a tour of your rooms, and until {date} it is in the {house} house, which is a good time to tidy up {theme}.',
  'Today’s Sun stands in your {house} house and stays until {date}; things that concern {theme} are easier to see by it.',
];

/** Something to do in the room that the Sun is in today: index 0 is the first house. */
export const HOUSE_STEP: readonly (readonly string[])[] = [
  [
    'Begin one thing this week without asking whether it suits anybody.',
    'This week, introduce yourself somewhere as what you are now and not as what you were five years ago.',
  ],
  [
    'Mend or sell one thing this week, and notice how light a settled matter feels.',
    'This week, write down three skills of yours that would survive a house move.',
  ],
  [
    'Send the message this week that has been waiting for a better mood.',
    'This week, take another way to the shop and talk to whoever is standing there.',
  ],
  [
    'Give one corner of your home an hour this week, and then sit in it.',
    'This week, ask an older relative for a story, and let it take its time.',
  ],
  [
    'Make something this week that nobody ordered, and show it to one person.',
    'This week, play a game you are bad at, with people who do not mind.',
  ],
  [
    'Change one small routine this week, and keep it only if the mornings get kinder.',
    'This week, finish the little job that you step around every day.',
  ],
  [
    'Ask somebody this week what they need from you, and do not answer before they have finished.',
    'This week, thank a partner in work or life for a thing that you had stopped noticing.',
  ],
  [
    'Tell one trusted person this week the true version of a story you usually shorten.',
    'This week, settle an old debt, be it a book, a favour or an apology.',
  ],
  [
    'Read ten pages this week on something of which you know nothing at all.',
    'This week, plan a journey down to the train times, even if it stays in the drawer till summer.',
  ],
  [
    'Put your name to one piece of work this week, in plain letters.',
    'This week, tell someone who matters what you would like to be doing in two years.',
  ],
  [
    'Bring two friends together this week who ought to know each other.',
    'This week, do your share for a group before anyone has to ask.',
  ],
  [
    'Keep one evening free this week, and do not tell anyone what for.',
    'This week, write your dream down before you look at the telephone.',
  ],
];

/** Ends a reading of houses. */
export const HOUSES_CLOSING: readonly string[] = [
  'A floor plan decides nothing, of course; it only shows where the light switches are.',
  'Nobody lives in all twelve rooms at once, and the one you have neglected is usually pleased to see you.',
  'Walk through it now and then, because you will find that the rooms have grown since your last visit.',
  'What you do with the rooms remains your own affair, and they were made to be rearranged.',
  'Keep the plan in a drawer; it explains the draughts, but the furniture is yours.',
];
