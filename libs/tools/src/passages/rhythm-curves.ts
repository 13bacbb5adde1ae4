import type { BiorhythmCycle } from '@cosmic/divination/biorhythm';

type Stage = 'climbing' | 'easing' | 'crossing' | 'resting' | 'returning';

/** One curve at its stage: `{percent}` of its height. */
export const RHYTHM_CURVE: Record<BiorhythmCycle, Record<Stage, readonly string[]>> = {
  physical: {
    climbing: [
      'Your body curve is at {percent} and rising, so take the stairs of the week first and leave the chairs for later.',
      'Strength is on its way up, {percent} at the moment; promise your legs a longer road than usual and let them brag about it.',
      'With the body at {percent} and climbing, lift what has been standing in the hall since spring.',
    ],
    easing: [
      'The body is well above its middle, {percent} today, and rolling gently downhill: finish the physical jobs while the wheel turns by itself.',
      'At {percent} and easing, your body has the pleasant manner of a good player in the second half; play for the passes now.',
      'There is spring left in the legs, {percent} by the old arithmetic, so spend it on something that you can look at afterwards.',
    ],
    crossing: [
      'Your body curve passes its middle today, which in this custom is a day for handrails, flat shoes and no bets.',
      'Today the body changes sides; walk as you would through a strange house in the dark, slowly and with some curiosity.',
      'In the course of today the body line cuts through zero, so let precision take the place of push.',
    ],
    resting: [
      'Below the line and sinking, at {percent}, your body votes for the bench; it is a good bench, with a view.',
      'The body stands at {percent} and wants less of everything except sleep, soup and a long stretch.',
      'Somewhere around {percent} the body saves its fuel, so be a clever passenger and let the week drive for a while.',
    ],
    returning: [
      'Your body curve is at {percent} but coming home; a little more each day is the whole instruction.',
      'On the low side yet, at {percent}, the body has turned round and is looking for its shoes.',
      'From {percent} and rising there is only one direction for your stamina, so start what needs a fortnight of small efforts.',
    ],
  },
  emotional: {
    climbing: [
      'Feeling is on the rise at {percent}, and you will find it easier than usual to mean what you say.',
      'The heart curve climbs, {percent} today; ring the person whose name keeps coming up.',
      'At {percent} and growing, your feelings are good company, so take them out instead of leaving them at home with a list.',
    ],
    easing: [
      'Warmth is plentiful, {percent}, and calming down, which is the best mixture for saying sorry or saying yes.',
      'The heart curve is past its top at {percent}; the applause is over and the good conversations begin.',
      'You hold {percent} of feeling and have less need to prove it every day, so be generous in small coins.',
    ],
    crossing: [
      'The heart changes sides today, so a lump in the throat may be weather rather than news.',
      'Feelings cross their middle today; let every mood have a chair and none of them the steering wheel.',
      'Today the heart curve goes through zero, and the old advice is to answer tomorrow what stings today.',
    ],
    resting: [
      'With feeling at {percent} and going inwards, you owe nobody a performance; a short honest sentence will do.',
      'The heart curve rests at {percent}, so choose the friends with whom silence is not a problem to be solved.',
      'At {percent} your feelings have drawn the curtains, and behind them they are not sad, merely off duty.',
    ],
    returning: [
      'Feeling stands at {percent} and is finding its way back; expect to laugh at something silly before you expect to be moved.',
      'The heart curve turns up again from {percent}, like a cat that was never really lost.',
      'Slowly, from {percent}, warmth returns, so leave the porch light on for the people you went quiet with.',
    ],
  },
  intellectual: {
    climbing: [
      'The mind climbs at {percent}: learn the hard chapter now, and let the easy ones wait.',
      'Your thinking curve gains height, {percent} today, and it would be a pity to spend that on comparing toasters.',
      'At {percent} and rising, your head makes connections for the fun of it; keep paper in every pocket.',
    ],
    easing: [
      'Thought is clear and unhurried at {percent}, so write the page that everything else depends on.',
      'The mind has passed its summit, {percent}, and can see a good deal from up there; explain it to someone.',
      'You have {percent} of brightness in hand for this round, and it is worth more on one question than on nine.',
    ],
    crossing: [
      'Your thinking curve goes through the middle today, so read the form twice and the message three times.',
      'The mind changes sides today; figures may swap places when you look away, and a second pair of eyes is a kindness.',
      'Today the line of thought crosses zero, which is a fine excuse to sleep on whatever wants an answer by five.',
    ],
    resting: [
      'With the mind at {percent} and dimming, routine is your friend: water the plants, sort the keys, repeat what you know.',
      'The thinking curve rests at {percent}, so leave the riddles on the shelf and enjoy a book that you have read before.',
      'At {percent} your head prefers pictures to arguments, and there is no shame in watching the river.',
    ],
    returning: [
      'The mind is at {percent} and waking; half-finished ideas will start to knock, and you may let them in one at a time.',
      'Thought comes back from {percent} the way a street fills in the morning, first the bakers, then everyone.',
      'Rising again from {percent}, your thinking curve can be trusted with the outline, if not yet with the details.',
    ],
  },
};

