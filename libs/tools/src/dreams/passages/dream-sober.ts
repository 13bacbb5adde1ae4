import type { Gravity } from '../gravity';

/** Begins the reading of a grave dream. */
export const SOBER_OPENING: Record<Gravity, readonly string[]> = {
  grief: [
    'I am sorry that your night held this; somebody who mattered was in it, so we will go slowly.',
    'Thank you for telling it, since a dream like this is not easy to write down.',
    'Nothing in a dream of losing somebody has to be explained away, and we will read yours with care.',
    'What you dreamed touches on loss, so let us look at it gently and leave the cleverness outside.',
    'Dreams of goodbye weigh more than others, and it is right to give this one some room.',
  ],
  violence: [
    'That sounds like a frightening night, and it is good that you are awake and telling it.',
    'I am sorry that you had to be in a dream like this one; it is over, and you are here.',
    'Thank you for writing this down, because a violent dream is easier to hold in words than in the body.',
    'First of all, you are safe from what was in the dream, and we can look at it from this side.',
    'For a dream like this a calm voice is right, so we will keep ours low.',
  ],
  fear: [
    'That was a hard dream to be in, and writing it down was a good thing to do.',
    'I am sorry for the night you had; by daylight we can look at it together, a little at a time.',
    'Thank you for telling this, because frightening pictures lose some of their force when they are told.',
    'It sounds as though this dream asked a lot of you, so let us begin quietly.',
    'Heavy dreams stay in the body for a while after waking, so be kind to yourself while you read.',
  ],
};

/** Leads over to a further symbol: `{next}`. */
export const SOBER_NEXT: readonly string[] = [
  'Beside it you tell of {next}.',
  'Then you mention {next}, and that deserves a quiet look as well.',
  'As well as that you speak of {next}.',
];

/** No feeling was named. */
export const SOBER_FEELING_NONE: readonly string[] = [
  'You have told what happened, and how it felt is yours to say; a single word for it, said to yourself or to somebody close, can already help a little.',
  'How it felt to be there matters more than any symbol, and you do not have to find a name for it before you are ready for that.',
  'Whatever you felt in it is all right, even if it was nothing at all, or more than one thing at once that do not fit together.',
];

/** The dreamer woke from it. */
export const SOBER_WOKE: readonly string[] = [
  'Waking out of it was your way of leaving, and it worked; take a moment to look round the room that you are in now.',
  'You woke from it, and it can take a while until the body knows that it is over; slow breaths and a light in the room may help.',
];

/** It comes again and again. */
export const SOBER_RECURRING: readonly string[] = [
  'That it keeps coming back is tiring, and dreams like this often come less once they have been told to somebody who listens well.',
  'As it returns, you might try, while awake and only if it feels right, to write an ending in which you are safe or not alone.',
];

/** The Moon of the day: `{moonSign}`, `{phase}`. */
export const SOBER_MOON: readonly string[] = [
  'The Moon is in {moonSign} tonight and the phase is the {phase}; she asks nothing of you, and you may simply rest under her.',
  'Tonight the Moon goes through {moonSign}, in the phase called {phase}, and the night can be gentler than the last one.',
  'As for the sky, the Moon is in {moonSign}, her phase is the {phase}, and neither says anything about what will happen.',
];

/** Something gentle to do. */
export const SOBER_QUESTION: Record<Gravity, readonly string[]> = {
  grief: [
    'If you like, say or write one thing that you would want that person to know, and keep it as long as you wish.',
    'A small thing to do today: light a candle, play a song or cook a dish that belongs to the one you were thinking of.',
    'When it feels right, tell somebody a memory of the one who was in your dream, a good one or simply a true one.',
    'You might ask yourself whom you would like near you today, and let them know in a few words.',
  ],
  violence: [
    'For today, do what makes you feel safe in small ways: a locked door, a familiar voice, a light left on.',
    'When you are ready, write down where you were able to do something in the dream, however small, or what you would have needed.',
    'It may help to put both feet on the floor, look round and name five things that you can see, until the dream is far enough away.',
    'Choose one person whom you could tell this dream, and tell them only as much as you like.',
  ],
  fear: [
    'For today, choose one thing that steadies you, a walk, a warm meal or a quiet hour, and put it somewhere certain.',
    'You might ask what in your days is too much at the moment, and hand over a small piece of it.',
    'If you like, draw or write the moment before it became frightening, and stay with that for a while.',
    'When evening comes, do one soothing thing before you sleep, and leave a small light on if that helps.',
  ],
};

/** A soft pointer to people who listen. */
export const SOBER_HELP: Record<Gravity, readonly string[]> = {
  grief: [
    'Grief has no timetable, and you need not be alone with it; a friend, a grief group or one of the listeners named on findahelpline.com can be there with you.',
    'Should the loss be fresh, or still very heavy, please share it with somebody you trust, or with a free listener whom findahelpline.com can find where you live.',
    'If the sadness stays by day as well, let somebody know, at home or by way of findahelpline.com, where kind people listen free of charge.',
  ],
  violence: [
    'If something like this has really happened to you, or somebody frightens you by day, it is not your fault, and you can talk to a person you trust or to a trained listener found on findahelpline.com.',
    'Dreams like this can come after hard things, and help exists for that; somebody close, or one of the lines on findahelpline.com, will listen without judging.',
    'Should you not feel safe where you are, please tell somebody soon, a friend, a neighbour or one of the helplines that findahelpline.com lists for your country.',
  ],
  fear: [
    'If such nights come often, or the fear stays by day, talk to somebody you trust, or find a free listener on findahelpline.com.',
    'You do not have to sort this out alone, and a friend or one of the kind voices listed on findahelpline.com can keep you company with it.',
    'Should things feel too heavy at the moment, let somebody know; findahelpline.com shows who listens free of charge where you live.',
  ],
};

/** Ends the reading of a grave dream. */
export const SOBER_CLOSING: readonly string[] = [
  'A dream foretells nothing, so nothing in it has been decided.',
  'What you dreamed is not a sign of anything to come, and you are allowed to have a quiet day after it.',
  'None of this says what will be; it only shows how much you can feel.',
  'Take good care of yourself today, and let somebody else take care of something too.',
  'Nothing in it is a warning, and you may put it down whenever you want.',
];
