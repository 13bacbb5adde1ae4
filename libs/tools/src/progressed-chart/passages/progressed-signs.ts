import type { SignKey } from '@cosmic/sky/zodiac';

/** The progressed Sun in a sign: the chapter of about thirty years that one is in. */
export const PROGRESSED_SUN: Record<SignKey, readonly string[]> = {
  aries: [
    'With the progressed Sun in Aries, the long chapter you are in is about going first, and about finding that your own will is good company.',
    'Your progressed Sun is in Aries: for some thirty years life keeps asking you to start before you feel ready.',
    'Thirty years of beginnings belong to a progressed Sun in Aries, and you have learned to like the smell of fresh paint.',
  ],
  taurus: [
    'With the progressed Sun in Taurus, the long chapter you are in is about keeping, growing and enjoying, and about saying no to mere hurry.',
    'Your progressed Sun is in Taurus: for some thirty years you are building something that can be leaned on.',
    'Thirty years of solid ground belong to a progressed Sun in Taurus, and the body turns out to be wiser than the plan.',
  ],
  gemini: [
    'With the progressed Sun in Gemini, the long chapter you are in is about asking, linking and learning, and no subject is too small for you.',
    'Your progressed Sun is in Gemini: for some thirty years your mind is out of the house more often than your shoes.',
    'Thirty years of conversation belong to a progressed Sun in Gemini, and you become lighter as you go.',
  ],
  cancer: [
    'With the progressed Sun in Cancer, the long chapter you are in is about belonging, and about whom you would wake up for at three.',
    'Your progressed Sun is in Cancer: for some thirty years the question behind your questions is where home is.',
    'Thirty years of tending belong to a progressed Sun in Cancer, and softness turns out to be a strength with a long reach.',
  ],
  leo: [
    'With the progressed Sun in Leo, the long chapter you are in is about stepping forward, and about letting your joy be seen.',
    'Your progressed Sun is in Leo: for some thirty years you are learning to be generous without hiding behind it.',
    'Thirty years of warmth belong to a progressed Sun in Leo, and whatever you create now carries your face.',
  ],
  virgo: [
    'With the progressed Sun in Virgo, the long chapter you are in is about craft, and about the quiet pride of getting it right.',
    'Your progressed Sun is in Virgo: for some thirty years you are sorting the useful from the merely impressive.',
    'Thirty years of refinement belong to a progressed Sun in Virgo, and your standards become kinder as they become finer.',
  ],
  libra: [
    'With the progressed Sun in Libra, the long chapter you are in is about the other person, and about what is fair between two.',
    'Your progressed Sun is in Libra: for some thirty years you find yourself in the mirror of those you choose.',
    'Thirty years of balance belong to a progressed Sun in Libra, and you have stopped mistaking peace for agreement.',
  ],
  scorpio: [
    'With the progressed Sun in Scorpio, the long chapter you are in is about depth, and about letting go of what only looked like yours.',
    'Your progressed Sun is in Scorpio: for some thirty years half of an answer is not enough for you.',
    'Thirty years of digging belong to a progressed Sun in Scorpio, and the treasure is mostly courage.',
  ],
  sagittarius: [
    'With the progressed Sun in Sagittarius, the long chapter you are in is about meaning, and about the road as a place to live.',
    'Your progressed Sun is in Sagittarius: for some thirty years the horizon is your calendar.',
    'Thirty years of widening belong to a progressed Sun in Sagittarius, and you laugh more than you did before it.',
  ],
  capricorn: [
    'With the progressed Sun in Capricorn, the long chapter you are in is about building, and about becoming the adult that you once needed.',
    'Your progressed Sun is in Capricorn: for some thirty years you climb with your own hands, and the view is honest.',
    'Thirty years of structure belong to a progressed Sun in Capricorn, and time has begun to work for you.',
  ],
  aquarius: [
    'With the progressed Sun in Aquarius, the long chapter you are in is about freedom, friends and the courage to be the odd one.',
    'Your progressed Sun is in Aquarius: for some thirty years the old rules are looking for their reasons.',
    'Thirty years of fresh air belong to a progressed Sun in Aquarius, and you find your people by being unlike them.',
  ],
  pisces: [
    'With the progressed Sun in Pisces, the long chapter you are in is about surrender in the good sense: to music, to sleep, to mercy.',
    'Your progressed Sun is in Pisces: for some thirty years the edges of things grow softer, and you see further for it.',
    'Thirty years of tides belong to a progressed Sun in Pisces, and what you cannot explain you begin to trust.',
  ],
};

