import type { MoonPhase } from '@cosmic/sky/astronomy/moon';

/** Greets the phase that somebody wants to be reminded of. */
export const REMINDER_OPENING: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'You have picked the darkest night of the month for your reminder, and it is a sensible choice: nothing outside is competing for your attention.',
    'A new moon is easy to miss, because there is nothing to see; that is exactly why it deserves a line in your calendar.',
    'Of the eight phases you chose the one that begins the count, the night on which the month clears its throat.',
  ],
  'Waxing Crescent': [
    'You asked to be told about the thin evening light that follows the dark, the moment when a wish gets its first pair of shoes.',
    'The first slip of light after the dark is on your list, and it is the phase for people who would rather start small than announce big.',
    'Some like the month at its grandest; you chose it when it is barely a fingernail wide and full of intentions.',
  ],
  'First Quarter': [
    'You chose the half-lit night, when the month stops making plans and asks what you are going to do about them.',
    'Half bright, half dark and climbing: the night that you picked is the crossroads of the month.',
    'Your reminder is for the Moon cut clean in two, an honest picture of anyone with a decision lying on the kitchen table.',
  ],
  'Waxing Gibbous': [
    'You picked the night that nobody writes songs about, the one before the big light, and it is where most of the real work gets finished.',
    'The almost-round Moon is your choice, patron of second drafts and of people who check the oven before the guests arrive.',
    'Between enough and plenty there is a phase for polishing, and that is the one you would like to be told about.',
  ],
  'Full Moon': [
    'You want to be told when the light is at its widest, and who would not; it takes the Moon a whole month to manage it again.',
    'The night you chose needs no lamp: everything that has been growing since the dark can be seen, including the parts that were not planned.',
    'Your reminder is for the big bright one, the night on which even sensible people look out of the window twice.',
  ],
  'Waning Gibbous': [
    'You chose the light after the party, a little smaller every night and a good deal easier to talk to.',
    'Everyone looks up for the peak; you asked for the days behind it, when there is time to say thank you.',
    'The round light with its edge just beginning to fade is the one on your list, and it is the phase for passing things on.',
  ],
  'Last Quarter': [
    'You picked the night with scissors in its hand, half lit and on its way to less.',
    'Half of the light is gone and nobody is sorry: the phase that you chose is the one for clearing the table.',
    'Your reminder is for the late riser, the half Moon that turns up around midnight when the house is honest.',
  ],
  'Waning Crescent': [
    'You asked for the last thin light before dawn, which few people see and everybody could use.',
    'The phase on your list is the one for stopping, and it takes a certain courage to put that in a calendar.',
    'Just before the dark there is a sliver of Moon that wants nothing from you, and you had the good taste to ask for it.',
  ],
};

/** What to write down for each phase. */
export const SET_DOWN: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Put one wish beside the date, in a single sentence, and leave the word “should” out of it.',
    'Write down what you would begin if nobody were going to ask how it is going.',
    'Note a single beginning that is small enough to fit on a Tuesday, and the first thing your hands would have to do.',
  ],
  'Waxing Crescent': [
    'Put the second step beside the date, since everybody remembers the first one anyway.',
    'Write down one person who could help, and the one sentence with which you would ask.',
    'Note the hour at which you will carry on, because a hope without an hour tends to wander off.',
  ],
  'First Quarter': [
    'Put the two roads beside the date, one on each side of a line, and leave the paper open until the night itself.',
    'Write down the choice that you keep explaining to other people; it is the one that counts.',
    'Note what is in the way, in plain words, and whether it is a wall or only a stiff door.',
  ],
  'Waxing Gibbous': [
    'Put the one detail beside the date that would turn good into finished.',
    'Write down what you would show to a friend as it is, and the single question you would ask about it.',
    'Note three things that need tightening, and strike out the one that only vanity would notice.',
  ],
  'Full Moon': [
    'Put three things beside the date that have grown since the dark, however crooked.',
    'Write down whom you would like to have at the table that evening, and invite one of them now.',
    'Note what you already know and have been too busy to look at; bright nights are kind to that sort of sentence.',
  ],
  'Waning Gibbous': [
    'Put a name beside the date, somebody who taught you something this month without knowing it.',
    'Write down what you have too much of, whether apples, advice or jumpers, and who could use it.',
    'Note one thing that worked, with enough detail that a stranger could repeat it.',
  ],
  'Last Quarter': [
    'Put one thing beside the date that may go: a shelf, a standing appointment, an argument that you keep winning in the shower.',
    'Write down a promise that has outgrown its reason, and the polite sentence that would end it.',
    'Note what you would not pack if you had to carry it yourself.',
  ],
  'Waning Crescent': [
    'Put nothing beside the date except the hour at which the lamp goes out.',
    'Write down two things that can wait until the light comes back, and then believe yourself.',
    'Note what made you tired this month, without looking for anybody to blame.',
  ],
};

