import type { SignKey } from '@cosmic/sky/zodiac';

/** Opens a birthday letter to each sign. */
export const BIRTHDAY_GREETING: Record<SignKey, readonly string[]> = {
  aries: [
    'Dear Aries, you have blown out the candles before we had finished lighting them, and we would not have it any other way.',
    'Dear Aries, this letter is short at the front because we know that you will open the parcel first.',
    'Dear Aries, somewhere a year has heard that you are coming and is doing its stretches.',
  ],
  taurus: [
    'Dear Taurus, there is cake, it is the good one, and nobody is going to ask you to make a speech.',
    'Dear Taurus, another ring in the tree, and the shade under it has become a place where people like to sit.',
    'Dear Taurus, we chose the paper of this letter for its weight, because we knew that you would notice.',
  ],
  gemini: [
    'Dear Gemini, there are two of these letters, one for each of you, and you may compare them.',
    'Dear Gemini, we would have written more, but you had guessed the end by the second line.',
    'Dear Gemini, happy birthday to the only person we know who interrupts the song to add a verse.',
  ],
  cancer: [
    'Dear Cancer, you remember everyone’s birthday, so sit down for once and let yourself be remembered.',
    'Dear Cancer, the house is warm, the people in it are yours, and somebody else is doing the washing-up.',
    'Dear Cancer, once a year the tide comes in for you alone, and it has brought back something that you thought was lost.',
  ],
  leo: [
    'Dear Leo, please imagine this letter being read from a balcony, with brass.',
    'Dear Leo, the lights are up, the room is full, and for once you may simply come in.',
    'Dear Leo, happy birthday to the person who makes a Tuesday feel as if there had been invitations.',
  ],
  virgo: [
    'Dear Virgo, this letter has been checked for spelling three times, out of love and a little out of fear.',
    'Dear Virgo, everything is taken care of, including the list of the things that have been taken care of.',
    'Dear Virgo, happy birthday to the one who always brings what was forgotten; this time we brought it.',
  ],
  libra: [
    'Dear Libra, we thought for a long time about which card to choose, as you would have done, and took both.',
    'Dear Libra, happy birthday to whoever moved that lamp and made us all look kinder.',
    'Dear Libra, this day is yours, the whole of it, and you need not divide it fairly.',
  ],
  scorpio: [
    'Dear Scorpio, we know that you already know what is in the parcel, so thank you for acting surprised.',
    'Dear Scorpio, happy birthday from those few who have been shown round the cellar and came back impressed.',
    'Dear Scorpio, this letter says what it means and is meant for you alone.',
  ],
  sagittarius: [
    'Dear Sagittarius, we were not sure where to send this, so we threw it in your general direction.',
    'Dear Sagittarius, happy birthday to a person who has never yet let a map have the last word.',
    'Dear Sagittarius, the candles are arrows, the cake is a hill, and you may take it at a run.',
  ],
  capricorn: [
    'Dear Capricorn, you are hereby granted one day on which nothing counts towards anything.',
    'Dear Capricorn, happy birthday to the only person who gets younger on schedule.',
    'Dear Capricorn, we have put this in your diary as a meeting, so that you would come.',
  ],
  aquarius: [
    'Dear Aquarius, we know that you find birthdays arbitrary, and we have baked something arbitrary in response.',
    'Dear Aquarius, happy birthday from the planet on which you are staying; we hope the service is all right.',
    'Dear Aquarius, this is a perfectly ordinary birthday letter, so you may frame it as a curiosity.',
  ],
  pisces: [
    'Dear Pisces, you may have dreamed this letter already, in which case it was longer and there was a whale.',
    'Dear Pisces, happy birthday to the one who cries at adverts and holds everybody together.',
    'Dear Pisces, here is a day with soft edges, and nobody minds if you drift in late.',
  ],
};

