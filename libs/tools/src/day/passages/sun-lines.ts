import type { NatalPoint, Tone } from '../transit-terms';

/** The Sun: will, attention, being seen. Its contacts last two or three days. */
export const SUN_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'You are running on your own power and it shows. Put the task that needs confidence at the front of the queue.',
      'What you want and what you can do are close together just now, so say yes to one thing that matters to you.',
    ],
    friction: [
      'Your plans and the world’s plans want the same hour. Give way on the small one and keep the one you care about.',
      'Being yourself takes a bit of pushing at the moment. Check which half of the argument is about pride, and drop that half.',
    ],
    meeting: [
      'A fresh page of your own year opens here. Write down the one thing you would like to be known for by the next one.',
      'This is as close to the centre of the stage as you come in a year, so ask for what you want in plain words.',
    ],
  },
  moon: {
    flow: [
      'Head and heart agree for once, which makes decisions about home refreshingly quick. Take one.',
      'You feel at ease in your own company, and other people notice. Invite somebody over without tidying up first.',
    ],
    friction: [
      'The day asks for one thing and your mood for another; a short walk alone lets them stop shouting over each other.',
      'You may snap at the people who feel safest. Tell them it is tiredness before they guess that it is them.',
    ],
    meeting: [
      'Feelings come into full daylight, and they are easier to look at than you feared. Name one to somebody you trust.',
      'What you need is unusually clear: rest, company or quiet. Pick the right one and arrange it like any other meeting.',
    ],
  },
  mercury: {
    flow: [
      'Your explanations land on the first try, so it is a good time to bring up the thing that got lost last time.',
      'Thoughts line up neatly and ask to be used. Write the message, finish the form, close nine of the open tabs.',
    ],
    friction: [
      'You know what you mean and it still comes out sideways. Read it aloud once before you press send.',
      'Everyone seems to want an answer right away. “Let me get back to you” is one.',
    ],
    meeting: [
      'Words and will travel together here: what you say aloud, you are likely to do, so choose the sentence with care.',
      'People are listening to you more closely than usual. Say the important thing first, and say it once.',
    ],
  },
  venus: {
    flow: [
      'You are easy to like just now, partly because you are not trying. Accept the compliment and let it stand.',
      'Small pleasures do more than they have to. Wear the good one, use the nice cup, send the kind message.',
    ],
    friction: [
      'Wanting to be liked pulls against wanting your own way. You can be friendly and still say no.',
      'A little vanity may be steering, so wait one night before you buy the thing that promises another you.',
    ],
    meeting: [
      'What you love stands in full light, and it is worth saying so to its face.',
      'Charm comes without effort here. Use it to bring two people together who ought to know each other.',
    ],
  },
  mars: {
    flow: [
      'There is energy to spare and it goes where you point it. Start the job that only ever needed a push.',
      'Courage is cheap at the moment, so spend some on the phone call you keep putting off.',
    ],
    friction: [
      'Your patience is short and your engine is loud. Move your body first and answer the message second.',
      'Someone may challenge you and you may enjoy it too much. Ask whether the prize is one that you want.',
    ],
    meeting: [
      'You are in a mood to begin, and waiting feels like wasting. Give the impulse one clear target.',
      'Drive and direction meet here. Do the hardest thing before noon and coast on the pride of it.',
    ],
  },
  jupiter: {
    flow: [
      'Things feel possible and people feel generous, you among them. Ask for the slightly bigger version.',
      'A wide, good-humoured mood lifts whatever you do. Share the credit; there is plenty.',
    ],
    friction: [
      'Enthusiasm writes promises that your week has to keep. Halve the offer and everyone will still be delighted.',
      'You want more of everything and there is no room on the plate. Choose the one extra that you will remember.',
    ],
    meeting: [
      'Confidence arrives with its arms full, so let it carry you through a door you would usually just look at.',
      'The bigger picture is in view for a moment. Step back from the detail and decide where all this is going.',
    ],
  },
  saturn: {
    flow: [
      'Steady effort gets quiet respect, from others and from you. Put in one undisturbed hour on the long project.',
      'You can carry responsibility without it bending your back, so settle a matter that needs an adult in the room.',
    ],
    friction: [
      'It may feel as though everything takes permission. Do the part that needs nobody’s, and do it properly.',
      'Praise is slow in coming; your standards are slower. Count what is finished before you count what is missing.',
    ],
    meeting: [
      'You see exactly where you stand, without flattery or cruelty. Make one honest list and begin with its shortest line.',
      'Serious company suits you here, your own included. Say no to one thing, and give the time to what you promised first.',
    ],
  },
  uranus: {
    flow: [
      'Your odd side is the interesting side, so let it choose the restaurant, the route or the answer.',
      'A break in routine does you good for once. Do something in the wrong order and see what turns up.',
    ],
    friction: [
      'You can’t bear to be told, and somebody is bound to tell you. Pick the freedom that counts and let the others pass.',
      'Restlessness makes sensible plans look like cages. Change one small thing before you throw out the big one.',
    ],
    meeting: [
      'A jolt of your own electricity: the idea that looks strange may simply be early. Note it down.',
      'You feel like an original, not a copy. Tell one person what you would do if nobody had an opinion.',
    ],
  },
  neptune: {
    flow: [
      'Imagination comes easily and so does kindness. Make something without asking what it is for.',
      'You pick up moods as if through an open window, which makes you good company for somebody who is finding it hard.',
    ],
    friction: [
      'Your batteries run down faster than you notice, so plan less and leave a gap in the middle.',
      'It is hard to tell a wish from a fact just now. Ask one plain question before you make up the answer.',
    ],
    meeting: [
      'The edges between you and everybody else go soft. Music is a fine place for that; negotiations are not.',
      'A dreamy spell, good for seeing what you long for. Keep the decision about it for a clearer head.',
    ],
  },
  pluto: {
    flow: [
      'You can look at something deep without being pulled in. Take one thing out of the back of the drawer.',
      'There is quiet strength under what you do; use it to finish with a habit that has had its time.',
    ],
    friction: [
      'A question of who is in charge keeps turning up. You win most by not needing the last word.',
      'Somebody is pushing a button you know well. Notice it, breathe out, and answer the question they asked.',
    ],
    meeting: [
      'You want the truth, with nothing on it. Ask for it gently and be ready to hear it the same way.',
      'Everything matters more than usual, and that makes you strong. Put the whole weight behind one wish.',
    ],
  },
  ascendant: {
    flow: [
      'You come across as you mean to, so go where people can see you.',
      'Being direct costs nothing now and opens doors. Introduce yourself first.',
    ],
    friction: [
      'Others may read you as louder or cooler than you feel. A sentence about what you mean saves an afternoon.',
      'The room seems to want another version of you. Offer the true one at half volume and see how far it gets.',
    ],
    meeting: [
      'All eyes find you whether you asked for it or not. Wear something you like and stand up straight.',
      'You start afresh in how you meet the world; choose one thing you will stop apologizing for.',
    ],
  },
  midheaven: {
    flow: [
      'Good work gets noticed, so put yours where somebody will walk past it.',
      'The road ahead looks clear for a stretch. Tell someone who can help where it is you want to go.',
    ],
    friction: [
      'Home pulls one way and the job the other. Decide which of the two gets the evening, and give it all of it.',
      'You feel watched at work, and it makes you stiff. Think of the one person you are doing it for.',
    ],
    meeting: [
      'Your name is on people’s lips; let it come with something you are proud of.',
      'You stand where the view is good. Take a minute to check that you still want the thing you are climbing towards.',
    ],
  },
};
