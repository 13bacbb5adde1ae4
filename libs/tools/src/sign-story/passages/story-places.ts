/** Where a tale may take place, as a phrase behind a preposition. */
export const STORY_PLACE_NAMES = {
  ferry: 'the night ferry',
  inn: 'the inn on the pass',
  theatre: 'the old theatre',
  market: 'the night market',
  lighthouse: 'the lighthouse',
  station: 'the last station',
} as const;

/** What the tale turns on, as a noun. */
export const STORY_THING_NAMES = {
  key: 'brass key',
  letter: 'unopened letter',
  lantern: 'paper lantern',
  map: 'folded map',
  bell: 'small bell',
  coat: 'borrowed coat',
} as const;

type Place = keyof typeof STORY_PLACE_NAMES;
type Thing = keyof typeof STORY_THING_NAMES;

/** Scene one, the place. */
export const STORY_ARRIVE: Record<Place, readonly string[]> = {
  ferry: [
    'It is a little after nine when the night ferry lets down its ramp, and you are the last to come aboard.',
    'The night ferry smells of diesel, coffee and salt, and its windows are lit like a row of small theatres.',
    'Nobody has told you how long the crossing takes, and the night ferry is already pulling at its ropes.',
  ],
  inn: [
    'The road ends in snow, and where it ends stands the inn on the pass, with smoke coming out of only one chimney.',
    'It has been raining since the valley when you see the inn on the pass, and a lamp moving from room to room.',
    'The inn on the pass has eleven rooms, a dog of no particular breed, and a guest book that goes back a hundred years.',
  ],
  theatre: [
    'The old theatre is closed, as the sign says, and its side door is open, as it has been all week.',
    'Dust hangs in the foyer of the old theatre like something that has been waiting for its cue.',
    'They are going to restore the old theatre next spring, and somebody has asked you to look in before that.',
  ],
  market: [
    'The night market goes up at dusk between the canal and the tram depot, and by nine it has streets of its own.',
    'It is warm, the lamps are lit, and the night market smells of oranges, frying and rain on canvas.',
    'You meant only to cross the night market on the way home, and that was an hour ago.',
  ],
  lighthouse: [
    'The causeway to the lighthouse is dry for two hours, and you have used one of them in making up your mind.',
    'A hundred and twelve steps lead up the lighthouse, and somebody has numbered them in chalk.',
    'The keeper of the lighthouse has gone to a wedding and has asked you, of all people, to mind the lamp.',
  ],
  station: [
    'The train stops at the last station and does not go on, although the rails do.',
    'The last station has one platform, one clock and a waiting room in which a stove has been lit for somebody.',
    'You must have slept past your stop, for this is the last station, and the conductor is taking off his cap.',
  ],
};

/** Scene one, the thing: `{aThing}` and `{thing}`. */
export const STORY_FIND: Record<Place, readonly string[]> = {
  ferry: [
    'On the seat beside the window lies {aThing}, and the steward, when you ask, only says that it was there yesterday as well.',
    'Under the lifeboat, quite dry, you come upon {aThing}, and on the tag there is the first letter of your name.',
  ],
  inn: [
    'On the hook behind your door, or rather below it, you find {aThing}, and the landlady says that it goes with the room.',
    'At supper somebody has left {aThing} by your plate, and everyone at the table denies it in the same friendly voice.',
  ],
  theatre: [
    'Centre stage, in a circle of light with no lamp to account for it, lies {aThing}.',
    'In row seven, on the seat that you would have chosen, you find {aThing} and no explanation.',
  ],
  market: [
    'A woman with silver glasses sells you {aThing} for exactly the coins that you have in your hand.',
    'At a stall with nothing else on it lies {aThing}, and the price, it says on the card, is a true sentence.',
  ],
  lighthouse: [
    'On the ninety-ninth step lies {aThing}, dry, although everything else is wet.',
    'Beside the logbook the keeper has put {aThing}, with a note that says only “in case”.',
  ],
  station: [
    'Under the bench in the waiting room you find {aThing}, and the lost-property office has been closed since spring.',
    'A child who gets off after you holds out {aThing}, says that you dropped it, and is gone before you can say no.',
  ],
};

/** Scene one, between the arrival and the find. */
export const STORY_ARRIVE_HINT: readonly string[] = [
  'So far there is nothing strange about the evening, apart from the feeling that it has been expecting you.',
  'Somewhere a clock strikes, adds one for luck and stops.',
  'Later you will say that you noticed nothing yet, and that will not be quite true.',
  'For a moment everything holds still, as it does before somebody says a name.',
  'Nobody can have told them that you were coming, and yet there is one chair too many.',
];

