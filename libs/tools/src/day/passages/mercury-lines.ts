import type { NatalPoint, Tone } from '../transit-terms';

/** Mercury: words, plans, small journeys. Its contacts last a day or two, weeks where it turns. */
export const MERCURY_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'You can say who you are without a speech. Update the description of yourself that has been out of date for a year.',
      'An idea fits you like your own coat, so write it down and give it a day in the calendar.',
    ],
    friction: [
      'Too many small questions nibble at your day. Answer them in one batch and close the lid.',
      'Someone knows better, and tells you so. Thank them for the useful tenth and keep going.',
    ],
    meeting: [
      'Your thoughts keep circling the same subject: you. Good; ask what you would advise if you were a friend.',
      'News, chat and plans all pass over your desk now. Pick the one conversation that is about your own wish.',
    ],
  },
  moon: {
    flow: [
      'You find the words for a feeling, which is half of getting over it. Say them to whoever it concerns.',
      'A chat with someone from your past or your family goes better than its reputation. Start with a question.',
    ],
    friction: [
      'Your head argues with your mood, and neither is listening. Write down both sides; it takes five minutes.',
      'A message may read colder than it was meant. Call instead, because voices are kinder than letters.',
    ],
    meeting: [
      'The mind goes home: old rooms, old recipes, old stories. Ask somebody older how it really was.',
      'You think with your stomach just now, and it is well informed. Note the hunch before you explain it away.',
    ],
  },
  mercury: {
    flow: [
      'Quick, light and accurate: your mind is a pleasure to own just now. Learn the small thing you keep looking up.',
      'Conversations click, so set up the talk that needs two people to be clever at once.',
    ],
    friction: [
      'Plans cross in the post. Confirm the time and the place, even if you are sure.',
      'You have heard half and answered the whole. Ask them to say the rest.',
    ],
    meeting: [
      'A new chapter for your thoughts begins, and a blank note on the phone is enough to start it.',
      'Your curiosity comes back to its starting point. What would you study if nobody tested you on it?',
    ],
  },
  venus: {
    flow: [
      'Kind words come easily and are believed. Write to somebody you have been thinking of.',
      'You have an ear for beauty: the right song, the right phrase. Put it where another person will find it.',
    ],
    friction: [
      'A compliment can come out as a correction. Leave out the second half of the sentence.',
      'You might talk yourself out of something you like; enjoy it first and review it later.',
    ],
    meeting: [
      'Sweet talk, in the best sense. Tell someone what you admire about them, with one example.',
      'Your taste has something to say, so rearrange a shelf, a playlist or the words in a letter until they sing.',
    ],
  },
  mars: {
    flow: [
      'You argue well and without spite. Use it to ask for a change that would make your days easier.',
      'Thought turns into action with hardly a pause between. Make the list short and finish it.',
    ],
    friction: [
      'The quick reply is the one you will have to explain. Draft it, go for a walk, cut it in half.',
      'Everyone talks faster and sharper than they mean to, you included. Slow the first sentence and the rest follows.',
    ],
    meeting: [
      'Your words have a point and an edge. Use the point.',
      'A subject makes you hot, and that tells you it matters; prepare your case as if the other side were clever.',
    ],
  },
  jupiter: {
    flow: [
      'Good news travels towards you, or you are the one to bring it. Answer invitations the same day.',
      'You see how the details add up to a larger plan. Explain it to one person who can join in.',
    ],
    friction: [
      'You promise with your mouth what your hands have to do. Check the calendar before the word “sure”.',
      'A big idea has skipped a small step. Find the step, and the idea gets better.',
    ],
    meeting: [
      'Your mind wants a larger map, so plan a journey, a course or a book that is slightly too hard.',
      'You sound sure, and people follow. Make certain that you have read to the end.',
    ],
  },
  saturn: {
    flow: [
      'Concentration comes without a fight. Do the dull, exact part of the job while it lasts.',
      'You say less and it counts for more, so this is the time for the sentence you have been weighing.',
    ],
    friction: [
      'Your thoughts turn strict, above all about yourself. Would you talk like that to a colleague?',
      'An answer takes its time, and you hear a no in the silence. Ask once, politely, and get on with something else.',
    ],
    meeting: [
      'A serious talk goes well when you bring facts and leave out old grudges. Have it sitting down.',
      'You read the small print of your own plans. Cross out what can’t be done and underline what is left.',
    ],
  },
  uranus: {
    flow: [
      'Ideas come from the side. Keep something to write with near the shower.',
      'You see the short cut that everyone walks past; try it on something harmless first.',
    ],
    friction: [
      'Your thoughts jump and the others can’t follow. Give them the two sentences in between.',
      'Interruptions come in rows, so mute what can be muted and do one thing for half an hour.',
    ],
    meeting: [
      'A thought arrives that isn’t like your usual ones. Don’t judge it until you have slept on it.',
      'You say the thing nobody else says, and the room wakes up. Let it be true as well as surprising.',
    ],
  },
  neptune: {
    flow: [
      'You think in pictures, and they know more than the list does. Sketch it, hum it, tell it as a story.',
      'Reading between the lines comes naturally just now. Be kind with what you find there.',
    ],
    friction: [
      'Details slip through your fingers, so write down names, times and where you put the keys.',
      'You may hear what you hope to hear. Repeat it back and ask whether that is what was meant.',
    ],
    meeting: [
      'Logic goes for a swim. Give your mind a film, a poem or a bath, and keep the sums for later.',
      'A vague idea is worth keeping vague a little longer. Collect what belongs to it in one place.',
    ],
  },
  pluto: {
    flow: [
      'You find out what is behind things by asking quietly. Look up the question that has bothered you for months.',
      'Your focus goes deep, so give it something worth the depth and switch off the rest.',
    ],
    friction: [
      'A thought has got its teeth into you. Say it out loud to someone sensible and watch it shrink.',
      'You could win this argument and lose the evening. Stop one sentence before the knockout.',
    ],
    meeting: [
      'You can say what is usually left unsaid. Say it with care, to the right person, with the door closed.',
      'Curiosity turns detective. Finish the search you started, then let the case rest.',
    ],
  },
  ascendant: {
    flow: [
      'You make contact easily; the stranger beside you has a story, and you have the right question.',
      'People ask what you think. Tell them in your own words, short and without a disclaimer.',
    ],
    friction: [
      'First impressions come out a bit garbled. Slow down and use the person’s name.',
      'Too much coming and going makes you scatter, so leave the house with one errand instead of five.',
    ],
    meeting: [
      'You are the messenger now: talk, introduce, explain. Save one message for yourself.',
      'Your face says what you think before you do. Better to put it into words while they are still friendly.',
    ],
  },
  midheaven: {
    flow: [
      'A sentence from you moves things along at work. Speak up in the part of the meeting where others look down.',
      'Your plans sound sensible because they are. Send the proposal.',
    ],
    friction: [
      'What you say in public gets quoted, so check the facts and the list of recipients.',
      'There are too many opinions about where you should be heading. Ask two people, not ten.',
    ],
    meeting: [
      'You think about what all this work is for. Write your own job description, the way it ought to read.',
      'An exchange about your direction is worth having now. Bring one question and one thing you can offer.',
    ],
  },
};
