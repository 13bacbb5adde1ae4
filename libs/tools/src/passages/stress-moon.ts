import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';

/** What today’s Moon makes of strain, by her sign. */
export const MOON_STRAIN: Record<SignKey, readonly string[]> = {
  aries: [
    'The Moon is in Aries today, so feelings fire at once, and a pause of three breaths before replying is worth an hour of making up.',
    'With the Moon in Aries the day is short of patience, so be quick about what you can finish and leave the rest of it unopened.',
    'Everything wants to happen now while the Moon is in Aries; let one thing, and hold the door for the rest.',
    'Under a Moon in Aries tension leaves fastest by way of the legs, so walk it round the block.',
    'Short tempers are in fashion with the Moon in Aries, and yours may take a seat for ten minutes.',
    'Say it straight and say it once while the Moon is in Aries, and then go and move your body.',
  ],
  taurus: [
    'The Moon is in Taurus today and sides with whatever is slow, warm and already paid for.',
    'With the Moon in Taurus the nerves can be reached through the stomach and the skin, and good food eaten slowly counts as a plan.',
    'Under a Moon in Taurus haste feels like sandpaper, so do one thing at the pace of a good meal.',
    'Hold on to something solid while the Moon is in Taurus: a table, a routine, somebody’s arm.',
    'Stubbornness and tiredness look alike with the Moon in Taurus, so rest first and argue later.',
    'Warmth helps more than words while the Moon is in Taurus; find a blanket, a bath or a sunny wall.',
  ],
  gemini: [
    'The Moon is in Gemini today, and a restless head is half the weather, so do not take each gust personally.',
    'With the Moon in Gemini the telephone is a nervous animal, so feed it at fixed times and keep it out of the bedroom.',
    'Thoughts come in pairs while the Moon is in Gemini, so write both down and answer neither yet.',
    'Under a Moon in Gemini a talk with a light-hearted person can air the whole head.',
    'Too many windows are open with the Moon in Gemini, on the screen and behind the forehead; shut some.',
    'Let your hands be busy and your head be idle while the Moon is in Gemini.',
  ],
  cancer: [
    'The Moon is in Cancer today, which makes everyone a little thinner-skinned, so look for soft company and low voices.',
    'With the Moon in Cancer the way to quiet leads through the kitchen, the bed or somebody who knew you early.',
    'Home is the best shelter while the Moon is in Cancer, and the best thing in it is an early evening.',
    'Under a Moon in Cancer you may need mothering, and you are allowed to do it yourself.',
    'Old feelings come round for a visit with the Moon in Cancer; give them tea and no important tasks.',
    'Keep the circle small while the Moon is in Cancer, and the voices low.',
  ],
  leo: [
    'The Moon is in Leo today and blows small slights up to opera, so laugh at one of them before the interval.',
    'With the Moon in Leo what tires you may be a lack of sunshine in the wider sense, so go where people are glad of you.',
    'Pride tires one out while the Moon is in Leo, so let somebody see how full your hands are.',
    'Under a Moon in Leo a little sunshine and a little praise go straight to the nerves, and you can ask for both.',
    'A bad mood likes a stage with the Moon in Leo; give it a small one, and then the curtain.',
    'Do something playful while the Moon is in Leo, for no reason and with no result.',
  ],
  virgo: [
    'The Moon is in Virgo today, and worry comes dressed as diligence, so ask it whether the matter can be changed before six.',
    'With the Moon in Virgo one tidy surface will do more for the nerves than a new system for everything.',
    'Perfection costs extra while the Moon is in Virgo, so take the plain version.',
    'Under a Moon in Virgo worry feels like work; check by asking what exactly has been done.',
    'Put three things in order with the Moon in Virgo, and declare the rest a landscape.',
    'Simple tasks soothe while the Moon is in Virgo: rinse, fold, sweep, stop.',
  ],
  libra: [
    'The Moon is in Libra today, so disharmony is felt like a draught; close that door kindly and without a debate.',
    'With the Moon in Libra a calm person at the next table is worth more than good advice, so choose your seat accordingly.',
    'Everyone’s wishes ring in your ears while the Moon is in Libra, so ask for a quiet minute to hear your own.',
    'Under a Moon in Libra harmony is worth a walk away from the noise.',
    'Indecision eats strength with the Moon in Libra; toss a coin and see whether you are relieved.',
    'Something beautiful helps while the Moon is in Libra, and it need only be a tidy tray.',
  ],
  scorpio: [
    'The Moon is in Scorpio today, so the mind goes straight to the depths; take the depths seriously and the hour of night less so.',
    'With the Moon in Scorpio what is held back presses hardest, and ten lines that nobody will read can let off a good deal of steam.',
    'Strong feelings need a strong container while the Moon is in Scorpio, such as a notebook, a swim or a very good friend.',
    'Under a Moon in Scorpio you may see through everything; rest your eyes.',
    'What you clench wears you out with the Moon in Scorpio, so open one hand.',
    'Let one secret worry out while the Moon is in Scorpio, to one person, in one sentence.',
  ],
  sagittarius: [
    'The Moon is in Sagittarius today, and things look smaller from outdoors, which is a good reason to go there.',
    'With the Moon in Sagittarius the cure for too much is often to take a larger view of it, and a brisk walk to go with the view.',
    'The walls come closer while the Moon is in Sagittarius, so go out, if only to the end of the road.',
    'Under a Moon in Sagittarius a joke and a long look into the distance are serious remedies.',
    'Too many plans are also a kind of luggage with the Moon in Sagittarius; leave two at the station.',
    'Ask what will matter in five years while the Moon is in Sagittarius, and pack accordingly.',
  ],
  capricorn: [
    'The Moon is in Capricorn today and makes duties look like mountains, so pick the one that has steps cut into it.',
    'With the Moon in Capricorn a little order brings comfort, and an early end to the working day brings rather more.',
    'Duty gets loud while the Moon is in Capricorn, so write it down and look how short the list is.',
    'Under a Moon in Capricorn one finished thing calms more than five begun.',
    'You need not carry it uphill in one go with the Moon in Capricorn; there are ledges.',
    'Treat rest as an appointment while the Moon is in Capricorn, and be on time for it.',
  ],
  aquarius: [
    'The Moon is in Aquarius today, so some distance comes easily; use it to ask what all this will look like in a year.',
    'With the Moon in Aquarius the nerves hum like a wire, and what helps is air, friends and the switching off of at least one device.',
    'Step out of the picture for a moment while the Moon is in Aquarius and look at it as if it were someone else’s day.',
    'Under a Moon in Aquarius the head runs hot and the feet go cold, so warm the feet.',
    'A friend with a strange sense of humour is a great help with the Moon in Aquarius.',
    'Do the usual thing in an unusual way while the Moon is in Aquarius, and notice the small relief.',
  ],
  pisces: [
    'The Moon is in Pisces today, and everything comes through the walls, so choose with care what you let yourself hear and see.',
    'With the Moon in Pisces tiredness is honest, and an hour lost to music or sleep has not been lost.',
    'You are porous while the Moon is in Pisces, so keep away from loud rooms and louder opinions.',
    'Under a Moon in Pisces a nap is a decision like any other.',
    'Not all of the sadness about is yours with the Moon in Pisces; hand back what you have only picked up.',
    'Let music do the thinking while the Moon is in Pisces, and give it an hour.',
  ],
};

