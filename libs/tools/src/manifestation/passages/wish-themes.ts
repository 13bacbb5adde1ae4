/** What a wish of each kind is often about, and what deserves attention before any step. */
export const WISH_THEME = {
  love: [
    'A wish about love is safest when it describes the weather you would like to live in, such as laughing at breakfast, rather than the particular face across the table.',
    'Love can be invited and never ordered, so wish for the sort of person you would like to be when it walks in.',
    'What you are after in love may be one plain thing, to be known and still liked, and that can be practised with everybody you meet this week.',
  ],
  work: [
    'A wish about work gains a great deal by being cut to the size of one ordinary Wednesday: what would you be doing at eleven, and with whom?',
    'Behind a wish for other work there is often a wish to be used properly, as one would say of a good tool.',
    'Titles make poor wishes because they are dull to picture, so picture the task, the light in the room and the moment when somebody says “well done”.',
  ],
  home: [
    'A wish for a home begins with a feeling at the front door, so name that first and let the number of rooms come second.',
    'Places answer to those who already know what they would do there on a rainy Sunday, so furnish the day before you furnish the rooms.',
    'Home is a wish that can be rehearsed where you are: one corner, made right, will teach you what you are really looking for.',
  ],
  money: [
    'A wish about money is generally a wish for sleep, for time or for a free hand, and it helps to write down which one it is; on sums and ways this page keeps silent, as that is no matter for the stars.',
    'Sums make thirsty wishes, so ask what exactly would be calmer or freer on the first morning, and wish for that; advice on money belongs to people who know your figures.',
    'Under a wish for more there lies a picture of enough, and yours is worth drawing clearly, while the reckoning is best left to a sober afternoon and not to the Moon.',
  ],
  health: [
    'A wish for well-being is a promise to a very old friend, your body, and it begins with kindness before it comes to plans; for everything medical a doctor is the right address, and the Moon is not.',
    'To feel better is a good wish at any age, and it is most likely to be kept in small friendly portions; questions about the body itself belong with people who have studied it.',
    'What you wish for your body may be said as a wish for how a day should feel, and anything beyond that is for you and your doctor.',
  ],
  learning: [
    'A wish to learn comes true in the moment when you are willing to be bad at something in front of a witness.',
    'Knowing is a large word, so choose the first sentence, scale or sum that you would like to have in your pocket.',
    'Behind a wish to learn stands somebody you would like to be able to talk to, and it may help to remember who that is.',
  ],
  creativity: [
    'A wish to make something wants an hour and a table before it wants a talent.',
    'Making is done by the hands while the judge is out of the room, so send the judge for bread.',
    'What you would like to create exists so far only as a mood, and moods can be kept alive by ten minutes of work a day, even by bad work.',
  ],
  courage: [
    'A wish for courage is half fulfilled by being written down, since cowards, as far as is known, do not ask for it.',
    'Confidence arrives after the deed and signs as if it had been there all along, so plan for shaky knees and go regardless.',
    'Being brave is mostly being afraid with a date in the diary, and yours may as well be a near one.',
  ],
  friendship: [
    'A wish for friends is a wish to be expected somewhere, and it grows fastest where people meet again without having to arrange it.',
    'Belonging is built of small returns: the same bench, the same hour, the same bad joke.',
    'Good company tends to find those who are doing something that they like with the door open.',
  ],
  family: [
    'A wish about family is a wish with many votes in it, so begin with the part that needs only yours.',
    'Those who share our surname rarely change by being wished at, though they sometimes change when one of us stops playing the usual part.',
    'What you want for your people may start with one meal at which nobody has to be improved.',
  ],
  travel: [
    'A wish to be elsewhere has a direction, towards something or away, and it packs quite differently in the two cases.',
    'Far places begin with a date, a map on the wall and a coin in a jar, in whichever order you enjoy most.',
    'To long for a journey is to have grown, and the old rooms have noticed it before you did.',
  ],
  peace: [
    'A wish for peace is best made small, a quarter of an hour with a door in it, because large peace keeps failing to fit the week.',
    'Rest is a thing that one does on purpose, so give it a place, a time and the right to be boring.',
    'Calm comes less from adding something than from putting one thing down, and you may already be looking at it.',
  ],
  change: [
    'A wish for change is brave about the future and a little unfair to the present, so thank the old way first; it got you here.',
    'Starting anew rarely means all of it, so circle the one habit that holds the others in place.',
    'Newness needs room before it needs a plan, and one cleared shelf or evening is room enough to begin with.',
  ],
  open: [
    'Your wish goes its own way and fits none of the usual drawers, which is a good start, for a wish should sound like somebody in particular.',
    'What you ask for is worded in your own fashion, so test it by one question: how would a stranger notice that it had come true?',
    'It is an unusual wish, and unusual wishes have the advantage of a short queue.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** One sentence to write down by hand. */
export const WISH_SENTENCE = {
  love: [
    'As a sentence to keep, try: “I am easy to find and I do not have to shrink to be liked.”',
    'Write on a slip of paper: “There is room at my table, and I like how it is laid.”',
  ],
  work: [
    'As a sentence to keep, try: “What I do well is useful to somebody, and I can say what it is.”',
    'Write on a slip of paper: “I look for the work in which I forget to look at the clock.”',
  ],
  home: [
    'As a sentence to keep, try: “I know how it feels to come in at my own door.”',
    'Write on a slip of paper: “Where I live has a place for what I love.”',
  ],
  money: [
    'As a sentence to keep, try: “I know what enough looks like, and it has a face.”',
    'Write on a slip of paper: “My worth was settled long before my accounts.”',
  ],
  health: [
    'As a sentence to keep, try: “I treat my body as I would treat a friend who is staying with me.”',
    'Write on a slip of paper: “Today I will be kind to myself once, and notice it.”',
  ],
  learning: [
    'As a sentence to keep, try: “I am allowed to be a beginner, and I show up for the second lesson.”',
    'Write on a slip of paper: “A little every day, and a mistake is a receipt.”',
  ],
  creativity: [
    'As a sentence to keep, try: “I make first and judge later, on another day, after lunch.”',
    'Write on a slip of paper: “Ten honest minutes are a studio.”',
  ],
  courage: [
    'As a sentence to keep, try: “My voice may shake, and it still counts as speaking.”',
    'Write on a slip of paper: “I can do it frightened, and I can do it on Thursday.”',
  ],
  friendship: [
    'As a sentence to keep, try: “I go where I would like to be missed.”',
    'Write on a slip of paper: “I ask first, and I do not keep the score.”',
  ],
  family: [
    'As a sentence to keep, try: “I can love them and leave by ten.”',
    'Write on a slip of paper: “I bring my own calm along, and I take it home again.”',
  ],
  travel: [
    'As a sentence to keep, try: “I am on my way as soon as I have chosen the date.”',
    'Write on a slip of paper: “The world is open, and my shoes are by the door.”',
  ],
  peace: [
    'As a sentence to keep, try: “Nothing is required of me for the next ten minutes.”',
    'Write on a slip of paper: “I put one thing down, and I do not pick up another.”',
  ],
  change: [
    'As a sentence to keep, try: “I may begin before I am ready, and I may begin small.”',
    'Write on a slip of paper: “What I was has done well; what I am becoming may take over.”',
  ],
  open: [
    'As a sentence to keep, try: “I know what I want well enough to take one step.”',
    'Write on a slip of paper: “This is mine to wish and mine to work on.”',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A first deed for a wish of each kind. */
export const WISH_DEED = {
  love: [
    'In practice, spend one hour where people do what you enjoy, and speak to someone without a plan.',
    'Concretely, tell one person this week what you like about them, in one sentence and without a follow-up.',
  ],
  work: [
    'In practice, ask somebody who does such work what their dullest hour is like, and see whether you are still interested.',
    'Concretely, write down the three tasks that you would do even without applause, and show them to one person.',
  ],
  home: [
    'In practice, walk through the street in which you would like to live, at the hour at which you would come home.',
    'Concretely, put one room right as though guests were expected whom you love.',
  ],
  money: [
    'In practice, write down what a good ordinary day is made of, and mark everything on the list that costs nothing.',
    'Concretely, choose one evening for looking at the matter calmly, with tea and with somebody who knows about such things.',
  ],
  health: [
    'In practice, choose one thing that your body has always liked, a walk, an early night or a swim, and give it a fixed hour.',
    'Concretely, do the pleasant version for ten minutes, and stop while you would still like to go on.',
  ],
  learning: [
    'In practice, lay the book, the strings or the software where you will fall over it, and begin with five minutes.',
    'Concretely, explain to somebody the little that you know already, for that is where the next question is hiding.',
  ],
  creativity: [
    'In practice, set a clock to twenty minutes and make something bad on purpose, from beginning to end.',
    'Concretely, collect three things that you wish you had made, and copy the smallest of them by hand.',
  ],
  courage: [
    'In practice, choose the smallest version of the deed that would still make your heart beat faster, and do that one.',
    'Concretely, tell somebody the date by which you will have tried, and ask them for nothing else.',
  ],
  friendship: [
    'In practice, send one message today that begins with “I thought of you when”, and leave it at that.',
    'Concretely, go to the same place at the same hour twice, since once is only a visit.',
  ],
  family: [
    'In practice, ask the oldest or the youngest of them one question to which you do not know the answer.',
    'Concretely, decide on one sentence that you will not answer next time, and have a kind one ready in its place.',
  ],
  travel: [
    'In practice, learn ten words of the place, or the name of its best-known soup.',
    'Concretely, travel for one day within an hour of your own door, as though you had come from far away.',
  ],
  peace: [
    'In practice, choose a chair, a time and a length, and do nothing there which could be of use to anyone.',
    'Concretely, switch off one thing that talks, for one evening, and see who turns up in the quiet.',
  ],
  change: [
    'In practice, alter one fixed point of the day, the first or the last, and leave everything else as it is for a week.',
    'Concretely, give away one thing that belongs to who you were, to somebody who can use it.',
  ],
  open: [
    'In practice, tell the wish to one person who does not give advice, and listen to how you put it.',
    'Concretely, write what would be different by Friday if it were already on its way, and do one line of that.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What a wish can be about. */
export type WishTheme = keyof typeof WISH_THEME;
