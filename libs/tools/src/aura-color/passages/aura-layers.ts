/** The main colour, by its number. */
export const AURA_CORE: Readonly<Record<number, readonly string[]>> = {
  1: [
    'At the core you are red, the colour of both feet on the ground and one hand already on the door handle.',
    'Red is what burns in the middle: appetite, directness, and the ability to wake a room up by entering it.',
  ],
  2: [
    'At the core you are orange, like the lamp in a kitchen where several people are talking at the same time.',
    'Orange is what glows in the middle: a talent for joining people together and for noticing whose glass is empty.',
  ],
  3: [
    'At the core you are yellow, quick and sunny, with more ideas before breakfast than a committee has in a year.',
    'Yellow is what flickers in the middle: wit, curiosity, and a laugh that other people use as a landmark.',
  ],
  4: [
    'At the core you are green, the green of something that has come through a number of winters and kept its leaves.',
    'Green is what grows in the middle: patience, loyalty, and the habit of turning up again tomorrow.',
  ],
  5: [
    'At the core you are blue, with a little wind in it, the blue of distance and of open windows.',
    'Blue is what moves in the middle: freedom, languages, and a suitcase that never goes all the way to the attic.',
  ],
  6: [
    'At the core you are rose, the colour of a home in which an extra plate is no trouble at all.',
    'Rose is what blooms in the middle: affection, taste, and an eye for the one who sits at the edge.',
  ],
  7: [
    'At the core you are violet, the colour of evening, of deep water and of extraordinarily good libraries.',
    'Violet is what deepens in the middle: questions, intuition, and a need for quiet that is not negotiable.',
  ],
  8: [
    'At the core you are copper, a metal that conducts warmth as well as current and gets handsomer with use.',
    'Copper is what shines in the middle: skill, ambition, and the satisfaction of a thing properly built.',
  ],
  9: [
    'At the core you are white, which is not the absence of colour but all of them keeping politely in the background.',
    'White is what rests in the middle: openness, goodwill, and an understanding for people who have nothing in common.',
  ],
  11: [
    'At the core you are silver, like moonlight on water that does not keep still.',
    'Silver is what shimmers in the middle: fine antennae, sudden inspirations, and an honest relationship with four in the morning.',
  ],
  22: [
    'At the core you are turquoise, in which the sky and the ground have agreed to work together.',
    'Turquoise is what builds in the middle: a view of what could be, and a rather good idea of which nail comes first.',
  ],
  33: [
    'At the core you are gold, a warmth that has never yet asked who deserves it.',
    'Gold is what radiates in the middle: generosity, humour, and the gift of teaching by merely being there.',
  ],
};

/** What close friends see. */
export const AURA_INNER: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Those who know you well see red underneath: you get impatient on their behalf, and you would carry the piano upstairs for them alone.',
    'Close friends are familiar with a red streak in you, quick to flare, quicker to help.',
  ],
  2: [
    'Those who know you well see orange underneath, the part of you that remembers how they take their coffee and what they are afraid of.',
    'Close friends are familiar with the orange in you, sociable and easily moved, most of all by old songs.',
  ],
  3: [
    'Those who know you well see yellow underneath: the silly voices, the nicknames, the joke that saved a funeral.',
    'Close friends are familiar with the yellow in you, which turns even a bus journey into an anecdote.',
  ],
  4: [
    'Those who know you well see green underneath and rely on it, as one relies on a tree at the corner of the road.',
    'Close friends are familiar with the green in you, steady and watering everything within reach.',
  ],
  5: [
    'Those who know you well see blue underneath: the restlessness, the sudden messages from railway platforms.',
    'Close friends are familiar with the blue in you, and they leave the window ajar when you visit.',
  ],
  6: [
    'Those who know you well see rose underneath, a tenderness that you disguise as practical advice.',
    'Close friends are familiar with the rose in you; they bring their broken hearts and stay for supper.',
  ],
  7: [
    'Those who know you well see violet underneath: the hours when you are somewhere else, and come back with an answer.',
    'Close friends are familiar with the violet in you, and know better than to ring before ten.',
  ],
  8: [
    'Those who know you well see copper underneath: you keep your word, you keep accounts, and you keep going.',
    'Close friends are familiar with the copper in you; when something has to be done by Monday, they think of you.',
  ],
  9: [
    'Those who know you well see white underneath, a wide and quiet room in which they may say anything.',
    'Close friends are familiar with the white in you, which forgives before it has been asked.',
  ],
  11: [
    'Those who know you well see silver underneath: you answer questions that they had only thought.',
    'Close friends are familiar with the silver in you, and have learned to lower their voices when it trembles.',
  ],
  22: [
    'Those who know you well see turquoise underneath: the plans on napkins, some of which by now have roofs.',
    'Close friends are familiar with the turquoise in you, and secretly hope to be asked along.',
  ],
  33: [
    'Those who know you well see gold underneath, and they warm their hands at it without thinking where it comes from.',
    'Close friends are familiar with the gold in you, and should ask more often how you are.',
  ],
};

