import type { SignKey } from '@cosmic/sky/zodiac';

/** What Venus in a sign likes; `{whose}` is 'Your' or 'Their'. */
export const VENUS_IN_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    '{whose} Venus is in Aries, where love likes a chase, a dare and a straight answer.',
    '{whose} Venus in Aries finds hesitation unattractive and courage irresistible.',
  ],
  taurus: [
    '{whose} Venus is in Taurus, where love is slow, fragrant and served with seconds.',
    '{whose} Venus in Taurus trusts touch over talk and loyalty over fireworks.',
  ],
  gemini: [
    '{whose} Venus is in Gemini, where a good line is worth a dozen roses.',
    '{whose} Venus in Gemini loves wit and variety and the kind of walk that goes nowhere in particular.',
  ],
  cancer: [
    '{whose} Venus is in Cancer, where love means being fed, remembered and taken in out of the rain.',
    '{whose} Venus in Cancer is moved by small rituals and hurt by careless jokes.',
  ],
  leo: [
    '{whose} Venus is in Leo, where love wants a little ceremony and gives a great deal of warmth back.',
    '{whose} Venus in Leo adores being adored and is wonderfully loyal to an appreciative audience.',
  ],
  virgo: [
    '{whose} Venus is in Virgo, where devotion shows in details and a well-timed cup of tea.',
    '{whose} Venus in Virgo falls for competence, clean manners and someone who can laugh at a spreadsheet.',
  ],
  libra: [
    '{whose} Venus is in Libra, her own sign, where love is a conversation between equals with good lighting.',
    '{whose} Venus in Libra has a gift for partnership and an allergy to raised voices.',
  ],
  scorpio: [
    '{whose} Venus is in Scorpio, where love is all or nothing and small talk counts as nothing.',
    '{whose} Venus in Scorpio reads a glance like a letter and answers in kind.',
  ],
  sagittarius: [
    '{whose} Venus is in Sagittarius, where love packs light and asks what lies beyond the hill.',
    '{whose} Venus in Sagittarius prefers an honest mess to a polite cage.',
  ],
  capricorn: [
    '{whose} Venus is in Capricorn, where love is proven over time and says so with a dry smile.',
    '{whose} Venus in Capricorn respects a plan and melts, unwitnessed, at real dependability.',
  ],
  aquarius: [
    '{whose} Venus is in Aquarius, where love begins as friendship and keeps a key of its own.',
    '{whose} Venus in Aquarius is drawn to the unusual and stays for the free air.',
  ],
  pisces: [
    '{whose} Venus is in Pisces, where love is a tide, a song and a great deal of forgiveness.',
    '{whose} Venus in Pisces loves the soul of a person and sometimes misses the parking tickets.',
  ],
};

/** What Mars in a sign does when it wants something; `{whose}` as above, `{they}` is 'you' or 'they'. */
export const MARS_IN_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    '{whose} Mars, in Aries, moves first, flares fast and carries no grudge to bed.',
    'With Mars in Aries {they} regard a closed door as a suggestion and a dare as an invitation.',
    'When {they} want something, Mars in Aries goes straight up to it and asks its name.',
  ],
  taurus: [
    '{whose} Mars, in Taurus, takes ages to start and cannot be stopped afterwards.',
    'With Mars in Taurus {they} win by outlasting, and mostly without raising a voice.',
    'When {they} want something, Mars in Taurus digs in, hums a little and waits for it to come closer.',
  ],
  gemini: [
    '{whose} Mars, in Gemini, fights and flirts with words, often in the same breath.',
    'With Mars in Gemini {they} would rather outwit than outmuscle, and usually can.',
    'When {they} want something, Mars in Gemini talks it into the room from three directions at once.',
  ],
  cancer: [
    '{whose} Mars, in Cancer, defends its own fiercely and prefers to arrive by the side gate.',
    'With Mars in Cancer {they} act on feeling, and most bravely for someone else.',
    'When {they} want something, Mars in Cancer circles twice, brings food and does not let go again.',
  ],
  leo: [
    '{whose} Mars, in Leo, does things with flair and hates to do them unnoticed.',
    'With Mars in Leo {they} need to be trusted, and repay it with pride and warmth.',
    'When {they} want something, Mars in Leo steps into the light and makes the wanting look like a gift.',
  ],
  virgo: [
    '{whose} Mars, in Virgo, gets things done neatly and grumbles in proportion to its care.',
    'With Mars in Virgo {they} show desire by paying very close attention.',
    'When {they} want something, Mars in Virgo studies it first and then does every single thing right.',
  ],
  libra: [
    '{whose} Mars, in Libra, argues fairly and pursues with charm, though seldom in a straight line.',
    'With Mars in Libra {they} fight hardest for somebody else’s rights.',
    'When {they} want something, Mars in Libra makes the invitation so pleasant that refusing would be rude.',
  ],
  scorpio: [
    '{whose} Mars, in Scorpio, wants deeply and waits well.',
    'With Mars in Scorpio {they} stay quiet on the surface and keep the current underneath.',
    'When {they} want something, Mars in Scorpio says nothing, misses nothing and stays.',
  ],
  sagittarius: [
    '{whose} Mars, in Sagittarius, charges at life with a grin and a loosely held plan.',
    'With Mars in Sagittarius {they} cool down fastest in motion, so walk while you talk it over.',
    'When {they} want something, Mars in Sagittarius sets out at once and packs on the way.',
  ],
  capricorn: [
    '{whose} Mars, in Capricorn, plays the long game and seldom loses it.',
    'With Mars in Capricorn {they} give passion patience and good boots.',
    'When {they} want something, Mars in Capricorn makes a plan for it that would impress a general.',
  ],
  aquarius: [
    '{whose} Mars, in Aquarius, resists being pushed and responds to being intrigued.',
    'With Mars in Aquarius {they} do nothing the way it was asked for, and often better.',
    'When {they} want something, Mars in Aquarius tries the one way that nobody had thought of.',
  ],
  pisces: [
    '{whose} Mars, in Pisces, goes around obstacles like water and gets there by feel.',
    'With Mars in Pisces {they} act best once the heart has seen the point.',
    'When {they} want something, Mars in Pisces drifts near it, as if by chance, with the whole heart.',
  ],
};

