import { type MinorArcanum } from './minor-card';

/** Swords from ace to king: air, thought, truth, conflict. */
export const SWORDS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Air',
    keywords: ['clarity', 'truth', 'breakthrough'],
    upright:
      'A clear idea cuts through the fog in a single movement. Express it simply, write it down, and act on it while it is still sharp. Truth is an excellent instrument as long as you hold it by the handle.',
    reversed:
      'The blade is dull at the moment, or it has been pointed in the wrong direction. You may be arguing before all the information has arrived. Sleep on the matter, and look for the question that is hiding underneath the question.',
  },
  {
    astrology: 'Moon in Libra',
    keywords: ['stalemate', 'pause', 'inner balance'],
    upright:
      'Two swords are crossed in front of somebody whose eyes are covered. You would prefer not to choose yet, and a temporary truce is perfectly reasonable. When you are ready, remove the blindfold and examine both sides in daylight.',
    reversed:
      'The waiting has gradually become heavier than the decision itself. Additional facts would help, and so would admitting in which direction you are leaning. Lower one of the swords and observe what actually happens.',
  },
  {
    astrology: 'Saturn in Libra',
    keywords: ['heartache', 'honest grief', 'release'],
    upright:
      'Something has hurt you, and rain is falling on the place where it happened. Allow the feeling to have its own weather without criticising yourself. A sorrow that has been honestly expressed leaves the heart wider than it was before.',
    reversed:
      'The clouds are moving on towards another part of the country. You may notice with surprise that an entire hour has passed without that thought. There is no need to press the bruise in order to find out whether it is still there.',
  },
  {
    astrology: 'Jupiter in Libra',
    keywords: ['rest', 'retreat', 'recovery'],
    upright:
      'Lay the sword beside you and lie down as well. Rest is the actual task for today, with the door closed and every list in another room. Your thoughts will arrange themselves while you are not looking.',
    reversed:
      'You are restless where you ought to be resting, or so thoroughly rested that it is time to rise. Discover which of the two it is by sitting completely still for ten minutes. Afterwards continue gently in whichever direction appears.',
  },
  {
    astrology: 'Venus in Aquarius',
    keywords: ['conflict', 'hollow win', 'pride'],
    upright:
      'You could easily win this argument and stand there alone with all of the swords. Consider what the point is worth to you, and what the relationship is worth. Walking away from a quarrel is occasionally the more powerful move.',
    reversed:
      'There is a definite desire for reconciliation in the air. Somebody has to begin, and the opening sentence can be remarkably short. An apology that does not contain the word "but" will travel a long way.',
  },
  {
    astrology: 'Mercury in Aquarius',
    keywords: ['passage', 'transition', 'moving on'],
    upright:
      'A boat is carrying you from rough water into a calmer part of the river. A few possessions are coming along, while several others remain on the bank. Allow this crossing to take precisely the time that it requires.',
    reversed:
      'The boat has been packed, although it is still tied to the landing. Something unfinished is holding on to the other end of the rope. Settle the matter, or untie it in a friendly way, and the current will do the remainder.',
  },
  {
    astrology: 'Moon in Aquarius',
    keywords: ['strategy', 'secrecy', 'cunning'],
    upright:
      'Somebody is tiptoeing away with more than can comfortably be carried. A clever solution may be useful, provided that you could explain it later without embarrassment. Examine whether anybody, including yourself, is leaving out an important detail.',
    reversed:
      'A secret is asking to be put back where it originally belonged. Telling the truth will be considerably easier than you have imagined. In the end the simplest method turns out to be the most intelligent one.',
  },
  {
    astrology: 'Jupiter in Gemini',
    keywords: ['restriction', 'doubt', 'hidden exit'],
    upright:
      'The ropes are loose, and the way out is directly behind you. Much of this particular prison consists of sentences that begin with "I cannot". Test one of those sentences with a small and practical step.',
    reversed:
      'You have located the knot, and it is beginning to give way. Freedom may feel unfamiliar at the beginning, so move slowly and look around. For the final loop you may simply ask somebody to help you.',
  },
  {
    astrology: 'Mars in Gemini',
    keywords: ['worry', 'night thoughts', 'strain'],
    upright:
      "It is three o'clock in the morning inside your head, and every thought appears enormous. Most of them become much smaller at breakfast. Write the worry down, share it with a sympathetic person, and give your head a softer pillow.",
    reversed:
      'The night is almost over, and the first birds can already be heard. You notice that fear has been telling the story, which means you may tell it differently. If it remains heavy, let somebody you trust carry a part of it with you.',
  },
  {
    astrology: 'Sun in Gemini',
    keywords: ['end point', 'exhaustion', 'first light'],
    upright:
      'Things cannot continue in exactly the same manner, and there is relief in that discovery. The most difficult thought has finally been thought through to its end. Look carefully at the horizon of this card, because the light is already returning.',
    reversed:
      'You are sitting up and removing one sword after another. Take all the time you need, without repeating the story of how each of them got there. The day is completely new, and so is your strength.',
  },
  {
    astrology: 'Earth of Air',
    keywords: ['alertness', 'questions', 'learning'],
    upright:
      'You are standing on tiptoe with the wind in your hair, ready for anything. Ask questions, investigate, experiment and take plenty of notes. A quick intelligence is most useful when it is combined with patient listening.',
    reversed:
      'Words may be flying ahead of the facts, or a delicious rumour is tickling your tongue. Pause for a moment before you pass it along to anybody. Curiosity about yourself would be an excellent investment of energy just now.',
  },
  {
    astrology: 'Fire of Air',
    keywords: ['directness', 'haste', 'ambition'],
    upright:
      'The horse is in full gallop, and the sword is pointing straight ahead. Whenever something needs to be said or done immediately, this is the appropriate energy. Be certain of your goal before you charge, and look out for those beside the road.',
    reversed:
      'Speed has turned into confusion somewhere along the way. A few sharp remarks may need to be softened or even taken back. Dismount for one evening, think everything over, and choose a single target.',
  },
  {
    astrology: 'Water of Air',
    keywords: ['clear sight', 'independence', 'candour'],
    upright:
      'She has known sorrow, and for that very reason she sees everything clearly. Speak with honesty, draw a definite line, and nevertheless keep one hand open. Good judgement and warmth can sit comfortably in the same chair.',
    reversed:
      'Clarity has cooled down until it became frost, or an old injury is doing the talking. Check whether your wall is keeping out precisely the right people. A little softness will not make you any less intelligent.',
  },
  {
    astrology: 'Air of Air',
    keywords: ['judgement', 'logic', 'integrity'],
    upright:
      'He considers the matter with a cool head and a perfectly straight back. Collect the facts, consult somebody experienced, and decide according to principles that you would apply to yourself. Your authority comes from being fair.',
    reversed:
      'Reason may be bending itself in order to serve a wish, or rules are being used as a weapon. Listen to the person as attentively as you listen to the argument. You can change your opinion and keep your dignity.',
  },
];
