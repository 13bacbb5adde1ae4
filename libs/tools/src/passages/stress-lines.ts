import type { Element, Mode, SignKey } from '@cosmic/sky/zodiac';
import type { MoonPhase } from '@cosmic/sky/moon';

/** Begins a reading about strain. */
export const STRESS_OPENING: readonly string[] = [
  'You have asked for calm, which means that some part of you is standing at the window already and trying the handle.',
  'Nothing on this page has to be done today, so lower your shoulders by the width of a finger and read on at any pace.',
  'Strain is rarely one heavy thing; mostly it is eleven light ones carried without a bag.',
  'There is a kind of tiredness that sleep does not reach because it is made of unfinished sentences, and it may be yours.',
  'Before any advice, the plain fact: you have been coping, and coping is work, even when it looks like doing the shopping.',
];

/** How strain shows in each sign, and what tends to help it. */
export const SIGN_STRAIN: Record<SignKey, readonly string[]> = {
  aries: [
    'In an Aries strain shows as speed: you do everything faster and nothing sits right afterwards, so do the next thing, and only that one, at half the pace.',
    'When it is too much, an Aries picks a fight with a drawer; take the heat outside and let your legs have it, up the hill and back.',
    'As an Aries you would rather act than wait, so choose a deed so small that it can be finished before the kettle boils.',
  ],
  taurus: [
    'In a Taurus strain shows as digging in, so that even help begins to feel like pushing; give yourself one hour in which nobody may want anything.',
    'When it is too much, a Taurus goes quiet and eats standing up; sit down, use the good plate, and let the world stay where it is.',
    'As a Taurus you are soothed by the senses sooner than by reasons, so begin with warm water, heavy wool or the smell of bread.',
  ],
  gemini: [
    'In a Gemini strain shows as noise: nine thoughts, none of them finished, so write them on nine slips and put eight in a cup.',
    'When it is too much, a Gemini talks about everything except that; tell one person the one thing, in one sentence, and stop.',
    'As a Gemini you live in your head and hands, so give the hands a puzzle, a potato or a pencil, and the head may follow.',
  ],
  cancer: [
    'In a Cancer strain shows as looking after everybody else, with a small sigh at the end; be the next person on your list.',
    'When it is too much, a Cancer draws in sideways and says that nothing is wrong; choose one person who may come under the blanket.',
    'As a Cancer you are eased by what is familiar, so reread, rewatch or recook something that has always ended well.',
  ],
  leo: [
    'In a Leo strain shows as a smile that is held a little too long; let somebody see you without it for ten minutes.',
    'When it is too much, a Leo takes charge of yet another thing; hand the crown round for a day and enjoy being a guest.',
    'As a Leo you warm up by being appreciated, so ask for it in plain words, for that is less vain than waiting.',
  ],
  virgo: [
    'In a Virgo strain shows as finding faults at midnight, in the cupboard, in the sentence, in yourself; shut the cupboard and leave the light off.',
    'When it is too much, a Virgo makes a list of the lists; cross out everything that would not be missed by Friday, and you will be left with three.',
    'As a Virgo you rest best when something is in order, so put one square metre right and lie down beside it.',
  ],
  libra: [
    'In a Libra strain shows as agreeing, quickly and to everything; the word for today is “later”, said with your usual grace.',
    'When it is too much, a Libra smooths the table and feels the crease inside; say what is unfair once, aloud, even if only to the cat.',
    'As a Libra you are steadied by beauty and by good company, so go where both can be had for the price of a coffee.',
  ],
  scorpio: [
    'In a Scorpio strain shows as holding on with both hands under the table; let go of one thing that you cannot win by watching it.',
    'When it is too much, a Scorpio goes silent and thinks in circles of great depth; get into water, or near it, and let the circles widen.',
    'As a Scorpio you calm down when you know where you stand, so ask the direct question today and save yourself a week of clues.',
  ],
  sagittarius: [
    'In a Sagittarius strain shows as plans to be elsewhere; go elsewhere for forty minutes, on foot, without any improving purpose.',
    'When it is too much, a Sagittarius jokes faster; let one remark be serious and see who stays to hear it.',
    'As a Sagittarius you need a horizon, so find a window, a roof or the end of a tram line, and look as far as you can for a while.',
  ],
  capricorn: [
    'In a Capricorn strain shows as competence, more of it every day, until nobody thinks of asking; tell one person how it really is.',
    'When it is too much, a Capricorn gets up earlier; try going to bed earlier, which is the same hour from its friendly end.',
    'As a Capricorn you are relieved by clear edges, so write down when today’s work ends, and leave as you would from a train.',
  ],
  aquarius: [
    'In an Aquarius strain shows as distance: you watch yourself being busy from somewhere near the ceiling, so come down by way of the feet.',
    'When it is too much, an Aquarius explains the problem brilliantly and goes on having it; let somebody make you soup and leave the system alone.',
    'As an Aquarius you recover by being odd in peace, so give an hour to the thing that nobody needs and only you find interesting.',
  ],
  pisces: [
    'In a Pisces strain shows as fog, and much of it has drifted over from other people; ask of each worry whose coat it is wearing.',
    'When it is too much, a Pisces disappears into a screen or a daydream; disappear on purpose instead, with music and an hour for coming back.',
    'As a Pisces you are refilled by solitude and water, so a long bath with the door shut is less an escape than upkeep.',
  ],
};

