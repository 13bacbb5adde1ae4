import type { NatalPoint, Tone } from '../transit-terms';

/** Saturn: patience, duty, what holds. Its contacts last weeks, often three times in a year. */
export const SATURN_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'These weeks reward whoever keeps at it, and that can be you. Choose one promise to yourself and keep it every day.',
      'You are taken seriously, also by yourself. Take on the job that makes you a little taller.',
    ],
    friction: [
      'It feels like walking uphill with a bag. Take out what belongs to others, and then keep your pace.',
      'You are asked to prove things you thought were clear. Show your work and save your temper.',
    ],
    meeting: [
      'You find out what you are made of, and it is better stuff than you feared. Do less, and do it well.',
      'A sober stretch in which your life asks for a plan. Give it one page.',
    ],
  },
  moon: {
    flow: [
      'You can be your own good parent these weeks: regular meals, clear evenings, kind words.',
      'Feelings settle when you give them a fixed place. Keep one evening a week for home.',
    ],
    friction: [
      'You may feel that nobody asks how you are. Tell one person before the silence gets comfortable.',
      'Warmth seems rationed for a while. Make a fire of small habits and sit near it.',
    ],
    meeting: [
      'Your heart wears a thick coat for a while. Let those who know you see what is under it.',
      'A quiet, inward season. Build a routine that holds you when nobody else has time.',
    ],
  },
  mercury: {
    flow: [
      'You think slowly and well. Learn the thing that takes practice.',
      'Your word counts these weeks; use it to settle something for good.',
    ],
    friction: [
      'Doubts read every message along with you. Let them check the facts and not the tone.',
      'You can’t find the answer as fast as they want it. Name a day and keep it.',
    ],
    meeting: [
      'Your mind gets strict and thorough. Sort your notes, finish the study, say the difficult thing simply.',
      'One clear thought is worth a week of chatter just now. Put it into a single sentence and work from there.',
    ],
  },
  venus: {
    flow: [
      'A bond gets stronger by being looked after. Fix a regular evening for it.',
      'Your taste grows up a little. Buy less, mend more, love what lasts.',
    ],
    friction: [
      'You might feel less loved than you are. Look at what people do for you and count that.',
      'Affection seems to need an appointment. Make it, and turn up early.',
    ],
    meeting: [
      'You find out which ties hold. Be loyal to them and stop working at the others alone.',
      'Love turns serious here, in the good sense. Say what you can promise and what you can’t.',
    ],
  },
  mars: {
    flow: [
      'You have the strength of an ox and its patience. Plough one field to the end.',
      'Hard work suits you these weeks; agree on the finish line before you begin.',
    ],
    friction: [
      'You push and it does not move. Find the hinge before you lean on the door again.',
      'Frustration adds up if it is left standing. Move your body every day, and do the one thing that is allowed.',
    ],
    meeting: [
      'Your energy learns to march. Give it a drill: the same hour, the same small step.',
      'You hold back, which feels like weakness and is often good aim. Wait for the clean shot.',
    ],
  },
  jupiter: {
    flow: [
      'A hope is ready to become a plan. Give it dates, a cost and a helper.',
      'What you believe in stands up to a test these weeks, and you can build on it.',
    ],
    friction: [
      'Your optimism gets a bill. Pay what is fair and keep the hope.',
      'Opportunities come with conditions. Read them calmly, and see whether you still want it.',
    ],
    meeting: [
      'Dreams come down to the workbench; saw off what is too long, and the rest will stand.',
      'You lose the taste for big talk. Pick the promise that you can keep.',
    ],
  },
  saturn: {
    flow: [
      'You have learned how to carry your life. Show somebody younger how it is done.',
      'The structure holds. Use the calm to put right one thing that has been crooked for years.',
    ],
    friction: [
      'Your old rules are up for review. Keep those that you would make again.',
      'A stage is over whose uniform you still wear. Take off one piece of it.',
    ],
    meeting: [
      'Some twenty-nine years make a round, and you stand at the turn of it. Decide what you will carry on because you choose it.',
      'You meet the bare bones of your life, and they are sound. Build something on them that is yours.',
    ],
  },
  uranus: {
    flow: [
      'You can change a habit by steps and it stays changed. Start with the smallest.',
      'Freedom and order make a good team these weeks; put your wild idea on a timetable.',
    ],
    friction: [
      'You feel fenced in. Look for the gate before you jump.',
      'Everything in you says “new” and every form says “wait”. Prepare so well that waiting helps you.',
    ],
    meeting: [
      'An odd corner of yourself asks for a proper place. Give it a key and an hour.',
      'What was once your rebellion could become your way of working. Write down how.',
    ],
  },
  neptune: {
    flow: [
      'A dream lets itself be built, a plank at a time. Nail down the first one.',
      'You can be kind and keep the books. Help where it can be seen to help.',
    ],
    friction: [
      'The mist lifts in places, and some of the view is plain. Like it for being true.',
      'You are tired of hoping without hands. Do one small thing for the dream, or let it rest.',
    ],
    meeting: [
      'Imagination meets a deadline here. Make the modest version, and finish it.',
      'You long for quiet and get duties. Find the quiet in doing one of them slowly.',
    ],
  },
  pluto: {
    flow: [
      'You can work on something deep without hurry. Go back to the old subject with better tools.',
      'Persistence gets to the bottom of it; keep a record and trust the pace.',
    ],
    friction: [
      'You hold on with both hands. Open one of them and see what stays.',
      'There is pressure from below and rules from above. Stand still, feel your feet, do the next correct thing.',
    ],
    meeting: [
      'Something heavy can be put down for good. Prepare the place, take your time, let go.',
      'You find strength in what you have already come through. Lean on it and ask for company.',
    ],
  },
  ascendant: {
    flow: [
      'People see that they can count on you. Let them see as well what you need in return.',
      'You make a calm, solid impression these weeks, so take on the role that asks for it.',
    ],
    friction: [
      'You may feel older than you are and look sterner than you mean to. Smile first.',
      'Others keep you at arm’s length, or you them. Shorten the arm by a sentence.',
    ],
    meeting: [
      'You grow up a little more in how you stand in the world. Straight back, short answers, soft eyes.',
      'You take yourself seriously for a while. Choose your clothes, your hours and your company as if you mattered, because you do.',
    ],
  },
  midheaven: {
    flow: [
      'Years of work are visible now. Ask to be given what fits them.',
      'You are trusted with something that lasts; build it so that others can go on with it.',
    ],
    friction: [
      'The work weighs more than the thanks. Talk about the load with the person who shares it out.',
      'A goal shows its true price. Decide whether you want it at that, and then stop sighing.',
    ],
    meeting: [
      'You stand at a height that you reached step by step. Look round, thank your helpers, and choose the next ridge.',
      'Your public side is under a bright lamp. Do the right thing slowly, and see it through.',
    ],
  },
};
