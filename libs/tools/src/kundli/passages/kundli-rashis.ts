/** What a rashi on the lagna says of how somebody meets the world, from Mesha on. */
export const LAGNA_IN_RASHI: readonly (readonly string[])[] = [
  [
    'You come in at a run and ask afterwards where the door was.',
    'Directness is your courtesy; people know within a minute where they stand.',
  ],
  [
    'You take your time, and rooms grow calmer for it.',
    'Steadiness is what others notice first, taste what they notice next.',
  ],
  [
    'Curiosity goes ahead of you and has already talked to everybody.',
    'Two conversations at once are no strain on you, and the third is a joke.',
  ],
  [
    'You sense the weather of a room before you take off your coat.',
    'Care comes first with you, behind a shell that opens from inside.',
  ],
  [
    'You enter as if the light had been waiting, and it is kind of you to share it.',
    'Warmth and a straight back are how the world meets you.',
  ],
  [
    'You see what is missing, and by the time it is mentioned you have fetched it.',
    'Modesty and precision introduce you, and a dry wit follows.',
  ],
  [
    'You look for the balance in a room and then quietly restore it.',
    'Grace is your first impression, a fair mind the second.',
  ],
  [
    'You watch before you speak, and you miss nothing.',
    'Intensity is kept behind a calm face, where it does its best work.',
  ],
  [
    'You arrive with a story and a plan for the weekend after next.',
    'Openness is your manner, and honesty sometimes gets there before tact.',
  ],
  [
    'You look responsible even in a swimming pool.',
    'Reserve is your first answer and loyalty your last.',
  ],
  [
    'You stand a little beside the group and see the whole of it.',
    'Originality comes without effort to you, friendship without fuss.',
  ],
  [
    'You take the shape of the company and still taste of yourself.',
    'Gentleness is how you meet the world, imagination how you leave it.',
  ],
];

/** What the rashi of the Moon says of what somebody needs, from Mesha on. */
export const MOON_IN_RASHI: readonly (readonly string[])[] = [
  [
    'Feelings rise fast in you and pass fast, and a walk helps better than a talk.',
    'Your heart wants to begin something, best of all today.',
  ],
  [
    'Calm, good food and the same cup each morning keep your heart in order.',
    'You love slowly and for long, and change asks your heart for notice.',
  ],
  [
    'You feel better once it has been said, written or made fun of.',
    'Your heart needs news, company and a window.',
  ],
  [
    'You remember how each thing felt, and home is wherever that is safe.',
    'Tenderness is your strength, so spend some of it on yourself.',
  ],
  [
    'Your heart is generous and likes to be thanked by name.',
    'Applause is not vanity for you, it is warmth coming back.',
  ],
  [
    'You worry usefully, and peace begins with a cleared table.',
    'Your heart shows love by repairing what you use.',
  ],
  [
    'Harmony is no luxury for you, and unfairness spoils your appetite.',
    'You feel best in twos, with flowers on the table and the question settled.',
  ],
  [
    'You feel everything to the bottom and tell about a tenth of it.',
    'Trust is all or nothing for your heart, and it keeps what it is given.',
  ],
  [
    'You need a horizon, and a good joke when there is none.',
    'Hope is your resting pulse; a map and a free weekend restore it.',
  ],
  [
    'You hold yourself together well, and one person should be allowed to see the seams.',
    'Your heart trusts what has lasted.',
  ],
  [
    'You love people in general and need room from each in particular.',
    'Distance calms you, and ideas warm you.',
  ],
  [
    'You feel the room’s feelings along with your own, so learn which are whose.',
    'Music, water and sleep bring your heart back to itself.',
  ],
];