/** Scene two, the place at night. */
export const STORY_NIGHT: Record<Place, readonly string[]> = {
  ferry: [
    'Towards two in the morning the engine changes its tune, and you go out on deck because the dark is so wide.',
    'Halfway across, the last passenger stops talking, and only the sea goes on with what it was saying.',
  ],
  inn: [
    'In the middle of the night the house creaks like a ship, and the dog is lying across your doorstep with its eyes open.',
    'Upstairs, long after midnight, somebody is walking up and down, and it takes you a while to see that it is you.',
  ],
  theatre: [
    'When the doors have closed behind you, the seats begin to tick as they cool, one row after the other, like applause from far away.',
    'By midnight you are lying on your back on the boards, looking up at ropes, clouds and a painted dawn.',
  ],
  market: [
    'After midnight the stalls fold up one by one, until there is only the square, with you in the middle of it.',
    'Towards two the music stops in the middle of a bar, and in the gap you can hear the canal think.',
  ],
  lighthouse: [
    'At night the lamp turns above you and wipes the sea from left to right, patiently, like someone cleaning a slate.',
    'Around two the wind drops, and the whole tower seems to lean in to hear what you will think next.',
  ],
  station: [
    'Past midnight the stove ticks, the clock does not, and a goods train goes by with all of its doors open on the stars.',
    'Nobody comes, no train is due, and the rails shine as though someone were polishing them from below.',
  ],
};

/** Scene two, what the thing does: `{thing}`. */
export const STORY_THING_WAKES: Record<Thing, readonly string[]> = {
  key: [
    'It is then that you notice how warm {thing} has become, as if it had just been turned in a lock.',
    'In your pocket {thing} gives a small click, though there is no door for miles that you would call yours.',
  ],
  letter: [
    'It is then that you hold {thing} to the light, and the handwriting looks like your own, ten years older.',
    'Without your doing anything {thing} has come open at one corner, and inside it says, “About time”.',
  ],
  lantern: [
    'It is then that {thing} lights up by itself, no brighter than a question, and leans towards your heart like a compass.',
    'Nobody has struck a match, but {thing} is glowing, and your shadow on the wall looks taller than you remember.',
  ],
  map: [
    'It is then that you unfold {thing} and see that it shows the place where you are standing, and a dotted line that starts there.',
    'Half asleep you spread out {thing}, and a street on it bears the name of somebody whom you miss.',
  ],
  bell: [
    'It is then that {thing} rings, once, though nothing has touched it, and something in you answers without thinking.',
    'Quite softly {thing} begins to hum, on the note that your mother used to sing when she thought no one was there.',
  ],
  coat: [
    'It is then that you put your hand into the pocket of {thing} and find a ticket, a mint and a list in a hand that might be yours.',
    'Cold as you are, you pull {thing} closer, and it fits as if it had been cut for the person you are about to be.',
  ],
};

/** Scene three, the place in the morning. */
export const STORY_MORNING: Record<Place, readonly string[]> = {
  ferry: [
    'Morning comes up over the bow like bread, and there is a harbour with people waving who cannot possibly be waving at you.',
    'With the first light the gulls are back, and the far shore has turned into a town with red roofs and a bakery.',
  ],
  inn: [
    'Morning lays the whole valley at the foot of the inn, ironed and blue, with one road going down and another going on.',
    'At sunrise the pass is open, there is coffee, and the landlady has put the guest book beside your cup.',
  ],
  theatre: [
    'Morning gets in through a hole in the roof and hits the stage exactly where a person ought to stand.',
    'At eight the builders come, stop in the doorway and sit down in the front row, since it looks as though something were about to begin.',
  ],
  market: [
    'Morning sweeps the square, and on the wet stones there is nothing left but orange peel and a choice.',
    'When it gets light the bakers cross over with their trays, and each of them nods to you as to a colleague.',
  ],
  lighthouse: [
    'Morning turns the lamp pale, and far out a small boat that you had not seen in the night lifts a hand.',
    'By dawn the causeway is dry again, and the sea lies on both sides of it pretending to have heard nothing.',
  ],
  station: [
    'Morning brings a railcar that is on no timetable, and the driver leans out and asks whether you are coming.',
    'At six the blind goes up at the ticket window, and a voice says, quite friendly, “Well, where to?”',
  ],
};
