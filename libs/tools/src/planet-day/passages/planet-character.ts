import type { Planet } from '@cosmic/sky/bodies';

/** Greets the planet whose day was asked for. */
export const PLANET_GREETING: Record<Planet, readonly string[]> = {
  sun: [
    'You asked after the Sun, the one star we know well enough to complain about.',
    'The Sun has never missed a morning, and a day named after it should be allowed a little pride.',
    'Everything in the sky goes around the Sun, which bears it with remarkable good humour.',
    'The Sun is the reason for every morning, and a day of its own is the least we can do.',
    'Every calendar is a long conversation with the Sun.',
  ],
  moon: [
    'You asked after the Moon, who has kept everybody’s secrets and never learned to keep still.',
    'The Moon is the oldest calendar there is, and she turns a page every night.',
    'No light in the sky is as changeable as the Moon, or as faithful about coming back.',
    'Half of what we call mood is put down to the Moon, and she takes it calmly.',
    'Nobody has to look for the Moon, she finds the window by herself.',
  ],
  mercury: [
    'You asked after Mercury, who is out of the door before the sentence is done.',
    'Mercury runs its lap in eighty-eight days and has news from every stop.',
    'The smallest of the planets is Mercury, and like many small things it is astonishingly quick.',
    'Mercury stands for everything that is said, sent, sold and looked up.',
    'Nothing in the sky changes its mind as often as Mercury.',
  ],
  venus: [
    'You asked after Venus, the brightest thing in the evening that nobody has to switch off.',
    'Venus has been admired by every people with a sky, and has never once found it tiresome.',
    'Long before anyone drew a chart, Venus was the star by which people went home to one another.',
    'Venus shines so brightly that people report her as an aircraft.',
    'People have always put Venus in charge of what they cannot explain and do not want to miss.',
  ],
  mars: [
    'You asked after Mars, who has heard your list of reasons and would like to see you start.',
    'Mars is a red spark in the dark and a fair picture of a mind that is made up.',
    'The old books made Mars a soldier, but he is just as good at moving furniture.',
    'Mars glows red because of rust, which suits a planet that is never idle.',
    'Long before alarm clocks there was Mars.',
  ],
  jupiter: [
    'You asked after Jupiter, who has four large moons and still makes room for guests.',
    'Jupiter is bigger than all the other planets together and has the laugh to go with it.',
    'Where Jupiter comes in, the ceiling seems to go up by a foot.',
    'Jupiter has a storm wider than the Earth and still passes for the friendly one.',
    'On a clear night Jupiter is hard to overlook, and it seems to know it.',
  ],
  saturn: [
    'You asked after Saturn, the farthest planet that anyone can see without help, and the most patient.',
    'Saturn takes almost thirty years for one round and has never been heard to apologise for it.',
    'For most of history Saturn marked the edge of the world, so it knows something about limits.',
    'Saturn wears its rings at a distance, and its strictness too is mostly a matter of style.',
    'A telescope for beginners shows the rings of Saturn, and few people forget it.',
  ],
  uranus: [
    'You asked after Uranus, who goes around the Sun lying on one side and sees no reason to sit up.',
    'Uranus was found in 1781 by a musician in his garden, which tells you most of what it stands for.',
    'The first planet that anyone ever discovered was Uranus, and surprise has been its trade ever since.',
  ],
  neptune: [
    'You asked after Neptune, who was worked out on paper before a single eye had seen it.',
    'Neptune is blue and distant, and nobody has ever quite finished describing it.',
    'The farthest of the large planets is Neptune, where the light of home arrives four hours late.',
  ],
  pluto: [
    'You asked after Pluto, who was taken off the list of planets and went on exactly as before.',
    'Pluto is smaller than our Moon, and a good part of its surface is in the shape of a heart.',
    'Very little sunlight reaches Pluto, and still somebody looked hard enough to find it.',
  ],
};

