import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';

/** What the Moon of today asks for, by her sign. */
export const MOON_WELL: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon is in Aries, and the good feeling of the day is behind something brisk; do the bold small thing first.',
    'With the Moon in Aries a mood can be outrun, so if one sits on you, put your shoes on.',
    'Short and lively is how the day wants it, as the Moon is in Aries: a brisk walk does more than a long think.',
    'Begin something before you feel ready, while the Moon is in Aries and beginnings come easily.',
    'Impatience is only energy in a queue, says the Moon in Aries, so let it go first somewhere.',
    'Let off some steam on purpose under a Moon in Aries, with stairs, drums or a very fast tidy-up.',
  ],
  taurus: [
    'The Moon is in Taurus, so well-being goes by way of the senses: taste something properly, and touch what you are wearing.',
    'With the Moon in Taurus the body knows best what it likes, and what it likes is not to be hurried.',
    'Nothing has to be quick while the Moon is in Taurus, and least of all lunch.',
    'Comfort counts as a plan with the Moon in Taurus, so wear the soft things and keep the good chair.',
    'Under a Moon in Taurus one pleasure enjoyed slowly beats four in passing.',
    'Stay with what you know today, for the Moon in Taurus is at her happiest with an old favourite.',
  ],
  gemini: [
    'The Moon is in Gemini and wants variety, so change the seat, the street or the subject and feel the air come in.',
    'With the Moon in Gemini a lively message or a silly rhyme may do more for you than an hour of silence.',
    'Two short pleasures beat one long one under a Moon in Gemini, and a third may turn up by itself.',
    'Ask questions for the fun of it while the Moon is in Gemini; somebody near you knows a good story.',
    'A restless head is happiest in motion, and the Moon in Gemini suggests the long way through town.',
    'Give your fingers something to do under a Moon in Gemini: strings, dough, a crossword, a friend’s hair.',
  ],
  cancer: [
    'The Moon is in Cancer, her own house, and she suggests soup, old friends and the soft lamp.',
    'With the Moon in Cancer it does one good to be fetched, fed or hugged, and it is quite in order to ask for it.',
    'Stay close to your own people and your own pots while the Moon is in Cancer.',
    'Softness is in season under a Moon in Cancer, so lower the lights, the voices and the expectations.',
    'A little looking-after goes both ways while the Moon is in Cancer; feed somebody and be fed.',
    'Something from your childhood would taste right under a Moon in Cancer, so find out which dish it is.',
  ],
  leo: [
    'The Moon is in Leo and would like to play, so dress for it, hum in the stairwell, and let someone catch you smiling.',
    'With the Moon in Leo the heart wants an outing, and applauding others counts as exercise.',
    'Colour helps while the Moon is in Leo, and so does anyone who laughs at your jokes.',
    'Treat yourself like a guest of honour for an hour, as a Moon in Leo would.',
    'Under a Moon in Leo the cure for a flat mood is to do something with a flourish.',
    'Joy likes an audience while the Moon is in Leo, so take somebody along to whatever you love.',
  ],
  virgo: [
    'The Moon is in Virgo, and a small order is a great comfort; fold something, water something, then leave it be.',
    'With the Moon in Virgo kindness takes the shape of care, so do for yourself one of the things that you remind others to do.',
    'One clean corner clears the head under a Moon in Virgo, and one corner is enough.',
    'Simple food, fresh air and a list of three would please the Moon in Virgo, and very likely you.',
    'Do a small job beautifully while the Moon is in Virgo, and let nobody grade it.',
    'Worry less and wash something, suggests the Moon in Virgo, who finds peace in warm water and soap.',
  ],
  libra: [
    'The Moon is in Libra, so beauty counts as a need today: flowers, a clean window, a courteous word.',
    'With the Moon in Libra it is balance that does you good, so give the neglected side of the day half an hour.',
    'Good company is half the cure while the Moon is in Libra, and good light is a third.',
    'Make one thing around you prettier under a Moon in Libra, even if it is only the way the table is laid.',
    'Peace and quiet can be arranged while the Moon is in Libra; begin by not joining one argument.',
    'Dress a touch better than the day requires, since the Moon in Libra notices and so will your mood.',
  ],
  scorpio: [
    'The Moon is in Scorpio, so a little depth is restful: a serious film, a true talk, or the thing that you never say.',
    'With the Moon in Scorpio what is pent up would like to be moved, and swimming, scrubbing or singing will all serve.',
    'One real conversation is worth an evening of small talk under a Moon in Scorpio.',
    'Privacy is restful while the Moon is in Scorpio, so be hard to reach for an hour.',
    'Under a Moon in Scorpio strong music, hot water and a closed door make a complete evening.',
    'Let go of one thing you have been gripping while the Moon is in Scorpio, and notice your shoulders.',
  ],
  sagittarius: [
    'The Moon is in Sagittarius, so go further than usual, by a mile or by a thought, and come back with an appetite.',
    'With the Moon in Sagittarius good humour is close at hand, and most of it is kept outdoors.',
    'Fresh air and a far view are the short advice of a Moon in Sagittarius, and the bus goes to both.',
    'Laugh at something silly while the Moon is in Sagittarius; it travels further than good advice.',
    'Leave one hour without a plan under a Moon in Sagittarius and see where your feet go.',
    'A little adventure would suit you now, with the Moon in Sagittarius: a new dish, a new street, a new word.',
  ],
  capricorn: [
    'The Moon is in Capricorn, and it is a relief to finish something; one thing, and then the chair.',
    'With the Moon in Capricorn plain things do you good, early hours, warm socks and a promise kept.',
    'A task with an end to it is soothing under a Moon in Capricorn; choose a short one and enjoy the end.',
    'Quality beats quantity while the Moon is in Capricorn, in sleep as much as in shoes.',
    'Under a Moon in Capricorn a walk uphill, at your own pace, sorts out more than it should.',
    'Keep one promise to yourself today, as the Moon in Capricorn is fond of those.',
  ],
  aquarius: [
    'The Moon is in Aquarius, so some distance is wholesome; see your friends, or see the day as a stranger might.',
    'With the Moon in Aquarius well-being lies off the usual path, so try the other café.',
    'Do one thing in an unusual order while the Moon is in Aquarius and enjoy the small jolt.',
    'Friends without an agenda are the best company for a Moon in Aquarius.',
    'Under a Moon in Aquarius a step back does you good, so look at the day from a bench across the road.',
    'Space is what the mood asks for with the Moon in Aquarius; open windows, loose plans, no crowding.',
  ],
  pisces: [
    'The Moon is in Pisces, and a nap, a tune or a bath is no waste of time but the very thing itself.',
    'With the Moon in Pisces you soak up what surrounds you, so surround yourself on purpose.',
    'Let some of the day blur while the Moon is in Pisces, for not every hour needs an outline.',
    'Water in any form is welcome under a Moon in Pisces, from the sea down to the teacup.',
    'Other people’s moods stick easily while the Moon is in Pisces, so rinse them off with music.',
    'Sleep a little longer or dream a little wider, as a Moon in Pisces would recommend both.',
  ],
};

