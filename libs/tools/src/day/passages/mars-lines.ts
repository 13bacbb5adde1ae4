import type { NatalPoint, Tone } from '../transit-terms';

/** Mars: drive and temper. Its contacts last about a week. */
export const MARS_LINES: Record<NatalPoint, Record<Tone, readonly string[]>> = {
  sun: {
    flow: [
      'You wake up ready for something. Give it a name before breakfast and it will be done by evening.',
      'Effort feels like play just now, so take the stairs, the lead or the first turn.',
    ],
    friction: [
      'You push and life pushes back. Ease off by a tenth and notice how much further you get.',
      'Someone treads on your toes and you feel it in your jaw. Say what you would like instead of what they did.',
    ],
    meeting: [
      'A new stretch of energy begins with you at the front; choose the one race you want to be in.',
      'You feel your own strength and it wants work. Lift, dig, build, run, and be gentle in conversation.',
    ],
  },
  moon: {
    flow: [
      'Your feelings have muscles just now. Use them to clean up a corner of home or of history.',
      'Standing up for somebody you love comes naturally. Do it with a steady voice.',
    ],
    friction: [
      'Little things sting, and the big thing behind them is older. Cool off before you answer anyone at home.',
      'You are hungry, tired or cross and can’t tell which. Try food first, then rest, then the argument.',
    ],
    meeting: [
      'Emotions run hot and quick. Let them move your feet before they move your mouth.',
      'You protect your own like a cat on a doorstep, which is fine; look twice at who is really a threat.',
    ],
  },
  mercury: {
    flow: [
      'Your mind is a sharp pencil. Sign up, reply, decide: three things in a row.',
      'A frank word clears the air and nobody is hurt by it. Say it while you are calm.',
    ],
    friction: [
      'You talk fast and type faster, and the mistake slips in between. Check the name at the top.',
      'A debate is looking for you. Decide whether you want to be right or to be finished.',
    ],
    meeting: [
      'Thought and tongue are loaded, so aim at the problem and never at the person.',
      'The brain wants a contest: a puzzle, a pitch, a hard question. Provide one before it picks a quarrel.',
    ],
  },
  venus: {
    flow: [
      'You go for what you like, and it likes you back. Ask them out, whoever or whatever it is.',
      'Play, dance, cook, flirt: anything with a beat does you good. Bring someone along.',
    ],
    friction: [
      'Impatience gets into matters of the heart. Ask what pace would suit them.',
      'You might start a small fight to see whether they care. A question would tell you sooner.',
    ],
    meeting: [
      'Desire is awake and knows where you live. Enjoy it with open eyes and good manners.',
      'What you love gets a push. Make the call, buy the ticket, tune the guitar.',
    ],
  },
  mars: {
    flow: [
      'Your engine and your steering agree, so tackle the job that usually takes two attempts.',
      'You recover quickly and try again without sulking. Good conditions for practising something hard.',
    ],
    friction: [
      'You are halfway round your own track and the wind is against you. Shorten the list, keep the pace.',
      'Irritation is stored-up energy with no address. Give it one: a floor to scrub, a hill to climb.',
    ],
    meeting: [
      'A two-year round of wanting begins again. Which thing would you like to have gone after, looking back?',
      'Fresh fuel, no map yet. Begin with the first thing that you can finish in an hour.',
    ],
  },
  jupiter: {
    flow: [
      'Boldness pays in good humour at least. Knock at the bigger door.',
      'You have the wind behind you and friends in the boat. Go a bit further than the plan says.',
    ],
    friction: [
      'You could run before the starting gun, so count the cost in hours and then decide.',
      'There is too much of a good push here. Leave one match in the box.',
    ],
    meeting: [
      'Energy and belief arrive together, which makes you hard to stop. Set out for something worth the trip.',
      'You think big and act at once. Ask one cautious person what you have forgotten.',
    ],
  },
  saturn: {
    flow: [
      'Strength and patience share the load. Work on the thing that takes a hundred small blows.',
      'You can do hard things without a fuss just now; pick one and set a timer.',
    ],
    friction: [
      'It is like driving with the handbrake on. Find out which rule, person or habit is holding it, and deal with that one.',
      'Every start meets a form to fill. Fill it in, breathe, and go at it again.',
    ],
    meeting: [
      'The wish to act and the duty to wait shake hands. Take one firm step and stop there.',
      'Discipline gets teeth; use them on the task, and let yourself off the hook at six.',
    ],
  },
  uranus: {
    flow: [
      'You act on instinct and it is quick and clean. Try the new method on a small job.',
      'A daring mood suits you. Break a routine that nobody would miss.',
    ],
    friction: [
      'Your fuse is short and the sparks are many. Keep your hands slow and your exits polite.',
      'You are tempted to quit something on the spot. Write the letter, and read it again at breakfast.',
    ],
    meeting: [
      'A bolt of energy from nowhere; ground it in something physical before you use it on people.',
      'You want out, up or away. Pick a direction that you could explain to a friend.',
    ],
  },
  neptune: {
    flow: [
      'You fight best for somebody else just now. Do a practical kindness and don’t mention it.',
      'The body knows the dance. Swim, paint, play: anything where effort turns into flow.',
    ],
    friction: [
      'Your energy leaks, and it is not clear where. Rest without guilt and take the list up later.',
      'You could be working hard on the wrong thing. Ask what the others think the job is.',
    ],
    meeting: [
      'Your aim is a little blurred and your heart is full. Choose something gentle to be brave about.',
      'A longing wants to act. Let it write, sing or volunteer before it books a flight.',
    ],
  },
  pluto: {
    flow: [
      'You have staying power and a clear wish: go down to the root of one problem and pull.',
      'Old anger turns into useful heat. Put it to work on something you want changed.',
    ],
    friction: [
      'A tug of war is on offer. You are free to let go of the rope.',
      'You press hard because it matters; press on the matter and leave the people some air.',
    ],
    meeting: [
      'Great force in a small space. Breathe, choose, and use a tenth of it.',
      'You will not be talked out of it just now, so make sure that it is the right thing to want.',
    ],
  },
  ascendant: {
    flow: [
      'You walk in as if you knew the way, and soon you do. Volunteer to go first.',
      'Directness looks good on you just now. Ask the straight question in a friendly tone.',
    ],
    friction: [
      'You may come across as crosser than you are. Unclench, smile, start again.',
      'Others are in your way and you in theirs, so let one car in and see what it does to your morning.',
    ],
    meeting: [
      'Your whole manner says “now”. Begin what you have been circling, and look both ways.',
      'There is a spring in your step and a spark in your answers. Wear yourself out on something fun.',
    ],
  },
  midheaven: {
    flow: [
      'Ambition is a good servant these days. Ask for the task with your name on it.',
      'You get things moving at work. Take the decision that has been passed around like a hot plate.',
    ],
    friction: [
      'A boss, a deadline or a rival gets under your skin. Answer with a result.',
      'Home wants your time and your work wants your blood; give both a fixed hour.',
    ],
    meeting: [
      'You show what you can do, in public and at speed. Choose the stage before it chooses you.',
      'The climb gets steep and you are in the mood. Take a friend along, or at least a snack.',
    ],
  },
};
