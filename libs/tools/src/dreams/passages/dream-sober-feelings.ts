import type { Mood } from '../moods';

/** A feeling in a grave dream. */
export const SOBER_FEELING: Record<Mood, readonly string[]> = {
  fear: [
    'You were afraid in it, and that fear was real even though the danger was dreamed; it needs comfort more than it needs a meaning.',
    'Fear in a dream often guards something you love, so it may help to ask what you were trying to keep safe.',
    'Being that frightened wears a person out, so let today be a little easier where it can.',
  ],
  joy: [
    'There was gladness in it as well, and you may keep that part without explaining how it goes with the rest.',
    'Joy beside something hard is not a contradiction, and nobody has to choose between the two.',
  ],
  sadness: [
    'You were sad in it, or in tears, and that sadness belongs to something you loved; it may take all the time that it wants.',
    'Tears in a dream are real tears, and crying on waking is a way of the body to let go of what it has carried.',
    'Sadness like this does not ask to be solved; it asks for company and a gentle day.',
  ],
  anger: [
    'There was anger in it, and anger in a dream often stands up for somebody who was hurt, very likely for you.',
    'Being angry in a dream harms nobody, and it can show you clearly what you will not accept.',
  ],
  shame: [
    'Shame came up in it, and what you were ashamed of in a dream says nothing against you.',
    'The shame you felt is heavy to hold alone, and it grows lighter when somebody kind knows about it.',
  ],
  calm: [
    'You say that you were calm in it, and that is a strength worth noticing in the middle of such a scene.',
    'There was calm in you while all this went on, and you may trust that it is still there.',
  ],
  longing: [
    'There is longing in how you tell it, and longing is love that has not stopped.',
    'You missed somebody in it, and missing them is one of the ways in which they are still with you.',
  ],
  confusion: [
    'It felt strange and hard to follow, and it does not have to make sense today.',
    'Confusion is natural after a dream like this, since the mind shows what hurts before it can put it in order.',
  ],
  wonder: [
    'Something in it seemed beautiful to you, and you may keep that picture, whatever stood beside it.',
    'There was wonder in it too, and that part is as true as the rest.',
  ],
  loneliness: [
    'You were alone in it, and that may be the hardest part; by day there are people you can tell, even in one sentence.',
    'Feeling left alone in a dream can point to a wish for somebody at your side, and it is all right to ask for that.',
  ],
  tenderness: [
    'There is love in this dream, and love is probably why it hurts.',
    'Tenderness runs through the telling, and it is the part to hold on to.',
  ],
  relief: [
    'There was relief in it as well, and you need feel no guilt about having felt it.',
    'You felt a weight lift, and you may let that be true.',
  ],
};
