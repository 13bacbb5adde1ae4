import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, Mode } from '@cosmic/sky/zodiac';

/** How to move on from there by mode. */
export const MODE_PACE: Record<Mode, readonly string[]> = {
  cardinal: [
    'Being of a sign that starts things, you may feel a plan arriving; greet it, and ask it to wait outside.',
    'Your kind of sign likes to go first, so go first here as well, and be the first to do nothing.',
    'Starting comes easily to a sign like yours, so start to let go, and let the rest of it follow by itself.',
  ],
  fixed: [
    'Being of a sign that stays, you can trust that once you have settled, stillness will keep you company by itself.',
    'Your kind of sign holds on well, so hold this one picture loosely, as you would hold a bird.',
    'Staying power is your sign’s own gift, and it can be spent on staying loose.',
  ],
  mutable: [
    'Being of a sign that changes, you need not force the picture to keep still; let it alter and follow it kindly.',
    'Your kind of sign adapts to everything, so for once let the place adapt itself to you.',
    'Moving with things is how your sign is made, so move with the breath and with nothing else.',
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
  'High above the ceiling the Moon is in {moonSign} today, and in the almanac her phase is called {phase}.',
  'Remember that the Moon is up there in {moonSign}, in the phase named {phase}, whether or not there are clouds.',
  'Somewhere beyond the window the Moon goes through {moonSign}, and the calendar gives her phase as {phase}.',
];

/** What to do with the mood of the element that the Moon is in. */
export const MOON_ELEMENT: Record<Element, readonly string[]> = {
  fire: [
    'Fire in the mood may feel like impatience, so let it be brightness instead, and allow it to light one thing only.',
    'Should restlessness come by, think of it as kindling that has simply been delivered early.',
    'Let any heat in you sink to the soles of the feet, where it can warm without burning.',
    'Bright thoughts may leap about like sparks, so watch them and keep your hands in your lap.',
    'If you feel driven, be the stone beside the fire for a while, and let the fire be busy.',
    'A quick mood is a mood all the same, so give it a breath for each of its reasons.',
    'Restless energy is welcome too, provided that it sits down and breathes like everyone else.',
    'Warmth is the quiet sister of heat, and she is the one to invite.',
    'Courage can rest as well, with its boots off, and is none the worse for it in the morning.',
    'Embers keep longest under a little ash, so do not stir them now.',
    'Eagerness leans forward by nature; lean back, and let it come and sit against you.',
    'Wishes may crackle a bit, as wood does, and need nothing from you but distance.',
  ],
  earth: [
    'Earth in the mood asks for proof, so feel the fabric under your fingers and let that be proof enough.',
    'Should worries about practical matters come by, stack them neatly beside you like firewood for later.',
    'Feel how heavy and how well supported you are, and let those two be one thing.',
    'If the to-do list turns up, fold it in four and put it under the leg of the chair.',
    'Slow is the tempo of the hour, so let every breath be carried in and set down.',
    'Something in you wants to be useful; let it be useful by keeping still.',
    'Anything heavy may be heavy here, since the floor has been told and does not mind.',
    'Thick and slow as honey is how the mood may feel, and honey is in no hurry to be otherwise.',
    'Solid things are near, so borrow some of their patience, the table’s or the wall’s.',
    'Duties stand about like cattle at the gate, and can be looked at in peace from here.',
    'Trust the seat, the floor and the hour, in that order.',
    'Weight is a form of belonging, so be as heavy as you like.',
  ],
  air: [
    'Air in the mood makes for a great many sentences, so let them pass overhead and do not read them out.',
    'Should conversations start up in your head, lower the volume without switching anybody off.',
    'Thoughts are likely to be light and many, so be the sky they cross and not the one who counts.',
    'If a clever idea comes by, promise it a pencil afterwards.',
    'Words may gather like birds on a wire; wait, and they fly off together.',
    'Let the mind be as airy as it likes, and the body as plain as bread.',
    'Questions will keep, so let them queue outside in the good air and go on breathing.',
    'Talk goes on by itself somewhere inside, so leave the room it is in and close the door softly.',
    'Plans may flutter up like pigeons; the square is large, and you can stay on your bench.',
    'Curiosity has no off switch, but it does have a chair by the window.',
    'Lightness is allowed, so let the head float a little, like a balloon that is tied to a hand.',
    'Sentences can end anywhere, even in the middle, so let the next one go unfinished and be content.',
  ],
  water: [
    'Water in the mood brings feelings without labels, so let them be weather and leave the naming for another time.',
    'Should something tender come by, move over a little and let it sit with you.',
    'Whatever you feel, let it rise and spread and find its own shore.',
    'If tears come, they come; if nothing comes, that is a calm lake too.',
    'Moods may run into each other like colours, and you need not draw the lines.',
    'Be as kind to what you feel as to a guest who has come in from the rain.',
    'Deep down it is calmer, as in any sea, so let yourself sink by a hand’s breadth.',
    'Tenderness may come up without a reason, and it does not need one.',
    'Old feelings sometimes drift past like leaves, and the river takes them round the bend.',
    'Softness is a kind of strength for now, as any shore could tell you.',
    'Rain, sea or tears, it is all on its way somewhere, and you are the valley.',
    'Everything may blur a little, like a window in wet weather, and be prettier for it.',
  ],
};

/** A breath for the phase of the Moon. */
export const PHASE_BREATH: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'As her light is only beginning, place one quiet wish in the dark and ask nothing further of it.',
    'Since there is little to be seen up there, let not knowing be comfortable for the length of three breaths.',
    'Rest in the dark of her as a seed does, without a plan and without a doubt.',
    'Let one breath be empty at the end, like the sky tonight, and see that nothing is missing.',
  ],
  'Waxing Crescent': [
    'As her light is a thin curve that grows, let each breath in be the smallest amount larger than the last.',
    'Think of one thing that has only just started, and give it the space of a breath without measuring it.',
    'Smile by the width of that crescent, and let it reach the eyes when it wants to.',
    'With a light as slender as hers, look only at the next thing and love it a little.',
  ],
  'First Quarter': [
    'As she is half lit, breathe in with the bright side in mind and breathe out with the dark, and favour neither.',
    'Think of a decision that is still open, and notice where in your body the two answers live.',
    'Let half of you be at rest and half awake, as she is half in light.',
    'Sit exactly in the middle of something undecided, and enjoy the view to both sides.',
  ],
  'Waxing Gibbous': [
    'As she is almost round, practise being nearly finished and stopping there, for the length of three breaths.',
    'Think of something that is close to done, and wish it well without reaching for a tool.',
    'Feel how full the breath is shortly before its top, and stay for a moment in the almost.',
    'Let things be nearly right, as she is nearly round, and give them your whole attention.',
  ],
  'Full Moon': [
    'As her light is complete, let everything in you be seen by you, as kindly as the garden is seen by night.',
    'Think of something that has come to its fullness, and breathe out as if you were setting down a full cup.',
    'Let her light fall on whatever you are hiding, and notice how soft it is.',
    'Breathe in until you are full, and let it be enough to be full for a second.',
  ],
  'Waning Gibbous': [
    'As her light begins to lessen, give away the next breath out as though it were meant for someone in particular.',
    'Think of one thing that you have learned this month, and thank whoever was there when you did.',
    'Give thanks for one thing that has been, and let it grow a little smaller in peace.',
    'Let every breath out be a gift without a card.',
  ],
  'Last Quarter': [
    'As half of her light has gone, let each breath out be a little longer than the one that came in.',
    'Think of one thing that you could put down, and imagine the sound that it would make on the floor.',
    'Set aside half of what you carry, and do not ask which half it was.',
    'As she leans towards the dark, lean back and let something go by.',
  ],
  'Waning Crescent': [
    'As only a thin curve of her is left, let the breath become so quiet that you have to listen for it.',
    'Think of nothing in particular, as one does late in the evening, and allow the month to end without a speech.',
    'Be as thin and as quiet as she is, and let the last of the month slip through.',
    'Rest as things rest that will soon begin again.',
  ],
};