/** How the day may end, by the phase of the Moon. */
export const NIGHT_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'At night, under the New Moon, wish for one small thing and go to sleep on it.',
    'Let the evening of this New Moon be dark and early, as evenings used to be.',
    'Darkness suits the New Moon, so let one evening go by without the big lamp.',
    'Make the evening small tonight, since the New Moon shows nothing and asks for nothing.',
  ],
  'Waxing Crescent': [
    'At night, under the Waxing Crescent, lay out what tomorrow’s good habit will need.',
    'Let the evening of this Waxing Crescent have a beginning in it, ten pages or ten stitches.',
    'Tonight, with the Waxing Crescent, do a pleasant thing for ten minutes that you would like to do more often.',
    'Under the Waxing Crescent tell somebody about a small plan and let them be pleased for you.',
  ],
  'First Quarter': [
    'At night, under the First Quarter, stretch out on the floor and let the undecided things lie beside you.',
    'Let the evening of this First Quarter have some effort in it, and then a really soft chair.',
    'Tonight, with the First Quarter, settle one open question by choosing the kinder answer.',
    'Half lit is enough to see by, says the First Quarter, so stop work while there is still some evening.',
  ],
  'Waxing Gibbous': [
    'At night, under the Waxing Gibbous, put the last touch to something and admire it for a minute.',
    'Let the evening of this Waxing Gibbous be patient; it is nearly time, and nearly is a nice place to sit.',
    'Tonight, with the Waxing Gibbous, tidy up for the person you will be in the morning.',
    'Go to bed with something still to look forward to, as the Waxing Gibbous does.',
  ],
  'Full Moon': [
    'At night, under the Full Moon, be with people, or be outdoors, or at the very least at the window.',
    'Let the evening of this Full Moon be bright, and forgive yourself if sleep takes the later train.',
    'Tonight, with the Full Moon, let the table be full as well, or the bath, or the playlist.',
    'Step outside for a minute under the Full Moon and see your own shadow by it.',
  ],
  'Waning Gibbous': [
    'At night, under the Waning Gibbous, thank one person in your thoughts and one by message.',
    'Let the evening of this Waning Gibbous be for digesting, in both meanings of the word.',
    'Tonight, with the Waning Gibbous, tell somebody the best part of your day.',
    'Share what is left of something good under the Waning Gibbous, be it cake or news.',
  ],
  'Last Quarter': [
    'At night, under the Last Quarter, clear the table and the day along with it.',
    'Let the evening of this Last Quarter be lighter by one object and one grudge.',
    'Tonight, with the Last Quarter, put three things back where they belong and call it order.',
    'Finish a small thing under the Last Quarter, and let a larger one go unfinished in peace.',
  ],
  'Waning Crescent': [
    'At night, under the Waning Crescent, do less than you think you should, and then half of that.',
    'Let the evening of this Waning Crescent be a long exhalation.',
    'Tonight, with the Waning Crescent, go to bed while it still feels a bit early.',
    'Let go of the rest of the list under the Waning Crescent; it will know you again tomorrow.',
  ],
};
