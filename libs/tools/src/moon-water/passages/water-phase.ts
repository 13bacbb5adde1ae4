import type { MoonPhase } from '@cosmic/sky/astronomy/moon';

/** What the water of a phase is for. */
export const WATER_INTENTION: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'A bowl set out in the dark belongs to a wish that is still so small that it has to be whispered.',
    'Since there is no light to catch that night, the water holds a question instead, and questions keep surprisingly well.',
    'Think of the bowl as an empty page with a rim around it.',
  ],
  'Waxing Crescent': [
    'This is water for first steps, the courageous ones and the slightly clumsy ones, which are mostly the same.',
    'A thin light has come back by then, and the bowl is there to keep it company while you find your shoes.',
    'Make it for whatever you have only just begun and do not yet dare to call by its name.',
  ],
  'First Quarter': [
    'Half of the light is there and half is not, so the bowl is made for a decision that has waited long enough.',
    'This water takes sides: yours, as soon as you know which side that is.',
    'Make it on the evening when thinking it over has stopped producing anything new.',
  ],
  'Waxing Gibbous': [
    'This is water for the last third of a thing, where good turns slowly into finished.',
    'The bowl is for patience, since nearly round is the hardest shape to leave alone.',
    'Make it for the detail that only you will notice and that you will nevertheless be glad of.',
  ],
  'Full Moon': [
    'Bright water is for gratitude, and for letting yourself be seen with everything that has come of the month.',
    'The bowl fills with light faster than with water, so use it for thanks and for good company.',
    'Make it to celebrate, and choose something that nobody else would think of celebrating.',
  ],
  'Waning Gibbous': [
    'This is water for handing on: what you know, what you have twice, what somebody once gave to you.',
    'The light begins to give itself away by then, and the bowl learns from it.',
    'Make it with one particular person in mind, and do not tell them until it is done.',
  ],
  'Last Quarter': [
    'This water is for putting things down, an old grudge, a habit or an enormous heap of papers.',
    'Half of the light is on its way out, and it will gladly take something along.',
    'Make it for the sentence that you are tired of repeating to yourself.',
  ],
  'Waning Crescent': [
    'This is the water of sleep and of doing less, and it asks for no wish at all.',
    'The bowl is set out for rest, as one sets out slippers.',
    'Make it when you have nothing to ask, which is a fine state to be in near a bowl.',
  ],
};

/** Afterwards: what may be done besides what the recipe says. */
export const WATER_AFTER: Record<MoonPhase, readonly string[]> = {
  'New Moon': [
    'Keep the slip of paper until the next dark night, and read it again by the light of a candle.',
    'Afterwards wait as one waits with seeds, which is to say patiently and without digging.',
  ],
  'Waxing Crescent': [
    'Do the step that you named within the hour, while your fingers still remember the water.',
    'Repeat the whole thing in a week, if that first step should turn out to have been two.',
  ],
  'First Quarter': [
    'Put one of the two stones in your coat pocket, where it can remind you of having decided.',
    'After that the matter is closed for a fortnight, including the small hours of the night.',
  ],
  'Waxing Gibbous': [
    'Stop as soon as it shines, and allow the remainder of the house to be exactly as it is.',
    'Show the shining thing to somebody, since polish is only finished when another person has noticed it.',
  ],
  'Full Moon': [
    'Keep a cupful aside in the name of that friend who was unable to come.',
    'Leave the last drops on the windowsill for whoever happens to fly past in the morning.',
  ],
  'Waning Gibbous': [
    'Say nothing about where the water came from, because presents travel better without an explanation.',
    'Thank the person who once gave you something similar, aloud, even if nobody is in the room.',
  ],
  'Last Quarter': [
    'Rinse the bowl twice and put it away upside down, as a sign that the subject has been dealt with.',
    'Walk around the table once afterwards and notice how much space there suddenly is.',
  ],
  'Waning Crescent': [
    'After that, let the day come to you for a while instead of going out to meet it.',
    'Leave the bowl where it is for the whole morning, since hurrying would undo the better half of it.',
  ],
};
