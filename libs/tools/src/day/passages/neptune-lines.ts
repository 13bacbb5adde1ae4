import type { NatalPoint, Tone } from '../transit-terms';

/** Neptune: longing, compassion, mist. Its contacts last months. */
export const NEPTUNE_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'You are gentler than usual and lose nothing by it. Give your imagination a regular hour.',
      'Something larger than your to-do list carries you for a while. Let it choose the music.',
    ],
    friction: [
      'You are not quite sure who you are this season, and that is tiring. Rest often, decide seldom.',
      'You might give yourself away in slices. Keep one slice on a high shelf.',
    ],
    meeting: [
      'The outline of your life goes soft like a drawing in the rain. Draw it again slowly, with fewer lines.',
      'You long to belong to something. Choose it with your eyes open and your watch on.',
    ],
  },
  moon: {
    flow: [
      'Your heart understands more than it is told. Listen to somebody without mending them.',
      'Home becomes a place to dream in. Hang up a picture, put on a record, light a lamp.',
    ],
    friction: [
      'Moods drift in that aren’t yours. Ask at the door whose they are.',
      'You are easily touched and easily tired. Have one evening a week with nobody in it.',
    ],
    meeting: [
      'Your feelings have no shore for a while. Give them a routine, as one gives a boat a rope.',
      'Old longing comes up warm and wordless; sing it, cook it, take it to the sea.',
    ],
  },
  mercury: {
    flow: [
      'You find words for what others only feel. Write them down before breakfast.',
      'Your mind wanders and comes home with something pretty. Let it off the lead.',
    ],
    friction: [
      'Facts swim these months. Write it down, ask twice, keep the receipt.',
      'You understand so well that you forget to ask. Ask, even if it spoils the poem.',
    ],
    meeting: [
      'Logic and dream share a pen. Use it for stories, and let someone else check the numbers.',
      'You think in tides: much comes in, much goes out. Catch one good thing at each turn.',
    ],
  },
  venus: {
    flow: [
      'Love gets a soft, wide light. Look at somebody for longer than usual.',
      'Your sense of beauty deepens these months; make room for art in a plain week.',
    ],
    friction: [
      'You may love the promise more than the person. Spend an ordinary Tuesday together.',
      'It is hard to say no to sad eyes. Offer tea and half an hour.',
    ],
    meeting: [
      'You can love without asking for much. Make sure that you get some all the same.',
      'Your heart writes poetry about everyone. Read one of the poems to the right person.',
    ],
  },
  mars: {
    flow: [
      'You act from kindness and it gives you strength. Work for something that isn’t for sale.',
      'Graceful effort is yours for a while: swim with the stream and steer.',
    ],
    friction: [
      'Your drive goes missing like a sock. Do small, real things until it turns up.',
      'You are fighting fog. Lower your arms and look for the lamp.',
    ],
    meeting: [
      'Your will becomes soft and inspired. Choose a cause that a kind, sober friend believes in too.',
      'It is hard to push and easy to flow just now. Find the work in which flowing counts.',
    ],
  },
  jupiter: {
    flow: [
      'You trust, and your trust finds good company. Go on a journey with a meaning.',
      'Faith in people comes back to you these months. Lend one of them yours.',
    ],
    friction: [
      'Your hopes are as large as clouds. Enjoy their shapes and take an umbrella.',
      'You might believe the brochure, so visit the place.',
    ],
    meeting: [
      'A great wave of hope lifts you; steer towards people who keep both feet in the boat.',
      'You want to save somebody or something. Begin with what you can do by Sunday.',
    ],
  },
  saturn: {
    flow: [
      'Hard duties get a softer heart. Do them as if for someone you love.',
      'You can let a wall turn into a hedge. Plant one gap in it.',
    ],
    friction: [
      'Your boundaries get damp. Repaint the one that you need most.',
      'What was certain looks blurred for a while, so go by small, sure steps and regular meals.',
    ],
    meeting: [
      'An old fear dissolves if you stop holding its coat. Look at what is left, which is usually just a chair.',
      'The structure of your days softens. Keep two fixed points and let the rest float.',
    ],
  },
  uranus: {
    flow: [
      'Your quirks turn into visions. Sketch one.',
      'You are open to what cannot be explained. Enjoy it without having to convince anybody.',
    ],
    friction: [
      'You want to be free and do not know from what. Wait until the wish has a face.',
      'Odd notions come in swarms these months; keep a jar for them and open it in a month.',
    ],
    meeting: [
      'A wake-up call comes as a dream. Write it down and let it ripen.',
      'Your freedom grows gentle. Use it to be kind in a way nobody expects.',
    ],
  },
  neptune: {
    flow: [
      'Your ideals and your life have come a bit closer. Close the gap by one small habit.',
      'You dream well in these months. Let a dream set you a task.',
    ],
    friction: [
      'Midway through life the old dreams look pale. Thank them, and paint one in fresh colours.',
      'You are not sure what you believe any more. Go on being kind while you find out.',
    ],
    meeting: [
      'What you dreamed of as a child and what moves you now are one and the same. Make something of it.',
      'The sea in you comes round to its own shore; sit there for a while each week.',
    ],
  },
  pluto: {
    flow: [
      'You can forgive something that used to burn. Begin with the part that was yours.',
      'A deep change comes in softly, like fog under a door. Let it find you at home.',
    ],
    friction: [
      'Something nameless works in you. Give it a pencil and a quiet hour.',
      'You suspect more than you know. Wait for daylight and ask.',
    ],
    meeting: [
      'The deepest part of you wants to dissolve an old grip. Unclench one finger at a time.',
      'You let go of a power that never made you happy. Notice how quiet it gets.',
    ],
  },
  ascendant: {
    flow: [
      'You have a gentle glow these months and people tell you things. Listen, and keep them.',
      'Your presence soothes. Use it in a room that needs it, and then go home.',
    ],
    friction: [
      'Others see in you what they need to. Show them one plain fact.',
      'You slip out of sight without meaning to, so say your name clearly and stay for the coffee.',
    ],
    meeting: [
      'Who you are to others gets hazy. Tell them in simple words, and tell yourself too.',
      'You blend in everywhere like water. Remember to come back to your own glass.',
    ],
  },
  midheaven: {
    flow: [
      'Your work has a touch of magic for a while. Let imagination sign its name on it.',
      'You are drawn to work that heals, comforts or delights. Do one piece of it this season.',
    ],
    friction: [
      'The way up is in cloud. Look after the path under your feet.',
      'You are not sure what they think of you at work. Ask one friendly person and believe them.',
    ],
    meeting: [
      'Your calling starts to sound like a song whose words you are still missing. Hum it until they come.',
      'You want your work to mean something. Find the person for whom it already does.',
    ],
  },
};
