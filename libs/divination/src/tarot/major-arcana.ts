import { type Element } from './card';

/** A major card as it is written down; number and rank follow from its place in the list. */
export interface MajorArcanum {
  name: string;
  element: Element;
  astrology: string;
  keywords: readonly [string, string, string];
  upright: string;
  reversed: string;
}

/**
 * The 22 major arcana from 0, The Fool, to XXI, The World; Strength is VIII and
 * Justice XI. Attributions to planets, signs and elements follow the Golden Dawn,
 * the elements of planets being those of the signs they are at home in.
 */
export const MAJOR_ARCANA: readonly MajorArcanum[] = [
  {
    name: 'The Fool',
    element: 'air',
    astrology: 'Uranus',
    keywords: ['beginning', 'trust', 'openness'],
    upright:
      'A fresh start is standing at the door with its shoes already on, curious about where the morning will lead. You do not require a complete map for this journey, only enough confidence for the opening mile. Travel light and allow yourself to be a cheerful beginner.',
    reversed:
      'The leap ahead may deserve another careful look at the ground beneath it. Perhaps you are hurrying to escape from something, or hesitating because you might appear a little foolish. Name the actual risk in plain words, and the decision will become much easier.',
  },
  {
    name: 'The Magician',
    element: 'air',
    astrology: 'Mercury',
    keywords: ['skill', 'focus', 'will'],
    upright:
      'Everything you need is already lying on the table, waiting for a pair of willing hands. Choose a single instrument, describe clearly what you intend to create, and begin before the mood evaporates. Focused attention is the spark that transforms a vague wish into a plan.',
    reversed:
      'Your energy may be scattered among too many half-opened drawers, or charm is quietly doing the work that honesty should do. Return to your real abilities and to what you really mean. One truthful sentence will accomplish more today than a dozen clever ones.',
  },
  {
    name: 'The High Priestess',
    element: 'water',
    astrology: 'Moon',
    keywords: ['intuition', 'silence', 'depth'],
    upright:
      'Something inside you already knows the answer and expresses it in a remarkably quiet voice. Before you act, pay attention to your dreams and leave a few things deliberately unsaid. Clarity will rise to the surface as soon as everybody stops stirring the water.',
    reversed:
      'Noise from outside may be drowning out a reliable intuition. Perhaps you consulted five different people because your own first answer was inconvenient. Give yourself an uninterrupted hour without company, and then put the question to yourself once again.',
  },
  {
    name: 'The Empress',
    element: 'earth',
    astrology: 'Venus',
    keywords: ['growth', 'comfort', 'creation'],
    upright:
      'This is a generous season of ripening, in which whatever you love may develop at its natural speed. Care for a person, a garden or a half-written melody as though there were plenty of time. Pleasure is an essential ingredient of the work and not a distraction from it.',
    reversed:
      'You may be watering everybody except yourself, or hovering over something that needs more room to breathe. Step back, enjoy a decent meal, and do one thing purely because it is beautiful. Creativity will return as soon as the gardener has rested.',
  },
  {
    name: 'The Emperor',
    element: 'fire',
    astrology: 'Aries',
    keywords: ['structure', 'leadership', 'protection'],
    upright:
      'The situation is asking for a definite frame, such as a sensible rule, a limited number of hours or a clear refusal. You are perfectly able to be firm and friendly within the same sentence. Others will move more freely once they can see where the walls are.',
    reversed:
      'Control may have become tighter than the situation requires, or a necessary boundary was never drawn. Examine which of your rules still protect something valuable and which merely repeat themselves. Loosen one of them today, and hold another one more clearly.',
  },
  {
    name: 'The Hierophant',
    element: 'earth',
    astrology: 'Taurus',
    keywords: ['tradition', 'learning', 'counsel'],
    upright:
      'Somebody has walked along this road before you and left behind excellent notes. Learn from a teacher, a tradition or an old book, and afterwards make the lesson entirely your own. A familiar ritual, shared with others, can carry you through a complicated week.',
    reversed:
      'The customary way of doing things may no longer fit the shape of your foot. You are free to question what you were taught without throwing all of it out of the window. Keep whatever still gives light, and respectfully return the remainder.',
  },
  {
    name: 'The Lovers',
    element: 'air',
    astrology: 'Gemini',
    keywords: ['love', 'choice', 'alignment'],
    upright:
      'Two forces meet here and recognise each other, possibly as people and possibly as possibilities. Love is one reading of this card, and a decision that reveals your deepest values is another. Choose with your whole heart, so that your words and your actions finally agree.',
    reversed:
      'Something is pulling in two directions, either within yourself or between you and somebody important. An honest conversation will accomplish considerably more than a romantic gesture. Discover what each side truly values before you attempt to repair anything.',
  },
  {
    name: 'The Chariot',
    element: 'water',
    astrology: 'Cancer',
    keywords: ['drive', 'direction', 'victory'],
    upright:
      'You are holding the reins of two powerful animals, and for once they are willing to run in the same direction. Decide on your destination and keep it steadily in view. Progress depends on patient steering, and hardly ever on a louder voice.',
    reversed:
      'The wheels are turning, but the direction has become uncertain, or you are pushing where a pause would help. Stop for a moment and find out who is actually driving. A small correction at this point will save you an exhausting detour.',
  },
  {
    name: 'Strength',
    element: 'fire',
    astrology: 'Leo',
    keywords: ['courage', 'patience', 'gentleness'],
    upright:
      'Genuine strength has remarkably gentle hands. Remain beside whatever frightens or angers you, breathe slowly, and speak to it as you would speak to a nervous animal. Patience is about to accomplish something that force could never have done.',
    reversed:
      'You may be tired, or your doubts are roaring more loudly than the evidence would justify. Treat yourself with the same gentleness that you offer so readily to everyone else. Courage tends to return in small portions, so it is enough to begin with one.',
  },
  {
    name: 'The Hermit',
    element: 'earth',
    astrology: 'Virgo',
    keywords: ['solitude', 'search', 'wisdom'],
    upright:
      'Take your lantern and walk a little apart from the others for a while. Solitude allows you to distinguish what is important from what was only noise. You need to illuminate no more than the next few steps, and the rest will follow.',
    reversed:
      'Solitude may have turned into hiding, or perhaps you have been surrounded by other people for too long. Notice honestly which of the two descriptions applies to you at present. Then either telephone a friend or close the door, with a clear conscience in both cases.',
  },
  {
    name: 'Wheel of Fortune',
    element: 'fire',
    astrology: 'Jupiter',
    keywords: ['change', 'timing', 'luck'],
    upright:
      'The great wheel is moving again, and a door that seemed permanently stuck may suddenly swing open. Welcome the favourable timing and remain flexible about the details. What you decide to do with an opportunity is every bit as important as receiving it.',
    reversed:
      'Events may feel out of step at the moment, or a familiar pattern is coming around once more. Although nobody can stop the wheel, everybody can move a little closer to its peaceful centre. Identify the single habit within this pattern that belongs to you.',
  },
  {
    name: 'Justice',
    element: 'air',
    astrology: 'Libra',
    keywords: ['fairness', 'truth', 'balance'],
    upright:
      'Weigh the available facts carefully and let both sides be heard, including your own. A fair decision can feel slightly cool in the beginning and wonderfully comfortable for a long time afterwards. Express what is true in the kindest clear words you can find.',
    reversed:
      'The scales are not quite level at the moment. Perhaps you are judging yourself too severely, or leaving out an inconvenient piece of information. Put everything openly on the table, and a balanced solution will become possible after all.',
  },
  {
    name: 'The Hanged Man',
    element: 'water',
    astrology: 'Neptune',
    keywords: ['pause', 'surrender', 'new view'],
    upright:
      'Nothing seems to be moving, and surprisingly this is the most useful part. Turn the picture upside down and examine all the details that you had previously overlooked. For today you may release the idea that everything has to be settled before evening.',
    reversed:
      'This period of waiting may have fulfilled its purpose, or you are sacrificing more than the matter deserves. Ask yourself quite practically what it is that you are still waiting for. If no convincing answer appears, put one foot back on the ground.',
  },
  {
    name: 'Death',
    element: 'water',
    astrology: 'Scorpio',
    keywords: ['ending', 'release', 'renewal'],
    upright:
      'A chapter is coming to its natural conclusion, while the book itself continues. Express your gratitude for what has been, empty the shelf and leave the space open for a while. New growth needs the sunlight that those older leaves were taking.',
    reversed:
      'You may be holding a door open to a room that has been empty for some time. Letting go does not have to be dramatic, because it can happen one drawer after another. Begin with an object that you no longer even notice.',
  },
  {
    name: 'Temperance',
    element: 'fire',
    astrology: 'Sagittarius',
    keywords: ['blending', 'moderation', 'harmony'],
    upright:
      'Combine a little of this with a little of that, and taste the mixture as often as necessary. The middle way is a skilful art here and not a tired compromise. If you continue at an even pace, the right proportion will become obvious.',
    reversed:
      'Something in your life is currently too much or too little, whether it is work, company, sugar or silence. You do not need an ambitious reform, only a better measure. Change a single quantity, and observe the effect for an entire week.',
  },
  {
    name: 'The Devil',
    element: 'earth',
    astrology: 'Capricorn',
    keywords: ['temptation', 'habit', 'shadow'],
    upright:
      'Examine the chain a little more closely and notice how loosely it is hanging. A habit, a bargain or a powerful desire may be steering more than you would like to admit. Recognising it without embarrassment is already half of your freedom.',
    reversed:
      'You are slipping one hand out of an old and complicated knot. Be proud of that achievement, and make the new arrangement as convenient as possible. Confide in one person whom you trust, since secrecy was always part of the rope.',
  },
  {
    name: 'The Tower',
    element: 'fire',
    astrology: 'Mars',
    keywords: ['upheaval', 'truth', 'clearing'],
    upright:
      'Something that was constructed on a weak foundation is coming down, possibly with considerable noise. Stay close to whatever remains standing, such as your abilities, your friends and the plain truth. Later you may rebuild the place with larger windows.',
    reversed:
      'You are aware of the crack before anybody else has noticed it. A modest but honest correction now can spare you a more complicated repair, and some of the dust is already settling. Restore what lies within reach and allow the rest to be rubble.',
  },
  {
    name: 'The Star',
    element: 'air',
    astrology: 'Aquarius',
    keywords: ['hope', 'calm', 'inspiration'],
    upright:
      'After all of that noise a wonderfully clear night has arrived. Hope returns without any announcement, in the way that water gradually fills a footprint. Rest, be sincere, and follow the particular light that asks for nothing in return.',
    reversed:
      'The stars are in their usual places, although clouds have gathered in front of them. Your confidence in a plan, or in yourself, may be somewhat exhausted at present. Repeat an activity that once made you feel wide awake, and let hope come home on foot.',
  },
  {
    name: 'The Moon',
    element: 'water',
    astrology: 'Pisces',
    keywords: ['dreams', 'uncertainty', 'imagination'],
    upright:
      'The path is only dimly illuminated, and every shape along it looks larger than it really is. Rely on your senses and postpone the final judgement until morning. Whatever your imagination is painting tonight may become art or worry, and you have some influence over which.',
    reversed:
      'The fog is beginning to lift from the landscape. A fear becomes considerably smaller as soon as it has been named, and a confusing story starts to make sense. Compare something you have been telling yourself with the evidence that is actually available.',
  },
  {
    name: 'The Sun',
    element: 'fire',
    astrology: 'Sun',
    keywords: ['joy', 'clarity', 'warmth'],
    upright:
      'Open the curtains completely, because the situation is every bit as pleasant as it appears. Your happiness is contagious and deserves to be visible. Be straightforward, enjoy the attention, and share the warmth generously while the sun is shining.',
    reversed:
      'The sun is out, and yet you may be standing in your own shadow. Happiness could seem delayed at the moment, or even slightly childish. Lower your expectations in a friendly way, since ten minutes of genuine play are sufficient for a beginning.',
  },
  {
    name: 'Judgement',
    element: 'fire',
    astrology: 'Pluto',
    keywords: ['awakening', 'reckoning', 'calling'],
    upright:
      'You hear somebody calling and suddenly recognise your own name. Review the past with honest and forgiving eyes, and afterwards rise into the next version of your life. Nothing that you have learned along the way is going to be left behind.',
    reversed:
      'An inner critic may be shouting so loudly that the real invitation cannot be heard. Accept the useful part of the lesson and consider the sentence served. You are allowed to answer the knock even though you do not feel completely prepared.',
  },
  {
    name: 'The World',
    element: 'earth',
    astrology: 'Saturn',
    keywords: ['completion', 'wholeness', 'celebration'],
    upright:
      'A large circle is closing, and this is the proper moment to enjoy the view. Celebrate the ending with a feast, a letter or an unusually long walk. From a chapter that has been thoroughly finished you can step quite easily into another.',
    reversed:
      'One final thread remains to be tied before you can rest with satisfaction. Perhaps you have been avoiding the ending because it would mean that the adventure is over. Select one small conclusion and give it your undivided attention.',
  },
];
