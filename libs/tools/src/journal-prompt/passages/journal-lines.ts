import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** Begins five questions for a page. */
export const JOURNAL_OPENING: readonly string[] = [
  'Five questions are waiting for you today, cut from the sky as it is and from the three signs you carry about; answer one of them properly and the others will not be offended.',
  'Take a pen that runs well and a page that nobody will mark, for today’s sky has put five questions to you in particular.',
  'A journal is the one reader who never interrupts, so here are five things to tell it, chosen by the sky of the day.',
  'Before the day has told you what to think, ask yourself these five things, and write faster than you can correct.',
  'Some days need an answer and some a better question; for the second kind there are these five, made for your signs and for this date.',
];

/** The first question: the Moon of today. */
export const ASK_MOON: Record<SignKey, readonly string[]> = {
  aries: [
    'First, the Moon is in Aries today: what would you begin before supper if nobody could ask you how it went? Write the opening ten seconds of it.',
    'Begin with the Moon in Aries, who is quick to anger and quick to forgive: which small fury of this week was right, and what was it defending?',
  ],
  taurus: [
    'First, the Moon is in Taurus today: which comfort have you been putting off until you deserve it, and who keeps those accounts?',
    'Begin with the Moon in Taurus and describe the best thing that you touched, ate or smelled since yesterday, until the page becomes a little warm.',
  ],
  gemini: [
    'First, the Moon is in Gemini today: which two opinions do you hold at once, and how would they talk to each other over coffee?',
    'Begin with the Moon in Gemini and write down the sentence that you have been rehearsing in your head, with everyone to whom you nearly said it.',
  ],
  cancer: [
    'First, the Moon is in Cancer today: who looked after you when you were eight in a way that you have never mentioned to them?',
    'Begin with the Moon in Cancer: what makes a place yours, and where in your present rooms is that missing?',
  ],
  leo: [
    'First, the Moon is in Leo today: for what would you like to be praised, by whom, and in exactly which words? Write the speech.',
    'Begin with the Moon in Leo: when did you last show off with pleasure, and what became of that pleasure?',
  ],
  virgo: [
    'First, the Moon is in Virgo today: which small thing, if it were finally mended, would make every morning easier, and what has been so comfortable about leaving it?',
    'Begin with the Moon in Virgo and list ten things that worked this week, however dull, and underline the one that was your doing.',
  ],
  libra: [
    'First, the Moon is in Libra today: where have you kept the peace at a price, and what did it cost to the penny?',
    'Begin with the Moon in Libra: which decision are you sharing out among other people, and what do you think at four in the morning?',
  ],
  scorpio: [
    'First, the Moon is in Scorpio today: what do you know about somebody, or about yourself, that you have agreed with yourself not to know?',
    'Begin with the Moon in Scorpio: whom have you not quite forgiven, and what would you have to give up in order to do it?',
  ],
  sagittarius: [
    'First, the Moon is in Sagittarius today: if you left for a year on Monday, what would you be travelling towards, and what would be glad to see you go?',
    'Begin with the Moon in Sagittarius: which belief of yours has grown too small, and where did you buy it?',
  ],
  capricorn: [
    'First, the Moon is in Capricorn today: which duty do you carry that nobody would notice if you set it down, and who gave it to you?',
    'Begin with the Moon in Capricorn and write the reference that an honest admirer would give you for the past three months.',
  ],
  aquarius: [
    'First, the Moon is in Aquarius today: in which company are you oddest, in which least, and where would you rather be?',
    'Begin with the Moon in Aquarius: what would you do differently if your life were an experiment and every result were welcome?',
  ],
  pisces: [
    'First, the Moon is in Pisces today: which mood that you carried this week belonged to someone else, and how did it get into your bag?',
    'Begin with the Moon in Pisces and write for five minutes without lifting the pen, starting with “What I have not said yet”.',
  ],
};