/** Two days before: `{before}` is a date, `{beforeSign}` where the Moon is then. */
export const PLAN_BEFORE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, empty one pocket, one drawer and one unread message.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; finish something tiny so that the page is really blank.',
  ],
  'Waxing Crescent': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, say the wish aloud once to see how it sounds outside your head.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; lay out whatever the first step needs, down to the pencil.',
  ],
  'First Quarter': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, ask somebody sensible what they see, and only listen.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; collect the facts, and leave the verdict for later.',
  ],
  'Waxing Gibbous': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, put the thing away for a day so that you can see it afresh.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; decide what finished would look like, so that you know when to stop.',
  ],
  'Full Moon': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, keep the evening of the reminder free of screens and errands.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; sleep well while you can, for bright nights are talkative.',
  ],
  'Waning Gibbous': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, look through your pictures of the month and keep the five true ones.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; count what came in, before you think about giving any of it away.',
  ],
  'Last Quarter': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, set a box by the door and see what climbs into it.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; make a list of what you keep only because it is there.',
  ],
  'Waning Crescent': [
    'Here is a plan: on {before}, with the Moon in {beforeSign}, cancel one thing kindly and early.',
    'Two days earlier, on {before}, the Moon is in {beforeSign}; buy the soup, change the sheets and answer the last message that cannot wait.',
  ],
};

/** When the night is too near for a day of preparation. */
export const PLAN_SHORT: readonly string[] = [
  'There is no time to prepare, which is rather freeing: come as you are and bring something to write with.',
  'Preparation would be nice, but the night is already at the door, so clear a corner of the table and call it enough.',
  'So soon, then; skip the preparations and keep ten minutes, because ten honest minutes beat a perfect evening that never happens.',
];

/** On the day itself. */
export const PLAN_DAY: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'On the night itself, switch off every light for one minute, then write your line by the first one you turn on again.',
    'When the night comes, plant something real, even if it is only a clove of garlic in a yoghurt pot.',
  ],
  'Waxing Crescent': [
    'On the evening itself, look west after sunset and do your step before you have found a reason not to.',
    'When the evening comes, spend a quarter of an hour on it with a timer, and stop while you still want to go on.',
  ],
  'First Quarter': [
    'On the day itself, choose before supper; an ordinary decision that is made beats a splendid one that is pending.',
    'When the day comes, toss a coin and watch which side you were hoping for.',
  ],
  'Waxing Gibbous': [
    'On the evening itself, make one pass and only one, slowly, with good music and the telephone in another room.',
    'When the evening comes, read it aloud, try it on or taste it, and mend the single spot that makes you wince.',
  ],
  'Full Moon': [
    'On the night itself, go out and look at her for as long as it takes to say three thanks.',
    'When the night comes, say one true and friendly thing to somebody’s face.',
  ],
  'Waning Gibbous': [
    'On the evening itself, send the thank-you, hand over the jumper or teach the trick; one of the three will do.',
    'When the evening comes, cook a little too much and ring a doorbell.',
  ],
  'Last Quarter': [
    'On the day itself, let go of the one thing before noon, without a speech.',
    'When the day comes, carry it out of the house yourself; feet are better at farewells than plans are.',
  ],
  'Waning Crescent': [
    'On the night itself, go to bed an hour early and let the world be clever without you.',
    'When the night comes, leave the list on the table, face down, and open the window.',
  ],
};

/** The day after: `{after}` is a date, `{afterSign}` where the Moon is then. */
export const PLAN_AFTER: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'The day after, {after}, brings the Moon in {afterSign}: tell nobody yet and do the first five minutes.',
    'Then, on {after} with the Moon in {afterSign}, read your line once and change at most a single word.',
  ],
  'Waxing Crescent': [
    'The day after, {after}, brings the Moon in {afterSign}: give the next step an hour of its own.',
    'Then, on {after} with the Moon in {afterSign}, notice what got easier simply because it had been started.',
  ],
  'First Quarter': [
    'The day after, {after}, brings the Moon in {afterSign}: act as if the choice were a month old and perfectly normal.',
    'Then, on {after} with the Moon in {afterSign}, tell one person what you have decided, and skip the reasons.',
  ],
  'Waxing Gibbous': [
    'The day after, {after}, brings the Moon in {afterSign}: let it be good, and tidy up your tools.',
    'Then, on {after} with the Moon in {afterSign}, show it to somebody before you find another corner to polish.',
  ],
  'Full Moon': [
    'The day after, {after}, brings the Moon in {afterSign}: choose one thing that you saw and give it a place in the week.',
    'Then, on {after} with the Moon in {afterSign}, go gently, for feelings come down a day later than the light.',
  ],
  'Waning Gibbous': [
    'The day after, {after}, brings the Moon in {afterSign}: accept something in return without arguing.',
    'Then, on {after} with the Moon in {afterSign}, ask how it arrived, and listen to the whole answer.',
  ],
  'Last Quarter': [
    'The day after, {after}, brings the Moon in {afterSign}: enjoy the gap and put nothing into it.',
    'Then, on {after} with the Moon in {afterSign}, see what the free hour would like to become.',
  ],
  'Waning Crescent': [
    'The day after, {after}, brings the Moon in {afterSign}: write down what you dreamed, or that you did not.',
    'Then, on {after} with the Moon in {afterSign}, begin slowly, as though the house were still asleep.',
  ],
};
