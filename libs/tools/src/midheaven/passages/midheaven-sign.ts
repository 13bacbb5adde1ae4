import type { Element, SignKey } from '@cosmic/sky/zodiac';

/** A sign at the top of a chart; `{top}` is 'Your midheaven' or 'Your solar tenth house'. */
export const TOP_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    '{top} is in Aries, so you are meant to be seen starting things, and somebody else can be thanked for the filing.',
    'With Aries at the top of your chart, your name gets attached to first times: first of the family, first on the scene, first to say it.',
    'Aries on high likes a calling with an edge to it; a title bores you, a mission wakes you up.',
  ],
  taurus: [
    '{top} is in Taurus, so you become known for what lasts, and your reputation grows like an orchard.',
    'With Taurus at the top of your chart, people come to you for the solid version, made of real material and delivered when you said.',
    'Taurus on high climbs without hurry, and it would like a good chair at every landing.',
  ],
  gemini: [
    '{top} is in Gemini, so your calling has at least two names, and the second business card is never far away.',
    'With Gemini at the top of your chart, you are known for knowing: who said it, where it stands and how to put it so that it is read.',
    'Gemini on high would rather change the subject than rise in it, and does some of its best work between two professions.',
  ],
  cancer: [
    '{top} is in Cancer, so the world meets you as somebody who looks after things, be it a team, a town or a tradition.',
    'With Cancer at the top of your chart, people remember how they felt in your care long after they have forgotten what you charged.',
    'Cancer on high builds a career as others build a home, with a door that shuts and a light left on.',
  ],
  leo: [
    '{top} is in Leo, so you do badly in the back row, and the work itself brightens when you sign it.',
    'With Leo at the top of your chart, leading is less a promotion than a posture, and others fall in because you seem to enjoy it.',
    'Leo on high wants applause and will work honestly for it, preferably at something with an opening night.',
  ],
  virgo: [
    '{top} is in Virgo, so your fame is of the useful sort: when it has to be right, they ask for you.',
    'With Virgo at the top of your chart, mastery is your way up, one detail at a time, with clean edges.',
    'Virgo on high distrusts glamour, and is admired for exactly that by people who have to live with the result.',
  ],
  libra: [
    '{top} is in Libra, so you are known for tact, taste and the knack of getting two sides to sign one sheet.',
    'With Libra at the top of your chart, the way up leads through partners, and a fair reputation is your best reference.',
    'Libra on high makes any office more civil, and hears “could you just talk to them” more often than its job would explain.',
  ],
  scorpio: [
    '{top} is in Scorpio, so you are given the files that others would rather not open.',
    'With Scorpio at the top of your chart, you rise in silence and by depth, and people sense it before they can say what you do.',
    'Scorpio on high prefers influence to limelight, and has turned at least one ruin into a working building.',
  ],
  sagittarius: [
    '{top} is in Sagittarius, so your calling needs a horizon, and a job without one feels like a corridor.',
    'With Sagittarius at the top of your chart, you become known for what you believe, teach or bring back from far away.',
    'Sagittarius on high aims above the target on purpose, and hits it remarkably often.',
  ],
  capricorn: [
    '{top} is in Capricorn, so you take the stairs, and the view from the top will be one that you have earned.',
    'With Capricorn at the top of your chart, time is on your side: you look better in every office the longer you hold it.',
    'Capricorn on high is trusted with the key, the budget and the bad news, in that order.',
  ],
  aquarius: [
    '{top} is in Aquarius, so your path looks odd on paper and obvious in hindsight.',
    'With Aquarius at the top of your chart, you are known for the idea that came ten years early and for the friends who stayed to see it.',
    'Aquarius on high will not climb a ladder that it could redesign, and somebody usually ends up grateful.',
  ],
  pisces: [
    '{top} is in Pisces, so your calling is hard to put on a form: part art, part comfort, part being there.',
    'With Pisces at the top of your chart, people see in you what they need, which is a gift to handle with care.',
    'Pisces on high drifts towards work with a soul in it, and withers politely in any other.',
  ],
};

