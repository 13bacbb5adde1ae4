import type { NatalPoint, Tone } from '../transit-terms';

/** Pluto: depth, power, letting go. Its contacts last months. */
export const PLUTO_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'You have more strength than you show, and this is a season for showing it. Pick one deep change and stay with it.',
      'You know what is finished and can say so in peace. Make room, and wait to see what comes.',
    ],
    friction: [
      'You feel pushed to the edge of an old self. Step over it by a sentence a week.',
      'Whoever pushes you meets a mountain. Choose when you would rather be a path.',
    ],
    meeting: [
      'A long, quiet rebuilding goes on in you. Treat yourself like a house with the builders in: patience, good food, one clear room.',
      'You are becoming more yourself, which is slower than it sounds. Let go of one role nobody asked you to play.',
    ],
  },
  moon: {
    flow: [
      'You can mend an old story by telling it whole. Choose a listener with time.',
      'Your feelings have deep, steady roots for a while. Grow something from them.',
    ],
    friction: [
      'A strong mood comes up from the cellar. Meet it on the stairs and keep the light on.',
      'You hold those you love tightly. Loosen the arm, keep the warmth.',
    ],
    meeting: [
      'Everything you feel goes through a deep wash. Be gentle, write much, sleep in good sheets.',
      'An old need speaks up at last. Hear it out, without handing it the house keys.',
    ],
  },
  mercury: {
    flow: [
      'You get to the bottom of things these months. Take up the research.',
      'Your words have weight; use few, and mean them.',
    ],
    friction: [
      'One thought wants to rule the rest. Invite a second opinion to sit beside it.',
      'You try to convince as if life hung on it. Let them keep their view and keep your voice.',
    ],
    meeting: [
      'Your mind digs. Point it at a question that is worth the hole.',
      'You say things now that can’t be unsaid. Choose the true ones that also help.',
    ],
  },
  venus: {
    flow: [
      'Love deepens if you let it see the back of your wardrobe. Open one door.',
      'You know what you value, and can let the rest go for a song.',
    ],
    friction: [
      'You want a proof of love that nobody can give. Ask for an evening instead.',
      'Wanting gets a grip on you these months. Name the wish, and the grip loosens.',
    ],
    meeting: [
      'A love, an art or a friendship changes you to the bone. Take it slowly and keep your own address.',
      'You find out what you cannot live without; it may be less than you thought, and dearer.',
    ],
  },
  mars: {
    flow: [
      'You have a long breath and a clear aim. Do the hard thing in a hundred calm pieces.',
      'Old anger turns into purpose for a while. Give it a job with a finishing date.',
    ],
    friction: [
      'You could move a wall by force, and it might be the wrong wall. Check the plan.',
      'Power games bore you once you see them. Look for the exit early.',
    ],
    meeting: [
      'Great will gathers in you. Use it on yourself first, and with kindness.',
      'You don’t give up, so choose with care what it is you won’t give up on.',
    ],
  },
  jupiter: {
    flow: [
      'You can make something grow that changes more lives than yours. Look for allies.',
      'Deep trust, wide view: an excellent season for teaching what you know.',
    ],
    friction: [
      'You want much and you could get it; ask what it will want of you.',
      'A belief is being tested down to its roots. Keep what holds and compost the rest.',
    ],
    meeting: [
      'Your hopes gain weight and power. Put them behind something that would outlast you.',
      'Success has an undertow here, so swim with friends.',
    ],
  },
  saturn: {
    flow: [
      'You can rebuild something old from the ground up. Take out the first rotten board.',
      'Your endurance is your treasure in these months. Spend a little on what you really want.',
    ],
    friction: [
      'A structure you worked on for years is changing. Save the beams and let the plaster go.',
      'Duty gets heavy as stone. Ask which stones are yours, and put down the others.',
    ],
    meeting: [
      'What you thought was unmovable moves by a finger’s breadth. Help it along without hurry.',
      'You learn the difference between strength and stiffness. Bend once, on purpose.',
    ],
  },
  uranus: {
    flow: [
      'Freedom goes deep: you can leave a pattern that your grandparents wore.',
      'Your oddest gift turns out to be your strongest. Give it a workshop.',
    ],
    friction: [
      'Everything in you wants out, and the door opens inwards. Step back first.',
      'Pressure builds behind the need to be free. Let out a little every day, in honest words.',
    ],
    meeting: [
      'An old chain turns out to be undone already. Walk a few steps and listen for it.',
      'You stand for something new, and it takes all of you. Rest in between.',
    ],
  },
  neptune: {
    flow: [
      'A buried dream is found alive. Feed it a little every day.',
      'You see through a pretty illusion and feel lighter. Thank it for the view.',
    ],
    friction: [
      'The undercurrent is strong these months, so keep to people and places with good ground.',
      'An old longing shows its price. Decide kindly whether you go on paying.',
    ],
    meeting: [
      'Your faith goes through deep water and comes up simpler. Hold on to what floats.',
      'What you believed without asking is being asked. Answer in your own words.',
    ],
  },
  pluto: {
    flow: [
      'You know your own depths and need not prove it. Guide somebody else through a tunnel.',
      'An earlier change shows its use. Say goodbye to the person you had to be for it.',
    ],
    friction: [
      'Something you mastered long ago asks to be mastered again, more softly. Use an open hand.',
      'Control slips a little these months and nothing falls. Notice that.',
    ],
    meeting: [
      'The deepest wheel in your life turns. Let it turn, and look after your days.',
      'Whatever has truly been yours will still be yours. Hold it loosely and see.',
    ],
  },
  ascendant: {
    flow: [
      'You have a presence these months that needs no volume. Use it to make others feel safe.',
      'People sense that you mean it. Say the one thing you mean.',
    ],
    friction: [
      'You come across as more intense than you feel. Joke, sigh, sit down.',
      'Others try to steer you, or you them; take your hands off the wheel and talk about the road.',
    ],
    meeting: [
      'You change so deeply that it shows. Let the old photos be old.',
      'Your way of meeting the world loses its mask. Go without it first where you are loved.',
    ],
  },
  midheaven: {
    flow: [
      'You can change something for good in your field. Begin with what everyone complains about.',
      'Influence comes to you quietly. Use it as you always wished others would.',
    ],
    friction: [
      'Somebody tests who has the say at work. Know your ground, and stand on it politely.',
      'An old ambition has run out of road. Grieve a little, then look at the map.',
    ],
    meeting: [
      'Your direction in life is being remade from below. Give it time, and do the work in front of you well.',
      'You are asked to lead, or to let go of leading. Either is strength if you choose it.',
    ],
  },
};
