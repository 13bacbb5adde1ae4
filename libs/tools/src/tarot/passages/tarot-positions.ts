import type { CardWords } from './tarot-card-words';

/**
 * How a place colours the card that lies in it, spread by spread in the order of its places:
 * `{card}`. A card of the day stands alone and is not coloured.
 */
export const POSITION_WORDS: Readonly<Record<string, readonly CardWords[]>> = {
  'three-card': [
    {
      upright: [
        'Behind you lies {card}, and it still has a hand on your shoulder.',
        'What led up to this carries the face of {card}, whether you noticed at the time or not.',
        'Looking back, one meets {card}: old news perhaps, though some of its post is still forwarded to you.',
      ],
      reversed: [
        'Behind you lies {card}, turned on its head, so something there was lived through crosswise or cut short.',
        'What led up to this was {card} upside down, a lesson that came in at the wrong door.',
        'Looking back, one meets {card} reversed: a chapter you may have closed before the last page.',
      ],
    },
    {
      upright: [
        'In the middle of the table, where you are standing, lies {card}.',
        'Now the present: {card} is at work, and it does not mind whether you have seen it yet.',
        'As to this very week, {card} has taken the chair opposite yours.',
      ],
      reversed: [
        'In the middle of the table lies {card} upside down, which often means that its power has turned inward.',
        'Now the present: {card} is here reversed, like a coat worn inside out.',
        'As to this very week, {card} has turned up head down, and asks you to read it slowly.',
      ],
    },
    {
      upright: [
        'Ahead, if things go on as they lean, {card} is waiting by the road.',
        'From here the ground slopes towards {card}; you have the steering in your own hands.',
        'Further on stands {card}, and it is less a forecast than a direction of the wind.',
      ],
      reversed: [
        'Ahead lies {card}, reversed, so the road gets there by a detour that you may shorten.',
        'From here the ground slopes towards {card} turned over: a caution, and quite a friendly one.',
        'Further on {card} stands on its head, and what you do in the meantime can set it upright.',
      ],
    },
  ],
  'celtic-cross': [
    {
      upright: [
        'At the heart of the cross lies {card}.',
        'The whole matter turns on {card}.',
        'Everything else in this spread is arranged round {card}.',
      ],
      reversed: [
        'At the heart of the cross lies {card}, reversed.',
        'The whole matter turns on {card}, and it is turned over itself.',
        'Everything else in this spread is arranged round {card} upside down.',
      ],
    },
    {
      upright: [
        'Across it lies {card}, as an obstacle or as help in disguise.',
        'What crosses you is {card}, and a crossing has two directions.',
        'Right over the first card falls {card}.',
      ],
      reversed: [
        'Across it lies {card} reversed, more of a snag than a wall.',
        'What crosses you is {card} upside down, so the trouble is partly home-made and the remedy close.',
        'Right over the first card falls {card}, the wrong way up.',
      ],
    },
    {
      upright: [
        'Above, as the best that you can picture, hangs {card}.',
        'Your crown in this is {card}.',
        'What you are reaching for looks like {card}.',
      ],
      reversed: [
        'Above hangs {card} reversed: the goal may need a second look.',
        'Your crown in this is {card} upside down, a wish that has not quite owned up to itself.',
        'What you are reaching for looks like {card} seen in a spoon.',
      ],
    },
    {
      upright: [
        'Beneath everything, older than the question, is {card}.',
        'Dig a little and you strike {card}.',
        'The root of it goes down to {card}.',
      ],
      reversed: [
        'Beneath everything lies {card}, head down like any root.',
        'Dig a little and you strike {card} reversed: something that was buried in a hurry.',
        'The root of it goes down to {card}, turned over long ago.',
      ],
    },
    {
      upright: [
        'Passing out of reach is {card}.',
        'You can already see {card} in the rear window.',
        'Losing its weight, and glad of it, is {card}.',
      ],
      reversed: [
        'Passing out of reach, and none too soon, is {card} reversed.',
        'You can already see {card} in the rear window, upside down and smaller by the minute.',
        'Losing its weight at last is {card}, turned over.',
      ],
    },
    {
      upright: [
        'Coming closer, step by step, is {card}.',
        'Next through the door may well be {card}.',
        'Soon enough you shall be dealing with {card}.',
      ],
      reversed: [
        'Coming closer, a little late or a little sideways, is {card} reversed.',
        'Next through the door may well be {card} upside down, so do not take its first words for its last.',
        'Soon enough you shall be dealing with {card}, turned over.',
      ],
    },
    {
      upright: [
        'As for yourself, you sit in this as {card}.',
        'Your own card is {card}.',
        'If the spread were a play, you would be cast as {card}.',
      ],
      reversed: [
        'As for yourself, you sit in this as {card} reversed, with the strength turned inward.',
        'Your own card is {card} upside down; be gentle with it.',
        'If the spread were a play, you would be cast as {card}, and against type.',
      ],
    },
    {
      upright: [
        'The people around you bring {card} to it.',
        'From outside, seen by the others, it looks like {card}.',
        'Round about you the air is that of {card}.',
      ],
      reversed: [
        'The people around you bring {card} reversed: not all they show is meant, and not all they mean is shown.',
        'From outside it looks like {card} upside down, so ask before you conclude.',
        'Round about you the air is that of {card}, stirred the wrong way.',
      ],
    },
    {
      upright: [
        'Where your hope and your fear share a room, there is {card}.',
        'Wished for and shrunk from at once: {card}.',
        'Ask what you secretly want and dread, and {card} raises a hand.',
      ],
      reversed: [
        'Where your hope and your fear share a room, {card} has been turned to the wall.',
        'Wished for and shrunk from at once: {card}, reversed, so the fear has been doing most of the talking.',
        'Ask what you secretly want and dread, and {card} answers upside down.',
      ],
    },
    {
      upright: [
        'All of that together leans towards {card}.',
        'Where the nine point, stands {card}.',
        'At the end of the line, for as long as nothing is changed, waits {card}.',
      ],
      reversed: [
        'All of that together leans towards {card} reversed, and a small change now would right it.',
        'Where the nine point, stands {card} on its head: read it as advice rather than as an ending.',
        'At the end of the line waits {card} turned over, and you are nowhere near the end of the line.',
      ],
    },
  ],
  relationship: [
    {
      upright: [
        'On your side of the table lies {card}, which is what you bring at the moment.',
        'First, you: {card} has come in with you.',
        'Into this bond you carry {card}.',
      ],
      reversed: [
        'On your side of the table lies {card} reversed: what you bring has trouble getting out of the bag.',
        'First, you: {card} has come in with you, upside down.',
        'Into this bond you carry {card}, turned over, and it is probably tired.',
      ],
    },
    {
      upright: [
        'Opposite, as seen from your chair, sits {card}; hear its words as theirs.',
        'The other brings {card}, so let what follows be said of them.',
        'Across from you, one could take the other person for {card}.',
      ],
      reversed: [
        'Opposite, as seen from your chair, sits {card} reversed; it may be your chair that is tilted.',
        'The other brings {card} upside down, something meant well that comes out crooked.',
        'Across from you there is {card} turned over: more is going on in them than they have words for.',
      ],
    },
    {
      upright: [
        'Between you, belonging to neither alone, lies {card}.',
        'The bond itself has a card: {card}.',
        'Whatever happens when the two of you are in one room looks like {card}.',
      ],
      reversed: [
        'Between you lies {card} reversed, a good thing that has lately been lying face down.',
        'The bond itself has a card, {card}, and it is upside down for now.',
        'Whatever happens when the two of you are in one room looks like {card} in a wet mirror.',
      ],
    },
    {
      upright: [
        'What holds you is {card}; lean on it.',
        'Your common ground goes by the name of {card}.',
        'When the wind gets up, the two of you can hold on to {card}.',
      ],
      reversed: [
        'What holds you is {card} reversed: a strength that both of you have forgotten to use.',
        'Your common ground goes by the name of {card}, and wants turning over like any garden.',
        'When the wind gets up you can still hold on to {card}, even wrong way up.',
      ],
    },
    {
      upright: [
        'The sore spot answers to {card}.',
        'Where it pinches, one finds {card}.',
        'Handle with care the place where {card} lies.',
      ],
      reversed: [
        'The sore spot answers to {card} reversed, and is already less sore than it was.',
        'Where it pinches, one finds {card} upside down: a strain that neither of you has named aloud.',
        'Handle with care the place where {card} lies turned over.',
      ],
    },
    {
      upright: [
        'What would help, now and without great cost, is {card}.',
        'For a remedy the spread offers {card}.',
        'Bring a little of {card} to the next conversation.',
      ],
      reversed: [
        'What would help is {card} reversed, that is to say, less of it, or a gentler kind.',
        'For a remedy the spread offers {card} upside down: let something be that you have been working at.',
        'Bring the shy side of {card} to the next conversation.',
      ],
    },
    {
      upright: [
        'From here the two of you lean towards {card}, with a hand each on the wheel.',
        'Down the road, if nothing is changed, stands {card}.',
        'The last card is {card}, a heading and not a harbour.',
      ],
      reversed: [
        'From here the two of you lean towards {card} reversed, which is a reason to talk and no reason to worry.',
        'Down the road stands {card} on its head, and there is time to turn it.',
        'The last card is {card}, upside down: a heading that either of you can correct.',
      ],
    },
  ],
};
