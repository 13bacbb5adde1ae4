import type { Mode, SignKey } from '@cosmic/sky/zodiac';

/** What does each sign good, in the everyday sense. */
export const SIGN_THRIVES: Record<SignKey, readonly string[]> = {
  aries: [
    'You thrive, Aries, on a start: a cold morning, a clear hill, a first bite, a task that has not been touched yet.',
    'What feeds an Aries is a small contest with a good loser on either side.',
    'Nothing restores you like having done the thing before lunch, for an Aries rests best with the flag already planted.',
  ],
  taurus: [
    'You thrive, Taurus, where good things come slowly: bread with a crust, a long bath, one friend and no clock.',
    'What feeds a Taurus is the same bench in the same sun, and the pleasure of having known that it would be there.',
    'Nothing restores you like your own four walls with something simmering in them, for a Taurus keeps house with the senses.',
  ],
  gemini: [
    'You thrive, Gemini, on being told something that you did not know by someone who enjoys telling it.',
    'What feeds a Gemini is an afternoon with three short pleasures in it instead of one grand one.',
    'Nothing restores you like a conversation that goes nowhere in particular, for a Gemini breathes in sentences.',
  ],
  cancer: [
    'You thrive, Cancer, where somebody has kept you a plate and nobody minds that you came in your socks.',
    'What feeds a Cancer is to look after something that is small, alive and grateful, such as basil.',
    'Nothing restores you like being near water with your own people, for a Cancer recharges by the tide.',
  ],
  leo: [
    'You thrive, Leo, wherever you can be generous and be seen enjoying it.',
    'What feeds a Leo is sunshine, colour and a compliment that took some observation.',
    'Nothing restores you like making something with a flourish, for a Leo is well when the heart has room to show off.',
  ],
  virgo: [
    'You thrive, Virgo, on a morning that goes like clockwork and an afternoon that is allowed to go like a cat.',
    'What feeds a Virgo is to be useful in a way that somebody has noticed.',
    'Nothing restores you like doing a small thing perfectly and with nobody waiting, for a Virgo rests in the details.',
  ],
  libra: [
    'You thrive, Libra, in rooms where the light is right and nobody is cross with anybody.',
    'What feeds a Libra is a shared table, a fair word and one beautiful thing to look at in between.',
    'Nothing restores you like company that asks what you want and then waits, for a Libra hears itself best in a pair.',
  ],
  scorpio: [
    'You thrive, Scorpio, on one thing done with your whole heart and the door closed.',
    'What feeds a Scorpio is to be trusted with the truth, and after that a long and private swim.',
    'Nothing restores you like getting to the bottom of something, for a Scorpio is at ease in deep water.',
  ],
  sagittarius: [
    'You thrive, Sagittarius, when there is somewhere to go and no one to report to on the way.',
    'What feeds a Sagittarius is a good laugh with a large thought in it.',
    'Nothing restores you like a view that goes on for an hour, for a Sagittarius rests with the eyes on the far end.',
  ],
  capricorn: [
    'You thrive, Capricorn, when a thing stands that did not stand before, and you may lean on it for a moment.',
    'What feeds a Capricorn is quiet respect, dry wit and a chair with a proper back.',
    'Nothing restores you like high air and few words, for a Capricorn collects its strength above the tree line.',
  ],
  aquarius: [
    'You thrive, Aquarius, among people who find your third idea as interesting as your first.',
    'What feeds an Aquarius is a day with a hole in the timetable, just large enough for a discovery.',
    'Nothing restores you like a night of talk with the windows open, for an Aquarius lives on fresh air of both sorts.',
  ],
  pisces: [
    'You thrive, Pisces, on hours that have no edges, with music in them and nobody to be for anyone.',
    'What feeds a Pisces is kindness that needs no explanation, given or received.',
    'Nothing restores you like being alone beside water, for a Pisces hears its own voice there again.',
  ],
};

