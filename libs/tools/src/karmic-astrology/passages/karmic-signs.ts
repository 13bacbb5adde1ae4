import type { SignKey } from '@cosmic/sky/zodiac';

/** The South Node in a sign: what one can do without having learned it. */
export const SOUTH_NODE: Record<SignKey, readonly string[]> = {
  aries: [
    'With the South Node in Aries you came equipped to go it alone: quick, brave and rather too ready for a fight that nobody has called.',
    'Your South Node is in Aries, so standing on your own feet is old hat to you, and asking feels like losing a point.',
    'The South Node in Aries gives a practised solo artist, who has packed and gone before the others have found their shoes.',
  ],
  taurus: [
    'With the South Node in Taurus you came equipped to hold on: to land, to habits, to a perfectly good coat from another decade.',
    'Your South Node is in Taurus, so comfort is your mother tongue, and change has to ring the bell three times.',
    'The South Node in Taurus gives a practised keeper, who knows the value of things and sometimes guards the box for the sake of the lid.',
  ],
  gemini: [
    'With the South Node in Gemini you came equipped with an answer for everything, and a second one in case the first is not liked.',
    'Your South Node is in Gemini, so gathering facts is old hat to you, and there is always one more thing to look up first.',
    'The South Node in Gemini gives a practised messenger, who has been in every house and stayed in few.',
  ],
  cancer: [
    'With the South Node in Cancer you came equipped to feel, feed and remember, and to wait for somebody to notice that you are hurt.',
    'Your South Node is in Cancer, so the nest is your mother tongue, and the world outside looks draughty.',
    'The South Node in Cancer gives a practised nurse of others, who goes home early in case somebody needs something.',
  ],
  leo: [
    'With the South Node in Leo you came equipped for the front of the stage, and you look for your face in every audience.',
    'Your South Node is in Leo, so being special is old hat to you, and being one of many takes practice.',
    'The South Node in Leo gives a practised sovereign, warm and grand, who finds it hard to eat without a little applause.',
  ],
  virgo: [
    'With the South Node in Virgo you came equipped to fix, sort and worry, and you can spot a crumb from the doorway.',
    'Your South Node is in Virgo, so being useful is your mother tongue, and doing nothing feels like a fault in the machine.',
    'The South Node in Virgo gives a practised servant of details, who has saved many a day and enjoyed few of them.',
  ],
  libra: [
    'With the South Node in Libra you came equipped to please, and you know what everybody wants except, at times, yourself.',
    'Your South Node is in Libra, so keeping the peace is old hat to you, even where the peace was not worth keeping.',
    'The South Node in Libra gives a practised half of a pair, graceful, fair and waiting to be asked.',
  ],
  scorpio: [
    'With the South Node in Scorpio you came equipped for storms, and you can smell a secret through a closed door.',
    'Your South Node is in Scorpio, so intensity is your mother tongue, and calm makes you wonder what is wrong.',
    'The South Node in Scorpio gives a practised survivor, who checks the exits and calls it intuition, often rightly.',
  ],
  sagittarius: [
    'With the South Node in Sagittarius you came equipped with convictions, and with a horse outside in case they are not shared.',
    'Your South Node is in Sagittarius, so knowing better is old hat to you, and listening to the end is the new adventure.',
    'The South Node in Sagittarius gives a practised preacher of far places, who can miss what the person next to them just said.',
  ],
  capricorn: [
    'With the South Node in Capricorn you came equipped to manage, and somebody put you in charge before you could tie your shoes.',
    'Your South Node is in Capricorn, so duty is your mother tongue, and tenderness has to make an appointment.',
    'The South Node in Capricorn gives a practised head of the firm, respected by all and held by few.',
  ],
  aquarius: [
    'With the South Node in Aquarius you came equipped to stand a little apart, with a clear view and cold hands.',
    'Your South Node is in Aquarius, so belonging to everybody is old hat to you, and belonging to somebody is not.',
    'The South Node in Aquarius gives a practised observer, who loves mankind and forgets to ring people back.',
  ],
  pisces: [
    'With the South Node in Pisces you came equipped to dissolve: into music, into other people’s troubles, into sleep.',
    'Your South Node is in Pisces, so drifting is your mother tongue, and a calendar feels like an accusation.',
    'The South Node in Pisces gives a practised dreamer, who has forgiven everything, including what should have been mended.',
  ],
};

