/** The words of a matching in which an hour of birth is not known. */
export const OPEN_LINES = {
  range: [
    'Without {hours} the eight kootas leave room, from {least} to {most} of 36 points, and no hour of the day gives less or more.',
    'Your sum lies between {least} and {most} of 36, and only {hours} could tell where.',
    'From {least} to {most} of 36 points is as close as dates and places alone can come, and that is already something.',
    'Counted for every hour of the day, the eightfold matching gives the two of you {least} points of 36 at the least and {most} at the most.',
    'We counted every hour that the day allows, and the match never falls below {least} of 36 or rises above {most}.',
    'The lowest sum that the dates allow is {least} of 36 and the highest {most}; the true one is among the steps between.',
  ],
  sameSum: [
    'We don’t know {hours}, and for the sum it does not matter: every hour of the day gives {least} of 36.',
    'At any hour of the day your two Moons come to {least} of 36, so {hours} may stay a secret.',
    'It is {least} of 36 points all day long, whatever {hours} may have been.',
  ],
  why: [
    'The Moon needs about a day for a nakshatra, so a date alone often leaves two to choose from.',
    'In the course of a day the Moon may walk from one birth star into the next, and each of them answers in its own way.',
    'Most dates hold two nakshatras, one after the other, and midnight seldom is where they meet.',
    'A date is a long corridor for a Moon that changes her star about once a day.',
    'Stars of birth last about a day and keep no office hours, which is why the clock is asked at all.',
  ],
  moons: [
    'On one side the Moon was in {one}, on the other in {two}.',
    'For one of you the day allows {one}, for the other {two}.',
    'Two Moons are compared, one in {one}, one in {two}.',
    'What the dates leave are {one} here and {two} there.',
    'Side by side lie {one} and, across the table, {two}.',
  ],
  sure: [
    'What no hour can change: {kootas}, with {points} of {most} points.',
    'You can lean on {kootas} already, for {points} of {most} points, whatever the clock said.',
    'No hour touches {kootas}, so {points} of {most} points are yours for certain.',
    'Whatever the clock showed, count on {kootas} for {points} of {most} points.',
    'Settled without any clock: {kootas}, for {points} of {most} points.',
  ],
  sureOne: [
    'Begin with {koota}, where the answer is {points} of {most} and stays so.',
    'The one to look at first among these is {koota}, settled at {points} of {most}.',
    'Of what is certain {koota} weighs most, with {points} of {most}.',
    'Heaviest on the certain side is {koota}: {points} of {most}, day and night.',
  ],
  noneSure: [
    'None of the eight is the same at every hour, so read the range and leave the single numbers alone.',
    'Every one of the eight depends on the clock here, so the range is all that can honestly be said.',
    'Here the clock has a word in all eight answers, and we would rather show the range than choose for you.',
  ],
  openOne: [
    'Most hangs on {koota}, which gives {values} of {most} as the hour will have it.',
    'The clock decides above all about {koota}, {values} of {most}.',
    'Widest open is {koota}, with {values} of {most}.',
    'What the hour would settle first is {koota}, now {values} of {most}.',
    'Nothing here swings as far as {koota}, between answers of {values} of {most}.',
  ],
  noneOpen: [
    'Nothing of the eight hangs on the hour, so this count is as good as one with a certificate.',
    'All eight answers are settled by the dates, which saves you a search in old drawers.',
  ],
  nadiSometimes: [
    'What is called nadi dosha would arise at some hours of the day and not at others, so nobody can pin it on you.',
    'Whether custom would speak of nadi dosha depends on the hour; it is a way of counting, and no finding about health or children.',
    'The name nadi dosha fits some hours of the day and not the rest, and at all of them it means two constitutions of one kind and no more.',
  ],
  bhakootSometimes: [
    'Bhakoot dosha, a name for certain distances of signs, comes and goes with the hour here, so let it come and go.',
    'Only at some hours do the signs stand at the distance that is called bhakoot dosha, which asks for one calendar on the wall.',
    'Some hours of the day put the signs at the distance of bhakoot dosha and others do not, so plan the household together either way.',
  ],
  manglik: [
    'Manglik is counted from the rising sign, which changes about every two hours, so without the clock we say nothing about it.',
    'About manglik a date tells nothing: the question needs the rising sign, and the rising sign needs the hour.',
    'As for manglik, the answer hangs on the rising sign, and we won’t guess.',
    'The custom about Mars looks at the rising sign, so that page stays empty, which is no answer of either kind.',
  ],
  hour: [
    'A birth certificate, a baby book or an aunt with a good memory often has the hour, and even morning or evening can be enough.',
    'If somebody remembers whether it was before or after breakfast, compare that with the times among the facts.',
    'Times at which a Moon moved on stand among the facts, so a rough memory may already decide.',
    'Somebody in the family may know whether it was dark outside, and the times among the facts turn that into an answer.',
  ],
} as const;