/** What keeps each sign in good repair. */
export const SIGN_IN_REPAIR: Record<SignKey, readonly string[]> = {
  aries: [
    'Give an Aries an empty road, an early hour and something to win, even if it is only against the clock.',
    'Quick laughter, spicy food and a door that opens outwards keep an Aries in good repair.',
    'Let an Aries sleep with the window open and wake up with a plan, and the rest follows.',
  ],
  taurus: [
    'Give a Taurus a garden, a good loaf and an evening without a plan, and all is well.',
    'Soft fabrics, long meals and familiar voices keep a Taurus in good repair.',
    'Let a Taurus finish the sentence, the meal and the nap, in that order.',
  ],
  gemini: [
    'Give a Gemini two books, one friend and a window on the street, and the day takes care of itself.',
    'News, wordplay and a change of scene keep a Gemini in good repair.',
    'Let a Gemini change the subject, the route and the soundtrack as often as needed.',
  ],
  cancer: [
    'Give a Cancer a kitchen with people in it, and the tide comes in on the right side.',
    'Old photographs, warm soup and a blanket with a history keep a Cancer in good repair.',
    'Let a Cancer go home on time, and there will be enough warmth for the whole street.',
  ],
  leo: [
    'Give a Leo something to host, however small, and watch the temperature rise by two degrees.',
    'Applause, sunlight and the freedom to be generous keep a Leo in good repair.',
    'Let a Leo play, truly play, for an hour a day, and nobody will have to ask about the mood.',
  ],
  virgo: [
    'Give a Virgo an hour, a clear table and a thing that can be put right.',
    'Clean air, quiet mornings and work that makes sense keep a Virgo in good repair.',
    'Let a Virgo be off duty where things are already in order, in a wood, in a song, in clean sheets.',
  ],
  libra: [
    'Give a Libra a pretty place and a pleasant person, in either order.',
    'Music, manners and a choice between two nice things keep a Libra in good repair.',
    'Let a Libra take the pretty road, since the short one never rests anybody.',
  ],
  scorpio: [
    'Give a Scorpio one secret, one deep bath and nobody knocking.',
    'Honesty, strong coffee and a mystery with an answer keep a Scorpio in good repair.',
    'Let a Scorpio say the thing once, fully, and then swim it off.',
  ],
  sagittarius: [
    'Give a Sagittarius a ticket, a map or a very good argument, and health looks after itself.',
    'Open skies, loud laughter and unplanned miles keep a Sagittarius in good repair.',
    'Let a Sagittarius leave early, arrive late and tell the story of what lay between.',
  ],
  capricorn: [
    'Give a Capricorn a hill, a reason and good boots, and leave the talking for the top.',
    'Sound sleep, sound work and a joke without a smile keep a Capricorn in good repair.',
    'Let a Capricorn be silly with somebody trustworthy, which refreshes like a week off.',
  ],
  aquarius: [
    'Give an Aquarius a strange idea and somebody to try it with.',
    'Fresh air, good friends and an unwritten rule to break keep an Aquarius in good repair.',
    'Let an Aquarius have one evening a week that belongs to no category.',
  ],
  pisces: [
    'Give a Pisces a sea, a song or a sofa, and ask no questions for an hour.',
    'Dim light, kind people and time to drift keep a Pisces in good repair.',
    'Let a Pisces cry at the film, laugh at the credits and walk home slowly.',
  ],
};

/** How signs of a mode recover. */
export const MODE_RESTS: Record<Mode, readonly string[]> = {
  cardinal: [
    'As a sign that starts things you rest best once one of them is finished, so finish a small one.',
    'Signs of your sort set the pace without noticing, and today you might set it at a stroll.',
    'Your kind of sign gets energy from a first step, so take one towards something enjoyable.',
  ],
  fixed: [
    'As a sign that stays with things you recover by staying, so do not swap your good habit for a better one.',
    'Signs of your sort run long and even, and a pause in the middle does not break the line.',
    'Your kind of sign gets energy from what is familiar, so go back to the place that never lets you down.',
  ],
  mutable: [
    'As a sign that adapts you recover by not having to, so spend an hour where nobody needs anything.',
    'Signs of your sort live on variety, and a change is as good to you as a nap.',
    'Your kind of sign gets energy from switching, so change rooms, tasks or music before you are tired.',
  ],
};
