import type { NatalPoint, Tone } from '../transit-terms';

/** Uranus: freedom and change. Its contacts last months. */
export const URANUS_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'A freer version of you tries the door handle. Let it out for a day a week.',
      'Change feels friendly for a while. Do the thing you always explained away.',
    ],
    friction: [
      'You want to turn everything over. Turn over one thing, and see whether the rest settles.',
      'Life keeps changing the plan. Hold on to your aim and let go of the route.',
    ],
    meeting: [
      'You wake up different, bit by bit. Tell those you love before they have to guess.',
      'The old picture of you no longer fits the frame; try out the new one in small pieces.',
    ],
  },
  moon: {
    flow: [
      'Home may take a new shape and you breathe easier in it. Move a wall, or at least a chair.',
      'Your feelings find fresh air these months. Make friends who are nothing like you.',
    ],
    friction: [
      'Your moods come and go like weather in the hills. Promise little at home, and keep that little.',
      'What used to comfort you has lost its taste. Try three new things before you complain of the old one.',
    ],
    meeting: [
      'Feelings you had put in storage come up with the lights on. Greet them; you can choose later which may stay.',
      'Your need for closeness and your need for space change places. Explain the new house rules kindly.',
    ],
  },
  mercury: {
    flow: [
      'Your mind jumps over fences. Take up the subject that has no use yet.',
      'New tools, new words, new company for your thoughts: try one a week.',
    ],
    friction: [
      'Your thoughts outrun your sentences. Slow down for those who are coming with you.',
      'You are sure that everyone else is behind the times. Ask one of them what time they make it.',
    ],
    meeting: [
      'The way you think gets a new wiring. Read outside your field and write by hand.',
      'Brilliant one hour, scattered the next, so keep a notebook and a patient friend.',
    ],
  },
  venus: {
    flow: [
      'Love likes a surprise now. Ask a familiar person an unfamiliar question.',
      'You find beauty in odd places these months. Take someone there.',
    ],
    friction: [
      'You long for the spark and trip over the wire. Say what you miss before you run.',
      'The heart wants freedom and a hand to hold. Ask for both, one at a time.',
    ],
    meeting: [
      'What you love may change its shape. Let it, and keep the kindness the same.',
      'A sudden liking wakes a part of you that was asleep. Thank it, whatever comes of it.',
    ],
  },
  mars: {
    flow: [
      'You are quick, brave and original for a while. Use it on something that needs a first mover.',
      'Old effort, new method: you get twice as far. Drop one step that nobody needs.',
    ],
    friction: [
      'You could slam a door that you would rather leave ajar. Count to ten on the stairs.',
      'Impatience has a mind of its own these weeks; give your hands slow work now and then.',
    ],
    meeting: [
      'An electric kind of will gets hold of you. Aim it well before you switch it on.',
      'You want to break out. Break something that deserves it: a record, a habit, a silence.',
    ],
  },
  jupiter: {
    flow: [
      'Luck takes the side door, so leave it unlocked.',
      'Your horizon moves, and you with it. Say yes to the offer that makes you laugh out loud.',
    ],
    friction: [
      'You believe in leaps. Measure the gap first.',
      'A shining chance wants an answer at once, and a real one can wait a day.',
    ],
    meeting: [
      'Your trust in life gets a shake and comes out younger. Try believing something for a month.',
      'Whatever you hoped for may come in another colour. Look again before you send it back.',
    ],
  },
  saturn: {
    flow: [
      'You can renew the old without tearing it down. Start with the rule that nobody can explain.',
      'Responsibility gets lighter because you carry it your own way. Tell them which way that is.',
    ],
    friction: [
      'A wall you leaned on is moving. Stand on your own feet for a moment; they are good.',
      'Old and new argue in you like two generations. Let each win a room.',
    ],
    meeting: [
      'Your idea of duty gets replaced, piece by piece. Keep the tools and throw out the fear of being seen to rest.',
      'What was fixed turns out to have hinges. Open it carefully.',
    ],
  },
  uranus: {
    flow: [
      'You are at ease with being different. Help someone who is still practising.',
      'Old experiments bear fruit these months. Go back to the one you gave up too early.',
    ],
    friction: [
      'Half a lifetime of your own way looks back at you. Which freedom do you still want, and which was only noise?',
      'You feel restless in everything that you chose yourself. Renew the choice or change it, with open eyes.',
    ],
    meeting: [
      'Your very own kind of freedom comes home. Let it pick the next thing you learn.',
      'The most original part of you starts over, at an age when you know what to do with it.',
    ],
  },
  neptune: {
    flow: [
      'Imagination takes a new turn and you can follow. Make the strange thing.',
      'A dream and a sudden chance shake hands. Write down what they said.',
    ],
    friction: [
      'You can’t tell inspiration from static just now, so wait for the second signal.',
      'What you believed in goes through a change of light. Keep your kindness; it fits any sky.',
    ],
    meeting: [
      'Dreams get vivid and demand attention. Give them a notebook instead of the last word.',
      'A whole way of longing shifts in you; let music do the explaining.',
    ],
  },
  pluto: {
    flow: [
      'You can change at the root and feel lighter for it. Begin where it has itched longest.',
      'Buried strength comes up with a new use. Show it to somebody you trust.',
    ],
    friction: [
      'Something in you wants a revolution by Friday. Start with one honest sentence.',
      'You fight a power that may only be a habit. Look who is really holding the rope.',
    ],
    meeting: [
      'A deep lid comes off. Go slowly, keep your friends near, and be proud of your nerve.',
      'What you held down wants air. Open it on purpose, and with company.',
    ],
  },
  ascendant: {
    flow: [
      'You surprise people in a way they like. Try the haircut, the accent, the new road.',
      'You look awake. Meet new people while the light is on.',
    ],
    friction: [
      'You would like to be somebody else for a while. Be yourself in another place first.',
      'Others find you jumpy and you find them slow. Agree on a speed.',
    ],
    meeting: [
      'Your whole way of entering a room changes, so introduce yourself again.',
      'You shed a costume that you had taken for skin. Walk about without it among friends.',
    ],
  },
  midheaven: {
    flow: [
      'Work opens a window you had not seen. Lean out and look.',
      'An unusual path suits your talents these months; ask someone who walks it.',
    ],
    friction: [
      'Your direction wobbles like a compass near iron. Wait until the needle rests before you resign.',
      'You are allergic to orders for a while. Ask for the goal, and offer your own way there.',
    ],
    meeting: [
      'Your calling can change its name at this point. Try the new one on a small sign first.',
      'You are wanted for what is different about you. Put it at the top of the page.',
    ],
  },
};
