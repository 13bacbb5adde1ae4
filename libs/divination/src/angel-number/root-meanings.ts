import { type NumerologyNumber } from '../numerology/reduction';

/** What the number comes to when its digits are added up; masters keep their own line. */
export const ROOT_MEANINGS: Readonly<Record<NumerologyNumber, string>> = {
  1: 'Underneath it all lies a one: the number wants a beginning from you. Choose a first step that fits into a quarter of an hour.',
  2: 'Underneath it all lies a two: the number looks for someone to share this with. A short, honest talk will move it along.',
  3: 'Underneath it all lies a three: the number wants to be spoken, drawn or sung. Give it a form that other people can enjoy.',
  4: 'Underneath it all lies a four: the number asks for a frame. Decide when, where and with what, and the rest will have something to hold on to.',
  5: 'Underneath it all lies a five: the number wants air. Change one small thing about today and watch what loosens.',
  6: 'Underneath it all lies a six: the number leads home. Tend to one person or one place you love, and count yourself among them.',
  7: 'Underneath it all lies a seven: the number asks for quiet. Set aside an hour without a screen and let the question settle.',
  8: 'Underneath it all lies an eight: the number is about using your strength fairly. Finish one task and be proud of it in plain sight.',
  9: 'Underneath it all lies a nine: the number is ready to let something go. Give, forgive or complete one thing this week.',
  11: 'Underneath it all lies eleven, a master number: your hunches are sharp just now. Write them down before you explain them away.',
  22: 'Underneath it all lies twenty-two, a master number: a large idea is asking for a first plan. Draw it on one sheet of paper.',
  33: 'Underneath it all lies thirty-three, a master number: care and teaching in one. Share something you know with someone who is just starting.',
};

/** Said of 0, 00, 000 and so on, whose digits add up to nothing. */
export const ZERO_ROOT_MEANING =
  'Its digits add up to nothing at all, and that is the message: a clean page. Leave it blank a moment longer before you write on it.';