/** What today’s Moon makes of it, by her sign. */
export const MOON_STRAIN: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon is in Aries today, so feelings fire at once, and a pause of three breaths before replying is worth an hour of making up.',
    'With the Moon in Aries the day is short of patience, so be quick about what you can finish and leave the rest of it unopened.',
  ],
  taurus: [
    'The Moon is in Taurus today and sides with whatever is slow, warm and already paid for.',
    'With the Moon in Taurus the nerves can be reached through the stomach and the skin, and good food eaten slowly counts as a plan.',
  ],
  gemini: [
    'The Moon is in Gemini today, and a restless head is half the weather, so do not take each gust personally.',
    'With the Moon in Gemini the telephone is a nervous animal, so feed it at fixed times and keep it out of the bedroom.',
  ],
  cancer: [
    'The Moon is in Cancer today, which makes everyone a little thinner-skinned, so look for soft company and low voices.',
    'With the Moon in Cancer the way to quiet leads through the kitchen, the bed or somebody who knew you early.',
  ],
  leo: [
    'The Moon is in Leo today and blows small slights up to opera, so laugh at one of them before the interval.',
    'With the Moon in Leo what tires you may be a lack of sunshine in the wider sense, so go where people are glad of you.',
  ],
  virgo: [
    'The Moon is in Virgo today, and worry comes dressed as diligence, so ask it whether the matter can be changed before six.',
    'With the Moon in Virgo one tidy surface will do more for the nerves than a new system for everything.',
  ],
  libra: [
    'The Moon is in Libra today, so disharmony is felt like a draught; close that door kindly and without a debate.',
    'With the Moon in Libra a calm person at the next table is worth more than good advice, so choose your seat accordingly.',
  ],
  scorpio: [
    'The Moon is in Scorpio today, so the mind goes straight to the depths; take the depths seriously and the hour of night less so.',
    'With the Moon in Scorpio what is held back presses hardest, and ten lines that nobody will read can let off a good deal of steam.',
  ],
  sagittarius: [
    'The Moon is in Sagittarius today, and things look smaller from outdoors, which is a good reason to go there.',
    'With the Moon in Sagittarius the cure for too much is often to take a larger view of it, and a brisk walk to go with the view.',
  ],
  capricorn: [
    'The Moon is in Capricorn today and makes duties look like mountains, so pick the one that has steps cut into it.',
    'With the Moon in Capricorn a little order brings comfort, and an early end to the working day brings rather more.',
  ],
  aquarius: [
    'The Moon is in Aquarius today, so some distance comes easily; use it to ask what all this will look like in a year.',
    'With the Moon in Aquarius the nerves hum like a wire, and what helps is air, friends and the switching off of at least one device.',
  ],
  pisces: [
    'The Moon is in Pisces today, and everything comes through the walls, so choose with care what you let yourself hear and see.',
    'With the Moon in Pisces tiredness is honest, and an hour lost to music or sleep has not been lost.',
  ],
};

