/** What a weekday of the panchang is good for, from Sunday on. */
export const VARA_WORDS: readonly (readonly string[])[] = [
  [
    'Sunday belongs to Surya, so be seen doing one thing you are good at.',
    'It is the day of Surya, which likes a straight back and a clear yes or no.',
  ],
  [
    'Monday belongs to Chandra, and what you feel at breakfast is worth listening to.',
    'It is the day of Chandra, good for water, for kitchens and for calling home.',
  ],
  [
    'Tuesday belongs to Mangal, so take the task that needs muscle before the one that needs tact.',
    'It is the day of Mangal, and courage today looks like starting before you feel ready.',
  ],
  [
    'Wednesday belongs to Budh, who is happiest with letters, lists and quick repairs.',
    'It is the day of Budh, so ask the question you have been carrying about.',
  ],
  [
    'Thursday belongs to Guru, and learning something small counts as much as teaching it.',
    'It is the day of Guru, which rewards generosity and a look at the longer road.',
  ],
  [
    'Friday belongs to Shukra, so let one corner of the day be simply beautiful.',
    'It is the day of Shukra, kind to friendship, music and good cloth.',
  ],
  [
    'Saturday belongs to Shani, who has time and respects those who take it.',
    'It is the day of Shani, made for the slow job that nobody will praise and everybody needs.',
  ],
];

/** The half of the lunar month. */
export const PAKSHA_WORDS = {
  Shukla: [
    'The bright half is running, in which each evening brings a little more Moon, so things may still be added.',
    'This is the bright fortnight, the half of the month in which people like to begin.',
    'In the waxing half, whatever you start has growing light to work by.',
  ],
  Krishna: [
    'The dark half is running, in which each night gives a little light back, so it is a time for finishing and sorting.',
    'This is the dark fortnight, the half of the month for clearing shelves and closing tabs.',
    'In the waning half, letting something go takes less effort than holding it.',
  ],
} as const;

/** The fourteen tithis that both halves have, then Purnima and Amavasya. */
export const TITHI_WORDS: readonly (readonly string[])[] = [
  [
    'Pratipada is a first step, best taken short and without an audience.',
    'A Pratipada asks for a beginning that fits into ten minutes.',
  ],
  [
    'Dwitiya works in pairs: two people, two chairs, one plan.',
    'A Dwitiya suits foundations, the part of the work that will be under the floor.',
  ],
  [
    'Tritiya likes skill of the hands, from a haircut to a hinge.',
    'A Tritiya has strength to spare, so use it on what has been almost finished for weeks.',
  ],
  [
    'Chaturthi is the tithi of Ganesha, who sits where something blocks the way; look at the block first.',
    'A Chaturthi is poor at launches and excellent at clearing the path for one.',
  ],
  [
    'Panchami is kind to study, medicine and everything that mends.',
    'A Panchami gives generously, so ask for help where you would have managed alone.',
  ],
  [
    'Shashthi has a warrior’s patience: firm, friendly and hard to distract.',
    'A Shashthi likes a made decision more than a perfect one.',
  ],
  [
    'Saptami travels well, even if the journey is a walk round the block.',
    'A Saptami carries the Sun’s good mood into errands and meetings.',
  ],
  [
    'Ashtami is taut, half light and half dark, and wants you to hold two opinions at once.',
    'An Ashtami is for effort with a pause in the middle of it.',
  ],
  [
    'Navami clears a table with one sweep, so choose beforehand what stays on it.',
    'A Navami has an edge; use it on habits rather than on people.',
  ],
  [
    'Dashami is steady and public, good for promises that are meant to be heard.',
    'A Dashami lets good order look effortless for a day.',
  ],
  [
    'Ekadashi is the day of eating little and listening more, as many households keep it.',
    'An Ekadashi asks for one thing less: less on the plate, less on the screen, less to prove.',
  ],
  [
    'Dwadashi breaks the fast, so share something, if only good news.',
    'A Dwadashi is for thanking whoever keeps your days running.',
  ],
  [
    'Trayodashi is in good company; it likes friends, festivals and new clothes.',
    'A Trayodashi makes peace easily, above all over food.',
  ],
  [
    'Chaturdashi strips things down to what is needed, which can be a relief.',
    'A Chaturdashi is for blunt tools and honest sentences.',
  ],
  [
    'Purnima holds everything up to the light, so celebrate what has become of an old idea.',
    'A Purnima is full to the brim: be generous, and go to bed later than is sensible.',
  ],
  [
    'Amavasya keeps the lamp off, a good night to remember the people you come from.',
    'An Amavasya asks nothing of you but rest, and a quiet word of thanks to those before you.',
  ],
];