/** What a room sees first. */
export const AURA_OUTER: Readonly<Record<number, readonly string[]>> = {
  1: [
    'What a room notices first is red: somebody has arrived, and things may now begin.',
    'Outside you wear red, so strangers expect decisions from you, even about the weather.',
  ],
  2: [
    'What a room notices first is orange, and the chairs seem to move closer together.',
    'Outside you wear orange, so strangers tell you about their holidays within five minutes.',
  ],
  3: [
    'What a room notices first is yellow, as if somebody had drawn back a curtain.',
    'Outside you wear yellow, so children and dogs come to you before anybody has been introduced.',
  ],
  4: [
    'What a room notices first is green, and a few shoulders come down.',
    'Outside you wear green, so strangers ask you to keep an eye on their luggage, and they are right.',
  ],
  5: [
    'What a room notices first is blue, a breeze with a good story about where it has just been.',
    'Outside you wear blue, so strangers ask you the way and get a recommendation as well.',
  ],
  6: [
    'What a room notices first is rose: somebody here will see to it that nobody is left standing.',
    'Outside you wear rose, so strangers show you pictures of their grandchildren.',
  ],
  7: [
    'What a room notices first is violet, a little distance with something interesting behind it.',
    'Outside you wear violet, so strangers take you for wiser than you feel on most mornings.',
  ],
  8: [
    'What a room notices first is copper, and whoever has a problem looks relieved.',
    'Outside you wear copper, so strangers assume that you are in charge, and are occasionally right.',
  ],
  9: [
    'What a room notices first is white, like a page on which everyone may write their own version of you.',
    'Outside you wear white, so strangers trust you, and some of them lean.',
  ],
  11: [
    'What a room notices first is silver, a shimmer that makes people talk a shade more softly.',
    'Outside you wear silver, so strangers tell you their dreams and apologise for it.',
  ],
  22: [
    'What a room notices first is turquoise: somebody who might actually do it.',
    'Outside you wear turquoise, so strangers hand you the plan and ask what you think.',
  ],
  33: [
    'What a room notices first is gold, and it feels as though the heating had been switched on.',
    'Outside you wear gold, so strangers thank you for things that you have not done yet.',
  ],
};

/** The tint of a personal day, 1 to 9. */
export const AURA_TODAY: Readonly<Record<number, readonly string[]>> = {
  1: [
    'As for the whole of it, a fresh red lies over it today, so begin something, even if it is only a walk in the other direction.',
    'Look at it in the light of your personal day: today it has a flush of red, good for first moves and for answering back.',
    'Today it has a flush of red, good for first moves and for answering back, since the day counts as one for you.',
  ],
  2: [
    'As for the whole of it, today there is an orange light on it, so do whatever you do in company.',
    'Look at it in the light of your personal day: a warm orange lies over it today, and a shared lunch would be the right frame.',
    'A warm orange lies over it today, and a shared lunch would be the right frame, since the day counts as two for you.',
  ],
  3: [
    'As for the whole of it, today it is flecked with yellow, so say the funny thing and write down the clever one.',
    'Look at it in the light of your personal day: a cheerful yellow lies over it today, made for talking, singing and showing what you have got.',
    'A cheerful yellow lies over it today, made for talking, singing and showing what you have got, since the day counts as three for you.',
  ],
  4: [
    'As for the whole of it, today it is rimmed with green, so tidy, repair and water.',
    'Look at it in the light of your personal day: a calm green lies over it today, and slow work will go best.',
    'A calm green lies over it today, and slow work will go best, since the day counts as four for you.',
  ],
  5: [
    'As for the whole of it, today there is a gust of blue in it, so change the route, the playlist or the subject.',
    'Look at it in the light of your personal day: a restless blue lies over it today, and anything new will do you good.',
    'A restless blue lies over it today, and anything new will do you good, since the day counts as five for you.',
  ],
  6: [
    'As for the whole of it, today it is tinted rose, so make something beautiful, beginning with the breakfast table.',
    'Look at it in the light of your personal day: a tender rose lies over it today, and somebody at home would like to see it.',
    'A tender rose lies over it today, and somebody at home would like to see it, since the day counts as six for you.',
  ],
  7: [
    'As for the whole of it, today it is edged with violet, so keep an hour for yourself and do not explain it.',
    'Look at it in the light of your personal day: a deep violet lies over it today, better for reading than for meetings.',
    'A deep violet lies over it today, better for reading than for meetings, since the day counts as seven for you.',
  ],
  8: [
    'As for the whole of it, today there is a gleam of copper on it, so ask for what the work is worth.',
    'Look at it in the light of your personal day: a solid copper lies over it today, and the difficult task will hold still.',
    'A solid copper lies over it today, and the difficult task will hold still, since the day counts as eight for you.',
  ],
  9: [
    'As for the whole of it, today it is washed with white, so finish, forgive or give away.',
    'Look at it in the light of your personal day: a clear white lies over it today, which suits endings and open hands.',
    'A clear white lies over it today, which suits endings and open hands, since the day counts as nine for you.',
  ],
};