/** Which of body, heart and mind, in this order, stand above the middle. */
export const RHYTHM_PATTERN = {
  'high-high-high': [
    'All three stand above the line, which happens less often than one would wish; choose well what you spend it on.',
    'Body, heart and mind are on the bright side together, so this is the stretch for the thing you keep saving for a better moment.',
    'With three curves up at once you are a full orchestra, and the only danger is playing every piece on the same evening.',
  ],
  'high-high-low': [
    'Body and heart are up while the mind sits out, so trust legs and laughter, and let somebody else add up the bill.',
    'Two out of three are shining, and they are the two that dance; clever remarks can come later.',
    'You are strong and warm and not especially sharp just now, which is what most good parties are made of.',
  ],
  'high-low-high': [
    'Body and mind are up while the heart keeps to itself: a fine time for work, sport and maps, and a poor one for poems.',
    'You have energy and a clear head, and the feelings have gone upstairs for a while; let them, and build something.',
    'Hands and head are in step, so get things done, and be a shade gentler with people than seems necessary.',
  ],
  'low-high-high': [
    'Heart and mind are up while the body rests, so talk, write and listen, and let the sofa do the carrying.',
    'You are warm and clear and a little slow on the stairs, which is the right mixture for letters and long suppers.',
    'The legs have asked for leave and the rest of you is in good form; sit down with somebody interesting.',
  ],
  'high-low-low': [
    'Only the body is above the line, so think with your feet: walk, dig, carry, swim, and keep the big talks for later.',
    'Head and heart are in low water and the legs want out; follow the legs.',
    'One curve out of three is up, and it is the simplest of them, so choose simple things and do them thoroughly.',
  ],
  'low-high-low': [
    'Only the heart is above the line, and it is quite enough: be with people, and leave proofs and push-ups to another week.',
    'Warmth is what you have most of now, so give the tired body and the foggy head somebody kind to sit with.',
    'Body and mind are resting while the heart is wide awake, a good combination for forgiving and for being forgiven.',
  ],
  'low-low-high': [
    'Only the mind is above the line, bright as a desk lamp in a dark office: read, plan, decide on paper, act later.',
    'The head is awake and the rest of you would rather be horizontal; luckily one can think lying down.',
    'Clear thoughts and low batteries go together just now, so make the list today and hire next week to carry it out.',
  ],
  'low-low-low': [
    'All three are below the line at once, which the custom reads as a harbour: mend nets, tell stories, do not sail.',
    'Body, heart and mind are all recharging, so the most useful word that you own at the moment is “later”.',
    'Three curves in low water make a quiet beach, and you would be surprised what one finds there at walking pace.',
  ],
} as const satisfies Record<string, readonly string[]>;
