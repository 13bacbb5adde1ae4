import type { CardWords } from './tarot-card-words';

/** Cups from ace to king: water, feeling, love, imagination. */
export const CUPS_WORDS: readonly CardWords[] = [
  {
    upright: [
      'A hand comes out of a cloud with a cup that runs over in five streams, and nobody is handing out a bill.',
      'Let yourself be moved, even if it is only by a song on somebody else’s radio.',
    ],
    reversed: [
      'Full to the brim and carried level, the feeling has not been allowed a single splash for weeks.',
      'Something tender has been put away for a better occasion, and this might be that occasion in plain clothes.',
    ],
  },
  {
    upright: [
      'Two people hold out their cups at the same height, and that sameness is the whole secret of the picture.',
      'Meet one person with your full attention, and an hour will count for four.',
    ],
    reversed: [
      'One cup has sunk a little; it could be tired rather than unkind, so ask before you pour.',
      'A pact may have been made in silence and forgotten by one side, as silent pacts are.',
    ],
  },
  {
    upright: [
      'Three friends dance with their arms up among the pumpkins, and the harvest is the least of it.',
      'Good news grows when it is told to people who will shriek.',
    ],
    reversed: [
      'The round of friends goes on, and you have lost the beat or the wish; both are allowed on a weekday.',
      'Gossip is a party without a host, so leave before the coats get mixed up.',
    ],
  },
  {
    upright: [
      'Someone sits under a tree with folded arms while a cloud holds out a cup, and the cloud has great patience.',
      'Being unmoved can be wisdom or a nap; look up once and you will know which.',
    ],
    reversed: [
      'The arms unfold, grass is brushed off, and the world turns out to have kept a portion warm.',
      'An offer you did not even see last week is still standing there, slightly embarrassed.',
    ],
  },
  {
    upright: [
      'Three cups lie spilled and two stand upright just out of sight, waiting for a head to turn.',
      'Let yourself miss what was good about it; nobody mourns a thing that meant nothing.',
    ],
    reversed: [
      'The head is turning, and the bridge in the background was there the whole time.',
      'Regret has told its story often enough to be thanked and shown to the door.',
    ],
  },
  {
    upright: [
      'A child is handed a cup full of flowers in an old courtyard, and for a moment it smells of a summer you know.',
      'Somebody from long ago may be thinking of you too; kindness keeps remarkably well.',
    ],
    reversed: [
      'The courtyard is lovely, and the gate to the street is behind you; do not let the past do your talking.',
      'Memory has touched up the colours here, so compare it with a letter from the time.',
    ],
  },
  {
    upright: [
      'Seven cups float on a cloud with a castle, a snake, a jewel and a veil in them, and not one has a price tag.',
      'Want all of it for an evening, then come down and choose the one you would polish.',
    ],
    reversed: [
      'The cloud thins out, six cups fade, and the remaining one is plainer and closer than you thought.',
      'Deciding is a relief that dresses up as a loss until about the second day.',
    ],
  },
  {
    upright: [
      'Eight cups stand neatly stacked, and somebody walks away into the hills by night without looking angry.',
      'Leaving a thing that is good enough takes more courage than leaving a bad one.',
    ],
    reversed: [
      'At the bend of the path you have stopped, not quite gone and no longer there; sit down on the stone and ask why.',
      'Perhaps what you are looking for is in the ninth cup, the one you never put on the shelf.',
    ],
  },
  {
    upright: [
      'A well-fed host sits in front of nine cups with folded arms, and looks as if his wish had been delivered.',
      'Enjoy it thoroughly; contentment is not a trick, and nobody is coming to collect it.',
    ],
    reversed: [
      'Nine cups, and still a look at the empty space beside them: what would a tenth do that the nine do not?',
      'Satisfaction is being served on the wrong plate; find out what the wish was before it grew up.',
    ],
  },
  {
    upright: [
      'Under an arch of ten cups two people and two children simply like where they are, which is rarer than the arch.',
      'Home may be a place, a table or three people in a kitchen; go and stand in it.',
    ],
    reversed: [
      'The arch hangs there as promised, and indoors somebody is setting the table with too much noise.',
      'A picture of happiness can crowd out the thing itself, so take the family as it comes, unframed.',
    ],
  },
  {
    upright: [
      'A fish looks out of the cup and the page is not at all alarmed, only interested in what it will say.',
      'Take the odd idea seriously for as long as it takes to drink a cup of tea.',
    ],
    reversed: [
      'The fish has gone back down, perhaps because it was asked to be reasonable.',
      'Moods are arriving without luggage labels; wait a day before you give them a name.',
    ],
  },
  {
    upright: [
      'He rides slowly, holding the cup as though it were listening, and nobody has told him that he is late.',
      'Say the beautiful thing, provided that you would also say it on a bus.',
    ],
    reversed: [
      'The poem is excellent and the rent is overdue; romance would profit from a clock.',
      'An offer with a violin under it deserves to be read once without the music.',
    ],
  },
  {
    upright: [
      'Her cup has a lid, and she looks at it as one looks at a sleeping child: she knows what is inside without opening it.',
      'Listen until the other person has stopped twice; the third thing they say is the one.',
    ],
    reversed: [
      'The tide has come into the throne room, and it is hard to say whose sadness is whose.',
      'Compassion without a shore is only a flood; give yourself some sand.',
    ],
  },
  {
    upright: [
      'His throne floats on a rough sea, and he keeps one dry foot and a level cup.',
      'Calm is a gift one can bring into a room, like bread, and you have some to spare.',
    ],
    reversed: [
      'The surface is as smooth as glass, which in deep water is not always a good sign; say what moves below.',
      'Keeping the peace has cost something, and the bill is being paid in small coldnesses.',
    ],
  },
];
