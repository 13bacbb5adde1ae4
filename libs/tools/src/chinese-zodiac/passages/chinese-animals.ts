import type { Animal } from '@cosmic/divination/chinese-zodiac/signs';

type ByAnimal = Readonly<Record<Animal, readonly string[]>>;

/** How one was born to go about things, by the animal of the year. */
export const ANIMAL_SCENE: ByAnimal = {
  Rat: [
    'Legend has it that the Rat won the race to heaven on the back of the Ox, and you still see no reason to swim where there is a boat.',
    'You keep a small store of everything: string, favours, useful names; nobody laughs about it after the shops have shut.',
    'Quick as you are, people underrate how carefully you have counted before you jump.',
    'Your charm opens the pantry, and your memory knows on which shelf the good things stand.',
  ],
  Ox: [
    'In the old race the Ox set out first and at its own pace, and carried somebody else over the river without mentioning it.',
    'You would rather plough one straight furrow than talk about six, and the field tends to agree.',
    'When you say yes, it has four legs and can be leaned on; when you say no, people may as well sit down.',
    'Under that calm there is a stubborn tenderness, which shows in what you mend.',
  ],
  Tiger: [
    'Upstream and against the current is how the Tiger swam the great race, and you too seem to wake up only when there is resistance.',
    'You walk into a room as though the room had been waiting, and often it had.',
    'Half measures make you yawn, and so you love, quarrel and clean cupboards with the whole of your chest.',
    'Give you an underdog to defend, and you will forget to eat.',
  ],
  Rabbit: [
    'By hopping from stone to stone the Rabbit crossed the river with dry feet, and you have been avoiding splashes elegantly ever since.',
    'You hear the crack in a voice before its owner does, and change the subject with such grace that nobody sees the hand.',
    'A quarrel in the next room spoils your soup; a bowl of flowers can save it.',
    'Soft is not weak in your case, as all those know who once took your politeness for a yes.',
  ],
  Dragon: [
    'Although it could fly, the Dragon came fifth in the race, since it had stopped on the way to make rain for a dry village.',
    'You think in weather, so your good mood is a holiday for everyone and your bad one needs a forecast.',
    'Other people’s talents grow when you look at them, and that is worth more than your fireworks.',
    'Small rooms and small minds make you cough; large tasks do wonders for your breathing.',
  ],
  Snake: [
    'Round the hoof of the Horse the Snake wound itself, and arrived half a length ahead without having hurried at all.',
    'You let things come until they are close enough to be understood, which others call patience or nerve.',
    'Three people know you well, and each of them knows a different room.',
    'What you say late in a talk is usually what it was about.',
  ],
  Horse: [
    'On the last stretch the Horse was startled by the Snake and lost a place, and you still forgive a good surprise more easily than a slow day.',
    'You think with your legs, so your best ideas come between two doors.',
    'Company makes you shine, and a fence makes you look at the hill behind it.',
    'You finish anything that can be finished at a gallop; for the rest you have friends, who love you in spite of it.',
  ],
  Goat: [
    'With the Monkey and the Rooster the Goat shared a raft over the river, and to this day you would sooner arrive together than first.',
    'You find the one flower on the slope and then stand there until the others have seen it too.',
    'Your feelings come in full colour, so a friendly house is to you what a good saddle is to a rider.',
    'Because you yield so gracefully, few people notice that you are the one who ends up on top of the hill.',
  ],
  Monkey: [
    'It was the Monkey who cleared the weeds from the raft in the old race, laughing, and somehow got the best seat.',
    'You take a problem apart for fun, and have been known to put it together as something better.',
    'There are three jokes behind each of your sentences, and one of the three is a confession.',
    'Bored, you are a danger to clocks; trusted with something difficult, you are a marvel.',
  ],
  Rooster: [
    'Sharp-eyed as ever, the Rooster spotted the raft that carried three of them over the river, and would like this to be remembered.',
    'You see the crooked picture, the missing comma and the brave thing someone did in passing.',
    'People get the truth from you, neatly pressed, along with a coat against the cold it brings.',
    'Order calms you as music calms others; a well-kept list is a little song.',
  ],
  Dog: [
    'Nobody would have thought it of the Dog, but it came late to the race because it had played in the river; your loyal heart has always had a splash of nonsense.',
    'You know at once who belongs and who is only passing, and you will guard the ones who belong against the weather itself.',
    'Unfairness keeps you awake, including the kind that is done to people you cannot stand.',
    'Your trust is given once, with all four paws.',
  ],
  Pig: [
    'Last over the line came the Pig, which had eaten well and slept a little on the way, and it was let in all the same.',
    'You put another plate on the table before you ask who is coming.',
    'Good faith is your first offer and often your second, and it has brought you more friends than caution ever would.',
    'What looks like ease in you is a decision that life shall also taste of something.',
  ],
};

