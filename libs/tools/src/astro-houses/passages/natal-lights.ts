/** The Sun of a birth in each of its houses: index 0 is the first. */
export const NATAL_SUN: readonly (readonly string[])[] = [
  [
    'Your Sun in the first house means that you arrive a little before your coat does; people read you at a glance, and most of what they read is true.',
    'Born with the Sun in your first house, you find out who you are by starting things, and a day that somebody else began feels borrowed.',
  ],
  [
    'Your Sun in the second house shines on what lasts: good tools, a paid bill, a skill that nobody can take off you at the border.',
    'Born with the Sun in your second house, you trust what you can hold, and you stand taller each time you name a fair price without coughing.',
  ],
  [
    'Your Sun in the third house lives in the passing on of things: the message, the tip, the story that reaches the right ear by noon.',
    'Born with the Sun in your third house, you think best with somebody across the table, and you have never met a footnote that you could leave alone.',
  ],
  [
    'Your Sun in the fourth house shines indoors, so your largest works may have a front door, a table and a smell of something in the oven.',
    'Born with the Sun in your fourth house, you need a base before you need a stage, and whoever has sat in your kitchen knows you better than your colleagues do.',
  ],
  [
    'Your Sun in the fifth house was made for play in earnest; whatever you do with delight comes out better than what you do on principle.',
    'Born with the Sun in your fifth house, you warm up in front of people, and a life without something to show, teach or perform leaves you oddly cold.',
  ],
  [
    'Your Sun in the sixth house is proud of work that works: the repaired hinge, the clear instruction, the meal on time.',
    'Born with the Sun in your sixth house, you shine by being useful, and the art you are still learning is to sit down before everything is done.',
  ],
  [
    'Your Sun in the seventh house comes to light opposite somebody else, so a good sparring partner has taught you more about yourself than any quiet year.',
    'Born with the Sun in your seventh house, you think in pairs, and half of your best decisions began with the words “what would you do”.',
  ],
  [
    'Your Sun in the eighth house prefers the room behind the room, and small talk is for you a corridor that one walks down quickly.',
    'Born with the Sun in your eighth house, you are at your best when something real is at stake, and friends call you at the hour when others are not called.',
  ],
  [
    'Your Sun in the ninth house is always a little way down the road, and you come home with a new word, a new opinion and sand in your shoes.',
    'Born with the Sun in your ninth house, you need a reason as much as a salary, and a wall without a map on it looks unfinished to you.',
  ],
  [
    'Your Sun in the tenth house stands where everyone can see it, so you were given responsibility early and have been taken at your word ever since.',
    'Born with the Sun in your tenth house, you want to have built something by evening, and your name means something to you when it stands beneath a piece of work.',
  ],
  [
    'Your Sun in the eleventh house shines among many, and you turn strangers into a table of friends with very little effort.',
    'Born with the Sun in your eleventh house, you live towards a future, and you are happiest when four others are carrying the same odd hope.',
  ],
  [
    'Your Sun in the twelfth house works behind a curtain, and a fair part of your strength is gathered while you seem to be doing nothing at all.',
    'Born with the Sun in your twelfth house, you notice what nobody says aloud, and solitude is for you less an absence than a kind of meal.',
  ],
];

/** The Moon of a birth in each of its houses. */
export const NATAL_MOON: readonly (readonly string[])[] = [
  [
    'The Moon in your first house wears its weather on the outside, so people know how you are before you have said good morning.',
    'Feeling comes first with the Moon in your first house, and you can tell what a room needs before your hat is off.',
  ],
  [
    'The Moon in your second house calms down among its own things: the old cup, the full shelf, the blanket that has moved house with you.',
    'Comfort has a texture when the Moon is in your second house, and a stocked pantry does for you what a long talk does for others.',
  ],
  [
    'The Moon in your third house settles by telling, and a feeling that you have put into words is already half way home.',
    'Moods travel by letter when the Moon is in your third house; a brother, a sister or an old neighbour may be the one who reads them best.',
  ],
  [
    'The Moon in your fourth house is in its own place, so home is a need with you and never merely an address.',
    'Memory runs deep with the Moon in your fourth house, and you could still draw the floor plan of every kitchen that was kind to you.',
  ],
  [
    'The Moon in your fifth house is fed by play, and a week without laughter, music or a little drama leaves you hungry.',
    'Tenderness likes an audience when the Moon is in your fifth house, so you love with flowers, nicknames and the occasional door.',
  ],
  [
    'The Moon in your sixth house looks after itself by looking after things, and a tidy drawer can bring down your pulse.',
    'Care turns practical with the Moon in your sixth house: you bring soup, you fix the strap, and you worry in lists.',
  ],
  [
    'The Moon in your seventh house feels in company, so the mood across the table becomes your own before the coffee is poured.',
    'Closeness steadies you, with the Moon in your seventh house, as long as you check now and then whose feeling you are carrying.',
  ],
  [
    'The Moon in your eighth house trusts slowly and then entirely, and it remembers the precise evening on which you decided.',
    'Still water is no use to a Moon in your eighth house; you would rather have one true conversation than a season of pleasant ones.',
  ],
  [
    'The Moon in your ninth house rests by leaving, and a foreign street can feel more like home to you than the one where you grew up.',
    'Meaning is comfort food for a Moon in your ninth house, which is why a big thought calms you down when advice does not.',
  ],
  [
    'The Moon in your tenth house feels in public, so people turn to you as if you were in charge of more than you are.',
    'Recognition warms you, with the Moon in your tenth house, and a sincere word from above can last you until spring.',
  ],
  [
    'The Moon in your eleventh house keeps its family by choice, a loose circle that would come out in the rain for you.',
    'Belonging happens in groups when the Moon is in your eleventh house, and you tend to be the one who remembers all the birthdays.',
  ],
  [
    'The Moon in your twelfth house hides well, even from you, so a walk alone tells you more about your mood than a question does.',
    'Dreams do a good part of the work for a Moon in your twelfth house, and a closed door for one hour is your form of housekeeping.',
  ],
];
