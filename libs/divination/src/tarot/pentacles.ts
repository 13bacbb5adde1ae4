import { type MinorArcanum } from './minor-card';

/** Pentacles from ace to king: earth, work, body, home, means. */
export const PENTACLES: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Earth',
    keywords: ['opportunity', 'seed', 'solid start'],
    upright:
      'A coin is lying in an open hand, with a garden gate visible behind it. Something practical can begin now, whether it is an occupation, a savings jar or a pleasant habit. Plant it in a place that you walk past every day.',
    reversed:
      'The seed is excellent, although the ground is not completely ready for it. Examine the small details, the timing and your own supply of energy. Preparing the bed carefully at this point is better than planting in a hurry.',
  },
  {
    astrology: 'Jupiter in Capricorn',
    keywords: ['balance', 'juggling', 'flexibility'],
    upright:
      'Two coins are circling through the air, and you are dancing in order to keep them there. The situation is manageable as long as you remain light and attend to the rhythm. Large waves pass underneath the ship, and still it floats.',
    reversed:
      'There is simply one ball too many in the air. Something is going to drop, and it would be better if you were the one to choose it. Keep an evening free and look at the entire week on a sheet of paper.',
  },
  {
    astrology: 'Mars in Capricorn',
    keywords: ['craft', 'teamwork', 'skill'],
    upright:
      'A mason, a planner and a patron are looking at the same piece of stone. Good work is the result of several minds and a pair of steady hands. Show your draft at an early stage, and take pride in the detail.',
    reversed:
      'The plan and the hands have stopped talking to each other. Clarify who is deciding what, and how a satisfactory result would look. A short meeting with a definite list will improve the mood of everybody involved.',
  },
  {
    astrology: 'Sun in Capricorn',
    keywords: ['security', 'holding', 'control'],
    upright:
      'You are holding what you possess with both of your arms. Being careful is sensible, and a secure base allows you to breathe more freely. Consider at the same time what such a firm grip is preventing you from doing.',
    reversed:
      'Either the fist is finally opening, or the coins are running between your fingers. Look for a reasonable middle with something to keep, something to use and something to share. Being at ease is another variety of wealth.',
  },
  {
    astrology: 'Mercury in Taurus',
    keywords: ['hardship', 'exclusion', 'help nearby'],
    upright:
      'Two travellers in the snow are walking past an illuminated window. Circumstances may seem lonely or rather lean at present, and pride makes it difficult to see the door. Knock anyway, because somebody inside would be happy to be asked.',
    reversed:
      'The thaw has definitely begun. You are discovering support, or your own two feet, and the warmth is returning to your fingers. Remember this particular winter whenever you happen to meet another traveller.',
  },
  {
    astrology: 'Moon in Taurus',
    keywords: ['generosity', 'fair share', 'exchange'],
    upright:
      'There is a pair of scales in one hand and several coins in the other. Giving and receiving both require a certain grace, and today you may be asked to do either. Offer whatever is helpful, and accept things without feeling small.',
    reversed:
      'A present has strings attached to it, or the giving goes in only one direction. Look in a friendly way at what is owed and at what was merely hoped for. State your conditions openly, or give freely and forget about it.',
  },
  {
    astrology: 'Saturn in Taurus',
    keywords: ['patience', 'review', 'slow growth'],
    upright:
      'You are leaning on your garden tools and considering what has grown. Development has been slower than you hoped, and better than you were afraid of. Decide which plants you will continue to water and which you can leave alone.',
    reversed:
      'You are wondering whether the result is really worth the effort. Measure it by what you have learned as well as by the size of the harvest. Planting something completely different next season is a respectable decision.',
  },
  {
    astrology: 'Sun in Virgo',
    keywords: ['practice', 'diligence', 'mastery'],
    upright:
      'One more coin is finished, and it is a little better than the previous one. Repetition combined with attention is what eventually creates a master. Enjoy the wooden bench, the familiar tools and the quiet progress.',
    reversed:
      'The work has become mechanical, or you are polishing something that was completed long ago. Ask yourself what you would genuinely like to learn next. Another teacher, or an entire day without any duties, will bring back your enthusiasm.',
  },
  {
    astrology: 'Venus in Virgo',
    keywords: ['independence', 'comfort', 'self-worth'],
    upright:
      'She is walking through a vineyard that she planted herself many years ago. You are allowed to enjoy what you have created, alone and in excellent company with yourself. Comfort that was earned with patience has a particular sweetness.',
    reversed:
      'The garden is lovely, but you are too busy or too worried to sit down in it. Your value consists of a great deal more than whatever happens to be visible. Reserve an hour for yourself and drink from the beautiful cup.',
  },
  {
    astrology: 'Mercury in Virgo',
    keywords: ['legacy', 'family', 'lasting value'],
    upright:
      'Three generations and two dogs have gathered underneath the same archway. Think in long periods here, about what endures and what turns a house into a home. Modest amounts and modest kindnesses have a habit of adding up.',
    reversed:
      'Family expectations or old arrangements may be pressing a little on your shoulders. Keep the heirloom that you truly love and allow the remainder to become history. You are entitled to begin a tradition of your own.',
  },
  {
    astrology: 'Earth of Earth',
    keywords: ['study', 'plan', 'new skill'],
    upright:
      'A young person is looking at a single coin as though it were the moon. Study something useful, and give yourself permission to be fascinated by it. Small but regular steps are going to take you surprisingly far.',
    reversed:
      'The book is open, while your attention is travelling somewhere else. Possibly the goal is too distant, or it never belonged to you in the first place. Divide it into pieces until the following step requires no more than twenty minutes.',
  },
  {
    astrology: 'Fire of Earth',
    keywords: ['reliability', 'routine', 'endurance'],
    upright:
      'His horse is standing perfectly still, and he does not mind at all. Slow, steady and thorough happens to be the fastest method in this situation. Other people know that they can depend on you, and so do you.',
    reversed:
      'The routine has hardened like cement, or you are continuing out of duty alone. Change one single element in the familiar order of your day. Even the steadiest horse enjoys an unexplored path now and then.',
  },
  {
    astrology: 'Water of Earth',
    keywords: ['nurture', 'practical care', 'abundance'],
    upright:
      'She creates a place in which everything can flourish, with soup on the stove and time for an embrace. Look after your home and your body with a light heart. Practical care of this kind is affection dressed in working clothes.',
    reversed:
      'You may be caring for everybody and sleeping considerably too little. The list is never going to be empty, and that is perfectly all right. Let one item wait until tomorrow, and do something kind for the gardener.',
  },
  {
    astrology: 'Air of Earth',
    keywords: ['stability', 'enterprise', 'generosity'],
    upright:
      'He is sitting among his vines and remembers how each of them was planted. Common sense, patience and a generous hand have created all of this. Act in the manner of a good owner who plans ahead, pays fairly and enjoys the fruit.',
    reversed:
      'Value and price have somehow been confused with each other. Stubborn habits are able to make even a generous table feel poor. Describe what would really be enough, and give away slightly more than you have to.',
  },
];