/** The second: the house that the Sun is in, counted from the rising sign; `{rising}`, `{sun}`. */
export const ASK_SUN_HOUSE: readonly (readonly string[])[] = [
  [
    'Second, the Sun is in {sun}, the first house from your rising sign, {rising}: how do you come into a room, and what would you like people to notice instead?',
    'With {rising} as your rising sign, it is the first house, you in person, that the Sun in {sun} lights: if this year were a portrait of yourself, what would be in your hands?',
  ],
  [
    'Second, the Sun is in {sun}, the second house from your rising sign, {rising}: what do you own that you would never replace, and what does it say about your idea of enough?',
    'With {rising} as your rising sign, it is the second house, worth, that the Sun in {sun} lights: what are you good at that you have always given away for nothing?',
  ],
  [
    'Second, the Sun is in {sun}, the third house from your rising sign, {rising}: with whom did you last have a conversation that changed the colour of the day, and what was it about?',
    'With {rising} as your rising sign, it is the third house, talk and neighbours, that the Sun in {sun} lights: which message have you been composing, and what is its shortest form?',
  ],
  [
    'Second, the Sun is in {sun}, the fourth house from your rising sign, {rising}: what did your family never talk about at table, and how do you talk about it now?',
    'With {rising} as your rising sign, it is the fourth house, home, that the Sun in {sun} lights: describe the door of the house in which you felt safest, from the handle outwards.',
  ],
  [
    'Second, the Sun is in {sun}, the fifth house from your rising sign, {rising}: what did you play for hours before anyone told you whether you were good at it?',
    'With {rising} as your rising sign, it is the fifth house, play, that the Sun in {sun} lights: when did you last lose track of time, and what stands between you and the next occasion?',
  ],
  [
    'Second, the Sun is in {sun}, the sixth house from your rising sign, {rising}: which of your habits is a friend, which a landlord, and when did they change places?',
    'With {rising} as your rising sign, it is the sixth house, daily work, that the Sun in {sun} lights: describe one hour of your ordinary day as though somebody longed for it.',
  ],
  [
    'Second, the Sun is in {sun}, the seventh house from your rising sign, {rising}: what do you admire in the person closest to you, and where is the same thing asleep in yourself?',
    'With {rising} as your rising sign, it is the seventh house, the other one, that the Sun in {sun} lights: what would you ask of somebody if you were certain that they would not mind?',
  ],
  [
    'Second, the Sun is in {sun}, the eighth house from your rising sign, {rising}: with whom do you share what, and where has nobody ever written down the terms?',
    'With {rising} as your rising sign, it is the eighth house, trust, that the Sun in {sun} lights: what would you tell someone if it could be untold the next morning?',
  ],
  [
    'Second, the Sun is in {sun}, the ninth house from your rising sign, {rising}: what would you study if it were of no use whatever, and what does that uselessness smell of?',
    'With {rising} as your rising sign, it is the ninth house, the wide world, that the Sun in {sun} lights: which journey made you someone else, and what did you leave there?',
  ],
  [
    'Second, the Sun is in {sun}, the tenth house from your rising sign, {rising}: for what would you like to be known in ten years by people who have never met you?',
    'With {rising} as your rising sign, it is the tenth house, calling, that the Sun in {sun} lights: what did you want to be at eleven, and in what form are you that already?',
  ],
  [
    'Second, the Sun is in {sun}, the eleventh house from your rising sign, {rising}: who belongs at your long table, who is missing, and who has been sitting there out of habit?',
    'With {rising} as your rising sign, it is the eleventh house, friends and hopes, that the Sun in {sun} lights: which hope have you stopped mentioning, and to whom could you mention it?',
  ],
  [
    'Second, the Sun is in {sun}, the twelfth house from your rising sign, {rising}: what do you do when you are really alone, and what would you miss if you never were?',
    'With {rising} as your rising sign, it is the twelfth house, retreat, that the Sun in {sun} lights: what has been ending quietly this year, and how might you see it to the door?',
  ],
];

