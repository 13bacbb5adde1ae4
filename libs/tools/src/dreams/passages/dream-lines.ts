/** Begins the reading of a dream. */
export const DREAM_OPENING: readonly string[] = [
  'Nobody can look a dream up like a train, yet it can be asked good questions, and yours has brought a few along.',
  'Thank you for writing it down before it left; half of what a dream knows goes out with the bath water.',
  'A dream is a letter from you to you, in a hand that is rather difficult to read, so let us take it a line at a time.',
  'What you dreamed belongs to you, and so does the last word on it; take these thoughts as company on the way there.',
  'While you slept, some part of you stayed up and made a film, and it seems to have had you in mind as the audience.',
  'Dreams exaggerate in order to be heard, so it is wise to listen closely and to turn the volume down a little.',
];

/** Leads over to a further symbol: `{first}` was spoken of already, `{next}` follows. */
export const DREAM_NEXT: readonly string[] = [
  'Then your dream has fetched {next} to keep {first} company, and probably not by chance.',
  'Next to {first} your dream has put {next}, and the two may be talking about one thing.',
  'From {first} it is only a step to {next}.',
  'Look as well at {next}, since a dream wastes very little of its scenery.',
  'Something else deserves a moment: {next}.',
];

/** Something came up again and again: `{name}`, `{times}`. */
export const DREAM_REPEATED: readonly string[] = [
  'You mention {name} {times} while telling it, more often than anything else, so there the dream may well be holding the pen.',
  'Notice how you return to {name}, {times} in so short a tale; whatever we repeat, we are not finished with.',
  'The telling goes back to {name} {times}, as a tongue goes back to a tooth, and that is where I would begin.',
];

