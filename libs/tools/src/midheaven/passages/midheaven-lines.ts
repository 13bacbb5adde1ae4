/** Opens a reading of a midheaven that is exact. */
export const TOP_OPENING: readonly string[] = [
  'The midheaven is the highest point of a chart, the place to which people look up, and it is set by the minute of your birth.',
  'Straight above your birthplace, at the minute you were born, the zodiac crossed its summit; astrologers call that point the midheaven and read a calling from it.',
  'If the rising sign is your front door, the midheaven is your rooftop, the part of you that can be seen from across town.',
  'There is a difference between a job and a calling, and the midheaven of a chart is where one looks for the second.',
];

/** Opens one without an hour: the true midheaven is unknown. */
export const TOP_OPENING_SOLAR: readonly string[] = [
  'Your true midheaven stays unknown: it moves through every sign within a single day, one degree in four minutes, so without an hour and a place all twelve are possible. The second-best view is the solar tenth house, counted from your Sun in {sun}.',
  'No date can tell a midheaven, because all twelve signs pass the summit between one midnight and the next. What a date does give is the tenth sign from your Sun in {sun}, the solar tenth house, and it has things to say.',
  'To be plain, any sign may be your midheaven until you know the hour and the place. Until then the solar tenth house will serve, which is the tenth sign from your Sun in {sun}.',
];

/** The date allows for two Suns: `{one}`, `{two}`, `{sun}`. */
export const TOP_CUSP: readonly string[] = [
  'Around that date the Sun went from {one} into {two}, and this reading counts from {sun}, where it was at the middle of the day.',
  'Your date lies on the border between {one} and {two}; the count here starts from {sun}, where the middle of the day found the Sun.',
];

/** The ruler of the sign at the top, by its house: `{planet}`. */
export const TOP_RULER: readonly (readonly string[])[] = [
  [
    '{planet}, which rules it, is in your first house, so the work cannot be parted from the person, and the best reference is you in the room.',
    'Its ruler, {planet}, is in your first house: whatever you do for a living, you end up being the brand.',
  ],
  [
    '{planet}, which rules it, is in your second house, so a calling has to hold its own weight, and you are right to ask what it is worth.',
    'Its ruler, {planet}, is in your second house: you rise by what you make, keep and can put on the table.',
  ],
  [
    '{planet}, which rules it, is in your third house, so the way up is paved with words, and a small circle of talkers keeps passing your name on.',
    'Its ruler, {planet}, is in your third house: writing, teaching, selling or linking people, your tools are sentences.',
  ],
  [
    '{planet}, which rules it, is in your fourth house, so your best work may begin at home, with family, land or a table by the window.',
    'Its ruler, {planet}, is in your fourth house: you climb highest when the base camp is in order.',
  ],
  [
    '{planet}, which rules it, is in your fifth house, so success and play are near relations, and anything you cannot enjoy you will not do for long.',
    'Its ruler, {planet}, is in your fifth house: your reputation grows out of what you make for the joy of it.',
  ],
  [
    '{planet}, which rules it, is in your sixth house, so a craft practised daily is your ladder, with rungs that other people overlook.',
    'Its ruler, {planet}, is in your sixth house: you become known for how the thing is done, and that is a fame which keeps.',
  ],
  [
    '{planet}, which rules it, is in your seventh house, so somebody at your side, a partner, a client, a worthy rival, opens the decisive door.',
    'Its ruler, {planet}, is in your seventh house: your way up goes two by two.',
  ],
  [
    '{planet}, which rules it, is in your eighth house, so you are trusted with what is delicate: secrets, crises and other people’s stakes.',
    'Its ruler, {planet}, is in your eighth house: your influence is largest where nobody takes photographs.',
  ],
  [
    '{planet}, which rules it, is in your ninth house, so study, travel or a conviction carries you upwards, and borders seem to be good for your name.',
    'Its ruler, {planet}, is in your ninth house: the farther the subject, the nearer you get to your calling.',
  ],
  [
    '{planet}, which rules it, is in the tenth house itself, so the lamp is burning in its own tower, and the world takes you at your word.',
    'Its ruler, {planet}, is in your tenth house: few people are as plainly made for being in charge of something.',
  ],
  [
    '{planet}, which rules it, is in your eleventh house, so friends, networks and shared plans do more for you than any formal application.',
    'Its ruler, {planet}, is in your eleventh house: you rise with a group, and you remember who held the ladder.',
  ],
  [
    '{planet}, which rules it, is in your twelfth house, so much of your best work is done unseen, and recognition tends to find you by the side door.',
    'Its ruler, {planet}, is in your twelfth house: quiet rooms, long patience and a cause larger than your name suit your calling.',
  ],
];