/** Where the pressure comes from: the house that Mars is in, counted from the sign; `{mars}`. */
export const MARS_PRESSURE: readonly (readonly string[])[] = [
  [
    'Mars is in {mars}, your first house, so you are the engine yourself at present; an engine wants oil and the occasional red light.',
    'As Mars goes through {mars}, your first house, the pressure is in your own stride, and you may slow it down without asking anyone.',
  ],
  [
    'Mars is in {mars}, your second house, where worries about having enough make the fists close; open one of them and count what is in it.',
    'As Mars goes through {mars}, your second house, the push is about worth and security, so decide nothing of that sort while hungry.',
  ],
  [
    'Mars is in {mars}, your third house, so most of the heat comes by message; let the sharp ones lie an hour, and half will have gone blunt.',
    'As Mars goes through {mars}, your third house, errands and words come at you like traffic, and it helps to cross at the lights.',
  ],
  [
    'Mars is in {mars}, your fourth house, so there is friction at home or a repair that will not wait; take one room at a time, and one remark.',
    'As Mars goes through {mars}, your fourth house, the walls have little patience, and a walk round the block is family policy.',
  ],
  [
    'Mars is in {mars}, your fifth house, where even fun has a timetable just now; play something that cannot be won.',
    'As Mars goes through {mars}, your fifth house, you may be straining to shine, so do one thing badly and with pleasure.',
  ],
  [
    'Mars is in {mars}, your sixth house, so the daily work has sharp elbows; protect one pause as if it were an appointment with somebody important.',
    'As Mars goes through {mars}, your sixth house, you could run the whole day like a machine, and machines are switched off at night.',
  ],
  [
    'Mars is in {mars}, your seventh house, so the pressure has a face and usually a name; speak to the person before you speak about them.',
    'As Mars goes through {mars}, your seventh house, others pull at your sleeve, and “not today” is a complete and friendly sentence.',
  ],
  [
    'Mars is in {mars}, your eighth house, where things simmer that are shared and unspoken; one clear question would take the lid off gently.',
    'As Mars goes through {mars}, your eighth house, the tension sits deep, so let it out through the body before you analyse it.',
  ],
  [
    'Mars is in {mars}, your ninth house, so the big plans are impatient with you; give them a date next month and your blessing until then.',
    'As Mars goes through {mars}, your ninth house, opinions run hot, and you are free to leave some of the world’s errors uncorrected.',
  ],
  [
    'Mars is in {mars}, your tenth house, so you are being watched, or feel as if you were; do one thing well and let the rest be adequate.',
    'As Mars goes through {mars}, your tenth house, ambition has the whip, and you might ask it politely who is supposed to be riding.',
  ],
  [
    'Mars is in {mars}, your eleventh house, so friends and groups use up more of you than they know; leave one gathering early and without a story.',
    'As Mars goes through {mars}, your eleventh house, everyone wants you for their cause, and you may support it by a warm wave.',
  ],
  [
    'Mars is in {mars}, your twelfth house, where anger goes about in slippers and turns up as tiredness; name it once, on paper, in capital letters.',
    'As Mars goes through {mars}, your twelfth house, you are fighting something that cannot be seen, so rest counts as strategy.',
  ],
];

/** Mars runs backwards. */
export const MARS_BACK: readonly string[] = [
  'Since Mars is retrograde, pushing costs double, and what is not urgent may wait in good conscience.',
  'Mars is retrograde as well, so use the strength that you have for finishing rather than for beginning.',
  'With Mars retrograde a plan that stalls is not your failing; check the brakes, and have a sandwich.',
];

/** How the Moon and Mars get on today, by signs apart. */
export const MOON_AND_MARS: readonly (readonly string[])[] = [
  [
    'Today the Moon and Mars share a sign, so feeling and temper arrive by the same door, and it is wise to hold it open for a moment.',
    'Both of them, the Moon and Mars, are in one sign today, which makes for strong reactions and an equally strong appetite for peace.',
  ],
  [
    'The Moon and Mars are next-door neighbours today and get on each other’s nerves mildly, so expect small frictions and keep them small.',
    'Side by side in neighbouring signs, the Moon and Mars bicker today like siblings in a car; a stop and a biscuit will help.',
  ],
  [
    'The Moon and Mars stand two signs apart, an easy distance, so what you feel and what you do can help each other today.',
    'Between the Moon and Mars there is goodwill today, and a little exercise would turn a mood around more readily than usual.',
  ],
  [
    'The Moon and Mars stand three signs apart today, which chafes, so if your temper is short it has company in the sky.',
    'There is some grit between the Moon and Mars today; slow down at exactly the point where you would like to speed up.',
  ],
  [
    'The Moon and Mars stand four signs apart, in one element, so strength is there to be had today without gritted teeth.',
    'Among friends today, the Moon and Mars lend you a second wind, and you may use it for stopping on time.',
  ],
  [
    'The Moon and Mars stand five signs apart and hardly notice each other, so body and mood may be keeping different hours today.',
    'As the Moon and Mars have no common language today, you may be tired and wound up at once; see to the tired one first.',
  ],
  [
    'The Moon and Mars face each other from opposite signs today, so you may feel pulled both ways, and you need follow neither before tea.',
    'Across the circle from each other, the Moon and Mars hold a tug of war today, and you are allowed to put down the rope.',
  ],
];

