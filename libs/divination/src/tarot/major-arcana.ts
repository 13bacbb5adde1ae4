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
      'A fresh start stands at the door with its shoes already on. You do not need the whole map, only enough trust for the first mile. Pack light and let yourself be a beginner.',
    reversed:
      'The leap may need one more look at the ground below. Are you rushing to get away from something, or holding back because you might look silly? Name the real risk, then choose.',
  },
  {
    name: 'The Magician',
    element: 'air',
    astrology: 'Mercury',
    keywords: ['skill', 'focus', 'will'],
    upright:
      'Everything you need is on the table in front of you. Pick one tool, say clearly what you are making and begin. Attention is the spark that turns a wish into a plan.',
    reversed:
      'Your energy may be spread over too many half-open drawers, or charm is doing the work of honesty. Go back to what you can really do and what you really mean. One true sentence is worth more than ten clever ones.',
  },
  {
    name: 'The High Priestess',
    element: 'water',
    astrology: 'Moon',
    keywords: ['intuition', 'silence', 'depth'],
    upright:
      'Something in you already knows, and it speaks in a low voice. Wait before you act, notice your dreams, and leave a little unsaid. The answer rises when you stop stirring the water.',
    reversed:
      'Noise from outside may be drowning a quiet hunch. Perhaps you asked five people because you did not like your own first answer. Give yourself an hour alone and ask again.',
  },
  {
    name: 'The Empress',
    element: 'earth',
    astrology: 'Venus',
    keywords: ['growth', 'comfort', 'creation'],
    upright:
      'This is a season of ripening. Feed what you love, be it a person, a garden or a half-written song, and let it grow at its own pace. Pleasure is part of the work.',
    reversed:
      'You may be watering everyone except yourself, or hovering over something that needs room. Step back, eat a proper meal, and do one thing only because it is beautiful. Creation starts again from fullness.',
  },
  {
    name: 'The Emperor',
    element: 'fire',
    astrology: 'Aries',
    keywords: ['structure', 'leadership', 'protection'],
    upright:
      'Give the matter a frame: a rule, a budget of hours, a clear yes and no. You can be firm and kind in the same sentence. Others will find it easier to move once they know where the walls are.',
    reversed:
      'Control may have grown tighter than the situation needs, or a needed line was never drawn. Ask which rules still protect something. Loosen one of them and hold another more clearly.',
  },
  {
    name: 'The Hierophant',
    element: 'earth',
    astrology: 'Taurus',
    keywords: ['tradition', 'learning', 'counsel'],
    upright:
      'Someone has walked this way before and left good notes. Learn from a teacher, a custom or an old book, and then make the lesson your own. Shared rituals can carry you through a busy time.',
    reversed:
      'The usual way may no longer fit your foot. You are free to question what you were taught without throwing all of it out. Keep the part that still gives light.',
  },
  {
    name: 'The Lovers',
    element: 'air',
    astrology: 'Gemini',
    keywords: ['love', 'choice', 'alignment'],
    upright:
      'Two things meet and see each other clearly. It may be love, or a choice that shows what you stand for. Choose with your whole heart, so that your words and your steps agree.',
    reversed:
      'Something is pulling in two directions, within you or between you and another. Honest talk will do more than a grand gesture. Ask what each side truly values before you try to fix it.',
  },
  {
    name: 'The Chariot',
    element: 'water',
    astrology: 'Cancer',
    keywords: ['drive', 'direction', 'victory'],
    upright:
      'You hold the reins of two strong animals, and today they can run the same way. Decide where you are going and keep your eyes on it. Progress comes from steering, not from whipping.',
    reversed:
      'The wheels turn, but the direction is unclear, or you push where a pause would help. Stop for a moment and check who is driving. A small correction now saves a long detour.',
  },
  {
    name: 'Strength',
    element: 'fire',
    astrology: 'Leo',
    keywords: ['courage', 'patience', 'gentleness'],
    upright:
      'Real strength has soft hands here. Stay with what scares or angers you, breathe, and speak to it as you would to a nervous animal. Patience will do what force could not.',
    reversed:
      'You may be tired, or your own doubts are roaring louder than they deserve. Be as gentle with yourself as you are with others. Courage returns in small portions, so start with one.',
  },
  {
    name: 'The Hermit',
    element: 'earth',
    astrology: 'Virgo',
    keywords: ['solitude', 'search', 'wisdom'],
    upright:
      'Take your lamp and walk a little apart. Time alone helps you see what matters and what was only noise. You need to light no more than the next few steps.',
    reversed:
      'Solitude may have turned into hiding, or you have had no quiet for too long. Notice which of the two it is. Then call a friend, or close the door, as the case may be.',
  },
  {
    name: 'Wheel of Fortune',
    element: 'fire',
    astrology: 'Jupiter',
    keywords: ['change', 'timing', 'luck'],
    upright:
      'The wheel is moving, and a door that was stuck may swing open. Say yes to good timing and stay nimble. What you do with luck matters as much as the luck.',
    reversed:
      'Things may feel out of step, or the same loop comes round again. You cannot stop the wheel, but you can find its calm centre. Look for the one habit in the pattern that is yours to change.',
  },
  {
    name: 'Justice',
    element: 'air',
    astrology: 'Libra',
    keywords: ['fairness', 'truth', 'balance'],
    upright:
      'Weigh the facts and let both sides be heard, your own as well. A fair decision may feel cool at first and good for a long while. Say what is true in the kindest clear words you have.',
    reversed:
      'The scales are a little off. Perhaps you judge yourself too hard, or you leave out a fact that does not suit you. Put everything on the table, and balance becomes possible.',
  },
  {
    name: 'The Hanged Man',
    element: 'water',
    astrology: 'Neptune',
    keywords: ['pause', 'surrender', 'new view'],
    upright:
      'Nothing moves, and that is useful. Hang the picture upside down and you notice what you missed. Let go of the need to settle it today.',
    reversed:
      'The wait may have done its work, or you are giving up more than the matter deserves. Ask what you are still waiting for. If there is no answer, set one foot back on the ground.',
  },
  {
    name: 'Death',
    element: 'water',
    astrology: 'Scorpio',
    keywords: ['ending', 'release', 'renewal'],
    upright:
      'A chapter is closing, as chapters do, and the book goes on. Thank what was, clear the shelf and leave space. New growth needs the light that the old leaves were taking.',
    reversed:
      'You may be holding a door open to an empty room. Letting go can be done slowly, one drawer at a time. Start with the thing you no longer even look at.',
  },
  {
    name: 'Temperance',
    element: 'fire',
    astrology: 'Sagittarius',
    keywords: ['blending', 'moderation', 'harmony'],
    upright:
      'Mix a little of this with a little of that and taste often. The middle way here is skilled work and no compromise. Go at an even pace, and the right measure will show itself.',
    reversed:
      'Something is too much or too little: work, company, sugar, silence. You need no big reform, just a better dose. Change one measure and give it a week.',
  },
  {
    name: 'The Devil',
    element: 'earth',
    astrology: 'Capricorn',
    keywords: ['temptation', 'habit', 'shadow'],
    upright:
      'Look at the chain and notice how loosely it hangs. A habit, a bargain or a desire may be steering more than you like. Seeing it without shame is already half of your freedom.',
    reversed:
      'You are slipping a hand out of an old knot. Be proud of it, and make the new way easy to keep. Tell one person you trust, because secrets were part of the rope.',
  },
  {
    name: 'The Tower',
    element: 'fire',
    astrology: 'Mars',
    keywords: ['upheaval', 'truth', 'clearing'],
    upright:
      'Something built on a weak spot is coming down, and it may be loud. Stay with what is still standing: people, skills, plain truth. You can rebuild it with better windows.',
    reversed:
      'You sense the crack before others see it. A small honest change now can spare you a bigger mess, and old dust may already be settling. Fix what you can reach and let the rest be rubble.',
  },
  {
    name: 'The Star',
    element: 'air',
    astrology: 'Aquarius',
    keywords: ['hope', 'calm', 'inspiration'],
    upright:
      'After the noise comes a clear night. Hope returns quietly, like water filling a footprint. Rest, be sincere, and follow the light that asks nothing of you.',
    reversed:
      'The stars are there, but clouds are in front of them. You may be running low on faith in a plan or in yourself. Do one thing that once made you feel wide awake, and let hope come back on foot.',
  },
  {
    name: 'The Moon',
    element: 'water',
    astrology: 'Pisces',
    keywords: ['dreams', 'uncertainty', 'imagination'],
    upright:
      'The path is lit by half-light, and shapes look larger than they are. Trust your senses and delay the final verdict. What your imagination paints tonight can become art or worry, and you have a say in which.',
    reversed:
      'Fog is lifting. A fear shrinks once it has a name, and a muddle begins to make sense. Check one story you have been telling yourself against the facts.',
  },
  {
    name: 'The Sun',
    element: 'fire',
    astrology: 'Sun',
    keywords: ['joy', 'clarity', 'warmth'],
    upright:
      'Open the curtains. Things are as good as they look, and your gladness is contagious. Be seen, be simple, and share the warmth while it shines.',
    reversed:
      'The sun is out, yet you may be standing in your own shade. Joy might feel delayed or a bit childish to you. Lower the bar: ten minutes of play will do for a start.',
  },
  {
    name: 'Judgement',
    element: 'fire',
    astrology: 'Pluto',
    keywords: ['awakening', 'reckoning', 'calling'],
    upright:
      'You hear a call and recognise your own name in it. Look back with honest, forgiving eyes, and then stand up into the next version of your life. What you learned is coming along.',
    reversed:
      'An inner critic may be shouting over the call. Learn what there is to learn and let the sentence be served. You may answer the knock even if you do not feel ready.',
  },
  {
    name: 'The World',
    element: 'earth',
    astrology: 'Saturn',
    keywords: ['completion', 'wholeness', 'celebration'],
    upright:
      'A circle closes and it is time to enjoy the view. Mark the ending with a feast, a letter or a long walk. From a finished thing you can step with ease into the next.',
    reversed:
      'There is one last thread to tie before you can rest. Maybe you avoid finishing because finishing means being done. Choose a small ending and give it your full attention.',
  },
];