/** The progressed Moon in a sign: the mood of about two and a half years. */
export const PROGRESSED_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'The progressed Moon in Aries gives the present months a short fuse and a clear wish, so start the thing that keeps you awake.',
    'At present your heart wants to go first, for the progressed Moon is in Aries, and waiting feels like wearing somebody else’s shoes.',
  ],
  taurus: [
    'The progressed Moon in Taurus slows the pulse of the present months, so let the good things get heavier and stay.',
    'At present your heart wants to be fed and left in peace, for the progressed Moon is in Taurus, and it knows exactly which chair.',
  ],
  gemini: [
    'The progressed Moon in Gemini fills the present months with messages, so read, ask, and change your mind in public now and then.',
    'At present your heart wants news, for the progressed Moon is in Gemini, and one subject at a time is far too few.',
  ],
  cancer: [
    'The progressed Moon in Cancer draws the present months towards home, so see to the nest and to those who have a key to it.',
    'At present your heart wants to be known by its old name, for the progressed Moon is in Cancer, where she is at home.',
  ],
  leo: [
    'The progressed Moon in Leo lights the present months from the front, so let yourself be enjoyed.',
    'At present your heart wants to play and to be clapped for, for the progressed Moon is in Leo, and modesty can have its turn later.',
  ],
  virgo: [
    'The progressed Moon in Virgo gives the present months a tidy streak, so mend what you can and forgive what you cannot.',
    'At present your heart wants to be of use, for the progressed Moon is in Virgo, and a well-kept day comforts it.',
  ],
  libra: [
    'The progressed Moon in Libra gives the present months a partner’s voice, so listen for what the two of you want.',
    'At present your heart wants fairness and good company, for the progressed Moon is in Libra, and it notices every raised eyebrow.',
  ],
  scorpio: [
    'The progressed Moon in Scorpio takes the present months down a few steps, so bring a lamp and tell somebody where you are.',
    'At present your heart wants the truth with the skin on, for the progressed Moon is in Scorpio, and pleasantries leave it hungry.',
  ],
  sagittarius: [
    'The progressed Moon in Sagittarius opens the present months like a gate, so go and look at something that you have only read about.',
    'At present your heart wants distance, for the progressed Moon is in Sagittarius, and a timetable can make it beat faster.',
  ],
  capricorn: [
    'The progressed Moon in Capricorn gives the present months a backbone, so choose what is worth the effort and leave the rest in the valley.',
    'At present your heart wants something to show for itself, for the progressed Moon is in Capricorn, and it is gentler than it looks.',
  ],
  aquarius: [
    'The progressed Moon in Aquarius lets cool, clear air into the present months, so make room for friends and for the plan that sounds odd.',
    'At present your heart wants elbow room, for the progressed Moon is in Aquarius, and it loves best with the window open.',
  ],
  pisces: [
    'The progressed Moon in Pisces blurs the present months like rain on a window, so rest, dream, and let something end softly.',
    'At present your heart wants to float, for the progressed Moon is in Pisces, and early nights are a form of prayer.',
  ],
};

/** Progressed Venus in a sign: what one has come to like. */
export const PROGRESSED_VENUS: Record<SignKey, readonly string[]> = {
  aries: [
    'Progressed Venus in Aries has given your taste a spark: you like what is direct, and you say so sooner than you used to.',
    'In love and liking you have grown braver, with progressed Venus in Aries, and a quick no has become a form of courtesy.',
  ],
  taurus: [
    'Progressed Venus in Taurus has made your taste slower and better, and quality has talked quantity out of the house.',
    'In love and liking you have grown steadier, with progressed Venus in Taurus, and a shared meal says most of it.',
  ],
  gemini: [
    'Progressed Venus in Gemini has given your taste a sense of humour, and a lively mind attracts you more than a fine profile.',
    'In love and liking you have grown more curious, with progressed Venus in Gemini, and the best evenings are those with questions.',
  ],
  cancer: [
    'Progressed Venus in Cancer has warmed your taste, and what has a history pleases you more than what has a price.',
    'In love and liking you have grown more protective, with progressed Venus in Cancer, and a place at your table means something.',
  ],
  leo: [
    'Progressed Venus in Leo has put some gold into your taste, and you enjoy being enjoyed.',
    'In love and liking you have grown more generous, with progressed Venus in Leo, and you no longer hide your delight.',
  ],
  virgo: [
    'Progressed Venus in Virgo has refined your taste, and you love what is well made more than what is well advertised.',
    'In love and liking you have grown more attentive, with progressed Venus in Virgo, and small services carry the large message.',
  ],
  libra: [
    'Progressed Venus in Libra has given your taste its balance, and a pleasant tone is worth more to you than being right.',
    'In love and liking you have grown fairer, with progressed Venus in Libra, and you look for somebody who keeps an even count.',
  ],
  scorpio: [
    'Progressed Venus in Scorpio has deepened your taste, and what does not touch you no longer takes up your evenings.',
    'In love and liking you have grown more thorough, with progressed Venus in Scorpio, and trust is the only perfume that works.',
  ],
  sagittarius: [
    'Progressed Venus in Sagittarius has sent your taste on a journey, and frankness has become attractive to you.',
    'In love and liking you have grown freer, with progressed Venus in Sagittarius, and you love best whoever points out the view.',
  ],
  capricorn: [
    'Progressed Venus in Capricorn has given your taste a spine, and you like things, and people, that improve with use.',
    'In love and liking you have grown more serious in the kindest sense, with progressed Venus in Capricorn, and reliability makes you smile.',
  ],
  aquarius: [
    'Progressed Venus in Aquarius has let some air into your taste, and friendship turns out to be the better half of love.',
    'In love and liking you have grown more independent, with progressed Venus in Aquarius, and the unusual is what holds your eye.',
  ],
  pisces: [
    'Progressed Venus in Pisces has softened your taste, and a song can talk you into almost anything.',
    'In love and liking you have grown more forgiving, with progressed Venus in Pisces, and you see the child in nearly everyone.',
  ],
};
