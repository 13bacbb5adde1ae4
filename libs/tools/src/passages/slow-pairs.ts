/** What Mars and the planets beyond talk about with one another, whatever the angle. */
export const SLOW_PAIRS = {
  'mars-jupiter': [
    'Drive gets a tailwind, so take on something large and agree beforehand where you will stop.',
    'Boldness pays if it has done its homework; the rest is only noise with good posture.',
    'Start big and finish small, and both halves will make you proud.',
    'Your courage is contagious, so take somebody along.',
    'Compete with last week’s version of yourself and leave the others out of it.',
  ],
  'mars-saturn': [
    'The accelerator and the brake are both in use, which is tiring until you decide which of them is for what.',
    'Slow force beats quick force here, and an hour of steady effort will outdo a day of pushing.',
    'Discipline beats enthusiasm here, and it needs less sleep afterwards.',
    'Frustration is energy that has met a wall; look for the door a little further along.',
    'Do the hard part first and stop when it is done well.',
  ],
  'mars-uranus': [
    'Impatience finds a shortcut, and you may take it so long as you look both ways.',
    'Something wants to break out, and it does better with a plan than with a bang.',
    'Sudden decisions are quick to make and slow to undo, so test them on something small.',
    'Tools, traffic and tempers ask for a second look.',
    'Your restlessness wants exercise; a fast walk settles most of it.',
  ],
  'mars-neptune': [
    'Effort goes underwater, so swim with it: less force, more direction, and an early stop.',
    'You are fighting for a dream or with a fog, and a single plain fact will tell you which.',
    'Tiredness is a message and not a weakness, so answer it with an early night.',
    'Put your strength behind somebody who needs it, and you will find that there is enough.',
    'Act on what you know, and let what you suspect wait.',
  ],
  'mars-pluto': [
    'Strength runs deep and wants a worthy use, for it makes a poor pet and a fine engine.',
    'A contest of wills may not need a winner, only one person with the nerve to change the subject.',
    'You can push through nearly anything now, which is a good reason to choose carefully.',
    'Old anger is good fuel for a cupboard that wants clearing out.',
    'Stay calm, and you are the strongest person in the room.',
  ],
  'jupiter-saturn': [
    'Growth and restraint draw up a contract, and the clauses you dislike may be the ones that keep it standing.',
    'Grow a little slower than you could, and what you build will carry the next floor.',
    'Hope is at its best with a budget, so write down both.',
  ],
  'jupiter-uranus': [
    'Luck and upheaval are travelling together, and they favour whoever packs lightly.',
    'A lucky break may look like a change of plan, so do not send it away too soon.',
    'Say yes to the unusual offer once you have read it to the end.',
  ],
  'jupiter-neptune': [
    'Faith grows tall here, so give it roots by helping one actual person with one actual thing.',
    'Believe in something larger than your list, and still do the first item.',
    'Idealism is a fine engine, and a map makes it a better one.',
  ],
  'jupiter-pluto': [
    'Big aims and deep motives are in the same room, and it is worth knowing which one invited the other.',
    'You can do a great deal with others’ help, so be open about what is in it for you.',
    'Great changes start with an honest look at what you want to have more of.',
  ],
  'saturn-uranus': [
    'The old rule and the new idea keep interrupting each other, and your own answer will borrow from both.',
    'Mend what works and replace what does not, and do not mix up the two piles.',
    'You can break with a habit and keep the good reason behind it.',
  ],
  'saturn-neptune': [
    'Structure and dream lean on one another, so build a small shelf for something that you cannot yet prove.',
    'Give a vague wish a date, and it starts to look like a plan.',
    'Some limits dissolve when you ask about them politely.',
  ],
  'saturn-pluto': [
    'Patience and power are doing slow work in the background, the sort that shows its results in years.',
    'You have more endurance than the task, so set the pace yourself.',
    'Hard things become lighter when they are done in turn.',
  ],
  'uranus-neptune': [
    'In the background a whole generation is imagining things differently, and you may add a line to the sketch.',
    'New dreams are in the air for everybody, and you may pick the one that suits you.',
    'What sounded fanciful some years ago begins to look like common sense.',
  ],
  'uranus-pluto': [
    'In the background old structures loosen, and you need hold up only the part that is truly yours.',
    'Change is slow and thorough these years, and your part of it can be small and cheerful.',
    'A good deal around you is being rebuilt, so choose what you would like to see kept.',
  ],
  'neptune-pluto': [
    'In the background a long, quiet tide is turning for everybody, and no single day has to keep up with it.',
    'Far below the news something is shifting, and a calm evening is a good answer to it.',
    'Generations change their ideas of what is worth longing for, and you can ask what yours is.',
  ],
} as const satisfies Record<string, readonly string[]>;