/** What two planets of two people have to do with one another; keys in the order of `pairKey`. */
export const CROSS_PAIR = {
  'sun-sun': [
    'Two Suns compare their directions, so the question is who each of you is becoming beside the other.',
    'Sun to Sun, you either light the same road or take turns at being the lamp.',
  ],
  'sun-venus': [
    'One of you shines and the other one likes what the light falls on, which is among the oldest reasons to stay.',
    'Sun and Venus make for plain affection: somebody feels seen and somebody enjoys the view.',
  ],
  'sun-mars': [
    'One of you sets the aim and the other presses the pedal, so there is energy here, and a need for brakes you both trust.',
    'Sun and Mars wake each other up, and what starts as rivalry may turn into the best kind of encouragement.',
  ],
  'venus-venus': [
    'Here your tastes are talking, and how each of you likes to be loved is on the menu.',
    'Venus to Venus, it is about pleasure, money and manners, the everyday grammar of living side by side.',
  ],
  'venus-mars': [
    'One of you wants and the other is lovely to want, and the roles change hands more than you expect.',
    'Venus and Mars across two charts is the old spark, and it likes room to breathe.',
  ],
  'moon-sun': [
    'The Sun of one warms the Moon of the other, and that is an old recipe for a household.',
    'Here will and need are introduced across two charts: one says where to, the other says whether it feels right.',
  ],
  'moon-moon': [
    'Moon to Moon, it is about what soothes you, and who gets up when something creaks in the night.',
    'Two Moons compare their comforts, so ask each other what home smelled like.',
  ],
  'moon-venus': [
    'One of you needs and the other one likes to please, which makes for soft evenings and second helpings.',
    'Moon and Venus are the cushion of a bond: kindness comes first, and reasons may follow.',
  ],
  'moon-mars': [
    'One of you acts and the other one feels it at once, so there is warmth in it, and a need for soft shoes.',
    'Moon and Mars make for quick tears and quick laughter, and for never being indifferent.',
  ],
  'moon-saturn': [
    'One of you brings the feeling and the other the frame, and between them something can last.',
    'Moon and Saturn ask for patience: a hand on the shoulder says here what a lecture cannot.',
  ],
  'sun-saturn': [
    'One of you shines and the other one checks the wiring; annoying at times, and good for the roof.',
    'Sun and Saturn are the glue of long bonds, as long as respect flows both ways.',
  ],
  'venus-saturn': [
    'Affection meets duty here, and together they make what is called being faithful.',
    'Venus and Saturn go slowly and stay long, provided that somebody says the loving thing aloud.',
  ],
  'mars-saturn': [
    'One of you has the pedal and the other has the brake, so agree on the speed before you set out.',
    'Mars and Saturn can build a house together, if they stop arguing over the spirit level.',
  ],
  'mars-mars': [
    'Here two ways of getting what one wants have met, so agree on how you fight before you need to.',
    'Mars to Mars, you are a team or a tournament, and most couples are both by turns.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Names a contact across two charts: `{a}` is yours, `{b}` theirs. */
export const CROSS_LEAD: Record<
  'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition',
  readonly string[]
> = {
  conjunction: [
    'Your {a} and their {b} are in the same spot of the sky, a conjunction.',
    'Between the two dates lies a conjunction of your {a} and their {b}.',
    'Close by stands a conjunction, your {a} beside their {b}.',
    'In one spot of the zodiac your {a} and their {b} meet, a conjunction.',
  ],
  sextile: [
    'Your {a} and their {b} make a sextile, the angle of easy invitations.',
    'Between the two dates lies a friendly sextile from your {a} to their {b}.',
    'Easily missed and worth having is the sextile of your {a} and their {b}.',
    'A sextile joins your {a} to their {b}, and it asks for a small effort now and then.',
  ],
  square: [
    'Your {a} and their {b} form a square, so this is where you rub and polish each other.',
    'Between the two dates lies a square from your {a} to their {b}, lively and in need of manners.',
    'Sparks come from the square of your {a} and their {b}.',
    'A square ties your {a} to their {b}, so neither of you gets bored on that side.',
  ],
  trine: [
    'Your {a} and their {b} form a trine, and that part comes almost for nothing.',
    'Between the two dates lies a trine from your {a} to their {b}, a quiet blessing.',
    'Easy company is promised by the trine of your {a} and their {b}.',
    'A trine runs from your {a} to their {b}, and things go well there without being asked.',
  ],
  opposition: [
    'Your {a} and their {b} stand in opposition, drawn to each other across the whole width of the sky.',
    'Between the two dates lies an opposition of your {a} and their {b}, part magnet and part mirror.',
    'Across the zodiac your {a} looks at their {b}, an opposition, and neither can pretend not to see.',
    'An opposition stretches from your {a} to their {b}, so you take turns at being the one who knows.',
  ],
};
