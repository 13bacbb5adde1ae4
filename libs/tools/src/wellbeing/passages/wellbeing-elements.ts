import type { Element } from '@cosmic/sky/zodiac';

/** Between a sign’s element and the one that leads in the sky; `{count}` planets, in words. */
export const ELEMENT_RHYTHM: Record<Element, Record<Element, readonly string[]>> = {
  fire: {
    fire: [
      'Fire leads the sky today with {count}, and you are fire yourself, so strength is plentiful and the danger is only that nobody turns the flame down.',
      'With {count} in fire signs the day runs at your own temperature; spend it freely, and stop while it is still fun.',
      'So much of your own element is up there, {count} in fire signs, that a slow lunch counts as wisdom.',
    ],
    earth: [
      'Earth leads the sky today with {count}, which gives your fire a hearth; the slower pace is not against you.',
      'With {count} in earth signs the day likes proof, so put your spark to one solid thing and watch it keep.',
      'Patience is in the air, or rather in the ground, with {count} in earth signs; let it carry your fire for you.',
    ],
    air: [
      'Air leads the sky today with {count}, and air fans a fire like yours, so watch that talk does not turn into sixteen plans.',
      'With {count} in air signs you have wind in your back, and it is worth choosing the direction before you run.',
      'Talk lifts you and may carry you off, with {count} in air signs, so keep one foot on the stairs.',
    ],
    water: [
      'Water leads the sky today with {count}, and your fire may hiss a little; warm baths and warm people turn the steam to good use.',
      'With {count} in water signs the mood is softer than your stride, so walk beside it for a while instead of through it.',
      'Gentleness suits the day, with {count} in water signs, and your fire looks lovely reflected in it.',
    ],
  },
  earth: {
    fire: [
      'Fire leads the sky today with {count}, and you are earth, so let yourself be warmed and do not let yourself be hurried.',
      'With {count} in fire signs the day jumps about; you are the ground that it lands on, and the ground may set the rules.',
      'Everybody wants it at once, with {count} in fire signs; you are allowed to want it after lunch.',
    ],
    earth: [
      'Earth leads the sky today with {count}, your own element, so whatever you do slowly will be done well, rest included.',
      'With {count} in earth signs the day fits you like an old shoe, and the one risk is that you do not get out of it.',
      'Ground under ground is what you have, with {count} in earth signs, so build, cook, nap, in any order.',
    ],
    air: [
      'Air leads the sky today with {count}, which is a great deal of talk for somebody of earth; touch something real between two conversations.',
      'With {count} in air signs ideas go past like swallows, and you need catch no more than one.',
      'Words fly about, with {count} in air signs, and your calm way of putting things will be welcome.',
    ],
    water: [
      'Water leads the sky today with {count}, and earth with water is garden soil, so look after what you have planted.',
      'With {count} in water signs feeling softens the ground, and what has long been stiff in you may give a little.',
      'Soft weather for a solid sort like you, with {count} in water signs: let somebody be kind to you.',
    ],
  },
  air: {
    fire: [
      'Fire leads the sky today with {count}, and your air makes it dance; keep one cool hour in which nobody wants a spark from you.',
      'With {count} in fire signs everyone would rather do than discuss, so join in first and comment afterwards.',
      'Others bring the heat, with {count} in fire signs, and you bring the breeze; together that makes a good afternoon.',
    ],
    earth: [
      'Earth leads the sky today with {count}, and your airy thoughts may enjoy a floor: cook, plant or carry something.',
      'With {count} in earth signs the day is thick and slow, which is a fine cure for a head that has been flying.',
      'Slow company is good for a quick mind, with {count} in earth signs, so take a thing apart and put it together.',
    ],
    air: [
      'Air leads the sky today with {count}, your own element, so the mind is bright and the feet are easily forgotten; take them for a walk.',
      'With {count} in air signs there is company enough for your thoughts, and one hour of silence would taste like dessert.',
      'Ideas breed like sparrows, with {count} in air signs; feed two and let the rest go.',
    ],
    water: [
      'Water leads the sky today with {count}, and to a person of air it may feel as though every remark had a cellar; breathe, and ask instead of guessing.',
      'With {count} in water signs there is mist about, so trust a hand on the arm more than an argument.',
      'Listen for the tone as well as the words, with {count} in water signs, and your day will go more lightly.',
    ],
  },
  water: {
    fire: [
      'Fire leads the sky today with {count}, and your water may feel a little boiled; drink something cool and leave the loudest room.',
      'With {count} in fire signs the tempo is brisk, so borrow some of the courage and give back the noise.',
      'Take the warmth and skip the hurry, with {count} in fire signs about.',
    ],
    earth: [
      'Earth leads the sky today with {count}, and gives your water its banks; a plain routine will be kinder than a deep talk.',
      'With {count} in earth signs feeling finds a vessel, so put yours into something that can be held.',
      'Something firm to lean on is about, with {count} in earth signs, so lean.',
    ],
    air: [
      'Air leads the sky today with {count}, and whoever is of water gets ruffled by it; say how you feel early and in few words.',
      'With {count} in air signs there is much cleverness abroad, and you are allowed to be simply touched.',
      'Cool breezes cross your pond, with {count} in air signs; ripples are all that they mean.',
    ],
    water: [
      'Water leads the sky today with {count}, your own element, so you feel everything, and it is wise to choose what you stand next to.',
      'With {count} in water signs the tide is high for you, lovely for love and music, and poor for sorting the papers.',
      'Deep water meets deep water, with {count} in water signs, so be choosy about company and generous with towels.',
    ],
  },
};