/** Something gentle to do, by the element of the sign. */
export const CALM_PRACTICE: Record<Element, readonly string[]> = {
  fire: [
    'A practice for you: shake out arms and legs for one song, then stand still for one verse and notice the difference.',
    'Try this: breathe out as if cooling soup, ten times, a little longer each time than you think necessary.',
    'Write down what makes you furious, in the largest letters that the page allows, and tear it up with ceremony.',
    'Go somewhere fast on foot and come back slowly, and let the slow half be the point of the outing.',
  ],
  earth: [
    'A practice for you: hold a warm cup in both hands until it is no longer warm, and do nothing else meanwhile.',
    'Try this: put your back against a wall or a tree for three minutes and let it do the standing.',
    'Choose one thing that weighs on you, place a stone for it on the sill, and leave it there overnight.',
    'Press your feet into the floor, name five things that you can see, and stay until the fifth has become interesting.',
  ],
  air: [
    'A practice for you: write every open matter on a page, fold it, and give it an appointment tomorrow at a definite hour.',
    'Try this: open a window, breathe in through the nose while you count to four, and out while you count to six, a dozen times.',
    'Tell someone the whole muddle without a beginning or an end, and ask them not to solve it.',
    'Leave the telephone in another room for half an hour and find out what your thoughts do when nobody calls them.',
  ],
  water: [
    'A practice for you: put your hands under warm running water until your shoulders have come down, and let the day go with it.',
    'Try this: lie on the floor with one song that understands you, and if there are tears let them, for they have the shorter way.',
    'Draw a small circle on paper for what is yours and a large one for what is not, and sort the day into them.',
    'Take a shower as if it were a border, and leave on the other side what belongs to other people.',
  ],
};

/** What is allowed today, by mode. */
export const CALM_PERMISSION: Record<Mode, readonly string[]> = {
  cardinal: [
    'As one who starts things, you have permission not to start the next.',
    'Your kind of sign feels responsible for the beginning of everything, and today the world may begin without you.',
    'You may let somebody else go first today, even if they go the wrong way round.',
  ],
  fixed: [
    'As one who holds out, you have permission to let go before your fingers hurt.',
    'Your kind of sign can endure a great deal, which is not a reason to.',
    'You may change your mind today without owing anybody a reason.',
  ],
  mutable: [
    'As one who adapts, you have permission to let the others adapt for once.',
    'Your kind of sign is everywhere at once, and today one place is enough.',
    'You may be unreachable for an hour today, and the sky will stay up.',
  ],
};

/** What the phase of the Moon suggests for the evening. */
export const EVENING_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'This evening belongs to the New Moon, so leave a light off that is usually on and sit for a while in what is left.',
    'Under the New Moon nothing need be shown, so spend the evening as if it would not be told to anyone.',
  ],
  'Waxing Crescent': [
    'This evening belongs to the Waxing Crescent, so begin one kind habit in its smallest size, such as a glass of water by the bed.',
    'Under the Waxing Crescent take on half of what you had planned, and let the other half grow towards you.',
  ],
  'First Quarter': [
    'This evening belongs to the First Quarter, so decide one small matter that has been nagging and give the rest of the night off.',
    'Under the First Quarter say the one no that would loosen the whole week.',
  ],
  'Waxing Gibbous': [
    'This evening belongs to the Waxing Gibbous, so stop improving at nine and let nearly good be good.',
    'Under the Waxing Gibbous the head runs ahead; write tomorrow’s first line tonight, and close the book.',
  ],
  'Full Moon': [
    'This evening belongs to the Full Moon and may be wide awake, so plan for a slow walk, low lamps and no large conclusions.',
    'Under the Full Moon everything looks urgent and lovely at once; keep both until the morning.',
  ],
  'Waning Gibbous': [
    'This evening belongs to the Waning Gibbous, so tell somebody what went right and leave out the analysis.',
    'Under the Waning Gibbous the pressure is going down of its own accord, and you need only not pump.',
  ],
  'Last Quarter': [
    'This evening belongs to the Last Quarter, so take one thing off tomorrow’s list and do not put another in its place.',
    'Under the Last Quarter clear one small surface, and let that be the news of the day.',
  ],
  'Waning Crescent': [
    'This evening belongs to the Waning Crescent, so be in bed before you are quite ready and look at the ceiling as at a film.',
    'Under the Waning Crescent tiredness has right of way.',
  ],
};

/** A soft pointer to help. */
export const STRESS_HELP: readonly string[] = [
  'Should the weight have been with you for weeks, please do not carry it by yourself: a friend, a doctor or a trained listener is there for exactly that, and findahelpline.com shows who listens free of charge where you live.',
  'A page like this can keep you company and no more; where worry takes your sleep or your joy for a long time, talk to someone you trust or to a doctor, or find a free and kind voice on findahelpline.com.',
  'And if it is more than a hard week, tell a person about it, at home, at the doctor’s or on one of the free lines that findahelpline.com lists for your country; asking early is a skill and not a failing.',
  'For anything that feels too large for an evening and a cup of tea there are people who have learned to help, among them your doctor and the listeners on findahelpline.com, and they are glad of those who call before it is urgent.',
];

/** Ends a reading about strain. */
export const STRESS_CLOSING: readonly string[] = [
  'Nothing in the sky is in a hurry, and today you may side with the sky.',
  'Be as patient with yourself as you would be with a friend who had asked the same.',
  'One thing less is a plan as well.',
  'Tomorrow is a fresh page, and it is lined for your own handwriting.',
  'Let today end when it ends.',
];
