import type { CardWords } from './tarot-card-words';

/** The 22 major arcana, from The Fool to The World. */
export const MAJOR_WORDS: readonly CardWords[] = [
  {
    upright: [
      'Nobody in the deck packs lighter than this walker, whose whole luggage is a stick, a bundle and a good mood.',
      'A small dog barks at the heels in this picture, and you may hear it as a warning or as applause; both are meant kindly.',
      'You are allowed not to know yet, which is a freedom that experts have to do without.',
    ],
    reversed: [
      'Turned round, the cheerful step becomes a stumble or a step that is never taken, so ask which shoe is pinching.',
      'One foot hangs over the edge here while the mind is still upstairs looking for its keys; bring the two together before you move.',
    ],
  },
  {
    upright: [
      'On this table lie a cup, a coin, a blade and a staff, and the trick is that somebody finally picks one up.',
      'Your hands know more than your plans do just now, so let them go first.',
      'What looks like magic from the third row is mostly practice, plus the nerve to begin on time.',
    ],
    reversed: [
      'With the table upside down the tools roll everywhere, and it may be time to own fewer of them.',
      'Beware of the version of you that talks so well about the thing that it need not be done.',
    ],
  },
  {
    upright: [
      'Between two pillars, one dark and one pale, she sits where the answer is “both”, and she is in no hurry to say so.',
      'You have known something for a while without a sentence to put it in; that counts as knowing.',
      'A closed book lies in her lap, and the page you need tends to open when nobody is tugging at it.',
    ],
    reversed: [
      'When she hangs head down her veil slips, and a secret, possibly your own, would like some air.',
      'Too many voices have been asked, and your quiet one has gone to sit on the stairs.',
    ],
  },
  {
    upright: [
      'Wheat grows at her feet without a schedule, and she has a cushion to spare for anyone who has been standing all day.',
      'Whatever you water now will remember it, and that includes friendships and your own neck.',
      'There is nothing idle about comfort here; it is the soil from which the next good idea comes up.',
    ],
    reversed: [
      'Upside down, her basket spills, as when you have fed the whole street and eaten standing up.',
      'Growth may be stuck because it is being watched so hard; go and enjoy something for ten minutes.',
    ],
  },
  {
    upright: [
      'His chair is made of stone, which is uncomfortable and very clear about where the middle is.',
      'Draw one line with a ruler now, and a dozen arguments will not need to happen.',
      'Somebody has to say how long, how much and by when, and you have the voice for it.',
    ],
    reversed: [
      'Head down, the crown becomes a lid; a rule may be sitting on something that wants to come up.',
      'Either the reins are too short here or nobody is holding them, and your shoulders know which.',
    ],
  },
  {
    upright: [
      'Two keys lie crossed before him, since what is handed down opens doors both ways, towards the old and towards you.',
      'You need not invent this from nothing; someone has made the mistakes already and kept notes.',
      'A custom is a path that many feet agreed on, and walking it in company has its own quiet joy.',
    ],
    reversed: [
      'Turned over, the sermon goes on a little long, and you may leave by the side door with the one sentence that helped.',
      'An inherited “should” could be due for a polite question about who said so, and when.',
    ],
  },
  {
    upright: [
      'Two people stand unhidden under a wide sky, and the real subject is what each of them says yes to.',
      'A choice of the heart is on the table, and it will go better with both eyes open.',
      'You are at your most attractive when what you say and what you do would recognise each other in the street.',
    ],
    reversed: [
      'Upside down, the pair face different ways; somebody has agreed to a thing that only one of them wanted.',
      'Before you mend anything between two people, find out whether both mean the same by it.',
    ],
  },
  {
    upright: [
      'Two animals of different minds are harnessed to this cart, and they move because the driver has decided where to look.',
      'You have the wind and the wheels; what is wanted is a destination that fits in one sentence.',
      'Progress here is a matter of small corrections made early, in the manner of people who rarely need the brakes.',
    ],
    reversed: [
      'On its head the cart spins its wheels prettily, and gets an excellent view of the same field.',
      'Perhaps the two animals are tired of being shouted at; ask each what it wants and you will gain a mile.',
    ],
  },
  {
    upright: [
      'A woman closes the lion’s mouth with bare hands and an expression of mild affection; that is the entire lesson.',
      'You can be gentle and immovable at once, as anybody knows who has put a small child to bed.',
      'What growls at you now would mostly like to be fed and spoken to in a low voice.',
    ],
    reversed: [
      'Upside down, the lion has the armchair, and it is worth asking what has worn you out before you blame your nerve.',
      'Courage runs low at times like any battery; that says nothing about the make.',
    ],
  },
  {
    upright: [
      'An old traveller holds up a lantern that lights three steps of snow, which happens to be exactly enough.',
      'You hear yourself better with the door closed, and there is no need to apologise for the door.',
      'Going slowly is a method here and not a failure; the good things on this hill are small and close to the ground.',
    ],
    reversed: [
      'Turned over, the lantern shines back into the cave, and what was rest may have turned into absence.',
      'Ask whether the silence is still feeding you; if not, someone’s number is at hand.',
    ],
  },
  {
    upright: [
      'Round it goes, with some climbing, some sliding, and one sensible creature who sits at the hub and watches.',
      'A change is coming round that you did not order, and it has a seat facing forwards.',
      'Luck is mostly being on the platform when the train turns up, so stay near the rails.',
    ],
    reversed: [
      'Jammed wheels squeak, and this one may be stuck on a story that begins with “it always happens to me”.',
      'You could let one turn go by without pushing; it is heavier to hold than to release.',
    ],
  },
  {
    upright: [
      'Scales in one hand, sword in the other: she weighs first and cuts afterwards, and the order matters.',
      'An honest account of who did what is the shortest way to a quiet night.',
      'You will be taken at your word now, so choose one that you would sign.',
    ],
    reversed: [
      'Upside down, the scales have a thumb on them, perhaps somebody’s, perhaps your own against yourself.',
      'There is a fairness that keeps score and a fairness that lets go, and this may call for the second.',
    ],
  },
  {
    upright: [
      'He hangs by one foot with a look of perfect peace, having noticed that the ceiling is a floor nobody uses.',
      'Waiting is doing, this time; the knot loosens while you look the other way.',
      'You might learn more from the view upside down than from one more push at the door.',
    ],
    reversed: [
      'The right way up at last, and a little dizzy, you may find that the sacrifice was not asked for by anyone.',
      'A pause that has no end is only a chair; name a day on which you will get up.',
    ],
  },
  {
    upright: [
      'Old painters left this card without a name; in most decks it carries a white rose, because it clears the bed for planting.',
      'Something has finished its work in your life, and it would rather be thanked than kept.',
      'A door that closes properly makes no draught, so take your leave in full and not by halves.',
    ],
    reversed: [
      'Turned over, the old thing is kept in the hall with its coat on, neither staying nor going.',
      'You may be holding a leaf to the branch in November; the tree, for its part, is calm.',
    ],
  },
  {
    upright: [
      'An angel pours water from cup to cup and spills none of it, with one foot in the stream and one on the bank.',
      'Half of this and half of that may sound dull, and tastes surprisingly good.',
      'You are close to the right mixture already, so change by the teaspoon.',
    ],
    reversed: [
      'On its head the mixture splashes: one part of life is drinking up what another needs.',
      'Whatever you have been doing by the bucket would be better by the glass.',
    ],
  },
  {
    upright: [
      'Look closely at the chains in this picture: they hang so loosely that one could lift them off like a scarf.',
      'What you keep doing although you do not enjoy it has a landlord, and it pays to read the lease.',
      'Desire is no crime here, only a poor driver; let it sit beside you and hold the map.',
    ],
    reversed: [
      'One link has opened, and the strange lightness you feel is your own weight, correctly distributed.',
      'An old bargain is losing its grip, so do not go back merely to return its umbrella.',
    ],
  },
  {
    upright: [
      'Lightning takes the top off a building that was too proud for its ground floor, and suddenly there is air.',
      'Something that was only held up by effort may come down now; notice how much effort that frees.',
      'A plain truth makes a loud noise the first time, and afterwards one can see the garden.',
    ],
    reversed: [
      'Upside down, the shock is smaller and the repair can still be done with a pencil.',
      'You have been leaning on a wall to keep it from falling; step aside and see if it needed you.',
    ],
  },
  {
    upright: [
      'After the tallest of storms, somebody kneels at a pool and pours out water as if there were plenty, and there is.',
      'Hope comes in its working clothes here, with clean hands and no trumpet.',
      'You can be looked at as you are, and nothing in you has to be tidied first.',
    ],
    reversed: [
      'Clouded over, the light has not gone out; it is merely not being looked for.',
      'Perhaps you have been wishing in small coins lately, because the last large wish was let down.',
    ],
  },
  {
    upright: [
      'A dog and a wolf sing at the same light, and the path runs right between the tame and the wild.',
      'Things are larger by night than they are, so let nothing be signed before breakfast.',
      'Your imagination has the keys tonight; send it to paint and not to audit.',
    ],
    reversed: [
      'As the mist goes up, the monster at the bend of the road turns out to be a letterbox.',
      'You are beginning to tell a fear from a fact, and they are of quite different sizes.',
    ],
  },
  {
    upright: [
      'A child rides out bareback with both arms in the air, past a row of sunflowers that have turned round to look.',
      'There is no hidden catch in this one, however often you look behind it.',
      'You may be plainly, visibly glad, and it will do more good than a clever remark.',
    ],
    reversed: [
      'Even on its head it warms, though you might have to come out of the shade for it.',
      'Joy is running late rather than cancelled; meet it halfway with something silly.',
    ],
  },
  {
    upright: [
      'A trumpet sounds, and people sit up as if they had been called by their childhood names.',
      'You can look back on an old chapter now and find that you forgive its author.',
      'Some invitation has been repeating itself for years, and this may be the time you hear the words.',
    ],
    reversed: [
      'Upside down, the trumpet is only an alarm clock, and you have been scolding yourself for sleeping.',
      'The verdict you fear was passed long ago, by someone with less information than you have now.',
    ],
  },
  {
    upright: [
      'A dancer steps through a wreath, and the four corners of the card look on like friends at a finish line.',
      'You have come round the whole circle; it is polite to bow before you set out on another.',
      'What you learned in pieces is about to fit into one picture, down to the odd bits at the edge.',
    ],
    reversed: [
      'The circle lacks an inch, and you may be keeping it open because you like the person you are on the way.',
      'Nearly done is a place where one can live for years; the last tenth is shorter than it looks.',
    ],
  },
];