/** A planet of the birth in the tenth house. */
export const AT_THE_TOP = {
  sun: [
    'Your Sun stands in the tenth house, so who you are and what you do are hard to tell apart from outside.',
    'Born with the Sun in the tenth house, you are noticed at work even on the days when you would rather not be.',
  ],
  moon: [
    'Your Moon stands in the tenth house, so people take your public face for a kind one, and bring you their worries with the post.',
    'Feelings go to work with you, as the Moon in the tenth house does, and the mood of a whole office may follow yours.',
  ],
  mercury: [
    'Mercury stands in your tenth house, so your name travels by what you say and write.',
    'A calling in words, figures or good questions is suggested by Mercury in your tenth house.',
  ],
  venus: [
    'Venus stands in your tenth house, so charm has opened as many doors as your certificates, and with fewer stamps.',
    'Beauty, peace or good company may be your business, with Venus in your tenth house.',
  ],
  mars: [
    'Mars stands in your tenth house, so you are known for getting on with it, and for the small draught that this makes.',
    'A fighter for the work is what they see in you, thanks to Mars in your tenth house.',
  ],
  jupiter: [
    'Jupiter stands in your tenth house, so the world is inclined to think well of you and to offer you the larger room.',
    'Growth comes to you in public, with Jupiter in your tenth house, so choose what you would like more of.',
  ],
  saturn: [
    'Saturn stands in your tenth house, so your name is made slowly, out of kept promises, and does not come off in the wash.',
    'Responsibility found you early, as Saturn in your tenth house would explain, and you carry it better than you believe.',
  ],
  uranus: [
    'Uranus stands in your tenth house, so your path has at least one sharp bend in it, and the bend was the best part.',
    'A calling that did not exist when you left school would suit Uranus in your tenth house.',
  ],
  neptune: [
    'Neptune stands in your tenth house, so people project all kinds of things on you, and it helps to say often what you really do.',
    'Images, healing words, music or a cause: Neptune in your tenth house needs work that one can believe in.',
  ],
  pluto: [
    'Pluto stands in your tenth house, so you are called when something has to be rebuilt from the ground.',
    'Authority is a deep subject for you, with Pluto in your tenth house, and you have learned to use it with the lights on.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A planet of the birth at a major angle to the midheaven: `{aspect}`. */
export const TOP_ASPECT = {
  sun: [
    'The {aspect} between your Sun and the midheaven ties your pride to your work, so a post that bores you costs more than it pays.',
    'Your work shows the {aspect} between your Sun and the midheaven: you want to be the author of what you do.',
  ],
  moon: [
    'The {aspect} between your Moon and the midheaven lets people feel that you mean it, and your reputation rests on that more than on papers.',
    'Your work shows the {aspect} between your Moon and the midheaven: your calling has to feel right before it looks right.',
  ],
  mercury: [
    'The {aspect} between your Mercury and the midheaven makes your voice part of your office, so choose well what you put your words behind.',
    'Your work shows the {aspect} between your Mercury and the midheaven: a clever question has done more for you than many answers.',
  ],
  venus: [
    'The {aspect} between your Venus and the midheaven gives your work a pleasing finish, and people like to give you the next thing to do.',
    'Your work shows the {aspect} between your Venus and the midheaven: whom you love and what you are known for keep meeting.',
  ],
  mars: [
    'The {aspect} between your Mars and the midheaven puts an engine under your name, and the art is in the steering.',
    'Your work shows the {aspect} between your Mars and the midheaven: you would rather fight for a task than wait for it.',
  ],
  jupiter: [
    'The {aspect} between your Jupiter and the midheaven makes people overestimate you kindly, and you tend to grow into it.',
    'Your work shows the {aspect} between your Jupiter and the midheaven: a teacher, a journey or a big idea belongs to your way up.',
  ],
  saturn: [
    'The {aspect} between your Saturn and the midheaven asks for the long apprenticeship, and gives a master’s hands in return.',
    'Your work shows the {aspect} between your Saturn and the midheaven: you are tested early and trusted late, and then for good.',
  ],
  uranus: [
    'The {aspect} between your Uranus and the midheaven keeps your path from going straight, which is how you came by your best ideas.',
    'Your work shows the {aspect} between your Uranus and the midheaven: no office has a drawer for you, so you bring your own.',
  ],
  neptune: [
    'The {aspect} between your Neptune and the midheaven gives your calling a shimmer, and a yearly look at the facts keeps it seaworthy.',
    'Your work shows the {aspect} between your Neptune and the midheaven: people see a dream in you, so tell them which parts are true.',
  ],
  pluto: [
    'The {aspect} between your Pluto and the midheaven gives you pull in places where others have only a pass.',
    'Your work shows the {aspect} between your Pluto and the midheaven: what you build, you build to last past you.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** No planet there. */
export const TOP_CLEAR: readonly string[] = [
  'No planet stands in the tenth house, so nothing up there shouts, and the ruler does the talking.',
  'The tenth house itself is free of planets, a clear roof, on which you may put up whatever flag you like.',
  'With no planet in the tenth house, your calling is less a push than a view: it is there whenever you look up.',
];

/** The Sun crosses an exact midheaven once a year: `{date}`. */
export const TOP_SUN: readonly string[] = [
  'Once a year the Sun crosses this very point, next on {date}, and the days around it are good for showing what you have made.',
  'Mark {date}, when the Sun passes over your midheaven: asking, applying and appearing in public all get a little free lighting then.',
  'Your yearly hour on the roof comes on {date}, as the Sun reaches your midheaven, so have something ready that you would like to be seen with.',
];

/** The Sun goes through the solar tenth sign: `{tenth}`, `{from}`, `{to}`. */
export const TOP_SUN_SOLAR: readonly string[] = [
  'Each year the Sun spends a month in {tenth}, next from {from} to {to}, and for you that is the season of being seen.',
  'Your yearly month on the roof runs from {from} to {to}, while the Sun is in {tenth}, so have something ready by then.',
  'Mark the time from {from} to {to}, with the Sun in {tenth}: asking, applying and appearing in public get free lighting then.',
];

/** Jupiter or Saturn makes an exact angle to the midheaven: `{aspect}`, `{date}`. */
export const TOP_TRANSIT = {
  jupiter: {
    meeting: [
      'On {date} Jupiter comes to the conjunction with your midheaven, which happens once in twelve years; think one size larger than usual.',
      'Jupiter reaches the conjunction with your midheaven on {date}, and an offer in that season deserves to be read with the window open.',
    ],
    easy: [
      'On {date} Jupiter completes the {aspect} to your midheaven, a friendly wind for a request that you have been polishing.',
      'Jupiter reaches the {aspect} to your midheaven on {date}, so let somebody recommend you around then.',
    ],
    hard: [
      'On {date} Jupiter completes the {aspect} to your midheaven, and a promise may turn out a size too big, so measure twice.',
      'Jupiter reaches the {aspect} to your midheaven on {date}: growth will want room that something else is using.',
    ],
  },
  saturn: {
    meeting: [
      'On {date} Saturn comes to the conjunction with your midheaven, a summit of nearly thirty years; what you have built stands on its own there.',
      'Saturn reaches the conjunction with your midheaven on {date}, and the weight it brings is the kind that one is given because one can carry it.',
    ],
    easy: [
      'On {date} Saturn completes the {aspect} to your midheaven, which rewards the dull, decent steps.',
      'Saturn reaches the {aspect} to your midheaven on {date}: somebody older or stricter may turn out to be on your side.',
    ],
    hard: [
      'On {date} Saturn completes the {aspect} to your midheaven, a time to trim the workload before it trims you.',
      'Saturn reaches the {aspect} to your midheaven on {date}, so expect a fair question about what you truly want to be responsible for.',
    ],
  },
} as const;

/** Ends a reading of a midheaven. */
export const TOP_CLOSING: readonly string[] = [
  'A midheaven points; it does not push, and nobody is late for a calling.',
  'Whatever you climb, look round on the way, for the view belongs to the work as well.',
  'None of this decides what becomes of you; it merely says in which direction you tend to look up.',
  'You may change jobs ten times under one and the same summit, and each of them will have known it.',
  'The rest is weekdays, and weekdays are where callings are made.',
];
