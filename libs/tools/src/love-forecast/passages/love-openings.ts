import type { SignKey } from '@cosmic/sky/zodiac';

/** Opens a love forecast: how the sign goes into it, and `{span}` such as 'the week ahead'. */
export const LOVE_OPENING: Record<SignKey, readonly string[]> = {
  aries: [
    'You have never needed long to know whom you like, Aries, and {span} asks only that you leave the other person time to find out as well.',
    'Love has always looked to you like a door worth running at, Aries; for {span}, try the handle first.',
    'For {span}, Aries, the interesting question is not who starts things, since that will be you, but who is still laughing at the end.',
  ],
  taurus: [
    'Nobody can rush you into a feeling, Taurus, and nobody can talk you out of one either, so {span} is best met at your own walking pace.',
    'Good love for you smells of something in the oven, Taurus, and {span} is a fair time to ask who else is hungry.',
    'For {span}, Taurus, treat your heart as you would a good tablecloth: take it out, since it was not made for the drawer.',
  ],
  gemini: [
    'You fall in love between two sentences, Gemini, and {span} is full of sentences.',
    'Half of your romances begin as a joke that somebody answered well, Gemini, so watch the replies during {span}.',
    'For {span}, Gemini, your heart would like the same thing that your phone gets: to be looked at first thing in the morning.',
  ],
  cancer: [
    'You can feel a change of heart through a closed door, Cancer, and in {span} it will help to open the door and ask.',
    'Somebody once told you that you were too much, Cancer; let {span} be about those for whom you are the right amount.',
    'For {span}, Cancer, remember that a shell has two sides and that you are allowed to be on the sunny one.',
  ],
  leo: [
    'You love the way a theatre opens, Leo, with all of the lights on, and {span} would like to see a rehearsal first.',
    'A heart your size needs somewhere to put its afternoons, Leo, and {span} has a few of them free.',
    'For {span}, Leo, assume that you are adored and behave accordingly, which means kindly and with better jokes.',
  ],
  virgo: [
    'You notice the missing button before the beautiful coat, Virgo, and {span} is a chance to admire a coat.',
    'Romance reaches you by way of the small things done right, Virgo, so let {span} be judged by those and not by its fireworks.',
    'For {span}, Virgo, kindly stop proofreading your own charm, because the first draft was what they liked.',
  ],
  libra: [
    'You can make a stranger feel like the only guest, Libra, and {span} would like to know how you enjoyed the party.',
    'There are two hearts in every story that you tell, Libra, and for {span} please begin with your own.',
    'For {span}, Libra, wanting something and saying so count as good manners, however odd that sounds to you.',
  ],
  scorpio: [
    'You do not flirt so much as investigate, Scorpio, and {span} offers some pleasant evidence.',
    'Everyone wants to be known and few can stand the light, Scorpio, so go through {span} with a lamp that has a dimmer.',
    'For {span}, Scorpio, try being curious before you are certain, for it is the warmer of the two.',
  ],
  sagittarius: [
    'Your heart keeps its shoes on, Sagittarius, which makes it good company, and {span} may still ask you to sit down.',
    'Anyone who wants you had better bring a map and a sense of humour, Sagittarius, and {span} looks promising for both.',
    'For {span}, Sagittarius, the great adventure may be somebody who lives quite near and has never heard your second-best story.',
  ],
  capricorn: [
    'You take love as seriously as a contract and hide it like a hobby, Capricorn, so in {span} let one person see the hobby.',
    'Affection is the one appointment that you tend to move, Capricorn; in {span}, put it in the diary in ink.',
    'For {span}, Capricorn, somebody would rather have an hour of you tired than a month of you impressive.',
  ],
  aquarius: [
    'You like people best when they are a little inexplicable, Aquarius, and {span} has some fine examples.',
    'Nobody owns you, Aquarius, which is exactly why it means so much when you stay, and {span} is a good time to mention it.',
    'For {span}, Aquarius, allow your feelings to be as ordinary as everybody’s; they are rather good ones.',
  ],
  pisces: [
    'You can fall in love with a voice on the radio, Pisces, so let {span} introduce you to somebody who can answer back.',
    'Your heart has no front door, Pisces, only a beach, and {span} is a good time to see who wipes their feet.',
    'For {span}, Pisces, keep the dream and ask it what it does for a living.',
  ],
};

