import { type MinorArcanum } from './minor-card';

/** Cups from ace to king: water, feeling, love, imagination. */
export const CUPS: readonly MinorArcanum[] = [
  {
    astrology: 'Root of Water',
    keywords: ['new feeling', 'openness', 'compassion'],
    upright:
      'A cup is held out to you, full to the brim. Let a feeling in, be it love, forgiveness or a wish to create. You do not have to earn what is freely given.',
    reversed:
      'The cup is full, but the lid is on. You may be holding back tears or tenderness out of habit. Let a little out where it is safe, and it will flow more easily.',
  },
  {
    astrology: 'Venus in Cancer',
    keywords: ['bond', 'mutual care', 'attraction'],
    upright:
      'Two people raise their cups and mean it. Give and take are in balance here, in love, friendship or work. Say thank you out loud; it seals the bond.',
    reversed:
      'The two cups stand at different heights. One of you may be giving more or waiting for the other to begin. A calm talk about wishes can bring them level.',
  },
  {
    astrology: 'Mercury in Cancer',
    keywords: ['friendship', 'celebration', 'support'],
    upright:
      'Friends dance in a ring and there is a place for you. Gather your people, laugh, and celebrate small wins together. Good company lifts the mood the way music does.',
    reversed:
      'You may feel outside the circle, or tired from too many circles. One real conversation counts for more than three parties. Call the friend with whom you can be quiet.',
  },
  {
    astrology: 'Moon in Cancer',
    keywords: ['boredom', 'reflection', 'missed offer'],
    upright:
      'You look at three cups and miss the fourth. A certain flatness has settled in, and perhaps you need rest more than novelty. Lift your eyes once in a while, because something kind is being offered.',
    reversed:
      'The mood is lifting and curiosity comes back. Take up an invitation you let lie. A small yes is enough to get the current moving.',
  },
  {
    astrology: 'Mars in Scorpio',
    keywords: ['regret', 'loss', 'what remains'],
    upright:
      'Three cups have spilled, and it is right to be sad. When you are ready, turn around: two are still standing. There is a bridge close by, and it will wait for you.',
    reversed:
      'You begin to turn towards what is left. Forgiveness, of yourself too, makes your step lighter. Take one cup along and cross the bridge.',
  },
  {
    astrology: 'Sun in Scorpio',
    keywords: ['memory', 'kindness', 'innocence'],
    upright:
      'A sweet memory or an old friend knocks. Let it remind you of what you loved before you learned to be busy. A simple gift, given without reason, carries the same warmth.',
    reversed:
      'The past looks golden from here, or it holds on to your sleeve. Visit it and come back. Something in the present would like the same fond attention.',
  },
  {
    astrology: 'Venus in Scorpio',
    keywords: ['options', 'fantasy', 'wishful thinking'],
    upright:
      'Seven cups float in the clouds and each one glitters. Dreaming is allowed, and choosing comes after. Ask which of them you would still want on a rainy Tuesday.',
    reversed:
      'The mist thins and one option takes on weight. Let the others drift off. A clear, modest choice now will feel like relief.',
  },
  {
    astrology: 'Saturn in Pisces',
    keywords: ['leaving', 'search', 'honesty'],
    upright:
      'You walk away from something that is fine and yet not enough. Nobody has to be at fault. Follow the quiet pull uphill and let the moon show you the path.',
    reversed:
      'One foot wants to go and the other to stay. Perhaps there is something still to be tried, or you fear the empty road. Decide what would have to change for you to stay gladly.',
  },
  {
    astrology: 'Jupiter in Pisces',
    keywords: ['contentment', 'wish', 'pleasure'],
    upright:
      'Nine cups on the shelf and a satisfied smile. A wish is close to coming true, or has done so while you looked elsewhere. Enjoy it slowly, and offer a glass to your neighbour.',
    reversed:
      "You have much and it tastes of little. Maybe the wish was someone else's idea of happiness. Find out what you are truly thirsty for.",
  },
  {
    astrology: 'Mars in Pisces',
    keywords: ['harmony', 'family', 'belonging'],
    upright:
      'A rainbow stands over the house and everyone is home. This is love made ordinary and daily, which is its best form. Take the photograph, then put the camera down and be in it.',
    reversed:
      'The picture and the mood do not quite match. Tension at home may be waiting for someone to speak first, softly. Families of all kinds mend with small acts.',
  },
  {
    astrology: 'Earth of Water',
    keywords: ['sensitivity', 'surprise', 'imagination'],
    upright:
      'A fish looks out of the cup and wants to talk. Take odd ideas and tender feelings seriously today. Wonder suits you, and it may bring a sweet message.',
    reversed:
      'Feelings splash over the rim, or you hide them behind a joke. Write them down or paint them first. They make a better gift once you know their shape.',
  },
  {
    astrology: 'Fire of Water',
    keywords: ['romance', 'invitation', 'idealism'],
    upright:
      'A rider comes slowly, careful not to spill. Expect an invitation, or make one that comes from the heart. Beauty and sincerity open this door.',
    reversed:
      'The poem is lovely; the plan is vague. Watch for promises that live on mood alone, your own among them. Add one practical detail and see if the feeling stays.',
  },
  {
    astrology: 'Water of Water',
    keywords: ['empathy', 'intuition', 'calm'],
    upright:
      'She holds a closed cup and listens to it. Your sense for what others feel is strong and can be trusted. Offer comfort without taking over, and keep a quiet place for yourself.',
    reversed:
      'You may have soaked up more than is yours. Ask of each feeling whose it is. Then rinse your hands, go outside and come back to your own shore.',
  },
  {
    astrology: 'Air of Water',
    keywords: ['composure', 'tact', 'wise care'],
    upright:
      'The sea is rough and he sits steady. You can feel deeply and still choose your words. Be the calm person in the room, and others will find their own calm.',
    reversed:
      'The surface is smooth while something churns below. Holding it all in costs you strength. Tell one trusted person how the water really is.',
  },
];
