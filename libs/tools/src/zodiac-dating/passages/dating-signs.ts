import type { SignKey } from '@cosmic/sky/zodiac';

/** How each sign flirts, said to the person who asks. */
export const YOU_FLIRT: Record<SignKey, readonly string[]> = {
  aries: [
    'You flirt like somebody late for a train, which is flattering, since you seem to have got off it for them.',
    'Your way of flirting is to propose a race, a bet or a swim in October, and your smile says that there will be tea afterwards.',
    'Subtlety is not on your list: you look, you ask, and you are already putting on your jacket.',
  ],
  taurus: [
    'You flirt by being comfortable to sit beside, and by knowing where in town they make the real thing.',
    'Your way of flirting is to pass the better half of the dessert across the table without a word.',
    'Slowly is how you do it: a long look, a warm hand, and an unhurried silence that other people would have filled.',
  ],
  gemini: [
    'You flirt by asking six questions and remembering the answer to the fourth, three weeks later, at the perfect moment.',
    'Your way of flirting is a nickname, a running joke and a message at noon that begins in the middle of a thought.',
    'Words are your perfume, and you change it twice in an evening to see which one makes them lean in.',
  ],
  cancer: [
    'You flirt by noticing that they are cold before they do, and by having brought a second scarf by accident.',
    'Your way of flirting is to find out what they loved at the age of eight and then to turn up with it.',
    'Sideways is how you do it: a shared blanket, a family story, a glance to see whether they are still listening.',
  ],
  leo: [
    'You flirt as if a camera were rolling, and the surprising thing is how good the other person looks in the picture.',
    'Your way of flirting is to make somebody feel that the whole evening was put on in their honour, which it was.',
    'Warmth comes off you like a stove, and you only ask that somebody says out loud how nice it is.',
  ],
  virgo: [
    'You flirt by fixing the wobbly table with a folded napkin and pretending that this was nothing.',
    'Your way of flirting is one dry remark, perfectly aimed, and then a blush that you hope the lamp will hide.',
    'Attention is your love language: you remember the allergy, the deadline and the name of the dog.',
  ],
  libra: [
    'You flirt with everyone a little out of courtesy, so they may need telling that this time you mean it.',
    'Your way of flirting is to agree charmingly, disagree even more charmingly, and leave them feeling better dressed.',
    'Grace does the work for you: a held door, a good question, and a lamp moved so that both of you look well.',
  ],
  scorpio: [
    'You flirt by holding a look for one second longer than is usual and letting them do the arithmetic.',
    'Your way of flirting is to ask the question that nobody asks, and to keep the answer as though it were yours.',
    'Silence is your opening line, and it works best on people with nothing to hide or a good deal.',
  ],
  sagittarius: [
    'You flirt by telling the story in which you look most ridiculous, and by laughing before the end of it.',
    'Your way of flirting is to say that there is a place they must see, and then to check the trains.',
    'Frankness is your charm: people know by the second drink what you believe, and by the third what you would eat in Lisbon.',
  ],
  capricorn: [
    'You flirt so drily that some people only notice on the way home, and then they have to sit down.',
    'Your way of flirting is to be on time, to have booked, and to be funnier than your coat suggests.',
    'Competence is your candlelight: you get a taxi in the rain and make it look like fate.',
  ],
  aquarius: [
    'You flirt by disagreeing with great interest, and by sending an article at one in the morning.',
    'Your way of flirting is to treat somebody like the only other person from your planet.',
    'Oddness is your best feature, so lead with the theory about pigeons and see who has a better one.',
  ],
  pisces: [
    'You flirt by listening until they hear themselves say something that they have never told anyone.',
    'Your way of flirting is a song sent without comment, which is of course a comment.',
    'Dreamily is how you do it: you drift into their day, hum something, and leave your scarf behind.',
  ],
};

