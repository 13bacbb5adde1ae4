import type { SignKey } from '@cosmic/sky/zodiac';

/** The mood of the Moon in each sign. */
export const MOON_IN_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon in Aries wants an answer before the question has finished, so let your first reaction be a draft and your second one the reply you send.',
    'With the Moon in Aries the mood runs hot and brief, like a match: useful for lighting things, less useful for holding on to.',
    'Feelings arrive at a sprint under an Aries Moon, and most of them will have left the room again by the time you have found your shoes.',
  ],
  taurus: [
    'The Moon in Taurus slows the pulse and sharpens the senses, and it would like to know when you last ate something you did not eat standing up.',
    'Under a Taurus Moon comfort is not laziness; it is how the body tells the mind that the meeting is over and it may come home.',
    'With the Moon in Taurus nobody can be hurried, least of all you, and there is a quiet strength in being the calmest person in the queue.',
  ],
  gemini: [
    'The Moon in Gemini hands everyone a second opinion, so expect to change your mind at least twice and to enjoy it more than you should.',
    'With the Moon in Gemini, moods travel by message: a funny line from the right person can turn an afternoon around.',
    'Curiosity sets the weather under a Gemini Moon, and the open tabs in your head are all perfectly sure that they are the important one.',
  ],
  cancer: [
    'The Moon is in its own sign, Cancer, where memory has a taste and a smell, and where a small kindness lands deeper than a grand one.',
    'With the Moon in Cancer the skin is thinner and the heart is better at its job, so choose your company the way you would choose a blanket.',
    'A Cancer Moon takes things home with it, which is lovely when they are compliments and tiring when they are tones of voice.',
  ],
  leo: [
    'The Moon in Leo wants to be seen, and there is nothing vain about that: being noticed by someone who likes you is close to a vitamin.',
    'With the Moon in Leo, feelings come in stage size, so be generous with applause and sparing with the drama you do not need.',
    'Warmth is the currency under a Leo Moon, and whoever praises first usually ends up with the better evening.',
  ],
  virgo: [
    'The Moon in Virgo soothes itself by sorting, so do not be surprised if a restless hour ends with a very tidy drawer and a clear head.',
    'With the Moon in Virgo love looks like usefulness: the lift to the station, the second pair of eyes, the form filled in properly.',
    'Small flaws shout under a Virgo Moon, and it helps to remember that noticing the crooked picture does not oblige you to fix the wall.',
  ],
  libra: [
    'The Moon in Libra keeps one eye on everybody else, which makes for graceful rooms and for people who cannot say where they want to eat.',
    'With the Moon in Libra fairness is felt in the body, and an unspoken imbalance can itch until somebody finds a kind way to name it.',
    'Charm comes easily under a Libra Moon, so use it for the conversation that you have been postponing because it might not be pretty.',
  ],
  scorpio: [
    'The Moon in Scorpio has no interest in the weather and would rather talk about what really happened, so pick the one person who can be told.',
    'With the Moon in Scorpio feelings run deep and keep their curtains drawn, and honesty in a small dose does more than a grand confession.',
    'Nothing stays on the surface under a Scorpio Moon, and the thing that you keep turning over in your mind probably has a handle somewhere.',
  ],
  sagittarius: [
    'The Moon in Sagittarius needs a horizon, and if you cannot have a journey, a long walk with a large question will do nearly as well.',
    'With the Moon in Sagittarius the truth comes out cheerfully and slightly too fast, so aim it before you let it go.',
    'Hope is the default under a Sagittarius Moon, and even your complaints are likely to end in a plan and a bad joke.',
  ],
  capricorn: [
    'The Moon in Capricorn feels better once there is a list, and best of all once somebody has crossed off the item that frightened them.',
    'With the Moon in Capricorn tenderness wears a work coat: people show that they care by turning up on time and doing what they said.',
    'Composure is easy under a Capricorn Moon, though it is worth telling at least one person what it costs you to look so composed.',
  ],
  aquarius: [
    'The Moon in Aquarius takes a step back from its own feelings to see how they are made, and the view from there can be a real relief.',
    'With the Moon in Aquarius you may crave company and distance in the same hour, which is not a contradiction so much as a seating plan.',
    'Odd ideas have good manners under an Aquarius Moon, so give the strangest one in the room five minutes before anyone says no.',
  ],
  pisces: [
    'The Moon in Pisces dissolves the edges between your mood and everyone else’s, so check whose feeling it is before you start carrying it.',
    'With the Moon in Pisces the imagination gets the good seats, and music or water or ten minutes of nothing will tell you more than a plan.',
    'Compassion runs high under a Pisces Moon, and the trick is to leave a little of it in the jug for yourself.',
  ],
};