/** What the Moon's nakshatra lends a day, from Ashwini on. */
export const DAY_NAKSHATRA_WORDS: readonly (readonly string[])[] = [
  [
    'Ashwini arrives at a gallop, so answer quickly and be early.',
    'Horses stand behind Ashwini, and the first twenty minutes of anything go best.',
  ],
  [
    'Bharani carries weight without complaint; carry yours, and nobody else’s.',
    'What is begun under Bharani wants to be carried to its end.',
  ],
  [
    'Krittika cuts, which is splendid for vegetables, budgets and excuses.',
    'A small flame burns in Krittika, enough to cook on and to see by.',
  ],
  [
    'Rohini grows whatever is watered, so mind what you pay attention to.',
    'Patience has good taste under Rohini; choose the better apple.',
  ],
  [
    'Mrigashira goes searching, nose to the wind, and finds more by looking than by deciding.',
    'A deer stands behind Mrigashira, gentle and easily startled, so speak softly.',
  ],
  [
    'Ardra clears the air as rain does, noisily and to good effect.',
    'After Ardra has had its say the street is cleaner than before.',
  ],
  [
    'Punarvasu comes back: lost keys, old friends, second chances.',
    'Home is the subject of Punarvasu, and so is returning to it.',
  ],
  [
    'Pushya feeds people, which is the shortest way to be useful today.',
    'Most almanacs call Pushya the kindest of the twenty-seven, good for nearly every start.',
  ],
  [
    'Ashlesha sees through a wrapper, so read what you are about to sign.',
    'Coils belong to Ashlesha: think round the corner, then say it straight.',
  ],
  [
    'Magha sits on an old chair and remembers whose it was.',
    'Pride is allowed under Magha as long as it thanks its teachers.',
  ],
  [
    'Purva Phalguni puts its feet up first and works the better for it.',
    'A hammock is the picture of Purva Phalguni; pleasure is a duty today.',
  ],
  [
    'Uttara Phalguni keeps its word, above all the small ones.',
    'Contracts and friendships are in good hands under Uttara Phalguni.',
  ],
  [
    'Hasta thinks with its fingers, so make, mend or write something down.',
    'An open hand stands for Hasta: what you give is what you can hold.',
  ],
  [
    'Chitra polishes a thing until it looks back at you.',
    'Beauty is built under Chitra, one careful joint after another.',
  ],
  [
    'Swati bends like new grass and is still there after the wind.',
    'Independence suits Swati, so leave a door open and take your time.',
  ],
  [
    'Vishakha looks at a distant gate and keeps walking.',
    'A goal under Vishakha needs a rest on the way, planned as firmly as the march.',
  ],
  [
    'Anuradha makes friends far from home and keeps them.',
    'Loyalty blooms in Anuradha; write to somebody you miss.',
  ],
  [
    'Jyeshtha is the elder in the room, and the elder protects.',
    'Seniority under Jyeshtha means going first into the awkward conversation.',
  ],
  [
    'Mula digs down to the root before it plants anything.',
    'Questions go deep under Mula, so ask one and wait for the real answer.',
  ],
  [
    'Purva Ashadha is sure of its victory and refreshes everybody with it.',
    'Water is the sign of Purva Ashadha: persist, and go round what you cannot move.',
  ],
  [
    'Uttara Ashadha wins late and lastingly, by doing what it said.',
    'Nothing hasty stands under Uttara Ashadha, and nothing half-hearted either.',
  ],
  [
    'Shravana listens, which is most of any conversation worth having.',
    'An ear is the emblem of Shravana, so hear the whole sentence.',
  ],
  [
    'Dhanishta keeps time like a good drum, and others fall into step.',
    'Rhythm is wealth under Dhanishta: same hour, same place, a little better.',
  ],
  [
    'Shatabhisha works alone with a hundred remedies on the shelf.',
    'Solitude is no loss under Shatabhisha; a closed door can be kind.',
  ],
  [
    'Purva Bhadrapada burns for an idea and needs somebody to bring it tea.',
    'Two faces look out of Purva Bhadrapada, so say which one is speaking.',
  ],
  [
    'Uttara Bhadrapada is deep and unhurried, like a well that never fails.',
    'Depth counts under Uttara Bhadrapada: one long talk rather than five short ones.',
  ],
  [
    'Revati sees travellers home and counts them at the door.',
    'The last of the twenty-seven is Revati, gentle with endings and with animals.',
  ],
];
