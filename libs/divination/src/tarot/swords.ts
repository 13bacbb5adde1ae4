import { type MinorArcanum } from './minor-card';

/** Swords from ace to king: air, thought, truth, conflict. */
export const SWORDS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Air',
    keywords: ['clarity', 'truth', 'breakthrough'],
    upright:
      'A clear thought cuts through the fog. Say it simply, write it down, and act on it while it is sharp. Truth is a fine tool when you hold it by the handle.',
    reversed:
      'The blade is dull or pointed at the wrong thing. You may be arguing before you know the facts. Sleep on it, and look for the question under the question.',
  },
  {
    astrology: 'Moon in Libra',
    keywords: ['stalemate', 'pause', 'inner balance'],
    upright:
      'Two swords crossed, eyes covered. You do not want to choose yet, and a short truce is fair. When you are ready, take off the blindfold and look at both sides in daylight.',
    reversed:
      'The waiting has grown heavier than the choice. New facts help, and so does admitting which way you lean. Lower one sword and see what happens.',
  },
  {
    astrology: 'Saturn in Libra',
    keywords: ['heartache', 'honest grief', 'release'],
    upright:
      'Something hurt, and rain is falling on it. Let the feeling have its weather without scolding yourself. What is mourned honestly leaves the heart wider.',
    reversed:
      'The clouds are moving on. You may notice that you went a whole hour without thinking of it. Be careful not to press the bruise to see if it is still there.',
  },
  {
    astrology: 'Jupiter in Libra',
    keywords: ['rest', 'retreat', 'recovery'],
    upright:
      'Lay the sword beside you and lie down. Rest is the task now, with the door shut and the lists in another room. Your thoughts will sort themselves while you are not looking.',
    reversed:
      'You are restless where you ought to rest, or rested enough to rise. Find out which it is by sitting still for ten minutes. Then go on gently.',
  },
  {
    astrology: 'Venus in Aquarius',
    keywords: ['conflict', 'hollow win', 'pride'],
    upright:
      'You could win this and stand alone with all the swords. Ask what the point is worth to you and to the bond. Walking away from a quarrel is sometimes the stronger move.',
    reversed:
      'There is a wish to make up. Somebody has to begin, and the first sentence can be short. An apology without a "but" goes a long way.',
  },
  {
    astrology: 'Mercury in Aquarius',
    keywords: ['passage', 'transition', 'moving on'],
    upright:
      'A boat carries you from rough water to smooth. You bring a few things along, and you leave others on the bank. Let the crossing take the time it takes.',
    reversed:
      'The boat is packed but still tied up. Something unfinished is holding the rope. Settle it, or cut it kindly, and the current will do the rest.',
  },
  {
    astrology: 'Moon in Aquarius',
    keywords: ['strategy', 'secrecy', 'cunning'],
    upright:
      'Someone tiptoes off with more than they can carry. A clever route may help you, as long as you could explain it later without blushing. Check whether you, or another, leave something out.',
    reversed:
      'A secret wants to be put back where it belongs. Coming clean will be easier than you fear. The simple way turns out to be the clever one.',
  },
  {
    astrology: 'Jupiter in Gemini',
    keywords: ['restriction', 'doubt', 'hidden exit'],
    upright:
      'The bonds are loose and the way out is behind you. Much of this cage is made of thoughts that begin with "I can\'t". Test one of them with a small step.',
    reversed:
      'You have found the knot and it gives. Freedom may feel strange at first, so move slowly and look around. Ask for help with the last loop.',
  },
  {
    astrology: 'Mars in Gemini',
    keywords: ['worry', 'night thoughts', 'strain'],
    upright:
      'It is three in the morning in your mind, and every thought is tall. Most of them shrink at breakfast. Write the worry down, share it with somebody kind, and give your head a softer pillow.',
    reversed:
      'The night is nearly over. You see that fear has been telling the story, and you may tell it differently. If it stays heavy, let a trusted person carry part of it with you.',
  },
  {
    astrology: 'Sun in Gemini',
    keywords: ['end point', 'exhaustion', 'first light'],
    upright:
      'This cannot go on in the same way, and there is relief in that. The worst of the thought has been thought. Look at the horizon on the card: it is already getting light.',
    reversed:
      'You are sitting up and pulling out one sword at a time. Do not hurry, and do not replay how each came to be there. The day is new and so is your strength.',
  },
  {
    astrology: 'Earth of Air',
    keywords: ['alertness', 'questions', 'learning'],
    upright:
      'You stand on your toes with the wind in your hair. Ask, look up, try out, take notes. A quick mind helps most when it also listens.',
    reversed:
      'Words may fly ahead of facts, or gossip tickles the tongue. Pause before you pass it on. Curiosity about yourself would be well spent just now.',
  },
  {
    astrology: 'Fire of Air',
    keywords: ['directness', 'haste', 'ambition'],
    upright:
      'Full gallop, sword first. When a thing needs to be said or done fast, this is your moment. Know your goal before you charge, and look out for those at the roadside.',
    reversed:
      'Speed has turned into scatter. Sharp words may need softening or taking back. Dismount, think for one evening, and choose one target.',
  },
  {
    astrology: 'Water of Air',
    keywords: ['clear sight', 'independence', 'candour'],
    upright:
      'She has known sorrow and sees clearly because of it. Speak honestly, set a clean line, and keep a hand open. Good judgement and warmth can sit in the same chair.',
    reversed:
      'Clarity has cooled to frost, or an old hurt is doing the talking. Check if your wall keeps out the right people. A little softness will not make you less wise.',
  },
  {
    astrology: 'Air of Air',
    keywords: ['judgement', 'logic', 'integrity'],
    upright:
      'He weighs the matter with a cool head and a straight back. Gather facts, ask an expert, and decide by principles you would apply to yourself. Fairness is your authority.',
    reversed:
      'Reason may be bending to serve a wish, or rules are used as a club. Listen to the person as well as to the argument. You may change your mind and keep your dignity.',
  },
];