/** The North Node in a sign: what is worth learning. */
export const NORTH_NODE: Record<SignKey, readonly string[]> = {
  aries: [
    'Opposite lies the North Node in Aries, which would like you to want something for yourself and to say so first.',
    'The way forward leads through Aries, your North Node: begin before everybody has agreed, and see who comes along.',
    'What feeds you is across the sky, with the North Node in Aries, where a clear I is no insult to any we.',
  ],
  taurus: [
    'Opposite lies the North Node in Taurus, which would like you to rest in what is simple, earned and your own.',
    'The way forward leads through Taurus, your North Node: build slowly, taste it, and let peace stop feeling suspicious.',
    'What feeds you is across the sky, with the North Node in Taurus, where enough is a full and honest word.',
  ],
  gemini: [
    'Opposite lies the North Node in Gemini, which would like you to ask, to listen and to be wrong in good company.',
    'The way forward leads through Gemini, your North Node: trade the sermon for a conversation and the answer for two questions.',
    'What feeds you is across the sky, with the North Node in Gemini, where the near and the small are full of news.',
  ],
  cancer: [
    'Opposite lies the North Node in Cancer, which would like you to need somebody, and to let it show on your face.',
    'The way forward leads through Cancer, your North Node: come home before dark, and call it success.',
    'What feeds you is across the sky, with the North Node in Cancer, where care counts although nobody pays for it.',
  ],
  leo: [
    'Opposite lies the North Node in Leo, which would like you to step out of the group portrait and sing.',
    'The way forward leads through Leo, your North Node: risk your heart in the open, and let it be seen that you enjoy it.',
    'What feeds you is across the sky, with the North Node in Leo, where joy is a contribution and no vanity.',
  ],
  virgo: [
    'Opposite lies the North Node in Virgo, which would like you to bring one dream down to earth and give it opening hours.',
    'The way forward leads through Virgo, your North Node: small, useful, daily, and kinder than any rescue.',
    'What feeds you is across the sky, with the North Node in Virgo, where order turns out to be a form of love.',
  ],
  libra: [
    'Opposite lies the North Node in Libra, which would like you to wait for the other person and then walk in step.',
    'The way forward leads through Libra, your North Node: ask before you act, share the credit, and let somebody change your mind.',
    'What feeds you is across the sky, with the North Node in Libra, where a partner is not a brake but a second pair of eyes.',
  ],
  scorpio: [
    'Opposite lies the North Node in Scorpio, which would like you to let go of something safe for the sake of something true.',
    'The way forward leads through Scorpio, your North Node: share what you guard, and trust the depth to hold you.',
    'What feeds you is across the sky, with the North Node in Scorpio, where change is the only thing worth hoarding.',
  ],
  sagittarius: [
    'Opposite lies the North Node in Sagittarius, which would like you to close the files, look up and believe something.',
    'The way forward leads through Sagittarius, your North Node: choose a direction before you have all the facts, and set out.',
    'What feeds you is across the sky, with the North Node in Sagittarius, where meaning weighs more than information.',
  ],
  capricorn: [
    'Opposite lies the North Node in Capricorn, which would like you to leave the nest, take the post and carry it well.',
    'The way forward leads through Capricorn, your North Node: set a goal with a date, and let feelings come along as passengers.',
    'What feeds you is across the sky, with the North Node in Capricorn, where you may be an adult and not only somebody’s child.',
  ],
  aquarius: [
    'Opposite lies the North Node in Aquarius, which would like you to put your light into something larger than your name.',
    'The way forward leads through Aquarius, your North Node: find your people, and be one of them with all your heart.',
    'What feeds you is across the sky, with the North Node in Aquarius, where friendship is worth more than admiration.',
  ],
  pisces: [
    'Opposite lies the North Node in Pisces, which would like you to trust what cannot be checked, at least on Sundays.',
    'The way forward leads through Pisces, your North Node: forgive the crumb, close the list, and listen to the water.',
    'What feeds you is across the sky, with the North Node in Pisces, where being is allowed without being of use.',
  ],
};

