import type { SignKey } from '@cosmic/sky/zodiac';

/** How a reading greets each sign: its gift, its habit, and the period it is about. */
export const OPENING: Record<SignKey, readonly string[]> = {
  aries: [
    'You were born with the starting gun already in your hand, Aries, and {period} the art lies in choosing which race deserves it.',
    'Somebody has to go first, Aries, and it is usually you; {period} it may be worth looking over your shoulder to see who is running with you.',
    'Patience is not your native language, Aries, but you speak it better than you admit, and {period} a few well-chosen phrases will do.',
    'You do your best thinking at speed, Aries, so {period} keep moving, and just leave yourself room to turn.',
  ],
  taurus: [
    'You know the value of a thing that lasts, Taurus, and {period} that knowledge is worth more than anybody’s hurry.',
    'People call you stubborn, Taurus, mostly people who wanted you to move for free; {period} you get to set the price.',
    'There is a kind of courage in staying put, Taurus, and {period} you can tell it apart from the kind of fear that looks just like it.',
    'Your body usually knows before your diary does, Taurus, and {period} it is worth asking what it would like.',
  ],
  gemini: [
    'You can hold two truths in one hand, Gemini, and {period} you may even find the sentence that makes them friends.',
    'Your mind is a house with all the windows open, Gemini, and {period} the question is which breeze you invite to stay.',
    'Everyone else gets one life, Gemini, and you run three on the same battery, so {period} please look at the charge.',
    'A question from you can change the temperature of a room, Gemini, and {period} there is one that only you would think to ask.',
  ],
  cancer: [
    'You remember how people take their tea and what they were sad about in spring, Cancer, and {period} that memory is a form of power.',
    'The shell was never the point, Cancer; {period} you get to decide who is shown what it was built to protect.',
    'You feel the change in the tide before the water moves, Cancer, so {period} trust the tug and wait for the reason to arrive.',
    'Care is your first language, Cancer, and {period} you might try speaking it to yourself without an accent.',
  ],
  leo: [
    'You carry your own light, Leo, and {period} it is worth checking whether you are pointing it at what you love.',
    'A Leo at ease warms the whole street, so {period} begin with your own comfort and let the glory look after itself.',
    'You were not made for the back row, Leo, yet {period} the most royal thing you can do may be to clap for somebody else.',
    'Courage comes dressed as play for you, Leo, and {period} the bravest move is likely to look like fun.',
  ],
  virgo: [
    'You see the loose thread before anyone has put the coat on, Virgo, and {period} you may choose which threads are yours to pull.',
    'Your kindness has excellent systems, Virgo, and {period} it would like to be left off the rota for an hour.',
    'Other people have taste, Virgo, but you have discernment; {period} spend it on what could be good rather than what is wrong.',
    'Good enough is a number you know how to calculate, Virgo, so {period} write it down and stop when you reach it.',
  ],
  libra: [
    'You can hear what both sides are not saying, Libra, and {period} it counts double if you also hear your own.',
    'Beauty is how you tell the truth, Libra, so {period} let something be lovely for no better reason than that you live there too.',
    'Everyone trusts you with the scales, Libra, and {period} you are permitted to put your own thumb on them a little.',
    'You are kinder than you are decisive, Libra, which is a fine order to be in, though {period} one clear no would be a gift to everybody.',
  ],
  scorpio: [
    'You notice what people do with their hands while they lie, Scorpio, and {period} you may use that gift gently.',
    'Still water is only the part that others can see, Scorpio; {period} something below is ready to be said aloud.',
    'You never did learn to love by halves, Scorpio, and {period} the question is what deserves the whole.',
    'Trust is your rarest coin, Scorpio, so {period} spend a small one somewhere and watch what comes back.',
  ],
  sagittarius: [
    'You believe in the next hill the way others believe in insurance, Sagittarius, and {period} that faith is catching.',
    'Your honesty arrives on horseback, Sagittarius, and {period} it will help to slow down at the gate.',
    'Somewhere there is a map with your next good mistake on it, Sagittarius, and {period} you may find the corner where it begins.',
    'You are at your best with a bag half packed, Sagittarius, so {period} leave a little room in the plan for what you could not have planned.',
  ],
  capricorn: [
    'You have been playing a long game, Capricorn, and {period} you are allowed to look down and enjoy how far up you are.',
    'The mountain will be there after lunch, Capricorn, and so will your standards; {period} take the lunch.',
    'People lean on you because you do not creak, Capricorn, which is why {period} it is worth saying where the weight sits.',
    'Time is on your side, Capricorn, and has been since you were about forty at the age of nine; {period} you might try being younger.',
  ],
  aquarius: [
    'You have always lived a little ahead of the calendar, Aquarius, and {period} somebody finally asks what it looks like from there.',
    'Crowds interest you and clubs do not, Aquarius, and {period} you can be close to people without becoming one of the furniture.',
    'Your heart keeps odd hours and excellent principles, Aquarius, so {period} let one person see both.',
    'The rule that makes no sense is your natural prey, Aquarius, and {period} you may choose to hunt it with charm.',
  ],
  pisces: [
    'You pick up signals that other people need a licence for, Pisces, and {period} it will help to know when to lower the aerial.',
    'The world is loud and you were issued with no skin, Pisces, so {period} borrow some from music, water or a closed door.',
    'You can forgive almost anything before breakfast, Pisces, and {period} you might ask what it would like to learn first.',
    'Dreaming is honest work when you do it, Pisces, and {period} one of those dreams is ready to meet a calendar.',
  ],
};

