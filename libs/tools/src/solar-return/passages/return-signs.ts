import type { SignKey } from '@cosmic/sky/zodiac';

/** A sign rising over a solar return: how one walks into the year. */
export const RETURN_RISING: Record<SignKey, readonly string[]> = {
  aries: [
    'Aries rises over this year, so it wants to be begun before it has been fully understood.',
    'With Aries rising at your return, you walk into the year at the head of the queue, and rather enjoy the wind.',
    'The year wears Aries on its sleeve, which means first attempts, short notices and a new haircut of the soul.',
  ],
  taurus: [
    'Taurus rises over this year, so it moves at the speed of a garden and bears about as much.',
    'With Taurus rising at your return, you walk into the year on firm ground, tasting things before you swallow them.',
    'The year wears Taurus on its sleeve, which means good bread, fair pay and a firm refusal to be hurried.',
  ],
  gemini: [
    'Gemini rises over this year, so it comes in two volumes with a lively correspondence between them.',
    'With Gemini rising at your return, you walk into the year with questions in every pocket.',
    'The year wears Gemini on its sleeve, which means new neighbours, short trips and a notebook that fills up by June.',
  ],
  cancer: [
    'Cancer rises over this year, so it begins in the kitchen and never strays too far from it.',
    'With Cancer rising at your return, you walk into the year carefully, as one carries a full bowl.',
    'The year wears Cancer on its sleeve, which means family matters, thicker curtains and feelings that will not be rescheduled.',
  ],
  leo: [
    'Leo rises over this year, so it would like you to be seen, and has already turned on the lights.',
    'With Leo rising at your return, you walk into the year with your chin up, and somebody is pleased to see you.',
    'The year wears Leo on its sleeve, which means courage, colour and at least one evening that people will talk about.',
  ],
  virgo: [
    'Virgo rises over this year, so it improves by corrections, and every small one will be worth it.',
    'With Virgo rising at your return, you walk into the year with clean shoes and a list, and you will enjoy crossing things off.',
    'The year wears Virgo on its sleeve, which means better habits, a sharper pencil and an end to one ancient muddle.',
  ],
  libra: [
    'Libra rises over this year, so it asks for company, and decisions taste better when they are shared.',
    'With Libra rising at your return, you walk into the year arm in arm with somebody, or looking for the arm.',
    'The year wears Libra on its sleeve, which means partners, fairness and a room that is finally arranged to your liking.',
  ],
  scorpio: [
    'Scorpio rises over this year, so it is not interested in the surface, and neither will you be.',
    'With Scorpio rising at your return, you walk into the year quietly and leave the door open for the truth.',
    'The year wears Scorpio on its sleeve, which means depth, one honest clearing out and a trust that gets stronger by use.',
  ],
  sagittarius: [
    'Sagittarius rises over this year, so it points at the horizon and asks whether your shoes are ready.',
    'With Sagittarius rising at your return, you walk into the year as if it were a station with good trains.',
    'The year wears Sagittarius on its sleeve, which means distance, study, laughter and an opinion that outgrows its fence.',
  ],
  capricorn: [
    'Capricorn rises over this year, so it takes itself seriously, and rewards you for doing the same on weekdays.',
    'With Capricorn rising at your return, you walk into the year with a plan and a warm coat.',
    'The year wears Capricorn on its sleeve, which means structure, patience and something finished that will stand.',
  ],
  aquarius: [
    'Aquarius rises over this year, so it will not go the way it did before, which is the best thing about it.',
    'With Aquarius rising at your return, you walk into the year by a side entrance, together with some interesting strangers.',
    'The year wears Aquarius on its sleeve, which means friends, experiments and freedom from one old expectation.',
  ],
  pisces: [
    'Pisces rises over this year, so it has soft edges, and you find your way through it by ear.',
    'With Pisces rising at your return, you walk into the year as into water, and swimming turns out to be possible.',
    'The year wears Pisces on its sleeve, which means music, mercy and a few appointments that the tide takes with it.',
  ],
};

/** The Moon of a solar return: the mood of the year. */
export const RETURN_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon of the return is in Aries, so the mood of these months is quick: up early, cross at noon, laughing by four.',
    'Your feelings take the shape of a Moon in Aries for the year, which means that they would rather be acted on than discussed.',
  ],
  taurus: [
    'The Moon of the return is in Taurus, so the mood of these months is settled, hungry and hard to talk into nonsense.',
    'Your feelings take the shape of a Moon in Taurus for the year, and are best reached by way of good food and plain facts.',
  ],
  gemini: [
    'The Moon of the return is in Gemini, so the mood of these months changes with the company, and likes to hear itself told.',
    'Your feelings take the shape of a Moon in Gemini for the year, and a walk with somebody talkative will sort out most of them.',
  ],
  cancer: [
    'The Moon of the return is in Cancer, so the mood of these months is tidal, loyal and inclined to keep old letters.',
    'Your feelings take the shape of a Moon in Cancer for the year, and you will want those you love within calling distance.',
  ],
  leo: [
    'The Moon of the return is in Leo, so the mood of these months is warm and a little theatrical, and needs to be noticed.',
    'Your feelings take the shape of a Moon in Leo for the year, and praise goes to your heart instead of your head.',
  ],
  virgo: [
    'The Moon of the return is in Virgo, so the mood of these months is careful, and calms down whenever something has been put right.',
    'Your feelings take the shape of a Moon in Virgo for the year; they arrive as worries and leave as lists.',
  ],
  libra: [
    'The Moon of the return is in Libra, so the mood of these months depends on the tone in the room, and you will work on the tone.',
    'Your feelings take the shape of a Moon in Libra for the year, and they need somebody across the table to be properly felt.',
  ],
  scorpio: [
    'The Moon of the return is in Scorpio, so the mood of these months runs deep, and takes no for an answer only when it is meant.',
    'Your feelings take the shape of a Moon in Scorpio for the year: few, strong and truthful.',
  ],
  sagittarius: [
    'The Moon of the return is in Sagittarius, so the mood of these months is hopeful and easily cured by a journey.',
    'Your feelings take the shape of a Moon in Sagittarius for the year, and a long view does for you what a long talk does for others.',
  ],
  capricorn: [
    'The Moon of the return is in Capricorn, so the mood of these months is sober, capable and fonder of you than it shows.',
    'Your feelings take the shape of a Moon in Capricorn for the year, and something done by evening comforts you most.',
  ],
  aquarius: [
    'The Moon of the return is in Aquarius, so the mood of these months keeps a friendly distance, from which it sees quite clearly.',
    'Your feelings take the shape of a Moon in Aquarius for the year: a bit odd, very fair and in need of air.',
  ],
  pisces: [
    'The Moon of the return is in Pisces, so the mood of these months seeps in from everywhere, and sleep is the best sieve.',
    'Your feelings take the shape of a Moon in Pisces for the year, and music will understand them before you do.',
  ],
};
