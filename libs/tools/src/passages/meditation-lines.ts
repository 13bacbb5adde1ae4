import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, Mode } from '@cosmic/sky/zodiac';

/** How to sit down. */
export const SETTLE: readonly string[] = [
  'Find a chair, a cushion or a patch of floor, and sit as you would if nobody were ever going to photograph it; your eyes may close or stay half open.',
  'Give yourself ten minutes and something to lean on, put the telephone in another room, and remember that you may stop whenever you wish.',
  'Sit or lie down in whichever way your body suggests, since comfort is the whole of the technique, and leave your eyes open if that is pleasanter.',
  'Arrive first: one hand on the chair, one foot on the floor, a look around the room, and then permission to do nothing for ten minutes.',
];

/** A way of breathing by element. */
export const BREATH: Record<Element, readonly string[]> = {
  fire: [
    'Breathe in as though you were drawing air over embers, and breathe out so lightly that the glow hardly moves.',
    'With every breath out, imagine a candle that bends and straightens again and does not go out.',
    'Let each breath warm a slightly larger circle, first the hands, then the room, and then the thought of tomorrow.',
  ],
  earth: [
    'Breathe in up to the collarbones, and as the air leaves, let yourself grow heavier by about the weight of a coat.',
    'With every breath out, imagine sand settling at the bottom of a jar until the water above it is clear.',
    'Let each breath be as ordinary as bread, neither deep nor beautiful, and simply count five of them.',
  ],
  air: [
    'Breathe in as if someone had opened a window, and breathe out as if you were misting the pane.',
    'With every breath out, imagine a paper boat of a thought being blown a little farther across the table.',
    'Let each breath have a small pause at the top, like a swing that hangs for a moment before it returns.',
  ],
  water: [
    'Breathe in as a wave comes up the beach, breathe out as it slides away, and leave the timing to the sea.',
    'With every breath out, imagine rings travelling over a pond until they reach the reeds and are gone.',
    'Let each breath find its own level, the way water does, without any assistance from your ambition.',
  ],
};

/** How to move on from there by mode. */
export const MODE_PACE: Record<Mode, readonly string[]> = {
  cardinal: [
    'Being of a sign that starts things, you may feel a plan arriving; greet it, and ask it to wait outside.',
    'Your kind of sign likes to go first, so go first here as well, and be the first to do nothing.',
  ],
  fixed: [
    'Being of a sign that stays, you can trust that once you have settled, stillness will keep you company by itself.',
    'Your kind of sign holds on well, so hold this one picture loosely, as you would hold a bird.',
  ],
  mutable: [
    'Being of a sign that changes, you need not force the picture to keep still; let it alter and follow it kindly.',
    'Your kind of sign adapts to everything, so for once let the place adapt itself to you.',
  ],
};

/** The ruler of the sign as a light in that place: `{ruler}`, `{sign}`. */
export const RULER_LAMP: readonly string[] = [
  'If you want some light there, borrow it from {ruler}, the traditional ruler of {sign}.',
  'Somewhere above it imagine {ruler}, which rules {sign} in the old books, keeping a friendly watch.',
  'Let the light in that place be the light of {ruler}, as that is the ruler of your sign.',
];

/** The Moon of the day: `{moonSign}`, `{phase}`. */
export const MOON_OVERHEAD: readonly string[] = [
  'Now remember the sky over the roof, where the Moon is in {moonSign} today and the phase is called {phase}.',
  'Above all of this the Moon is in {moonSign} at present, and her phase in the calendar is {phase}.',
  'Bring in the real sky as well: today the Moon is in {moonSign}, and the almanac names the phase {phase}.',
];

/** What to do with the mood of the element that the Moon is in. */
export const MOON_ELEMENT: Record<Element, readonly string[]> = {
  fire: [
    'Fire in the mood may feel like impatience, so let it be brightness instead, and allow it to light one thing only.',
    'Should restlessness come by, think of it as kindling that has simply been delivered early.',
  ],
  earth: [
    'Earth in the mood asks for proof, so feel the fabric under your fingers and let that be proof enough.',
    'Should worries about practical matters come by, stack them neatly beside you like firewood for later.',
  ],
  air: [
    'Air in the mood makes for a great many sentences, so let them pass overhead and do not read them out.',
    'Should conversations start up in your head, lower the volume without switching anybody off.',
  ],
  water: [
    'Water in the mood brings feelings without labels, so let them be weather and leave the naming for another time.',
    'Should something tender come by, move over a little and let it sit with you.',
  ],
};

/** A breath for the phase of the Moon. */
export const PHASE_BREATH: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'As her light is only beginning, place one quiet wish in the dark and ask nothing further of it.',
    'Since there is little to be seen up there, let not knowing be comfortable for the length of three breaths.',
  ],
  'Waxing Crescent': [
    'As her light is a thin curve that grows, let each breath in be the smallest amount larger than the last.',
    'Think of one thing that has only just started, and give it the space of a breath without measuring it.',
  ],
  'First Quarter': [
    'As she is half lit, breathe in with the bright side in mind and breathe out with the dark, and favour neither.',
    'Think of a decision that is still open, and notice where in your body the two answers live.',
  ],
  'Waxing Gibbous': [
    'As she is almost round, practise being nearly finished and stopping there, for the length of three breaths.',
    'Think of something that is close to done, and wish it well without reaching for a tool.',
  ],
  'Full Moon': [
    'As her light is complete, let everything in you be seen by you, as kindly as the garden is seen by night.',
    'Think of something that has come to its fullness, and breathe out as if you were setting down a full cup.',
  ],
  'Waning Gibbous': [
    'As her light begins to lessen, give away the next breath out as though it were meant for someone in particular.',
    'Think of one thing that you have learned this month, and thank whoever was there when you did.',
  ],
  'Last Quarter': [
    'As half of her light has gone, let each breath out be a little longer than the one that came in.',
    'Think of one thing that you could put down, and imagine the sound that it would make on the floor.',
  ],
  'Waning Crescent': [
    'As only a thin curve of her is left, let the breath become so quiet that you have to listen for it.',
    'Think of nothing in particular, as one does late in the evening, and allow the month to end without a speech.',
  ],
};

/** The way back. */
export const RETURN: readonly string[] = [
  'Then let the picture grow pale, hear the room again, and move your fingers before you move your plans.',
  'When you are ready, come back by the way you went, and open your eyes last of all.',
  'After a while return to the weight of your hands, the sounds outside and the temperature of the air.',
];

/** Ends a meditation. */
export const MEDITATION_CLOSING: readonly string[] = [
  'If your mind wandered off a hundred times, it also came back a hundred times, and that was the exercise.',
  'Take the calmest second of these ten minutes with you; it fits into any pocket.',
  'No result is expected, and a cup of tea is an entirely suitable way to finish.',
  'Before you stand up, choose the first thing that you will do slowly.',
];
