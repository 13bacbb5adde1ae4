import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** What does each sign good, in the everyday sense. */
export const SIGN_THRIVES: Record<SignKey, readonly string[]> = {
  aries: [
    'You thrive, Aries, on a start: a cold morning, a clear hill, a first bite, a task that has not been touched yet.',
    'What feeds an Aries is a small contest with a good loser on either side.',
    'Nothing restores you like having done the thing before lunch, for an Aries rests best with the flag already planted.',
  ],
  taurus: [
    'You thrive, Taurus, where good things come slowly: bread with a crust, a long bath, one friend and no clock.',
    'What feeds a Taurus is the same bench in the same sun, and the pleasure of having known that it would be there.',
    'Nothing restores you like your own four walls with something simmering in them, for a Taurus keeps house with the senses.',
  ],
  gemini: [
    'You thrive, Gemini, on being told something that you did not know by someone who enjoys telling it.',
    'What feeds a Gemini is an afternoon with three short pleasures in it instead of one grand one.',
    'Nothing restores you like a conversation that goes nowhere in particular, for a Gemini breathes in sentences.',
  ],
  cancer: [
    'You thrive, Cancer, where somebody has kept you a plate and nobody minds that you came in your socks.',
    'What feeds a Cancer is to look after something that is small, alive and grateful, such as basil.',
    'Nothing restores you like being near water with your own people, for a Cancer recharges by the tide.',
  ],
  leo: [
    'You thrive, Leo, wherever you can be generous and be seen enjoying it.',
    'What feeds a Leo is sunshine, colour and a compliment that took some observation.',
    'Nothing restores you like making something with a flourish, for a Leo is well when the heart has room to show off.',
  ],
  virgo: [
    'You thrive, Virgo, on a morning that goes like clockwork and an afternoon that is allowed to go like a cat.',
    'What feeds a Virgo is to be useful in a way that somebody has noticed.',
    'Nothing restores you like doing a small thing perfectly and with nobody waiting, for a Virgo rests in the details.',
  ],
  libra: [
    'You thrive, Libra, in rooms where the light is right and nobody is cross with anybody.',
    'What feeds a Libra is a shared table, a fair word and one beautiful thing to look at in between.',
    'Nothing restores you like company that asks what you want and then waits, for a Libra hears itself best in a pair.',
  ],
  scorpio: [
    'You thrive, Scorpio, on one thing done with your whole heart and the door closed.',
    'What feeds a Scorpio is to be trusted with the truth, and after that a long and private swim.',
    'Nothing restores you like getting to the bottom of something, for a Scorpio is at ease in deep water.',
  ],
  sagittarius: [
    'You thrive, Sagittarius, when there is somewhere to go and no one to report to on the way.',
    'What feeds a Sagittarius is a good laugh with a large thought in it.',
    'Nothing restores you like a view that goes on for an hour, for a Sagittarius rests with the eyes on the far end.',
  ],
  capricorn: [
    'You thrive, Capricorn, when a thing stands that did not stand before, and you may lean on it for a moment.',
    'What feeds a Capricorn is quiet respect, dry wit and a chair with a proper back.',
    'Nothing restores you like high air and few words, for a Capricorn collects its strength above the tree line.',
  ],
  aquarius: [
    'You thrive, Aquarius, among people who find your third idea as interesting as your first.',
    'What feeds an Aquarius is a day with a hole in the timetable, just large enough for a discovery.',
    'Nothing restores you like a night of talk with the windows open, for an Aquarius lives on fresh air of both sorts.',
  ],
  pisces: [
    'You thrive, Pisces, on hours that have no edges, with music in them and nobody to be for anyone.',
    'What feeds a Pisces is kindness that needs no explanation, given or received.',
    'Nothing restores you like being alone beside water, for a Pisces hears its own voice there again.',
  ],
};

/** Two ways for the day to begin, by the element of the sign. */
export const MORNING: Record<Element, readonly string[]> = {
  fire: [
    'In the morning move before you read anything, even if it is only to the next corner and back.',
    'Let the morning begin with light and something brisk, and put the news behind breakfast.',
    'On getting up, name one thing that you are looking forward to, out loud, as one orders coffee.',
  ],
  earth: [
    'In the morning eat something that deserves a plate, and sit by it until it is finished.',
    'Let the morning begin with your hands, with water, bread, a plant or a button, before the screen gets them.',
    'On getting up, feel the floor for as long as it takes to remember that it is holding.',
  ],
  air: [
    'In the morning open a window before you open a message, and let the first voice of the day be your own.',
    'Let the morning begin with three lines on paper, about nothing, to clear the pipe.',
    'On getting up, ask somebody how they slept and really listen to the answer.',
  ],
  water: [
    'In the morning keep the first ten minutes for yourself, under water or beside it, with no words at all.',
    'Let the morning begin with whatever the night has left you, a picture or a mood, and carry it gently to the kettle.',
    'On getting up, put on the music that you would choose for somebody you love.',
  ],
};
