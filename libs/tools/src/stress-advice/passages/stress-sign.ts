import type { Mode, SignKey } from '@cosmic/sky/zodiac';

/** How strain shows in each sign, and what tends to help it. */
export const SIGN_STRAIN: Record<SignKey, readonly string[]> = {
  aries: [
    'In an Aries strain shows as speed: you do everything faster and nothing sits right afterwards, so do the next thing, and only that one, at half the pace.',
    'When it is too much, an Aries picks a fight with a drawer; take the heat outside and let your legs have it, up the hill and back.',
    'As an Aries you would rather act than wait, so choose a deed so small that it can be finished before the kettle boils.',
    'Rest feels like losing to an Aries, so call it recovery between two rounds, and take it sitting down.',
    'Heat is how an Aries notices too late that it was too much; cool the wrists, the voice and the plan.',
  ],
  taurus: [
    'In a Taurus strain shows as digging in, so that even help begins to feel like pushing; give yourself one hour in which nobody may want anything.',
    'When it is too much, a Taurus goes quiet and eats standing up; sit down, use the good plate, and let the world stay where it is.',
    'As a Taurus you are soothed by the senses sooner than by reasons, so begin with warm water, heavy wool or the smell of bread.',
    'A Taurus who snaps has usually been pushed for a week, so find out by whom and take one step back from them.',
    'Slow is the natural speed of a Taurus, and it is no failure of nerve to go back to it.',
  ],
  gemini: [
    'In a Gemini strain shows as noise: nine thoughts, none of them finished, so write them on nine slips and put eight in a cup.',
    'When it is too much, a Gemini talks about everything except that; tell one person the one thing, in one sentence, and stop.',
    'As a Gemini you live in your head and hands, so give the hands a puzzle, a potato or a pencil, and the head may follow.',
    'A tired Gemini checks everything twice and reads nothing; put one device in a drawer and one thought on paper.',
    'Breath gets shallow in a Gemini with too much on, so talk less for an hour and sing instead.',
  ],
  cancer: [
    'In a Cancer strain shows as looking after everybody else, with a small sigh at the end; be the next person on your list.',
    'When it is too much, a Cancer draws in sideways and says that nothing is wrong; choose one person who may come under the blanket.',
    'As a Cancer you are eased by what is familiar, so reread, rewatch or recook something that has always ended well.',
    'A worn-out Cancer collects small hurts like shells; tip out the pocket and keep only the pretty ones.',
    'Sulking is a Cancer’s way of asking to be fetched, and asking outright gets there sooner.',
  ],
  leo: [
    'In a Leo strain shows as a smile that is held a little too long; let somebody see you without it for ten minutes.',
    'When it is too much, a Leo takes charge of yet another thing; hand the crown round for a day and enjoy being a guest.',
    'As a Leo you warm up by being appreciated, so ask for it in plain words, for that is less vain than waiting.',
    'A tired Leo gets either grand or invisible, and both pass after a meal with somebody who likes you.',
    'Doing it all yourself looks noble on a Leo and costs a fortune; share out two jobs.',
  ],
  virgo: [
    'In a Virgo strain shows as finding faults at midnight, in the cupboard, in the sentence, in yourself; shut the cupboard and leave the light off.',
    'When it is too much, a Virgo makes a list of the lists; cross out everything that would not be missed by Friday, and you will be left with three.',
    'As a Virgo you rest best when something is in order, so put one square metre right and lie down beside it.',
    'A Virgo under strain proofreads other people; put down the pencil and go and look at a tree.',
    'Guilt about resting is a Virgo’s oldest visitor, and it can be given a chair and no attention.',
  ],
  libra: [
    'In a Libra strain shows as agreeing, quickly and to everything; the word for today is “later”, said with your usual grace.',
    'When it is too much, a Libra smooths the table and feels the crease inside; say what is unfair once, aloud, even if only to the cat.',
    'As a Libra you are steadied by beauty and by good company, so go where both can be had for the price of a coffee.',
    'A Libra out of balance says “I don’t mind” and minds; try “I would rather” and see that the sky stays up.',
    'Other people’s quarrels go straight to a Libra’s shoulders, so leave the room before you mediate.',
  ],
  scorpio: [
    'In a Scorpio strain shows as holding on with both hands under the table; let go of one thing that you cannot win by watching it.',
    'When it is too much, a Scorpio goes silent and thinks in circles of great depth; get into water, or near it, and let the circles widen.',
    'As a Scorpio you calm down when you know where you stand, so ask the direct question today and save yourself a week of clues.',
    'A Scorpio at the limit suspects everybody; check the hour, the last meal and the facts, in that order.',
    'Control is a Scorpio’s comforter, and letting a small thing run free is good practice.',
  ],
  sagittarius: [
    'In a Sagittarius strain shows as plans to be elsewhere; go elsewhere for forty minutes, on foot, without any improving purpose.',
    'When it is too much, a Sagittarius jokes faster; let one remark be serious and see who stays to hear it.',
    'As a Sagittarius you need a horizon, so find a window, a roof or the end of a tram line, and look as far as you can for a while.',
    'A Sagittarius in a corner promises more than ever; promise nothing new until the day after tomorrow.',
    'Restlessness in a Sagittarius is a sign that something is too small, so find out what it is before you leave it.',
  ],
  capricorn: [
    'In a Capricorn strain shows as competence, more of it every day, until nobody thinks of asking; tell one person how it really is.',
    'When it is too much, a Capricorn gets up earlier; try going to bed earlier, which is the same hour from its friendly end.',
    'As a Capricorn you are relieved by clear edges, so write down when today’s work ends, and leave as you would from a train.',
    'A Capricorn at the end of its strength gets very polite; be rude to the schedule and leave.',
    'Needing nobody is a Capricorn’s proudest and most expensive habit, so let one person carry one bag.',
  ],
  aquarius: [
    'In an Aquarius strain shows as distance: you watch yourself being busy from somewhere near the ceiling, so come down by way of the feet.',
    'When it is too much, an Aquarius explains the problem brilliantly and goes on having it; let somebody make you soup and leave the system alone.',
    'As an Aquarius you recover by being odd in peace, so give an hour to the thing that nobody needs and only you find interesting.',
    'An Aquarius who has had enough goes cold; a warm drink and a warm person are not beneath you.',
    'Being right about the system does not rest an Aquarius, but an evening of nonsense does.',
  ],
  pisces: [
    'In a Pisces strain shows as fog, and much of it has drifted over from other people; ask of each worry whose coat it is wearing.',
    'When it is too much, a Pisces disappears into a screen or a daydream; disappear on purpose instead, with music and an hour for coming back.',
    'As a Pisces you are refilled by solitude and water, so a long bath with the door shut is less an escape than upkeep.',
    'A Pisces who feels too much loses keys, time and temper; tie the day to two fixed hours.',
    'Saying yes is how a Pisces avoids a hard moment and gets a hard week, so say “let me sleep on it”.',
  ],
};

/** What signs of a mode may leave to others. */
export const MODE_RELIEF: Record<Mode, readonly string[]> = {
  cardinal: [
    'As one who starts things, you have permission not to start the next.',
    'Your kind of sign feels responsible for the beginning of everything, and today the world may begin without you.',
    'Signs that lead get tired of leading, and following for a day is a holiday.',
    'Because your sign goes first by nature, nobody thinks of holding the door for you, so ask.',
    'A sign that leads may stop at the side of the road and look at the map.',
  ],
  fixed: [
    'As one who holds out, you have permission to let go before your fingers hurt.',
    'Your kind of sign can endure a great deal, which is not a reason to.',
    'Signs that persist get tired of persisting, and giving way for a day is a holiday.',
    'Because your sign stands firm by nature, people lean on it; step aside for an hour.',
    'A sign that stays may go home early.',
  ],
  mutable: [
    'As one who adapts, you have permission to let the others adapt for once.',
    'Your kind of sign is everywhere at once, and today one place is enough.',
    'Signs that bend get tired of bending, and standing still for a day is a holiday.',
    'Because your sign goes along by nature, it is easy to lose your own way; sit down until you see it.',
    'A sign that turns with the wind may shut the window.',
  ],
};
