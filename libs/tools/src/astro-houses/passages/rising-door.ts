import type { SignKey } from '@cosmic/sky/zodiac';

/** What it is to have a sign rising at birth. */
export const RISING_DOOR: Record<SignKey, readonly string[]> = {
  aries: [
    'With Aries rising your front door opens outwards and fast, and visitors know within a minute whether you are in.',
    'Aries was rising, so you meet life head first, and caution tends to catch up with you at the second corner.',
    'Your rising sign is Aries: you begin, and the rest of you comes running after with the bags.',
  ],
  taurus: [
    'With Taurus rising your front door is heavy oak, slow to swing and pleasant to lean against.',
    'Taurus was rising, so you enter a room as if there were no hurry anywhere, and for a moment there is none.',
    'Your rising sign is Taurus: people relax near you before they know why, and stay for the sandwich.',
  ],
  gemini: [
    'With Gemini rising your front door is a revolving one, and whoever comes through it leaves with news.',
    'Gemini was rising, so you meet the world with a question, and usually with a second one before the answer is over.',
    'Your rising sign is Gemini: quick eyes, quick hands, and a face that has finished your sentence already.',
  ],
  cancer: [
    'With Cancer rising your front door has a curtain behind it, and those who wait politely are given soup.',
    'Cancer was rising, so you feel your way into a room, sideways and with great accuracy.',
    'Your rising sign is Cancer: people tell you where it hurts, often before they have told you their names.',
  ],
  leo: [
    'With Leo rising your front door stands open and lit, and you can be seen from the street, waving.',
    'Leo was rising, so you enter and the room arranges itself a little, like chairs before a concert.',
    'Your rising sign is Leo: generous, upright, and hard to overlook even when you are trying to leave early.',
  ],
  virgo: [
    'With Virgo rising your front door is clean, plain and properly oiled, and you noticed the visitor’s loose button.',
    'Virgo was rising, so you meet the world by looking closely, and it generally feels better looked after as a result.',
    'Your rising sign is Virgo: modest at first sight, useful at second, and quietly very funny at third.',
  ],
  libra: [
    'With Libra rising your front door was painted the right colour, and everyone who passes through it feels slightly better dressed.',
    'Libra was rising, so you meet people half way, and they tend to remember it as their own idea.',
    'Your rising sign is Libra: you smile, you ask, you weigh, and the quarrel in the corner loses its thread.',
  ],
  scorpio: [
    'With Scorpio rising your front door has a spyhole, and you have used it before anyone thought of ringing.',
    'Scorpio was rising, so you say little on arrival and know a great deal by the time you leave.',
    'Your rising sign is Scorpio: people feel looked at by you, and the braver ones find that they like it.',
  ],
  sagittarius: [
    'With Sagittarius rising your front door is mostly open road, and there is a packed bag behind it.',
    'Sagittarius was rising, so you greet the world as a friend you have not met yet, and tell it the truth by mistake.',
    'Your rising sign is Sagittarius: long steps, loud laugh, and a way of making Tuesday feel like the start of a journey.',
  ],
  capricorn: [
    'With Capricorn rising your front door has a brass plate, and people straighten their collars before they ring.',
    'Capricorn was rising, so you make a competent first impression and a much warmer fifth one.',
    'Your rising sign is Capricorn: you were trusted with the keys early on, and you have never lost them.',
  ],
  aquarius: [
    'With Aquarius rising your front door is somewhere else than people expect it, and all sorts are welcome through it.',
    'Aquarius was rising, so you keep a friendly arm’s length, from which you see everybody rather well.',
    'Your rising sign is Aquarius: you look like yourself and like nobody else, and you stopped apologising for it at school.',
  ],
  pisces: [
    'With Pisces rising your front door is made of something like mist, and strays of all kinds find their way in.',
    'Pisces was rising, so you take on the colour of a room, and it takes you a walk by yourself to get your own colour back.',
    'Your rising sign is Pisces: soft voice, far look, and a sense of what somebody meant under what they said.',
  ],
};