/** The third: today’s Moon as seen from the Moon sign, by signs apart; `{natal}`, `{moon}`. */
export const ASK_MOON_TO_MOON: readonly (readonly string[])[] = [
  [
    'Third, today she has come home to your own Moon sign, {natal}: what do you need when nobody is looking, and when did you last say so?',
    'Your Moon sign is {natal} and so is the Moon of the day, a monthly birthday of the feelings: what are you feeling, in three words that you have not used this week?',
  ],
  [
    'Third, she stands next door to your Moon sign, {natal}: which feeling is just arriving or just leaving, and what would it like you to know?',
    'From {natal}, your Moon sign, the Moon in {moon} is only a neighbour: what changed in your mood between waking and now, and what did you tell yourself was the reason?',
  ],
  [
    'Third, she is two signs from your Moon sign, {natal}, a friendly distance: who would be easy to ask for help today, and what keeps the question in your mouth?',
    'Between your Moon in {natal} and the Moon in {moon} the air is kind: what went well lately that you have not yet enjoyed to the end?',
  ],
  [
    'Third, she stands three signs from your Moon sign, {natal}, and that may rub a little: which need of yours do you find inconvenient, and who taught you so?',
    'A square of a kind lies between your Moon sign, {natal}, and the sign of {moon}: where did you say that you were fine, and what would the longer answer be?',
  ],
  [
    'Third, she is four signs from your Moon sign, {natal}, and of its element: when do you feel most like yourself without trying, and how did it begin the last time?',
    'Your Moon sign {natal} and the sign of {moon} speak one dialect: what do you understand by feeling alone, and where could you trust it further?',
  ],
  [
    'Third, she is five signs from your Moon sign, {natal}, where things do not quite match: what are you adapting to at present, and which corner of you has been sanded off?',
    'Between your Moon sign, {natal}, and {moon} there is no common tongue: what do you keep explaining to somebody who does not seem to hear it?',
  ],
  [
    'Third, she stands across from your Moon sign, {natal}: what do other people seem to have that you miss, and what would you do with it on a Wednesday?',
    'Your Moon sign is {natal}, and today she looks at it from {moon}, the far side of the circle: how would someone who loves you describe your week?',
  ],
];

/** The fourth: the Sun sign’s own question. */
export const ASK_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    'Fourth, for you as an Aries: what have you begun this year that deserves to be finished, and what deserves to be dropped without a funeral?',
    'As an Aries, answer this one fourth: whom did you overtake lately, and what might you have heard if you had walked beside them?',
  ],
  taurus: [
    'Fourth, for you as a Taurus: what are you keeping because it is good, and what only because it is yours?',
    'As a Taurus, answer this one fourth: which change would you welcome if it came very slowly and brought a cushion?',
  ],
  gemini: [
    'Fourth, for you as a Gemini: which question have you been answering with a joke, and what happens when you leave the joke out?',
    'As a Gemini, answer this one fourth: what would you know by now if you had stayed with one thing since spring?',
  ],
  cancer: [
    'Fourth, for you as a Cancer: whom are you mothering without having been asked, and who might do it for you?',
    'As a Cancer, answer this one fourth: what are you still carrying from an old kitchen, and would anyone mind if you put it down?',
  ],
  leo: [
    'Fourth, for you as a Leo: what do you do well when no one sees it, and why does it count just as much?',
    'As a Leo, answer this one fourth: to whom could you give the centre of the stage today, and what would you enjoy about the second row?',
  ],
  virgo: [
    'Fourth, for you as a Virgo: what is good enough exactly as it is, and how does it feel to write that down in ink?',
    'As a Virgo, answer this one fourth: whose mistakes do you forgive at once, and what would happen if you moved into that house?',
  ],
  libra: [
    'Fourth, for you as a Libra: what would you choose if nobody could be hurt by it, and who exactly do you believe would be?',
    'As a Libra, answer this one fourth: where has the scale tipped against you so gracefully that you hardly noticed?',
  ],
  scorpio: [
    'Fourth, for you as a Scorpio: what are you testing people on without having told them, and would you pass it yourself?',
    'As a Scorpio, answer this one fourth: which secret has stopped being dangerous and become merely heavy?',
  ],
  sagittarius: [
    'Fourth, for you as a Sagittarius: which promise did you make at full gallop, and what is its honest, walking version?',
    'As a Sagittarius, answer this one fourth: what near and ordinary thing have you been looking over the top of?',
  ],
  capricorn: [
    'Fourth, for you as a Capricorn: if you had already proved everything to everyone, what would you do tomorrow at ten?',
    'As a Capricorn, answer this one fourth: when did rest last feel like rest and not like a gap in the schedule?',
  ],
  aquarius: [
    'Fourth, for you as an Aquarius: whom do you understand in theory and avoid in practice, and what would one cup of tea change?',
    'As an Aquarius, answer this one fourth: in what are you quite ordinary, and is there perhaps some comfort in it?',
  ],
  pisces: [
    'Fourth, for you as a Pisces: where does your kindness end and your tiredness begin, and could you draw that line a little earlier?',
    'As a Pisces, answer this one fourth: which dream of yours would like a chair, a lamp and half an hour, rather than another sigh?',
  ],
};