/** How each sign flirts and what wins it, said of the other person: `{they}` is a name or 'the other one'. */
export const THEY_FLIRT: Record<SignKey, readonly string[]> = {
  aries: [
    'As for {they}, an Aries heart likes to be met halfway at full speed, so answer quickly and tease back.',
    'To win an Aries, let {they} chase a little and then turn round, laughing, with a plan of your own.',
    'Nothing charms an Aries like nerve, so if {they} dares you to something, raise the stakes by one.',
  ],
  taurus: [
    'As for {they}, a Taurus heart is won at the pace of good bread, and being fed by you is a promising sign.',
    'To win a Taurus, be warm and be on time, and never hurry {they} out of a comfortable chair.',
    'Nothing charms a Taurus like ease, so choose the place with the soft seats, and let {they} order.',
  ],
  gemini: [
    'As for {they}, a Gemini heart lives about an inch behind the sense of humour, so make a joke and look closely.',
    'To win a Gemini, be interesting twice and puzzling once, and let {they} interrupt.',
    'Nothing charms a Gemini like a good reply, so when {they} throws you a line, throw it back with a spin.',
  ],
  cancer: [
    'As for {they}, a Cancer heart checks the exits before it sits down, so be gentle and be the same person twice.',
    'To win a Cancer, ask about the grandmother, and mean it, and {they} will tell you where the good cake is.',
    'Nothing charms a Cancer like being remembered, so mention the small thing that {they} told you last week.',
  ],
  leo: [
    'As for {they}, a Leo heart can live for days on one well-observed compliment, so observe well.',
    'To win a Leo, be the audience first and the co-star after, and never be the critic on opening night; {they} will adore you.',
    'Nothing charms a Leo like delight, so if {they} has dressed up, say so before you have sat down.',
  ],
  virgo: [
    'As for {they}, a Virgo heart trusts what is done properly, so arrive when you said and read the menu with care.',
    'To win a Virgo, notice the thing that {they} did quietly, and thank them for exactly that.',
    'Nothing charms a Virgo like being spared small talk, so ask {they} how the thing works and listen to the whole answer.',
  ],
  libra: [
    'As for {they}, a Libra heart is half in the mirror of your reactions, so let it see that you are enjoying yourself.',
    'To win a Libra, make one decision cleanly and leave the next one to {they}, for balance.',
    'Nothing charms a Libra like good manners towards the waiter, and {they} will be watching for it.',
  ],
  scorpio: [
    'As for {they}, a Scorpio heart can smell a rehearsed line, so bring something unrehearsed and a little true.',
    'To win a Scorpio, keep one small secret that {they} trusts you with, and the door opens from inside.',
    'Nothing charms a Scorpio like steadiness under a long look, so when {they} tests the silence, let it be.',
  ],
  sagittarius: [
    'As for {they}, a Sagittarius heart wants to know where you are going next and whether there is room in the boat.',
    'To win a Sagittarius, say yes to the detour, because {they} decides about people on detours.',
    'Nothing charms a Sagittarius like a good laugh in a bad moment, so if it rains on {they}, be glad of the story.',
  ],
  capricorn: [
    'As for {they}, a Capricorn heart takes references, and the best one is that you did what you said you would.',
    'To win a Capricorn, take the work seriously and the rest lightly, and {they} will show you a remarkably silly side.',
    'Nothing charms a Capricorn like patience, so do not mind that {they} answers tomorrow; tomorrow it will be a whole sentence.',
  ],
  aquarius: [
    'As for {they}, an Aquarius heart comes nearer when it is not being called, so leave a good question lying about.',
    'To win an Aquarius, be a friend first and quite unlike the last one, and let {they} have an evening off without a speech.',
    'Nothing charms an Aquarius like being taken at their strangest, so ask {they} for the second-oddest opinion as well.',
  ],
  pisces: [
    'As for {they}, a Pisces heart hears the tone before the words, so speak kindly and the rest will follow.',
    'To win a Pisces, share a daydream and then handle the tickets, since {they} will love you for both.',
    'Nothing charms a Pisces like being understood without a summary, so when {they} trails off, do not finish the sentence.',
  ],
};