/** What each sign gives to those around it. */
export const BIRTHDAY_GIFT: Record<SignKey, readonly string[]> = {
  aries: [
    'What you give the rest of us is permission: because you jumped, half of us found out that the water was fine.',
    'In the past year somebody dared something because you said “just ask” in that voice of yours, and it has not been forgotten.',
  ],
  taurus: [
    'What you give the rest of us is ground: things slow down near you, and we remember that we have bodies and like soup.',
    'In the past year somebody stayed calm because you did, and they know exactly which afternoon it was.',
  ],
  gemini: [
    'What you give the rest of us is oxygen: a stuck room, one remark from you, and all of the windows are open.',
    'In the past year somebody made a friend because you introduced them, and you have probably forgotten that you did.',
  ],
  cancer: [
    'What you give the rest of us is a place to be small in for an hour, with a blanket and no questions.',
    'In the past year somebody got through a bad night because your light was on, and they have told others about it.',
  ],
  leo: [
    'What you give the rest of us is sunlight with a name on it: you look at people, and they grow by an inch.',
    'In the past year somebody thought more of themselves because you said it in front of everyone.',
  ],
  virgo: [
    'What you give the rest of us is the thing itself, mended, labelled and put where we will find it.',
    'In the past year a good many days worked because of something you did in the evening before, unseen.',
  ],
  libra: [
    'What you give the rest of us is the second half of the story, told kindly, just before we had made up our minds.',
    'In the past year two people are still on good terms because of a sentence of yours, and neither knows it.',
  ],
  scorpio: [
    'What you give the rest of us is the truth with a hand on the shoulder, and a silence that keeps what it hears.',
    'In the past year somebody told you what they had told nobody, and it has weighed less ever since.',
  ],
  sagittarius: [
    'What you give the rest of us is a wider afternoon: we meant to go for a coffee and came home with a plan.',
    'In the past year somebody believed in a thing because you did so first and louder.',
  ],
  capricorn: [
    'What you give the rest of us is a handrail: one stops noticing it, and one would notice at once if it were gone.',
    'In the past year you carried something to the top that was not even yours, and made one dry joke about it.',
  ],
  aquarius: [
    'What you give the rest of us is a window where we had painted a wall, and you act as if it had always been there.',
    'In the past year somebody dared to be odd because you had been odd first, and so cheerfully.',
  ],
  pisces: [
    'What you give the rest of us is mercy: with you a failure is a chapter and the tears are part of the weather.',
    'In the past year somebody felt understood before they had finished speaking, and that was you.',
  ],
};

/** A wish and a small present to oneself. */
export const BIRTHDAY_WISH: Record<SignKey, readonly string[]> = {
  aries: [
    'We wish you a beginning worth your speed and a friend who catches up; as a present to yourself, take one morning without hurrying anything.',
    'May the new year of your life give you one good race and one good rest; buy the shoes for both.',
  ],
  taurus: [
    'We wish you something new that feels as if it had always been yours; as a present to yourself, take the better chair, the better bread or the longer bath.',
    'May the new year of your life surprise you gently, and only with things that can be eaten, worn or embraced.',
  ],
  gemini: [
    'We wish you one long conversation that goes all the way down; as a present to yourself, buy the notebook and fill more than four pages.',
    'May the new year of your life bring a question that keeps you busy and a person who likes the sound of you thinking.',
  ],
  cancer: [
    'We wish you as much care as you hand out, with interest; as a present to yourself, let somebody else cook and say nothing about the salt.',
    'May the new year of your life bring home what belongs there and let go of the rest with the tide.',
  ],
  leo: [
    'We wish you applause on days when you have done nothing; as a present to yourself, have one photograph taken in which you are not performing.',
    'May the new year of your life give your heart a stage, your feet a sofa and your pride a day off.',
  ],
  virgo: [
    'We wish you a year in which good enough feels as good as it is; as a present to yourself, leave a whole evening unimproved.',
    'May the new year of your life put things in their place, beginning with you, in the sun.',
  ],
  libra: [
    'We wish you one clear wish, said aloud and granted; as a present to yourself, choose something without asking a soul.',
    'May the new year of your life be fair to you in particular, and beautiful on a Monday.',
  ],
  scorpio: [
    'We wish you somebody who may see everything and stays for breakfast; as a present to yourself, throw out one old piece of evidence.',
    'May the new year of your life give you depth without weather and one secret that is pure joy.',
  ],
  sagittarius: [
    'We wish you a far place and a reason to come back; as a present to yourself, book the small trip before you plan the great one.',
    'May the new year of your life keep its promises, and may you keep three of yours.',
  ],
  capricorn: [
    'We wish you a summit with a bench on it; as a present to yourself, take an afternoon that could never be justified.',
    'May the new year of your life lay its weight on more shoulders than yours, and may you let it.',
  ],
  aquarius: [
    'We wish you a crowd of one, and the right one; as a present to yourself, do something popular and find that you like it.',
    'May the new year of your life be as unusual as you and a little bit warmer than you had planned.',
  ],
  pisces: [
    'We wish you a dream with an address; as a present to yourself, keep one hour a week that belongs to nobody’s sorrow.',
    'May the new year of your life be kind without needing you to explain, and may the music be good.',
  ],
};