/** No single element leads. */
export const ELEMENT_EVEN: readonly string[] = [
  'In the sky of today no single element has the lead, so nothing pushes, and you may set the rhythm by yourself.',
  'The elements are fairly even in the sky of today, which is like a table where everyone gets a word in.',
  'No element outweighs the others in today’s sky; a day of that kind answers well to being arranged by hand.',
  'Fire, earth, air and water are evenly spread in the sky of today, so follow your own appetite.',
  'Balanced as the elements are in today’s sky, you can lean whichever way you like.',
  'With the elements level today, much depends on how you slept and what you eat.',
];

/** An element in which no planet is. */
export const ELEMENT_LACKS: Record<Element, readonly string[]> = {
  fire: [
    'Fire is missing from it altogether, so bring some of your own: spice, movement, or the red pullover.',
    'What is lacking up there is fire, and down here it can be had as daylight, laughter and a brisk ten minutes.',
    'None of the ten is in a fire sign, so light your own candle, with a laugh, a run or a hot pepper.',
    'Without a planet in fire, the spark has to come from you, so begin something before lunch.',
    'Look for warmth on purpose, since no planet is in fire: sun on a wall, ginger tea, a loud song.',
  ],
  earth: [
    'Earth is missing from it altogether, so add some by hand, with food, soil, wood or an early night.',
    'What is lacking up there is earth, and down here a proper meal at a proper table will stand in for it.',
    'None of the ten is in an earth sign, so keep something solid by you: a walk, a stone, a second helping.',
    'Without a planet in earth, hold on to simple things: a meal on time, a made bed, a paid bill.',
    'Look for firm ground on purpose, since no planet is in earth: bare feet, bread, a list with ticks.',
  ],
  air: [
    'Air is missing from it altogether, so let some in: an open window, a chat across the fence, a page of something clever.',
    'What is lacking up there is air, and down here a light conversation will freshen the whole house.',
    'None of the ten is in an air sign, so change the air yourself, with a question or a change of room.',
    'Without a planet in air, say out loud what you think, for it may not show by itself.',
    'Look for space on purpose, since no planet is in air: a high place, a fresh subject, a slow breath.',
  ],
  water: [
    'Water is missing from it altogether, so pour some: a bath, a song, a kind word to whoever looks tired.',
    'What is lacking up there is water, and down here a little tenderness goes further than usual.',
    'None of the ten is in a water sign, so be the one who asks how people are.',
    'Without a planet in water, ask people how they feel, for they may not mention it.',
    'Look for softness on purpose, since no planet is in water: a bath, a ballad, a long hug.',
  ],
};