/** What the planet brings to a day. */
export const PLANET_GIFT: Record<Planet, readonly string[]> = {
  sun: [
    'What it brings is visibility, the kind that warms before it dazzles.',
    'Its gift is to make you look up from the task and remember whose life it belongs to.',
    'It lends the day a straight back and an honest appetite for joy.',
    'It gives the day a centre, so that the rest knows where to stand.',
    'What it asks is to be yourself a little more openly.',
  ],
  moon: [
    'What she brings is a softer skin, so the day tells you how things feel before it says what they are.',
    'Her gift is memory, and a smell from the kitchen can carry more of it than a photograph.',
    'She lends the hours a tide, and it is easier to swim with it than to argue.',
    'She makes it easier to notice what you need before somebody asks.',
    'What she asks is that you rest before you are worn out.',
  ],
  mercury: [
    'What it brings is a loose tongue in the best sense, and fingers that find the right key.',
    'Its gift is connection: a name, a fact and a person who never met before.',
    'It lends the day quick feet, and a question asked in passing may save an hour.',
    'It makes you curious, and curious people get answers.',
    'What it asks is a good question, and it will fetch the answer.',
  ],
  venus: [
    'What she brings is ease, that hour in which nobody needs to win.',
    'Her gift is taste, which is only attention paid to what you love.',
    'She lends the day good manners and a reason to use the better glasses.',
    'She makes agreement pleasant, which is often how it comes about.',
    'What she asks is that you notice what is lovely while it is there.',
  ],
  mars: [
    'What he brings is heat in the hands, and it stays friendly while it has a task.',
    'His gift is the short sentence, above all the one that begins with no.',
    'He lends the day a clean edge, so that half a decision feels worse than a wrong one.',
    'He gives you the push over the first step, and that is the one that counts.',
    'What he asks is one brave act, and it can be small.',
  ],
  jupiter: [
    'What it brings is room, for a larger thought and for one more person at the table.',
    'Its gift is confidence that has not been earned yet and does not mind.',
    'It lends the day a long view, from which small worries keep their true size.',
    'It makes generous plans feel normal, and some of them can be carried out.',
    'What it asks is that you think of others when you win.',
  ],
  saturn: [
    'What it brings is weight, in the sense in which a good door or a kept promise has weight.',
    'Its gift is the finished thing, put on its shelf and dusted off.',
    'It lends the day silence, and a pencil that has been sharpened in advance.',
    'It gives the day edges, and within edges a person can concentrate.',
    'What it asks is patience, and it pays in things that last.',
  ],
  uranus: [
    'What it brings is a draught through a closed room, and papers that fly off the desk to good effect.',
    'Its gift is the question why, put to a habit that had long stopped expecting it.',
    'It lends the day a spark, and an idea that has waited for years may suddenly see by it.',
  ],
  neptune: [
    'What it brings is a softer focus, in which people are easier to forgive.',
    'Its gift is the song that knows more about you than your diary does.',
    'It lends the day a shoreline, so you can stand for a while with your feet in something larger.',
  ],
  pluto: [
    'What it brings is depth, and the nerve to lift the lid.',
    'Its gift is a plain name for something that had been growing in the dark.',
    'It lends the day a spade, along with the patience to dig in one spot.',
  ],
};

/** Something small that a day of the planet is made for. */
export const PLANET_ERRAND: Record<Planet, readonly string[]> = {
  sun: [
    'Show one piece of work to somebody whose eyes you trust, and do not begin by apologising for it.',
    'Go out at noon, even for ten minutes, and let your face have the weather.',
    'Praise a person by name for something that they thought had passed unseen.',
    'Sit in the light for a while and decide what this week is really for.',
    'Decide one thing today without asking anybody.',
  ],
  moon: [
    'Cook what you ate as a child, or what you wish you had eaten, and lay an extra plate.',
    'Ring someone who knew you when you were small, and ask rather than tell.',
    'Change the sheets, close the curtains early and let the evening be short on purpose.',
    'Write down what you dreamed, or what you would like to dream.',
    'Bathe, read or lie down earlier than usual, and call it housekeeping.',
  ],
  mercury: [
    'Write the message that you have been composing in the shower, and send it while it is short.',
    'Learn one word, one knot or one shortcut, and teach it to somebody before dusk.',
    'Run the small errands in a row, on foot if you can, and count the conversations.',
    'Answer the message that has waited longest, with real attention.',
    'Ask somebody about their work and listen to the whole reply.',
  ],
  venus: [
    'Buy flowers or pick weeds; either will do if you arrange them with both hands.',
    'Tell a friend what you like about their company, in a sentence that could not be meant for anyone else.',
    'Wear the thing that you have been saving, since an ordinary day is occasion enough.',
    'Put on music that you loved at sixteen and clean one room to it.',
    'Give a compliment to a stranger or a present to a friend.',
  ],
  mars: [
    'Take the task that you walk around every morning and give it the first quarter of an hour.',
    'Carry something heavy, climb something steep or dance until your shirt notices.',
    'Say the plain no that you owe somebody, and say it before it turns into a sour yes.',
    'Begin the exercise, the repair or the apology before you check your phone.',
    'Do the thing that makes your heart beat faster, if it is legal and kind.',
  ],
  jupiter: [
    'Open a map, a prospectus or a thick book, and follow it one step farther than is sensible.',
    'Give something away that somebody else will enjoy more than you still do.',
    'Invite a person whose opinions differ from yours, and feed them well.',
    'Learn something about a country that you know nothing of, and tell it at dinner.',
    'Plan something for next year that makes you smile now.',
  ],
  saturn: [
    'Finish one open thing, however small, and cross it off with a ruler.',
    'Look after something that should outlast you by a little: a hinge, a tree, a pair of good shoes.',
    'Set a limit in writing and be the first to keep it.',
    'Look at your calendar and take out one thing that nobody would miss.',
    'Work for an hour without your phone and notice how much fits in.',
  ],
  uranus: [
    'Take another way home, order the dish that you cannot pronounce, and see who turns up.',
    'Talk to a person half or twice your age about what they would abolish.',
    'Turn one routine upside down for a day, and keep the better half of the result.',
  ],
  neptune: [
    'Sit by water, even if it is only a fountain, and leave the telephone in your bag.',
    'Help somebody in a way that cannot be traced back to you.',
    'Draw, hum or sway for a quarter of an hour without any wish to be good at it.',
  ],
  pluto: [
    'Empty the drawer that never quite closes, and keep only what you can explain.',
    'Ask the question under the question, and then wait longer than is comfortable.',
    'Tear up an old grudge that has been paid for more than once.',
  ],
};