/** What the party should be like, by the sign whose it is. */
export const BIRTHDAY_PARTY: Record<SignKey, readonly string[]> = {
  aries: [
    'If there is to be a party, let there be a game in it that somebody can win, and let it end with everybody out of breath.',
    'The right celebration for you begins earlier than announced, involves a dare and is over before it gets polite.',
  ],
  taurus: [
    'If there is to be a party, let it be a long lunch at which nobody stands up, with bread, butter and the good glasses.',
    'The right celebration for you has few people, deep chairs, music at a human volume and a second pudding.',
  ],
  gemini: [
    'If there is to be a party, invite people who have never met, put their names in a hat and watch what happens.',
    'The right celebration for you takes place in three places in one evening, and you tell each of them about the others.',
  ],
  cancer: [
    'If there is to be a party, hold it in the kitchen, with the old photographs out and someone’s child asleep on the coats.',
    'The right celebration for you is a table of those who would come in the rain, and soup in case they do.',
  ],
  leo: [
    'If there is to be a party, let there be one moment when all of them turn towards you, and stand in it without a joke.',
    'The right celebration for you has a theme, a speech that you pretend not to expect, and dancing.',
  ],
  virgo: [
    'If there is to be a party, hand somebody else the list, and do not look when they do it in the wrong order.',
    'The right celebration for you is small and well timed, has proper napkins, and leaves no washing-up for the morning.',
  ],
  libra: [
    'If there is to be a party, light candles, mix your friends like a bouquet and sit next to the one you like best.',
    'The right celebration for you is beautiful without trying, and nobody in it has to be kept apart from anybody.',
  ],
  scorpio: [
    'If there is to be a party, keep it to those who would notice if you left, and let the lights be low.',
    'The right celebration for you is dinner for two or four, a locked door and one story that has never been told.',
  ],
  sagittarius: [
    'If there is to be a party, hold it out of doors and slightly too far away, so that getting there is half of the story.',
    'The right celebration for you involves a fire, a guitar of doubtful quality and a toast in a language you are learning.',
  ],
  capricorn: [
    'If there is to be a party, let somebody surprise you, and act as if it had not been in your diary.',
    'The right celebration for you has an excellent dinner, old friends who tease you, and a fixed end that you then ignore.',
  ],
  aquarius: [
    'If there is to be a party, call it something else, hold it on the wrong day and invite the neighbours whom nobody knows.',
    'The right celebration for you has an experiment in it, and one person there has come only because you were curious.',
  ],
  pisces: [
    'If there is to be a party, put it near water or music, and do not be cross with yourself for slipping out to look at the sky.',
    'The right celebration for you drifts from cake into singing, and no one can say afterwards when it ended.',
  ],
};