/** What the phase of the Moon suggests for the evening. */
export const EVENING_PHASE: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'This evening belongs to the New Moon, so leave a light off that is usually on and sit for a while in what is left.',
    'Under the New Moon nothing need be shown, so spend the evening as if it would not be told to anyone.',
    'Give the evening no task under the New Moon, not even the task of being restful.',
    'Tonight is the New Moon, and one small wish, whispered, is quite enough to plan.',
  ],
  'Waxing Crescent': [
    'This evening belongs to the Waxing Crescent, so begin one kind habit in its smallest size, such as a glass of water by the bed.',
    'Under the Waxing Crescent take on half of what you had planned, and let the other half grow towards you.',
    'Tonight, with the Waxing Crescent, do the first minute of a good habit and then stop.',
    'Let the Waxing Crescent remind you that beginnings are allowed to be thin.',
  ],
  'First Quarter': [
    'This evening belongs to the First Quarter, so decide one small matter that has been nagging and give the rest of the night off.',
    'Under the First Quarter say the one no that would loosen the whole week.',
    'Tonight, with the First Quarter, choose the easier of two good things.',
    'Halfway is a place to sit down, says the First Quarter, so sit down in it.',
  ],
  'Waxing Gibbous': [
    'This evening belongs to the Waxing Gibbous, so stop improving at nine and let nearly good be good.',
    'Under the Waxing Gibbous the head runs ahead; write tomorrow’s first line tonight, and close the book.',
    'Tonight, with the Waxing Gibbous, put the unfinished thing in a drawer and wish it good night.',
    'Hold back one last improvement under the Waxing Gibbous, and see that nobody misses it.',
  ],
  'Full Moon': [
    'This evening belongs to the Full Moon and may be wide awake, so plan for a slow walk, low lamps and no large conclusions.',
    'Under the Full Moon everything looks urgent and lovely at once; keep both until the morning.',
    'Tonight, with the Full Moon, keep the curtains open for a while and the big talks closed.',
    'If sleep is late under the Full Moon, let it be late, and rest your eyes on something pale.',
  ],
  'Waning Gibbous': [
    'This evening belongs to the Waning Gibbous, so tell somebody what went right and leave out the analysis.',
    'Under the Waning Gibbous the pressure is going down of its own accord, and you need only not pump.',
    'Tonight, with the Waning Gibbous, do a little less than last night and enjoy the difference.',
    'Let somebody hear the short version of your day under the Waning Gibbous, with a laugh in it if there was one.',
  ],
  'Last Quarter': [
    'This evening belongs to the Last Quarter, so take one thing off tomorrow’s list and do not put another in its place.',
    'Under the Last Quarter clear one small surface, and let that be the news of the day.',
    'Tonight, with the Last Quarter, give something back: a book, a worry, an hour of sleep.',
    'Half of it may go, says the Last Quarter, and you choose which half.',
  ],
  'Waning Crescent': [
    'This evening belongs to the Waning Crescent, so be in bed before you are quite ready and look at the ceiling as at a film.',
    'Under the Waning Crescent tiredness has right of way.',
    'Tonight, with the Waning Crescent, let the day run out like a bath.',
    'Lie down early under the Waning Crescent, and let tomorrow come and find you.',
  ],
};