/** Saturn in a sign: where a life is asked to grow up slowly. */
export const KARMIC_SATURN: Record<SignKey, readonly string[]> = {
  aries: [
    'Saturn in Aries makes courage your homework: you were told to wait, and you learn to begin all the same.',
    'Your Saturn is in Aries, so the right to want something is hard won, and nobody can take it back from you afterwards.',
  ],
  taurus: [
    'Saturn in Taurus makes security your homework: it grows by small deposits, and some of them are naps.',
    'Your Saturn is in Taurus, so you know what it is to count, and you become rich on the day you stop counting yourself.',
  ],
  gemini: [
    'Saturn in Gemini makes speech your homework: you weigh words, and one day they carry.',
    'Your Saturn is in Gemini, so learning was serious business, and your mind has become a tool with a worn and lovely handle.',
  ],
  cancer: [
    'Saturn in Cancer makes tenderness your homework: you held things together early, and may now be held.',
    'Your Saturn is in Cancer, so home is something you build yourself, with thick walls and, in time, more windows.',
  ],
  leo: [
    'Saturn in Leo makes joy your homework: being seen was risky once, and becomes your quiet dignity.',
    'Your Saturn is in Leo, so you clap for others first, and learn by and by to bow without looking at the floor.',
  ],
  virgo: [
    'Saturn in Virgo makes good enough your homework, and it is the hardest exercise in the book.',
    'Your Saturn is in Virgo, so you do it properly or not at all, and find out late how much fits in between.',
  ],
  libra: [
    'Saturn in Libra makes fairness your homework: you take promises seriously, and choose those to whom you make them.',
    'Your Saturn is in Libra, so relationship is a craft for you, with an apprenticeship and, in the end, a masterpiece.',
  ],
  scorpio: [
    'Saturn in Scorpio makes trust your homework: the door has many locks, and you hold every key.',
    'Your Saturn is in Scorpio, so you are strong where others look away, and softer than your face admits.',
  ],
  sagittarius: [
    'Saturn in Sagittarius makes belief your homework: you test every faith by walking on it.',
    'Your Saturn is in Sagittarius, so wisdom has to be earned by mileage, and cheap hope makes you itch.',
  ],
  capricorn: [
    'Saturn in Capricorn makes mastery your homework: you take the long way, and own the road at the end of it.',
    'Your Saturn is in Capricorn, in its own sign, so you were born with an old head, and your youth is still ahead of you.',
  ],
  aquarius: [
    'Saturn in Aquarius makes belonging your homework: you find the group that needs you exactly as odd as you are.',
    'Your Saturn is in Aquarius, so you think in systems, and the art is to leave a chair in them for the heart.',
  ],
  pisces: [
    'Saturn in Pisces makes faith your homework: you give the dream a shoreline and find that it stays.',
    'Your Saturn is in Pisces, so you carry more than is visible, and learn to put it down without explaining.',
  ],
};

/** A week’s exercise towards the North Node. */
export const NODE_STEP: Record<SignKey, readonly string[]> = {
  aries: [
    'For a week, answer the question of where to eat with the name of a place.',
    'Do one thing alone this week that you have always done in company.',
  ],
  taurus: [
    'For a week, finish your meals sitting down and without a screen.',
    'Keep something this week that you would usually have stirred up.',
  ],
  gemini: [
    'For a week, ask two questions before you give an opinion.',
    'Learn the name of somebody this week whom you see every day.',
  ],
  cancer: [
    'For a week, say how you are when you are asked how you are.',
    'Cook for one person this week and do not mention work.',
  ],
  leo: [
    'For a week, let every compliment stand, and say thank you.',
    'Make something this week that has your name on it, in large letters.',
  ],
  virgo: [
    'For a week, write down one promise each morning, and make it small enough to keep.',
    'Help somebody this week with a thing that has edges: a shelf, a form, a tap.',
  ],
  libra: [
    'For a week, count to five before you answer, and see what the others do with the pause.',
    'Make one decision this week with somebody, and not merely near them.',
  ],
  scorpio: [
    'For a week, tell one person one true thing a day.',
    'Give something away this week that you have kept for safety.',
  ],
  sagittarius: [
    'For a week, read one long text in place of ten short ones.',
    'Walk to the end of a road this week, just because you do not know what is there.',
  ],
  capricorn: [
    'For a week, do the hardest task first, and then let yourself off the rest of the guilt.',
    'Say yes to one responsibility this week, and give it a date.',
  ],
  aquarius: [
    'For a week, praise a different person every day, and do it in front of others.',
    'Join something this week in which nobody knows what you are good at.',
  ],
  pisces: [
    'For a week, leave one thing undone each evening, on purpose and in peace.',
    'Sit by some water this week, and take no notes.',
  ],
};
