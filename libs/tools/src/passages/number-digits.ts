/** What a digit brings, 0 to 9, when it sets the tone of a number. `{digit}` is its name in words. */
export const DIGIT_TONE: readonly (readonly string[])[] = [
  [
    'Zero is the open circle, a held breath before anything has been decided, and it is a kinder place than it looks from outside.',
    'What zero offers is room: nothing has been promised yet, so nothing has to be kept but your nerve.',
    'A zero does not push; it clears the table and waits to hear what you would like to put there.',
    'Think of zero as the pause in the music, which is not an absence of sound but the reason why you lean in.',
  ],
  [
    'One is a beginning with its sleeves rolled up, and it has very little patience with a perfect plan that never leaves the drawer.',
    'A one stands on its own feet, so it turns up when the next move is yours and nobody can make it for you.',
    'What one asks is simple and slightly alarming: what would you do first if nobody were watching?',
    'There is a straight back to the number one, and it suits the moment when you stop asking for permission.',
  ],
  [
    'Two is the second cup on the tray, and it points at whoever you would like to sit down with.',
    'A two listens before it speaks, so it belongs to the talks that go better once somebody has stopped trying to win.',
    'What two teaches is timing, since half of patience is knowing that the other person has a clock too.',
    'The number two keeps a balance, and it will nudge you whenever one side of your life is doing all of the carrying.',
  ],
  [
    'Three is what happens when two people make something, and it likes its ideas spoken out loud and a bit too early.',
    'A three cannot keep a good thing to itself, so it belongs to the song, the draft, the dish that you bring to the party.',
    'What three wants is expression: colour, company and a story told with both hands.',
    'The number three laughs easily, and it reminds you that joy is a skill which goes rusty in the cupboard.',
  ],
  [
    'Four is the table that does not wobble, and it honours all the work that nobody sees until it is missing.',
    'A four builds, one plain brick after another, and it is fonder of Tuesdays than of miracles.',
    'What four offers is support, and you may have more of it under your feet than you have been counting.',
    'The number four likes a frame, because a picture can be as wild as it wants once the edges hold.',
  ],
  [
    'Five is a window thrown open, and the draught it lets in has already moved some of your papers.',
    'A five is restless in the best sense: it would rather steer a change than be surprised by one.',
    'What five brings is movement, so if something has felt stuck, look for the part that is secretly loose.',
    'The number five travels light, and it asks which of your certainties you would still pack today.',
  ],
  [
    'Six is a light left on for somebody, and it asks whether you ever leave one on for yourself.',
    'A six mends and feeds and remembers birthdays, and it turns up where care is needed or has become lopsided.',
    'What six wants is harmony that includes you, rather than harmony that you pay for.',
    'The number six comes home, and it notices what a room needs before anyone has said a word.',
  ],
  [
    'Seven closes the door gently and opens a book, so it belongs to questions that answer better when they are not chased.',
    'A seven trusts its own findings, which is why it may send you for a walk when you would rather have a meeting.',
    'What seven values is depth: one thing understood properly over ten things nearly followed.',
    'The number seven is at home in silence, and it suspects that you already know more than you have said.',
  ],
  [
    'Eight is strength with both feet on the ground, and it is interested in what you do with your share of power.',
    'An eight finishes things, and it takes an honest pleasure in work that can be weighed, shown and handed over.',
    'What eight asks about is fairness: what goes out, what comes back, and whether the loop still closes.',
    'The number eight turns in one long curve, a reminder that effort has a way of coming round again.',
  ],
  [
    'Nine has seen how stories end and has grown gentle about it, so it arrives when something may be completed.',
    'A nine gives things away, sometimes an object, sometimes an old opinion that no longer fits across the shoulders.',
    'What nine knows is that letting go is not a loss if you can say what the thing was for.',
    'The number nine looks at the wide view, and it asks what you would forgive if you could see your life from the hill.',
  ],
];

/** What it adds that a digit stands there more than once: `{digit}` in words, `{times}` such as 'three times'. */
export const DIGIT_REPEATED: readonly string[] = [
  'You have it {times} here, and repetition is emphasis, the way a friend says your name again once you look up.',
  'Because {digit} appears {times}, treat its message as underlined rather than whispered.',
  'Standing there {times}, {digit} sounds less like a comment and more like a chorus.',
  'It shows up {times} in your number, so it does most of the talking.',
];

/** What a digit that stands alone is about: `{digit}` in words, `{themes}` its keywords. */
export const DIGIT_ALONE: readonly string[] = [
  'Put plainly, {digit} is about {themes}, and with no other figure beside it, it can afford to take its time.',
  'Three words go with {digit}: {themes}, and one of them is likely to have caught your eye first.',
  'Its old subjects are {themes}, so ask yourself which of those has been short of attention lately.',
];

/** What a second or third digit adds to the first: `{digit}` in words, `{themes}` its keywords. */
export const DIGIT_BESIDE: readonly string[] = [
  'Beside it stands {digit}, which brings in {themes}.',
  'The company it keeps is {digit}, so there is a note of {themes} in the chord.',
  'With {digit} in the mix the subject widens to {themes}.',
  'Listen, too, for {digit} and its old concerns: {themes}.',
  'To that {digit} adds {themes}, as a good spice does, without taking over the pot.',
];

/** A small thing to do for each leading digit. */
export const DIGIT_PRACTICE: readonly (readonly string[])[] = [
  [
    'A fitting answer would be to leave one hour of this week empty on purpose and see what walks into it.',
    'You could honour it by not deciding something today that does not have to be decided.',
  ],
  [
    'A fitting answer would be ten minutes on the thing that you keep calling “one day”.',
    'You could honour it by writing the first line, dialling the number or tying the shoes.',
  ],
  [
    'A fitting answer would be to ask somebody how they are and then to wait for the real reply.',
    'You could honour it by sharing a task that you have been carrying alone out of habit.',
  ],
  [
    'A fitting answer would be to show someone the unfinished version and let them enjoy it.',
    'You could honour it by making something small and useless before dinner.',
  ],
  [
    'A fitting answer would be to repair one thing that you have learned to step around.',
    'You could honour it by choosing a time and a place for what matters, and by being there.',
  ],
  [
    'A fitting answer would be to take the other road home and notice what is new on it.',
    'You could honour it by changing one small rule of your day for the length of a week.',
  ],
  [
    'A fitting answer would be to cook for one person, and to let that person be you.',
    'You could honour it by tidying the corner that you see first when you come in.',
  ],
  [
    'A fitting answer would be a walk without headphones and with one good question.',
    'You could honour it by reading ten pages of something that nobody expects you to know.',
  ],
  [
    'A fitting answer would be to finish one modest job and look at it for a full minute.',
    'You could honour it by asking plainly for your fair share of something, or by handing over somebody else’s.',
  ],
  [
    'A fitting answer would be to give away one thing that you kept for a person you no longer are.',
    'You could honour it by writing a short letter to an old worry, and by not posting it.',
  ],
];
