import type { AnswerId, QuestionId } from '@cosmic/divination/archetype/answers';

/** What each answer gives away, two ways to say it at least. */
export type AnswerMirror = {
  readonly [Q in QuestionId]: Readonly<Record<AnswerId<Q>, readonly string[]>>;
};

/** What each answer of the quiz gives away, by question and answer. */
export const ANSWER_MIRROR: AnswerMirror = {
  q1: {
    setOff: [
      'On a free Saturday you set off and find out on the way, so not knowing is, for you, a kind of breakfast.',
      'Give you an empty Saturday and you are at the station, which says that your idea of rest has a horizon in it.',
    ],
    potter: [
      'On a free Saturday you potter, and what looks like idling to others is how you put yourself in order as well.',
      'Give you an empty Saturday and you reach for dough, soil or glue, because your hands do your thinking.',
    ],
    cook: [
      'On a free Saturday you cook for whoever rings, so a full table is your idea of an empty day.',
      'Give you an empty Saturday and by six there are people in it, and every one of them has been fed.',
    ],
    drift: [
      'On a free Saturday you drift off into a story, and you come back with more than most people bring from a journey.',
      'Give you an empty Saturday and you vanish inwards, where, to be fair, there is a good deal to see.',
    ],
  },
  q2: {
    goOver: [
      'When a friend is upset you simply go over with food, having understood long ago that comfort is a thing one carries.',
      'For a friend in tears you put your shoes on first and think of words on the way, and the words are seldom needed.',
    ],
    ask: [
      'When a friend is upset you ask until you get to the bottom of it, and people do not forget who went down there with them.',
      'For a friend in tears you have questions rather than answers, which is the rarer gift and the braver one.',
    ],
    plan: [
      'When a friend is upset you look for what can be done by when, because for you hope is something with a date.',
      'For a friend in tears you sort the trouble into three piles, and the relief in their voice tells you that it was love.',
    ],
    cheer: [
      'When a friend is upset you make them laugh after all, and you know quite well that a laugh can be a handrail.',
      'For a friend in tears you find the one absurd detail, and the worst of it lets go for a minute.',
    ],
  },
  q3: {
    suggest: [
      'Where a group cannot decide, you say “this one” and start walking, and it is touching how relieved they are.',
      'In a stalled group you are the first to move, since a wrong turning bothers you less than a car park.',
    ],
    mediate: [
      'Where a group cannot decide, you find out what everyone could live with, and you usually remember the quiet ones.',
      'In a stalled group you collect wishes like coats, and you know at the end whose is whose.',
    ],
    surprise: [
      'Where a group cannot decide, you come up with the thing that was not on the list, and it is annoying how often it wins.',
      'In a stalled group you offer a fourth option, because to you a choice of three sounds like a lack of imagination.',
    ],
    organise: [
      'Where a group cannot decide, you ask what has to be settled and write it down, and the fog clears by the second line.',
      'In a stalled group you take out a pencil, and all at once there is an order of events.',
    ],
  },
  q4: {
    waiting: [
      'Waiting is what you bear least, so life has probably taught you patience with rather blunt instruments.',
      'It is waiting that gets to you, because you can feel the thing you might be doing tugging at your sleeve.',
    ],
    sloppiness: [
      'Carelessness is what you bear least, since to your eye a crooked seam says that somebody stopped caring half-way.',
      'It is carelessness that gets to you, and the standard you apply is one that you have already applied to yourself.',
    ],
    pretence: [
      'Pretending is what you bear least, and you tend to know about it some minutes before the pretender does.',
      'It is pretence that gets to you, because you would rather have a rough truth in the room than a smooth absence.',
    ],
    habit: [
      'The words “we have always done it like this” are what you bear least, and they have started several of your better ideas.',
      'It is habit for its own sake that gets to you, since you can see the hinge on which the whole thing might turn.',
    ],
  },
  q5: {
    celebrated: [
      'The praise that you would keep is to have made somebody feel special, so your own shine seems to need company.',
      'Of all compliments you chose the one about making others feel celebrated, which is a generous sort of pride.',
    ],
    wellMade: [
      'The praise that you would keep is about care in the making, so for you a thing well done is a letter to whoever uses it.',
      'Of all compliments you chose the one about workmanship, and you would know at once if it were flattery.',
    ],
    understood: [
      'The praise that you would keep is that somebody understood at last, so explaining is your way of opening a window.',
      'Of all compliments you chose the one for having made things clear, and clarity, in your hands, is a warm thing.',
    ],
    trusted: [
      'The praise that you would keep is a confidence, and you have kept a good many of those without ever being asked to.',
      'Of all compliments you chose to be trusted, so it must be quiet and well lit where you keep other people’s secrets.',
    ],
  },
  q6: {
    middle: [
      'At a party you are in the middle with a story, and the shy ones are grateful, for it spares them the silence.',
      'In a strange house you end up at the centre of the room, not from vanity but because that is where the draught is.',
    ],
    kitchen: [
      'At a party you are in the kitchen with a tea towel, where the real talks are held and nobody has to shine.',
      'In a strange house you find the kitchen within minutes, and by midnight the hosts take you for a cousin.',
    ],
    window: [
      'At a party you are by the window or the books, looking out of the evening as if it were a train.',
      'In a strange house you read the shelves first, because they talk more quietly and tell you more.',
    ],
    stranger: [
      'At a party you are with the person who has come from farthest away, and by the end you know the word for rain there.',
      'In a strange house you look for a stranger, since everyone else you could have met at home.',
    ],
  },
  q7: {
    build: [
      'A free year would go into something that stays, so you measure time by what is still standing afterwards.',
      'With a year to spare you would lay foundations, which tells us how long your “later” is.',
    ],
    travel: [
      'A free year would go into seeing how others live, because one way of doing things has never seemed enough to you.',
      'With a year to spare you would be gone by Tuesday, and you would write.',
    ],
    begin: [
      'A free year would go into the thing that you keep talking about, and part of you has already packed the tools.',
      'With a year to spare you would finally begin, which raises the friendly question of what a free month could do.',
    ],
    create: [
      'A free year would go into making things up, since there is a room in you that nobody has had time to furnish.',
      'With a year to spare you would paint or play or write, and probably come out of it more practical than before.',
    ],
  },
  q8: {
    season: [
      'Over your door you would write “All in good time”, and those who come in do seem to walk more slowly.',
      'The words that you want over the door trust in time, as people do who have seen things grow.',
    ],
    otherSide: [
      'Over your door you would write “And how do you see it?”, which few people ask and fewer wait for.',
      'The words that you want over the door are a question to whoever stands outside, and that is a rare sort of welcome.',
    ],
    detail: [
      'Over your door you would write “Wipe your feet, mind the roses”, so you love people and have met their shoes.',
      'The words that you want over the door are about roses and feet, because tenderness, for you, has instructions.',
    ],
    news: [
      'Over your door you would write “Come in and tell me everything”, and what is more, you would listen.',
      'The words that you want over the door invite the whole story, and one suspects that the kettle is already on.',
    ],
  },
};