/** A small thing to do, by the animal of the year. */
export const ANIMAL_STEP: ByAnimal = {
  Rat: [
    'This week, share one of your secret supplies: a tip, a shortcut, the last of the good biscuits.',
    'One thing for the days ahead: let somebody else find the bargain, and admire it.',
  ],
  Ox: [
    'This week, ask for help with something heavy before your back suggests it.',
    'One thing for the days ahead: change your mind about a trifle, in public, and enjoy their faces.',
  ],
  Tiger: [
    'This week, count to five before the roar; you may keep the roar.',
    'One thing for the days ahead: finish a small dull thing first, so that the large one gets a clean run.',
  ],
  Rabbit: [
    'This week, say the uncomfortable sentence on the same day, in your softest voice.',
    'One thing for the days ahead: leave early once, without an excuse, and sleep like a stone.',
  ],
  Dragon: [
    'This week, ask a question to which you do not know the answer, and wait until it comes.',
    'One thing for the days ahead: give the stage to someone who has been standing at the side with a good idea.',
  ],
  Snake: [
    'This week, tell one person what you have been thinking before you have finished thinking it.',
    'One thing for the days ahead: act on a hunch within the hour, just to keep it supple.',
  ],
  Horse: [
    'This week, go back and close one gate that you have left open.',
    'One thing for the days ahead: stay for the last half-hour of something, where the good stories are.',
  ],
  Goat: [
    'This week, make one small beautiful thing without showing it to anyone who could have an opinion.',
    'One thing for the days ahead: state a price, a wish or a time, and do not add that you are flexible.',
  ],
  Monkey: [
    'This week, resist one improvement; leave a thing as it is and see who is grateful.',
    'One thing for the days ahead: say a serious thing seriously, without a wink behind it.',
  ],
  Rooster: [
    'This week, praise something that is merely good enough.',
    'One thing for the days ahead: leave one picture crooked until Sunday, as an exercise.',
  ],
  Dog: [
    'This week, take an hour off duty; the house will stand.',
    'One thing for the days ahead: give a stranger the benefit of the doubt before your ears go up.',
  ],
  Pig: [
    'This week, say no to one plate, one favour or one guest, kindly and without a story.',
    'One thing for the days ahead: look at the small print once, and then be as generous as you like.',
  ],
};

/** What the other’s animal brings into a pair. */
export const PARTNER_BRINGS: ByAnimal = {
  Rat: [
    'From the Rat you can expect wit, foresight and a hiding place with something sweet in it.',
    'A Rat at your side notices the open window while you are still at the door.',
  ],
  Ox: [
    'From the Ox you can expect few words and all of them kept.',
    'With an Ox at your side, the shelf holds, and so does the promise.',
  ],
  Tiger: [
    'From the Tiger you can expect courage on your behalf, some of it unasked for.',
    'A Tiger at your side makes Monday feel like an expedition.',
  ],
  Rabbit: [
    'From the Rabbit you can expect tact, good lighting and a long memory for gentleness.',
    'A Rabbit at your side lowers the noise of the world by half.',
  ],
  Dragon: [
    'From the Dragon you can expect large plans in which there is a place for you.',
    'A Dragon at your side believes in you until you have no choice but to try it.',
  ],
  Snake: [
    'From the Snake you can expect to be understood rather precisely, and told about it later.',
    'A Snake at your side gives advice that ripens on the way home.',
  ],
  Horse: [
    'From the Horse you can expect fresh air, quick laughter and a rather late arrival.',
    'A Horse at your side gets you out of the house before you have found a reason against it.',
  ],
  Goat: [
    'From the Goat you can expect tenderness, taste and some weather.',
    'A Goat at your side makes a home out of a blanket and a lamp.',
  ],
  Monkey: [
    'From the Monkey you can expect jokes, repairs and the repair of what the jokes have broken.',
    'A Monkey at your side keeps the question alive that you would have closed at nine.',
  ],
  Rooster: [
    'From the Rooster you can expect honesty with shining shoes.',
    'A Rooster at your side knows where the papers are, and on which day they are due.',
  ],
  Dog: [
    'From the Dog you can expect to be met at the station, whatever the hour.',
    'A Dog at your side takes your part first and asks afterwards.',
  ],
  Pig: [
    'From the Pig you can expect warmth, good food and no account of who paid last.',
    'A Pig at your side forgives you before you have finished the sentence.',
  ],
};