/** One thing to try on the day of a major card. */
export const MAJOR_TASK: readonly (readonly string[])[] = [
  [
    'Today, say “I have never done this” about something, and then do it anyway.',
    'Try one thing before noon that you would be bad at, and let somebody see.',
  ],
  [
    'Today, choose the one tool you need, put the other four back in the drawer and begin.',
    'Try saying in a single sentence what you are about to make; if it needs two, wait.',
  ],
  [
    'Today, answer one question with “let me sleep on it”, and write down what you see behind your eyes.',
    'Try keeping one small good thing to yourself until evening.',
  ],
  [
    'Today, touch something that grows, cook something that smells good, or sit where the light is.',
    'Try doing one useful thing in the most pleasant way you can think of.',
  ],
  [
    'Today, give one task an ending time and keep it as if it were somebody else’s rule.',
    'Try a friendly no, spoken once and not explained three times.',
  ],
  [
    'Today, ask someone older, or merely further along, how they did it.',
    'Try an old form on purpose: a letter, a grace, a handshake, the recipe as it is written.',
  ],
  [
    'Today, tell one person exactly what you like about them.',
    'Try choosing the thing you want over the thing that would look good, in some matter as small as lunch.',
  ],
  [
    'Today, pick the direction first and the speed second.',
    'Try steering with fewer words: one clear sentence, then hands on the reins.',
  ],
  [
    'Today, meet one irritation with a low voice and a slow breath, and see who calms down first.',
    'Try going back to the thing that beat you last time, with a biscuit in your pocket.',
  ],
  [
    'Today, take twenty minutes with nobody in them.',
    'Try leaving the telephone at home for one errand, and notice what you notice.',
  ],
  [
    'Today, change the order of something: the road to work, the seat, the first task.',
    'Try saying yes to the interruption, just once, and follow it round the corner.',
  ],
  [
    'Today, give credit or an apology where one of them is overdue.',
    'Try telling a story in which you were wrong, without a lawyer in it.',
  ],
  [
    'Today, stop pushing at one thing for a full day, and do not peek.',
    'Try arguing the other side aloud, as well as you can.',
  ],
  [
    'Today, empty one drawer, one folder or one corner of a bag.',
    'Try ending something small properly: return the book, close the account, say goodbye.',
  ],
  [
    'Today, do a little less of the most and a little more of the least.',
    'Try mixing company: bring two friends or two ideas together who have never met.',
  ],
  [
    'Today, watch one habit as a naturalist would, with a notebook and no gun.',
    'Try waiting ten minutes between the wanting and the having.',
  ],
  [
    'Today, say the true sentence early, while it is still small.',
    'Try taking down one thing you keep up only for show.',
  ],
  [
    'Today, look up at least once when there is nothing to look at.',
    'Try asking for the large version of what you want, in a normal voice.',
  ],
  [
    'Today, write down what you are afraid of and, beside it, what you actually know.',
    'Try letting a decision lie until tomorrow’s light has been on it.',
  ],
  [
    'Today, do ten minutes of something for no reason except that it is fun.',
    'Try letting people see that you are pleased.',
  ],
  [
    'Today, reply to the message or the wish that you have been stepping over.',
    'Try forgiving one old version of yourself for not knowing what you know.',
  ],
  [
    'Today, finish one thing completely, and then stand back and look at it.',
    'Try marking an ending with something festive, even if it is only the good cup.',
  ],
];

