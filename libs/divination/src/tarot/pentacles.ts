import { type MinorArcanum } from './minor-card';

/** Pentacles from ace to king: earth, work, body, home, means. */
export const PENTACLES: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Earth',
    keywords: ['opportunity', 'seed', 'solid start'],
    upright:
      'A coin lies in an open hand, and a garden gate stands behind it. Something practical can begin: a job, a savings jar, a healthy habit. Plant it where you will pass by every day.',
    reversed:
      'The seed is good and the ground is not ready. Check the small print, the timing and your own energy. Preparing the bed now is better than planting in haste.',
  },
  {
    astrology: 'Jupiter in Capricorn',
    keywords: ['balance', 'juggling', 'flexibility'],
    upright:
      'Two coins go round and you dance to keep them in the air. You can manage this if you stay light and look at the rhythm. Waves pass under the ship and it floats.',
    reversed:
      'One ball too many. Something will drop, and it is better if you choose which. Clear one evening and look at the week on paper.',
  },
  {
    astrology: 'Mars in Capricorn',
    keywords: ['craft', 'teamwork', 'skill'],
    upright:
      'A mason, a planner and a patron look at the same stone. Good work comes from several heads and steady hands. Show your draft early and take pride in the detail.',
    reversed:
      "The plan and the hands are not talking to each other. Ask who decides what, and what good enough looks like. A short meeting with a clear list will lift everyone's mood.",
  },
  {
    astrology: 'Sun in Capricorn',
    keywords: ['security', 'holding', 'control'],
    upright:
      'You hold what you have with both arms. Care with resources is wise, and a safe base lets you breathe. Look, too, at what so firm a grip keeps you from doing.',
    reversed:
      'Either the fist is opening or the coins run through your fingers. Find a middle way: some to keep, some to use, some to share. Ease is also a form of wealth.',
  },
  {
    astrology: 'Mercury in Taurus',
    keywords: ['hardship', 'exclusion', 'help nearby'],
    upright:
      'Two walkers in the snow pass a lit window. Times may feel lean or lonely, and pride can hide the door. Knock. Asking for help is a skill, and someone would be glad to be asked.',
    reversed:
      'The thaw begins. You find support, or your own two feet, and warmth comes back to your fingers. Remember how the cold felt when you meet another walker.',
  },
  {
    astrology: 'Moon in Taurus',
    keywords: ['generosity', 'fair share', 'exchange'],
    upright:
      'Scales in one hand and coins in the other. Giving and taking both need grace, and today you may do either. Give what helps and receive without feeling small.',
    reversed:
      'A gift has strings, or the giving goes only one way. Look kindly at what is owed and what is merely hoped for. Name your terms, or give freely and forget it.',
  },
  {
    astrology: 'Saturn in Taurus',
    keywords: ['patience', 'review', 'slow growth'],
    upright:
      'You lean on the hoe and look at what has grown. Growth is slower than you hoped and better than you feared. Decide what to water on and what to leave.',
    reversed:
      'You wonder if it is worth the effort. Measure it by what you learned as well as by the crop. It is fine to plant something else next season.',
  },
  {
    astrology: 'Sun in Virgo',
    keywords: ['practice', 'diligence', 'mastery'],
    upright:
      'One more coin, a little better than the last. Repetition with attention makes a master. Enjoy the bench, the tools and the quiet progress.',
    reversed:
      'The work has become mechanical, or you polish what was finished long ago. Ask what you want to learn next. A new teacher or a day off will bring back the care.',
  },
  {
    astrology: 'Venus in Virgo',
    keywords: ['independence', 'comfort', 'self-worth'],
    upright:
      'She walks through a vineyard that she planted herself. You may enjoy what you have built, alone and in good company with yourself. Comfort earned by care tastes sweet.',
    reversed:
      'The garden is lovely, but you are too busy or too worried to sit in it. Value is more than what shows. Take one hour to use the good cup.',
  },
  {
    astrology: 'Mercury in Virgo',
    keywords: ['legacy', 'family', 'lasting value'],
    upright:
      'Three generations and two dogs gather under one arch. Think in long lines here: what lasts, what is passed on, what makes a house a home. Small sums and small kindnesses add up.',
    reversed:
      'Family expectations or old arrangements may press a little. Keep the heirloom you love and let the rest be history. You may found a tradition of your own.',
  },
  {
    astrology: 'Earth of Earth',
    keywords: ['study', 'plan', 'new skill'],
    upright:
      'A young person looks at one coin as if it were a moon. Study something useful and let it fascinate you. Small, regular steps will take you surprisingly far.',
    reversed:
      'The book is open and the mind is elsewhere. The goal may be too far off or not yours at all. Break it down until the next step takes twenty minutes.',
  },
  {
    astrology: 'Fire of Earth',
    keywords: ['reliability', 'routine', 'endurance'],
    upright:
      'His horse stands still and he does not mind. Slow, steady and thorough is the fastest way here. People know that they can count on you, and so can you.',
    reversed:
      'Routine has set like cement, or you carry on out of mere duty. Change one thing in the order of your day. A steady horse enjoys a new path too.',
  },
  {
    astrology: 'Water of Earth',
    keywords: ['nurture', 'practical care', 'abundance'],
    upright:
      'She makes a place where things thrive: soup on the stove, bills in a folder, time for a hug. Look after body and home with a light heart. Your practical care is love in work clothes.',
    reversed:
      'You may be caring for all and sleeping too little. The list will never be empty, and that is fine. Let one thing wait, and do something kind for the gardener.',
  },
  {
    astrology: 'Air of Earth',
    keywords: ['stability', 'enterprise', 'generosity'],
    upright:
      'He sits among vines and knows what each one cost. Good sense, patience and an open hand have built this. Act as a steady owner would: plan long, pay fairly, enjoy the fruit.',
    reversed:
      'Worth may be getting mixed up with price. Stubborn habits can make a rich table feel poor. Ask what enough would look like, and give a little more than you need to.',
  },
];
