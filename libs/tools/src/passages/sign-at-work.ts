import type { SignKey } from '@cosmic/sky/zodiac';

/** How each sign works. */
export const SIGN_AT_WORK: Record<SignKey, readonly string[]> = {
  aries: [
    'An Aries at work is best at beginnings, so look for a desk from which you can see the door.',
    'You would rather be told the goal than the procedure, and most of your good ideas arrive while the meeting is still being announced.',
    'Where others need a brief, you need a start line and somebody who will say honestly how it went.',
  ],
  taurus: [
    'A Taurus at work is the person who is still there when the fashion has gone, and quality is the word for what you leave behind.',
    'You work best at your own steady pace, with good tools, decent light and a promise that lunch is sacred.',
    'Once you have said yes to a task it is as good as done, which is why your yes deserves to be asked for politely.',
  ],
  gemini: [
    'A Gemini at work is a switchboard with a sense of humour, and half of the office learns its own news from you.',
    'You do well where the questions change every week, and badly where the answer was decided before you came.',
    'Two projects at once are rest for you, five are a temptation, and it pays to know which number you are at.',
  ],
  cancer: [
    'A Cancer at work notices who has gone quiet, and a team with you in it tends to stay together longer.',
    'You put your heart into what feels like a household, so choose the people at least as carefully as the task.',
    'Memory is your professional secret: you know what was promised in March, and to whom it mattered.',
  ],
  leo: [
    'A Leo at work gives more when somebody is looking, and there is no shame in asking for a task with a front row.',
    'You lead by warmth, and people will do for your praise what they would never do for a bonus.',
    'Work of yours should carry your signature, because you are at your most careful when it does.',
  ],
  virgo: [
    'A Virgo at work finds the error on page nine, and kindly puts a note beside it in place of a sigh.',
    'You like to know how a thing is done and then do it slightly better, which is a quiet name for mastery.',
    'Being useful comes so easily to you that it is worth asking now and then for whom, and until when.',
  ],
  libra: [
    'A Libra at work can put two enemies at one table and have them agree about the biscuits by ten.',
    'You do your best thinking in company, with somebody opposite who answers back in a civil tone.',
    'Fairness is a skill in your hands, and so is finish; both suffer when a decision is left to ripen for too long.',
  ],
  scorpio: [
    'A Scorpio at work goes to the root of the matter, and is rarely thanked before the roof stops leaking.',
    'You need a task that deserves your whole attention, since half of it was never for sale.',
    'What you find out you can also keep to yourself, and that makes you the person to whom the real problem is shown.',
  ],
  sagittarius: [
    'A Sagittarius at work sees the far end of the project first, and cheers everybody up with the view.',
    'You learn fast while things are new, so arrange for something to be new about every other month.',
    'A job that fences you in will soon hear a great deal about other countries, so negotiate for distance early.',
  ],
  capricorn: [
    'A Capricorn at work plans for the winter in June, and is nobody’s fool about how long a thing will take.',
    'You carry responsibility as others carry an umbrella, without fuss and usually for two.',
    'Ambition in you is a slow and honourable appetite, and it likes to be fed with real tasks in place of titles.',
  ],
  aquarius: [
    'An Aquarius at work asks why it has always been done like this, and waits with interest for the silence.',
    'You are at your best among equals, where an odd idea is given a chair before it is given a form.',
    'Give you a system and you will see the one thing about it that nobody needs any more.',
  ],
  pisces: [
    'A Pisces at work hears what the client did not manage to say, and delivers that as well.',
    'You work in tides, and a day planned around your high water is worth two that were planned around a clock.',
    'Imagination is your trade whatever it says on the door, and a plain list each morning keeps it from evaporating.',
  ],
};