/** The opposite sign, at the foot of the chart: home and roots. */
export const ROOT_SIGN: Record<SignKey, readonly string[]> = {
  aries: [
    'At the foot of the chart is Aries, so home is where you may be impatient, loud and the first in the bath.',
    'The roots of it lie in Aries: somewhere in your family people fought for their place, and you inherited the stance.',
  ],
  taurus: [
    'At the foot of the chart is Taurus, so you can dare a good deal outside as long as the pantry is full and the bed is your own.',
    'The roots of it lie in Taurus: what holds you up is plain, slow and probably made of wood.',
  ],
  gemini: [
    'At the foot of the chart is Gemini, so home is a place of talk, with books on the stairs and three people answering at once.',
    'The roots of it lie in Gemini: you grew up on stories, and you go back to them whenever the world gets too official.',
  ],
  cancer: [
    'At the foot of the chart is Cancer, so your ambition needs a kitchen to come home to, and knows it.',
    'The roots of it lie in Cancer: memory, family and a certain soup are the cellar on which your whole house stands.',
  ],
  leo: [
    'At the foot of the chart is Leo, so at home you are allowed to be splendid, and somebody should clap.',
    'The roots of it lie in Leo: pride in where you come from is the sun lamp of your private life.',
  ],
  virgo: [
    'At the foot of the chart is Virgo, so an orderly home gives you the freedom to be dreamy in public.',
    'The roots of it lie in Virgo: you come from people who knew how to mend things, and it shows in how you calm down.',
  ],
  libra: [
    'At the foot of the chart is Libra, so peace at home is what pays for your boldness elsewhere.',
    'The roots of it lie in Libra: you learned early how a room is kept pleasant, and you still listen for the tone behind a door.',
  ],
  scorpio: [
    'At the foot of the chart is Scorpio, so your private life is deep water with a good lock on the gate.',
    'The roots of it lie in Scorpio: there is a story in your family that is told quietly, and it made you strong.',
  ],
  sagittarius: [
    'At the foot of the chart is Sagittarius, so you need a home with a window on the distance and a suitcase that is never quite unpacked.',
    'The roots of it lie in Sagittarius: somebody before you went far away, and a little of that road runs through your living room.',
  ],
  capricorn: [
    'At the foot of the chart is Capricorn, so under all that feeling there is a foundation of stone.',
    'The roots of it lie in Capricorn: duty was part of the furniture where you come from, and you have learned to sit on it comfortably.',
  ],
  aquarius: [
    'At the foot of the chart is Aquarius, so home for you is a free country, and relatives need not be related.',
    'The roots of it lie in Aquarius: your background was unusual in some way, and your idea of family has wide edges.',
  ],
  pisces: [
    'At the foot of the chart is Pisces, so at home you put down your list, and nobody may ask you for the time.',
    'The roots of it lie in Pisces: behind your competence there is a soft, musical room that few have seen.',
  ],
};

/** A step towards a calling, by the element at the top. */
export const TOP_STEP: Record<Element, readonly string[]> = {
  fire: [
    'As a first step, tell one person this week what you would start if nobody could refuse you.',
    'For practice, volunteer this week for the part with the microphone.',
    'As an exercise, write the headline that you would like to read about yourself, and then its first true sentence.',
  ],
  earth: [
    'As a first step, show a finished piece of work this week to somebody who could use it.',
    'For practice, list what you have built so far, in nouns, and read the list aloud once.',
    'As an exercise, choose the one skill that people already pay attention to, and give it an extra hour.',
  ],
  air: [
    'As a first step, explain what you do to a stranger this week in two sentences, and keep the version that makes them ask.',
    'For practice, write to somebody whose work you admire, and ask one good question.',
    'As an exercise, introduce yourself without your job title and see what is left.',
  ],
  water: [
    'As a first step, ask three people this week what they come to you for, and believe them.',
    'For practice, notice at which task the clock disappears, and put it in the diary again.',
    'As an exercise, write down for whom you would do this work if nobody were counting.',
  ],
};