/** Most of the symbols are of one kind. */
export const DREAM_GROUP = {
  water: [
    'So much water in one night points to feeling before thought, and to a week in which it may help to ask how things sit with you before asking what they mean.',
    'Several kinds of water run through this, and they probably all come from one spring, which has a name that you know.',
  ],
  sky: [
    'Most of this takes place overhead and all around, as weather does, which hints at a mood that is larger than any one person in the room.',
    'Weather makes up a good part of your dream, so consider what has been in the air at home or at work without anyone opening a window.',
  ],
  land: [
    'The land does most of the talking here, and landscapes in dreams are moods that one can walk about in.',
    'There is a good deal of ground in this dream, which suggests that the question is less what to do than where you stand.',
  ],
  animals: [
    'With more than one animal about, your instincts have clearly called a meeting, and it would be polite to hear them before the committee upstairs decides.',
    'Animals crowd this dream, and they have the advantage of never saying what they think is expected of them.',
  ],
  people: [
    'Quite a few people have found their way in, and it can help to go round the group and ask of each what they would like you to know.',
    'This is a dream with a cast, so the plot may lie in who stood next to whom, and who was missing.',
  ],
  places: [
    'Your dream thinks in rooms and places, so draw a quick plan of it; where the pencil hesitates is where you might go and look.',
    'One place leads to another in this dream, which often happens when life itself is between two addresses of some kind.',
  ],
  body: [
    'The body speaks up in several voices here, and in the language of dreams that is about how you show yourself and how you are met.',
    'Much of this happens to your own skin and bones, which brings the matter close: it is about you before it is about anything you do.',
  ],
  things: [
    'Objects carry this dream, and each of them was made for a use, so ask in turn which of those uses you could do with.',
    'Plenty of things lie about in this dream, as in a room where somebody has just been sorting, and perhaps somebody has.',
  ],
  events: [
    'There is more doing than being in this dream, a sign of a mind that solves by moving and might like to be told that it may sit down.',
    'Verbs have the upper hand here, and your energy seems to be looking for a task that is worthy of it.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** None of its pictures stands in our book of symbols. */
export const DREAM_NO_SYMBOL: readonly string[] = [
  'None of the familiar pictures, the doors and wolves and missed trains, appears in what you wrote, which makes this dream more private and no less telling.',
  'Our book of symbols is silent about this one, and that can be an advantage, because no stranger’s meaning stands in the way of yours.',
  'Your dream has chosen its own words over the usual stock, so it is best read by its feeling and by whatever it reminded you of first.',
];

/** What to do with such a dream. */
export const DREAM_OWN_WAY: readonly string[] = [
  'Take its oddest detail and write down the first three memories that come when you hold it; the third is frequently the one that counts.',
  'Tell it once in the present tense, as though it were happening, and mark the place where your voice changes.',
  'Give it a title, as you would a film, because a title is an interpretation which has not had time to be afraid.',
];

/** A feeling was named; how it may be taken. */
export const DREAM_MOOD = {
  fear: [
    'You speak of fear, and fear in a dream is a guard who cannot tell a burglar from a visitor, so thank it and look for yourself who is there.',
    'Being frightened in there was real enough for your heart to run, and now, by daylight, you may ask what it was trying to protect.',
    'Fright gives a dream its drums, yet underneath there is nearly always something that you care about and would like to keep.',
  ],
  joy: [
    'Joy is the clearest message a dream can send, and it asks nothing more than that you put some of whatever it was into the week.',
    'You were happy in there, so before any interpreting, keep that feeling for a minute and notice what it is made of.',
    'Gladness in a dream is a sample, in the way that shops hand them out, and you are meant to come back for more.',
  ],
  sadness: [
    'The sadness that you mention is a kind of love with nowhere to sit, and it would be enough to pull up a chair for it.',
    'Sorrow in a dream does its work while the day is not looking, and one can wake from it tired and strangely rinsed.',
    'To be sad in there was no mistake of the dream; some small or large goodbye may only have had to wait for a quiet hour.',
  ],
  anger: [
    'Anger shows where a line of yours runs, and your dream may have drawn it more boldly than you tend to do at table.',
    'You were angry, which is energy with an address on it, so see whether the address is right before it is posted.',
    'Rage in a dream is safe, nobody has to apologise for it in the morning, and it does tell you what you will not have.',
  ],
  shame: [
    'Embarrassment in a dream is the fear of being seen wrongly, and it loosens when one person sees us rightly and stays for coffee.',
    'Shame likes to tell you that everyone was watching; as in most theatres, half of them were looking for their own seats.',
    'That hot feeling of being caught belongs to a judge who was appointed when you were small, and it may be time for his pension.',
  ],
  calm: [
    'The calm in it deserves a place of honour, for a mind that can make such quiet by itself may also know how to find it by day.',
    'Peace of that sort is a place, and now that you have been there you may remember how the road felt under your feet.',
    'You felt calm in there, so ask what made it possible, the place, the company or the pace, and whether some of that can be had by day.',
  ],
  longing: [
    'There is longing in how you tell it, and longing is a compass: it may not know the way, but it does know the direction.',
    'Missing someone or something in a dream is a sign that the thread has held, however far it has been stretched.',
    'What you yearned for in there could perhaps be had in a smaller size, and sooner than the whole of it.',
  ],
  confusion: [
    'You call it strange, and strangeness is what the new looks like before it has been given a drawer.',
    'Confusion is an honest beginning, since dreams are only ever put in order by those who were not there.',
    'That it made no sense may be the sense of it: something in you refuses to be tidied up too early.',
  ],
  wonder: [
    'Wonder is the feeling that you brought back, and it tends to be a sign that the mind has been out without its map.',
    'Something struck you as beautiful or plainly magical, so let it change the colour of one ordinary thing today.',
    'To be amazed is to have made room, and a dream that leaves one so has done its work before any meaning arrives.',
  ],
  loneliness: [
    'You were alone in it, and a dream says that so sharply in order that somebody by day may hear it in plainer words.',
    'Loneliness in the night is like hunger, a true signal, and it says nothing against you.',
    'Feeling left behind in there may point to a bond that wants a message from you, and three lines will do to begin with.',
  ],
  tenderness: [
    'There is tenderness in the telling, and it is worth finding out for whom it was really meant.',
    'Love has walked through it in some form, and where love is the main matter, the scenery may be as odd as it pleases.',
    'Warmth of that kind is never wasted on a dream, because you are the one who wakes up holding it.',
  ],
  relief: [
    'That relief is the key signature of the whole dream, so ask which weight you had stopped noticing until it was gone.',
    'Feeling free in there is a forecast of nothing and a memory of something: you do know what it is like.',
    'A breath let out in a dream counts, and by day you may look for the smallest thing that would let out the next.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** No feeling was named. */
export const DREAM_MOOD_NONE: readonly string[] = [
  'How you felt in it is not in the telling yet, so put one word for it in the margin; it changes everything that stands beside it.',
  'One thing is not in the telling, and that is the mood: were you afraid, amused, in a hurry? Begin there, since the feeling is the dream and the rest is costume.',
  'How it felt is not said anywhere, and you are the only witness, so close your eyes for a moment and see which feeling is still warm.',
];

/** It comes again and again. */
export const DREAM_RECURRING: readonly string[] = [
  'As it keeps coming back, it is less a message than a standing appointment, and those tend to end once somebody turns up and takes notes, which you have now done.',
  'A dream that returns is patient with you; next time look for what has changed, even by a single chair, because that is where it is moving.',
  'Since you know this one from before, try ending it differently while awake, on paper and just as you please, and leave that version by the bed.',
];

/** The dreamer woke from it. */
export const DREAM_WOKE: readonly string[] = [
  'That you woke in the middle of it means only that the feeling had become larger than the sleep, and the last picture before waking is the one to keep.',
  'Waking is part of the dream as well, its final cut, so ask what you did not have to see because you opened your eyes.',
  'It let you go at a particular moment, and dreams choose that moment with more care than we give them credit for.',
];

/** It was told in very few words. */
export const DREAM_SHORT: readonly string[] = [
  'You kept it to a few words, and often a dream is like a postcard: the picture is on the other side, so go on adding details as they come.',
  'So short a telling has a charm of its own, like a pressed leaf, and a second line may turn up while you are brushing your teeth.',
  'Few words are enough to begin with, and whatever you left out as unimportant might be worth a visit.',
];

/** Something to do with the dream, by the kind of its first symbol. */
export const DREAM_QUESTION = {
  water: [
    'A question to take along: if that water could rise or fall by your choice, which would you choose, and by how much?',
    'Before noon, ask yourself what you have lately felt up to the knees, up to the waist and over the head.',
  ],
  sky: [
    'A question to take along: what would have to be said at home or at work for the air to clear?',
    'Before noon, write the weather report of your own week, with the outlook you would like to read.',
  ],
  land: [
    'A question to take along: if you stood there again, in which direction would you walk, and what would you leave lying?',
    'Before noon, draw the place in ten lines and put a small cross where you were.',
  ],
  animals: [
    'A question to take along: what did the animal want, and when did you last want that yourself?',
    'Before noon, let the creature speak three sentences on paper, beginning with “I have been trying to”.',
  ],
  people: [
    'A question to take along: what did you want from that person in the dream, and did you get it?',
    'Before noon, write the sentence that you did not say to them in there, and decide afterwards whether anybody needs to hear it.',
  ],
  places: [
    'A question to take along: what is kept in the part of that place which you did not enter?',
    'Before noon, furnish one room of it exactly as you please, and see what you put in the middle.',
  ],
  body: [
    'A question to take along: in front of whom would you mind it least if they saw you just as you are?',
    'Before noon, say one thing aloud that you would have liked to say in the dream.',
  ],
  things: [
    'A question to take along: who gave you that object, in the dream or out of it, and what were you meant to do with it?',
    'Before noon, pick up the nearest thing of its kind and notice what your hand remembers.',
  ],
  events: [
    'A question to take along: at which point could you have stopped, and what would have happened in the quiet?',
    'Before noon, tell it to somebody as a comedy and note which part refuses to be funny.',
  ],
  none: [
    'A question to take along: if this dream were advice from a friend, whom would it sound like?',
    'Before noon, write its last sentence again and add the one that ought to come after it.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Ends the reading of a dream. */
export const DREAM_CLOSING: readonly string[] = [
  'Keep what rings true, and let the rest go back to wherever such things are stored.',
  'If another meaning came to you while reading, trust that one; it has met you.',
  'A dream foretells nothing, and still it may tell you something, which is the better bargain.',
  'Sleep well tonight, and leave a pencil where your hand can find it.',
  'Whatever it meant, it was made of you, and that is material worth keeping.',
];
