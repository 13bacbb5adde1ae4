import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';

/** What the Moon of tonight lends to sleep, by her sign. */
export const DREAM_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'Tonight the Moon is in Aries and the night may be brisk, so put the unfinished quarrel of the day on paper before you put out the lamp.',
    'With the Moon in Aries this evening, a dream is apt to begin in the middle, and the first picture is the one to catch.',
  ],
  taurus: [
    'Tonight the Moon is in Taurus and favours clean sheets, a heavy blanket and dreams which take their time.',
    'With the Moon in Taurus this evening, ask the body what it would like before you ask the mind what it thinks.',
  ],
  gemini: [
    'Tonight the Moon is in Gemini, so the head may go on chatting in the dark; let it talk itself tired over something harmless.',
    'With the Moon in Gemini this evening, words from the day may turn up in other mouths, and puns are to be taken seriously.',
  ],
  cancer: [
    'Tonight the Moon is in Cancer, which opens the old albums, so do not be surprised at who is sitting in the kitchen.',
    'With the Moon in Cancer this evening, sleep wants to feel guarded; a closed door and a kind last message go a long way.',
  ],
  leo: [
    'Tonight the Moon is in Leo and the dreams may be staged with some expense, so enjoy the costumes and look for the heart.',
    'With the Moon in Leo this evening, fall asleep on one thing that you did well and let it have the last word.',
  ],
  virgo: [
    'Tonight the Moon is in Virgo, and a list for tomorrow will keep the tidying out of your sleep.',
    'With the Moon in Virgo this evening, dreams come in small exact details, so note the number, the label or the missing button.',
  ],
  libra: [
    'Tonight the Moon is in Libra, and whatever is out of balance between two people may ask for a hearing after midnight.',
    'With the Moon in Libra this evening, make the room a little lovelier before sleep; the dream will know that it has company.',
  ],
  scorpio: [
    'Tonight the Moon is in Scorpio and the lift of the mind goes further down than usual, so take along a trusty thought.',
    'With the Moon in Scorpio this evening, a dream may tell the truth without the wrapping, and you are free to unwrap it slowly.',
  ],
  sagittarius: [
    'Tonight the Moon is in Sagittarius, so leave a window open for the long journeys, at least in your imagination.',
    'With the Moon in Sagittarius this evening, one large question asked before sleep may come back as a map.',
  ],
  capricorn: [
    'Tonight the Moon is in Capricorn and work may follow you to bed; tell it firmly at what hour it will be received.',
    'With the Moon in Capricorn this evening, sleep comes to those who have declared the day finished, whether or not it was.',
  ],
  aquarius: [
    'Tonight the Moon is in Aquarius, and the oddest idea of the night could be the one worth getting up for.',
    'With the Moon in Aquarius this evening, dreams take a step back and show the whole arrangement, so look for the pattern.',
  ],
  pisces: [
    'Tonight the Moon is in Pisces and the border is open in both directions, so choose with care what you look at last.',
    'With the Moon in Pisces this evening, dreams may arrive in numbers; it is enough to keep one of them.',
  ],
};

/** How to keep hold of tonight’s dream, by the phase of the Moon. */
export const DREAM_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Her phase is the New Moon, when little is seen and much is sown, so whisper one question into the dark and ask for no reply by morning.',
    'As it is the time of the New Moon, begin a fresh page for dreams, and let its first line be as short as you like.',
  ],
  'Waxing Crescent': [
    'Her phase is the Waxing Crescent, so practise on something small: before you move in the morning, hold on to one colour or one word.',
    'Under a Waxing Crescent the memory for dreams grows with use, and two lines each day will feed it.',
  ],
  'First Quarter': [
    'Her phase is the First Quarter, a time to take sides, so decide before sleep which of two matters you would like to dream on.',
    'At the First Quarter ask the dream a plain question with an or in it, and see which half it takes up.',
  ],
  'Waxing Gibbous': [
    'Her phase is the Waxing Gibbous, nearly round, so go back to an old note about a dream and add what you understand by now.',
    'Under a Waxing Gibbous Moon the details come more readily, and even a sketch of a dream will keep them fresh.',
  ],
  'Full Moon': [
    'Her phase is the Full Moon, and if the nights are thin and bright just now, treat the waking hours as visiting time for thoughts.',
    'At the Full Moon dreams are told in a clear light, so read the last few in one go and look for what they agree upon.',
  ],
  'Waning Gibbous': [
    'Her phase is the Waning Gibbous, good for passing things on, so tell a dream to somebody who knows how to listen.',
    'Under a Waning Gibbous Moon you may thank a dream for its trouble and use one thing from it before the week is out.',
  ],
  'Last Quarter': [
    'Her phase is the Last Quarter, when things may be put down, so name aloud what you do not intend to carry into sleep.',
    'At the Last Quarter cross out the meanings that never felt right, and see what remains on the page.',
  ],
  'Waning Crescent': [
    'Her phase is the Waning Crescent, the quiet end of the month, so go to bed early and ask for nothing in particular.',
    'Under a Waning Crescent dreams grow faint and long; lie still on waking and let the tail of one swim by.',
  ],
};