/** A small thing to do, in keeping with each sign. */
export const CLOSING: Record<SignKey, readonly string[]> = {
  aries: [
    'If you do one thing {period}, finish something that you started with great noise some time ago; the silence afterwards is sweeter.',
    'Try this: count to four before the reply that feels brilliant, and see whether it still wants to be sent.',
    'Your experiment is to let another person win a small argument and to notice how much energy you have left over.',
  ],
  taurus: [
    'If you do one thing {period}, move a single object that you have walked around for months; the rest of you will follow.',
    'Try this: say what you would like before you are asked, in one sentence, with no apology folded into it.',
    'Your experiment is to spend an hour on something that cannot be improved, stored or sold.',
  ],
  gemini: [
    'If you do one thing {period}, finish a single conversation all the way to its last honest line.',
    'Try this: put the phone face down, follow one thought for fifteen minutes and see where it lives.',
    'Your experiment is to ask a question and then leave a silence long enough for the second answer, which is the true one.',
  ],
  cancer: [
    'If you do one thing {period}, let somebody look after you without keeping a secret tally of how to pay it back.',
    'Try this: tell one person the small thing that stung, while it is still small.',
    'Your experiment is to walk home a different way and let the old feelings take the usual road without you.',
  ],
  leo: [
    'If you do one thing {period}, make something that nobody will see, and enjoy how good it is.',
    'Try this: thank the person whose help you have come to expect, by name and in front of someone.',
    'Your experiment is to ask for praise plainly, the way you would ask for salt.',
  ],
  virgo: [
    'If you do one thing {period}, leave a job at nine tenths and go outside while it is still light.',
    'Try this: write down three things that went right and resist the urge to rank them.',
    'Your experiment is to accept an offer of help even though it will be done in the wrong order.',
  ],
  libra: [
    'If you do one thing {period}, choose the restaurant; choose it quickly and defend it with charm.',
    'Try this: before you say yes, ask what you would answer if nobody could be disappointed.',
    'Your experiment is to let a silence stay a bit untidy and see who you are on the far side of it.',
  ],
  scorpio: [
    'If you do one thing {period}, tell the truth about something light; it is good practice for the heavier ones.',
    'Try this: forgive a debt so small that only you knew you were keeping it.',
    'Your experiment is to ask the question straight instead of working out the answer from the evidence.',
  ],
  sagittarius: [
    'If you do one thing {period}, keep a promise so minor that breaking it would have cost you nothing.',
    'Try this: read the instructions once, all the way down, purely for the novelty of it.',
    'Your experiment is to stay half an hour longer than you feel like staying and hear how the story ends.',
  ],
  capricorn: [
    'If you do one thing {period}, cross out a duty that nobody has checked on since you took it over.',
    'Try this: celebrate a small result on the same day, with cake, before the next target walks in.',
    'Your experiment is to let someone see the draft and to call the feeling that follows by its name.',
  ],
  aquarius: [
    'If you do one thing {period}, say the warm thing first and the clever thing afterwards.',
    'Try this: ring a friend instead of forwarding something, and let the talk be about nothing at all.',
    'Your experiment is to do one thing the ordinary way and find out what everybody else sees in it.',
  ],
  pisces: [
    'If you do one thing {period}, say no once without a story attached to it.',
    'Try this: give your best idea a date, a chair and a cup of something warm, and turn up.',
    'Your experiment is to leave one mood where you found it, with whoever it belongs to.',
  ],
};
