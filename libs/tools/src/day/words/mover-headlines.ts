import type { Mover, Tone } from '../transit-terms';

/** The sentence of a day on which a planet meets something in a chart, by the planet and the tone. */
export const MOVER_HEADLINES: Readonly<Record<Mover, Readonly<Record<Tone, readonly string[]>>>> = {
  sun: {
    flow: [
      'The light falls where you need it today.',
      'Things go your way, so choose a way.',
      'You are easy to like today. Use it kindly.',
      'A clear day for what you already know is right.',
      'Your effort shows, and somebody is looking.',
    ],
    friction: [
      'Two good wishes pull at you. Pick one until evening.',
      'Stand firm and keep your voice soft.',
      'A bit of resistance will show you what you really want.',
      'You need not win today to be right.',
      'Pride is loud today; let the work answer.',
    ],
    meeting: [
      'Something in you is lit up. Have a good look.',
      'A new round begins here. Begin small.',
      'This is your spotlight, once a year, on this very spot.',
      'What matters to you is in plain sight today.',
      'Put the most important thing in the middle of the day.',
    ],
  },
  mercury: {
    flow: [
      'The words come easily, so say the good ones.',
      'A quick mind and a kind tone get you far today.',
      'Ask, and you will hear something useful.',
      'Write it, send it, settle it.',
      'One conversation clears the air for a week.',
    ],
    friction: [
      'Read it twice before you answer once.',
      'Not everything that is said today was meant.',
      'Slow down one sentence and save an argument.',
      'Your thoughts run faster than the facts. Wait for the facts.',
      'Ask what they meant before you mind it.',
    ],
    meeting: [
      'You are about to hear, or say, the thing itself.',
      'A thought arrives that deserves a pen.',
      'Put it into words and it becomes lighter.',
      'Today your mind and the matter meet.',
      'Name it plainly and half of it is done.',
    ],
  },
  venus: {
    flow: [
      'Be charming on purpose; it works today.',
      'Something lovely comes to meet you halfway.',
      'Say yes to the pleasant thing.',
      'Kindness travels far today. Send some.',
      'Let yourself be liked as you are.',
    ],
    friction: [
      'You can want closeness and space in one afternoon.',
      'Being nice and being honest disagree. Be both, slowly.',
      'Not every wish is a need. Look at it again tomorrow.',
      'Love is clumsy today; be generous with it.',
      'Ask for what you would like, without the sulk.',
    ],
    meeting: [
      'Beauty finds you today, if you stand still.',
      'What you love knocks at the door. Open it.',
      'Tell somebody why you are glad of them.',
      'Your heart has taste. Follow it today.',
      'Make one thing around you beautiful.',
    ],
  },
  mars: {
    flow: [
      'You have the strength, so give it a job.',
      'Start the thing. The start is the hard part.',
      'Your courage is in good shape today.',
      'Move first and the path appears.',
    ],
    friction: [
      'Anger is energy without an address. Give it one.',
      'Push less, and notice that it opens inward.',
      'Count to five; then say what you would like.',
      'Put the heat into your feet and walk it off.',
    ],
    meeting: [
      'Something in you wants to act. Choose what.',
      'A new run begins, so mind the first step.',
      'You are stronger than the task today.',
      'Take the initiative, and take the others along.',
    ],
  },
  jupiter: {
    flow: [
      'A door stands wider than usual. Walk through.',
      'Luck likes it when you ask.',
      'Think one size bigger today.',
      'Generosity comes back faster than you expect.',
    ],
    friction: [
      'Good idea, wrong size. Cut it by a third.',
      'Promise a little less and keep all of it.',
      'More is not the answer to every question.',
      'Leave room in the plan for the real you.',
    ],
    meeting: [
      'Something grows here. Give it room and a limit.',
      'A generous year opens at this spot of your life.',
      'Say yes to what makes you wider.',
      'A chance of the larger kind: meet it prepared.',
    ],
  },
  saturn: {
    flow: [
      'Patience pays out today. Collect.',
      'What you build now will still stand next year.',
      'Steady work feels good, and it shows.',
      'A grown-up decision is lighter than it looks.',
    ],
    friction: [
      'It is slow because it is real. Keep going.',
      'A limit today is a line to build along.',
      'Do the hard part first and rest with a clear head.',
      'You are allowed to be tired and still be good at this.',
    ],
    meeting: [
      'Decide what you want to be responsible for.',
      'A serious moment, and you are equal to it.',
      'Less, better, and in your own name.',
      'Lay one stone today, and lay it straight.',
    ],
  },
  uranus: {
    flow: [
      'Try the odd way. It is shorter.',
      'A fresh wind blows, and it is on your side.',
      'Change one habit and see what else moves.',
      'Your strangest idea may be your best one.',
    ],
    friction: [
      'The plan changes. You can change with it, gladly.',
      'Restless is only another word for ready.',
      'Leave one hour free before it frees itself.',
      'Shake the tree gently; you sit in it.',
    ],
    meeting: [
      'Something in you wakes up. Let it stretch.',
      'You are freer than you were. Act accordingly.',
      'Expect a surprise and keep the evening open.',
      'A new version of you has some questions.',
    ],
  },
  neptune: {
    flow: [
      'Trust the soft signal today.',
      'Imagination is a good compass just now.',
      'Music, water, sleep: take one of them seriously.',
      'You understand more than has been said.',
    ],
    friction: [
      'If it is foggy, go slowly and keep the receipt.',
      'Believe the kindness, and check the details.',
      'Not knowing yet is an honest answer.',
      'Say no gently before you drift into a yes.',
    ],
    meeting: [
      'A dream comes close enough to touch.',
      'Something melts that need not have been so hard.',
      'Let the picture become clear by itself.',
      'Feel it fully, and decide another day.',
    ],
  },
  pluto: {
    flow: [
      'You can go deep today and come back stronger.',
      'Quiet power suits you. No need to raise it.',
      'Clear out one old thing for good.',
      'What you know about yourself is worth gold now.',
    ],
    friction: [
      'Loosen your grip, and see what stays by itself.',
      'An old pattern shows up. You know its name now.',
      'You do not have to control it to be safe.',
      'Let it change, and keep what is really yours.',
    ],
    meeting: [
      'A long change reaches the part of you that decides.',
      'Something ends politely so that something can begin.',
      'Look at the root today, and leave the leaves alone.',
      'You are becoming somebody you will recognise.',
    ],
  },
};
