import type { CardWords } from './tarot-card-words';

/** Wands from ace to king: fire, will, work, adventure. */
export const WANDS_WORDS: readonly CardWords[] = [
  {
    upright: [
      'A bare stick puts out three green leaves, which is how it looks when an idea decides to be alive.',
      'Strike while you are still a little surprised by your own enthusiasm; it is at its warmest now.',
    ],
    reversed: [
      'The spark falls on damp wood, so dry one small corner first before you blame the match.',
      'Some wishes flicker because they are borrowed; ask whether you want this or only admire it.',
    ],
  },
  {
    upright: [
      'Someone stands on a wall with a small globe in hand, and has already left in every way except on foot.',
      'Half of the choice has been made by your eyes, which keep going back to the horizon.',
    ],
    reversed: [
      'The view is splendid and the coat is still on the hook; planning has become a kind of furniture.',
      'Perhaps the safe shore and the far one could be tried one weekend each before anybody burns a boat.',
    ],
  },
  {
    upright: [
      'Ships are coming in that were sent out when you had less to send, and the harbour looks wider than you remember.',
      'Think one size larger than is comfortable, and then ask who else would profit.',
    ],
    reversed: [
      'A ship is late, and staring at the water has never yet brought one in; mend a net meanwhile.',
      'What was meant to spread has spread thin, so call one of the boats home.',
    ],
  },
  {
    upright: [
      'Four poles, a garland and two people waving: this is the card of the front door with music behind it.',
      'Celebrate before it is perfect, for a roof is a roof even while the paint is drying.',
    ],
    reversed: [
      'The garland hangs a bit crooked, perhaps because everyone is waiting for somebody else to start the party.',
      'Home may feel like a station just now; one fixed supper in the week would help it to remember.',
    ],
  },
  {
    upright: [
      'Five people wave sticks about, and on a second look nobody is being hit; they are building something loudly.',
      'A quarrel about the how can hide a perfect agreement about the what.',
    ],
    reversed: [
      'The shouting has stopped, and what was swallowed sits in the stomach; let it out in small sentences.',
      'Stepping out of a contest is a move as well, especially when the prize is the contest.',
    ],
  },
  {
    upright: [
      'Somebody rides home with a wreath, and it is good manners to let the street cheer.',
      'Your work has been noticed by more people than have said so.',
    ],
    reversed: [
      'The horse is here and the crowd is late, so give yourself the wreath in private and mean it.',
      'Applause is a poor compass; go back to the part that you would do in an empty room.',
    ],
  },
  {
    upright: [
      'One person on a hill holds off six from below, wearing odd shoes, since there was no time to change.',
      'Stand your ground on the one point that matters, and let the other five have their opinions.',
    ],
    reversed: [
      'Defending every inch is tiring, and some of those below may only have come to ask the way.',
      'Check whether the hill is still yours; you could have moved on without taking down the flag.',
    ],
  },
  {
    upright: [
      'Eight staves fly through a clear sky, and this is the hour in which answers come all at once.',
      'Whatever you send off now travels well, so spell the name correctly and press the button.',
    ],
    reversed: [
      'Everything is in the air and nothing has landed; turn off the noise and let the first one come down.',
      'Haste is sending the wrong letter to the right person, so read it once more aloud.',
    ],
  },
  {
    upright: [
      'A bandaged head, a firm grip, one eye on the gap in the fence: here stands somebody who is nearly through.',
      'There is more strength left in you than energy, and the last stretch asks for the first of the two.',
    ],
    reversed: [
      'The guard has been on duty so long that friends are asked for papers; open the gate a hand’s breadth.',
      'Old bruises give advice with great confidence, and they have seen only one kind of day.',
    ],
  },
  {
    upright: [
      'Ten poles in two arms, and the face is hidden behind them: you can carry it all, but not see where you are going.',
      'The town is close; still, two trips with five would have left you a hand for the door.',
    ],
    reversed: [
      'Some of the poles are sliding off by themselves, and you may look at each one before you pick it up again.',
      'Put it down, all of it, and see which pieces have other people’s names on them.',
    ],
  },
  {
    upright: [
      'A young messenger in salamander clothes looks up at his stick as though it were about to speak.',
      'Try it as a beginner, with a good deal of shouting and no reputation to lose.',
    ],
    reversed: [
      'Twelve starts and no middle: the messenger has run off before he was told where to.',
      'Enthusiasm is sulking because somebody laughed; it comes back if you do not mention it.',
    ],
  },
  {
    upright: [
      'The horse rears, the plume is on fire or nearly so, and the rider has the time of his life.',
      'Go fast if you like, and take the corner as if someone you love were coming the other way.',
    ],
    reversed: [
      'The horse has arrived without the rider, which happens when the mood makes the promises.',
      'Impatience feels like progress from the saddle; look at the map and you will see a loop.',
    ],
  },
  {
    upright: [
      'She sits with a sunflower in one hand and a black cat at her feet, warm to everyone and owned by nobody.',
      'Confidence is catching, so stand near the door and let people come in past you.',
    ],
    reversed: [
      'The sunflower has turned to the wall, and somebody’s praise would be worth less than an early night.',
      'Being everyone’s fireplace leaves ashes; ask who is bringing wood.',
    ],
  },
  {
    upright: [
      'He leans forward on his throne because a plan has walked in, and he would rather build it than rule it.',
      'Hold the large picture where others can see it, and let them choose their corner.',
    ],
    reversed: [
      'The voice has grown larger than the plan, and people have stopped bringing him bad news.',
      'A vision that nobody may touch turns into a monument; hand out the pencils.',
    ],
  },
];