/** The fifth: the phase of the Moon. */
export const ASK_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Last, as the phase is the New Moon: what wants to begin in you that has as yet no name, and what is the first noise it makes?',
    'And finally for the New Moon: write one line that you would like to be able to read as true by the time she is full.',
  ],
  'Waxing Crescent': [
    'Last, as the phase is the Waxing Crescent: what have you started that nobody knows of, and what does it need from you by Sunday?',
    'And finally for the Waxing Crescent: what is the second step, the dull one, and how could you make it a little silly?',
  ],
  'First Quarter': [
    'Last, as the phase is the First Quarter: which decision is ripe, and what do you lose with each answer? Write both losses down with respect.',
    'And finally for the First Quarter: what is in your way, who put it there, and how large is it really, in shoe boxes?',
  ],
  'Waxing Gibbous': [
    'Last, as the phase is the Waxing Gibbous: what is nearly done, and what are you adding to it so as not to finish?',
    'And finally for the Waxing Gibbous: which detail of your life deserves one more loving hour, and which has had enough of them?',
  ],
  'Full Moon': [
    'Last, as the phase is the Full Moon: what can you see now that was hidden two weeks ago, and what would you like to do about it after sleeping?',
    'And finally for the Full Moon: what is full in your life at present, so full that there is some to give away?',
  ],
  'Waning Gibbous': [
    'Last, as the phase is the Waning Gibbous: what did this month teach you, put so simply that a child could use it?',
    'And finally for the Waning Gibbous: whom have you to thank, for what precisely, and what has kept the thanks in your pocket?',
  ],
  'Last Quarter': [
    'Last, as the phase is the Last Quarter: what may go, and what will you do with the room it leaves? Leave half the page empty on purpose.',
    'And finally for the Last Quarter: which sentence about yourself have you repeated for years, and is it still so?',
  ],
  'Waning Crescent': [
    'Last, as the phase is the Waning Crescent: what are you tired of in the good sense, the way one is after swimming?',
    'And finally for the Waning Crescent: if nothing had to become of this month any more, what would you be glad of in it?',
  ],
};

/** How to write today, by the element that Mercury is in: `{mercury}`. */
export const WRITE_LIKE: Record<Element, readonly string[]> = {
  fire: [
    'With Mercury in {mercury}, write quickly and in large letters, three minutes to a question, and do not read it over until tomorrow.',
    'Since Mercury is in {mercury}, say the answer aloud before you write it, walking up and down if you like.',
  ],
  earth: [
    'With Mercury in {mercury}, answer in things rather than in ideas: what was on the table, what the hands did, what it weighed.',
    'Since Mercury is in {mercury}, write by hand and slowly, and make of every answer one item that could be done.',
  ],
  air: [
    'With Mercury in {mercury}, let two voices talk on the page, one who asks and one who is allowed to contradict.',
    'Since Mercury is in {mercury}, make lists of ten; the first six are known, and the seventh begins to be interesting.',
  ],
  water: [
    'With Mercury in {mercury}, begin from a picture, a smell or a tune, and follow it until it turns into a sentence.',
    'Since Mercury is in {mercury}, write each answer as a letter to someone, and you need never send it.',
  ],
};

/** Mercury runs backwards. */
export const WRITE_BACK: readonly string[] = [
  'As Mercury is retrograde, an old notebook would be good company today; read one page of it before you start.',
  'Mercury is retrograde, which suits a journal well, because looking back is what it was made for.',
  'While Mercury is retrograde one may answer last month’s questions again and see which of them have moved.',
];

/** Ends the five questions. */
export const JOURNAL_CLOSING: readonly string[] = [
  'Stop in the middle of a sentence, and tomorrow you will know how to begin.',
  'Nobody needs to see this, and spelling is on holiday.',
  'If one of the five made you want to tidy the kitchen, that is probably the one.',
  'Close the book when you have surprised yourself once; more is not required.',
  'A single honest line is a day’s work, and the rest of the page may stay white.',
];