/** A question for the evening of a day under a major card. */
export const MAJOR_EVENING: readonly (readonly string[])[] = [
  [
    'Tonight you might ask where you were a beginner today, and whether it hurt.',
    'Before bed, count the moments in which you did not know what came next.',
  ],
  [
    'Tonight you might ask what you made today that was not there this morning.',
    'Before bed, name the tool you used best, even if it was a joke.',
  ],
  [
    'Tonight you might ask what you knew today before you were told.',
    'Before bed, leave a pencil by the lamp in case the answer comes late.',
  ],
  [
    'Tonight you might ask what grew a little because you were near.',
    'Before bed, thank your hands for something.',
  ],
  [
    'Tonight you might ask which boundary served you, and which one only made you stern.',
    'Before bed, set one thing in order that will greet you in the morning.',
  ],
  [
    'Tonight you might ask who taught you the thing you did best today.',
    'Before bed, pass on one sentence that once helped you.',
  ],
  [
    'Tonight you might ask what you chose today, and what merely happened.',
    'Before bed, say good night as if you meant each of the two words.',
  ],
  [
    'Tonight you might ask who was driving today: you, the hurry, or the weather.',
    'Before bed, put down the reins where you can see them.',
  ],
  [
    'Tonight you might ask what you tamed today by being kind to it.',
    'Before bed, speak to yourself as you would to the lion.',
  ],
  [
    'Tonight you might ask what you heard when it finally got quiet.',
    'Before bed, turn off one more light than usual.',
  ],
  [
    'Tonight you might ask which turn of the day you would not have picked and would not give back.',
    'Before bed, tell the day’s luckiest minute to somebody.',
  ],
  [
    'Tonight you might ask whether you were as fair to yourself as to the others.',
    'Before bed, settle one small debt, if only with a word.',
  ],
  [
    'Tonight you might ask what went better because you let it be.',
    'Before bed, lie still for a minute and enjoy having nothing to hold up.',
  ],
  [
    'Tonight you might ask what you have stopped needing without noticing.',
    'Before bed, make room on one shelf and leave it bare.',
  ],
  [
    'Tonight you might ask where you found the middle, and whether it was boring or restful.',
    'Before bed, pour one glass of water slowly.',
  ],
  [
    'Tonight you might ask what held you today, and whether you had the key all along.',
    'Before bed, laugh once at the thing that usually wins.',
  ],
  [
    'Tonight you might ask which small collapse turned out to be a window.',
    'Before bed, look at what is still standing and pat the wall.',
  ],
  [
    'Tonight you might ask what gave you light today without being asked.',
    'Before bed, open the curtain for a moment and find one bright thing.',
  ],
  [
    'Tonight you might ask which of today’s worries was real by daylight.',
    'Before bed, tell your dreams what you would like them to look at.',
  ],
  [
    'Tonight you might ask when you last laughed until it was inconvenient.',
    'Before bed, write down three good things, one of them very small.',
  ],
  [
    'Tonight you might ask what called you today, and whether you turned your head.',
    'Before bed, let the old story have its ending.',
  ],
  [
    'Tonight you might ask what is truly finished, and say so out loud.',
    'Before bed, look back down the road you came, and wave.',
  ],
];