/** What Venus asks of everybody while she is in a sign. */
export const VENUS_TOUR: Record<SignKey, readonly string[]> = {
  aries: [
    'Venus is in Aries now, where desire is brisk and says its own name, and a bold question beats a week of hints.',
    'With Venus in Aries the first move is half of the romance, whoever makes it.',
  ],
  taurus: [
    'Venus is in Taurus, her own pasture, where love means time, touch and something good to eat.',
    'With Venus in Taurus nobody is impressed by haste, and a hand on the shoulder says what a speech would spoil.',
  ],
  gemini: [
    'Venus is in Gemini, and she can be won with a well-turned line, a ridiculous fact or a walk with no aim.',
    'With Venus in Gemini people fall for the conversation first and look up to see who is having it.',
  ],
  cancer: [
    'Venus is in Cancer, where affection comes with a blanket and remembers what you said in spring.',
    'With Venus in Cancer tenderness is shown by feeding people, and a refusal of soup is taken to heart.',
  ],
  leo: [
    'Venus is in Leo, which suits compliments, good clothes and declarations that the neighbours can hear.',
    'With Venus in Leo love wants to be celebrated, so praise whatever you have come to take for granted.',
  ],
  virgo: [
    'Venus is in Virgo, where love repairs the bicycle and hopes that somebody will see it shine.',
    'With Venus in Virgo the romance is in the details, and whoever remembers your coffee has already said a good deal.',
  ],
  libra: [
    'Venus is in Libra, her other home, and courtesy becomes a form of seduction.',
    'With Venus in Libra everything goes better for two, provided that neither of you decides alone and neither refuses to decide.',
  ],
  scorpio: [
    'Venus is in Scorpio, where small talk is skipped and a look across the room counts as chapter three.',
    'With Venus in Scorpio people want all of the truth or none of it, so offer yours in portions.',
  ],
  sagittarius: [
    'Venus is in Sagittarius, and affection would like to be taken somewhere it has never been.',
    'With Venus in Sagittarius honesty is the best flirtation, particularly when it laughs at itself.',
  ],
  capricorn: [
    'Venus is in Capricorn, where love turns up on time and carries the heavier bag.',
    'With Venus in Capricorn promises are the true love letters, and the short ones are kept best.',
  ],
  aquarius: [
    'Venus is in Aquarius, where the friend you never thought of in that way may start to look different.',
    'With Venus in Aquarius affection needs air, and a strange idea shared is worth a dozen roses.',
  ],
  pisces: [
    'Venus is in Pisces, at her most forgiving, when songs seem to have been written about you in particular.',
    'With Venus in Pisces hearts leak into one another, which is lovely so long as everyone can find the way home.',
  ],
};

/** What Mars is like to want with while he is in a sign; begins after a word on Venus. */
export const MARS_TOUR: Record<SignKey, readonly string[]> = {
  aries: [
    'Mars, meanwhile, is in Aries and would rather be refused today than kept waiting until Friday.',
    'Desire itself is in a hurry, because Mars is in Aries and has already put his boots on.',
  ],
  taurus: [
    'Mars, meanwhile, is in Taurus and wants slowly, thoroughly and with both hands.',
    'Desire itself takes the slow road, because Mars is in Taurus and sees no reason to hurry a good thing.',
  ],
  gemini: [
    'Mars, meanwhile, is in Gemini, so the chase is run in messages and the quarrels are won on wit.',
    'Desire itself turns talkative, because Mars is in Gemini and cannot chase anything without commenting on it.',
  ],
  cancer: [
    'Mars, meanwhile, is in Cancer and goes after what he wants sideways, with a casserole.',
    'Desire itself turns protective, because Mars is in Cancer and will defend long before he will ask.',
  ],
  leo: [
    'Mars, meanwhile, is in Leo, so wanting is done with style and would like to be watched.',
    'Desire itself walks in with its head up, because Mars is in Leo and does not do things by halves.',
  ],
  virgo: [
    'Mars, meanwhile, is in Virgo, where passion makes a list and then does everything on it extremely well.',
    'Desire itself becomes attentive, because Mars is in Virgo and finds precision rather attractive.',
  ],
  libra: [
    'Mars, meanwhile, is in Libra, so people pursue by inviting and fight by being terribly reasonable.',
    'Desire itself minds its manners, because Mars is in Libra and would hate to be thought pushy.',
  ],
  scorpio: [
    'Mars, meanwhile, is in Scorpio, and wanting goes quiet, goes deep and does not change its mind.',
    'Desire itself lowers its voice, because Mars is in Scorpio and has no interest in crowds.',
  ],
  sagittarius: [
    'Mars, meanwhile, is in Sagittarius, so the chase is cheerful and the plan is to find out on the way.',
    'Desire itself wants fresh air, because Mars is in Sagittarius and makes love sound like a day trip.',
  ],
  capricorn: [
    'Mars, meanwhile, is in Capricorn and pursues with patience, good shoes and a reservation.',
    'Desire itself learns to wait, because Mars is in Capricorn and would rather do it properly than soon.',
  ],
  aquarius: [
    'Mars, meanwhile, is in Aquarius and wants what nobody thought of putting on the menu.',
    'Desire itself gets inventive, because Mars is in Aquarius and is easily bored by the usual approach.',
  ],
  pisces: [
    'Mars, meanwhile, is in Pisces and follows a feeling rather than a plan, often in the right direction.',
    'Desire itself goes soft at the edges, because Mars is in Pisces and would sooner be found than chase.',
  ],
};
