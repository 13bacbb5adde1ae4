import type { SignKey } from '@cosmic/sky/zodiac';

/** How each sign meets its dreams, and what it tends to overlook in them. */
export const SIGN_DREAMS: Record<SignKey, readonly string[]> = {
  aries: [
    'An Aries wakes with both feet on the floor and the dream still in the bed, so give it sixty seconds before you give the day your hand.',
    'As an Aries you will want to do something about this dream, and for once the bold move is to leave it alone until evening.',
    'Aries dreams like action films, and the scene that counts is often the short one in which nothing moved.',
  ],
  taurus: [
    'A Taurus remembers with the senses, so begin with the temperature, the smell and what was under your fingers.',
    'Since you are a Taurus, a dream becomes true for you when it has an object, so put some small token of it on the windowsill.',
    'Taurus sleeps soundly and dreams slowly, and what seemed to take all night may be one feeling looked at without haste.',
  ],
  gemini: [
    'Being a Gemini, you had three meanings before breakfast, and the useful one is possibly the least clever.',
    'Gemini dreams in dialogue, so write down any sentence that was spoken, including the silly one.',
    'A Gemini tells a dream better each time, which is charming and risky; the first telling had the odd corner in it.',
  ],
  cancer: [
    'A Cancer carries the mood of a dream about all day like a damp coat, and it helps to hang it up by telling somebody.',
    'For a Cancer the past is always in the next room, so ask how old you were in that dream.',
    'Cancer guards what it dreams, and rightly so; choose one listener who will not hurry to explain it.',
  ],
  leo: [
    'As a Leo you were probably in the leading part, so take the side roles seriously for once and ask what they were paid.',
    'Leo dreams in colour and in large halls, and the heart of the matter may be a face in the third row.',
    'A Leo does well to tell a dream aloud, because you will hear by your own voice which sentence means it.',
  ],
  virgo: [
    'A Virgo would like the dream explained without remainder, and the remainder is precisely what it came to bring.',
    'Since you are a Virgo, a small notebook with dates will tell you more than any single night, and you are one of the few who would keep it up.',
    'Virgo finds the fault in every dream, so look for once at the thing in it that worked.',
  ],
  libra: [
    'Being a Libra, you may have noticed how everyone else in the dream was feeling, so ask the same of the one who was watching.',
    'For a Libra a dream often shows the quarrel that good manners have been sparing you, and there it costs nothing.',
    'Libra weighs two meanings and finds both of them fair; toss a coin, and see which result disappoints you.',
  ],
  scorpio: [
    'A Scorpio goes straight for the cellar of a dream, so have a look at the ground floor as well; something may simply be standing there.',
    'As a Scorpio you will not rest until it confesses, yet dreams tell more to those who sit beside them and look the other way.',
    'Scorpio keeps its strongest dreams to itself, and one of them, told to a steady friend, would weigh half as much.',
  ],
  sagittarius: [
    'A Sagittarius likes the moral of a story, and this one might prefer to remain a landscape for a while.',
    'Being a Sagittarius, you dream in distances, so find out what was closest to you in there and was overlooked.',
    'Sagittarius wakes up with a theory, which is a good start, as long as it is still allowed to change after lunch.',
  ],
  capricorn: [
    'A Capricorn tends to file dreams under leisure, although some of your best planning is done by that department.',
    'As a Capricorn you may ask what a dream is for; let it be for nothing today and see whether it works all the same.',
    'Capricorn dreams of tasks and staircases, so look for the moment in which nobody expected anything from you.',
  ],
  aquarius: [
    'An Aquarius observes a dream from the balcony, so go down for a minute and find out how it feels on the stage.',
    'Since you are an Aquarius, the strange part will have pleased you most, and the ordinary part could be where the news is.',
    'Aquarius dreams ahead of its time, and what looked like nonsense may only be lacking the other half of the idea.',
  ],
  pisces: [
    'A Pisces has one foot in that country anyway, so mark clearly what you dreamed and what you felt on somebody’s behalf.',
    'Being a Pisces, you could go on dreaming this with open eyes, and a page by hand will give it a bank to flow along.',
    'Pisces receives more than it sends, so ask of each feeling in the dream whether it arrived with your name on it.',
  ],
};
