import type { FirstArticle } from './article';

export const LAST_WEEKS_OF_2026: FirstArticle = {
  slug: 'the-last-weeks-of-2026',
  title: 'The last weeks of 2026: a sky that begins to move again',
  metaDescription:
    'From the Sun’s entry into Sagittarius to the Full Moon of Christmas Eve: what happens in the sky at the end of 2026, day by day, and how to use it.',
  tags: ['sky calendar', 'moon', 'sagittarius', 'winter solstice'],
  content: `
<p>Autumn 2026 was a season of second thoughts. Venus spent six weeks walking backwards, Mercury joined her for three, and anybody who tried to hurry between the beginning of October and the middle of November probably remembers it. That stretch is over. Both planets turned direct within a few hours of each other on 13 and 14 November, and the last weeks of the year feel like a road after the roadworks: a little dusty, suddenly wide.</p>
<p>Here is what comes, in the order in which it comes. All dates are in Universal Time, so an event of the small hours may still belong to the evening before where you live.</p>
<h2>22 November: the Sun enters Sagittarius</h2>
<p>Scorpio asks what is underneath; Sagittarius asks what is over the hill. When the Sun changes from one to the other, the conversation changes with it. Books get opened again, journeys are looked up, people say what they believe and mean it. It is a fine moment to plan something whose point is that you do not yet know how it ends.</p>
<h2>24 November: Full Moon in Gemini</h2>
<p>Two days later the Moon is full at the beginning of Gemini, opposite that Sun. The axis from Gemini to Sagittarius runs from the single fact to the great idea, from the question at the kitchen table to the lecture on the meaning of it all. A Full Moon here is talkative. It brings the missing detail, the returned call, the friend who finally tells you the other half. If you have been waiting for an answer, ask once more.</p>
<p>On the evening of the next day Mars leaves Leo for Virgo. In Leo he wanted an audience; in Virgo he wants a list. Energy becomes practical and slightly impatient with speeches. Sort, mend, file, sharpen. Remember the place where he arrives, for he will turn round there in January and stay in the neighbourhood until spring.</p>
<h2>4 and 6 December: Venus and Mercury change rooms</h2>
<p>Venus comes back to Scorpio on 4 December, this time with both feet pointing forward. What she began to look at in October, a closeness that had become a habit or a price that had been too high, may now be settled with a clearer eye. Two days afterwards Mercury moves into Sagittarius, and the tone of everything lightens: more candour, more jokes, and rather more promises than the diary can hold.</p>
<h2>9 December: New Moon in Sagittarius</h2>
<p>This is the best night of the season for beginning. Choose one thing that would make next year wider: a language, a walk of several days, a question that you would like to have lived with by the following winter. Write it down in a single sentence. It does not have to be sensible. It has to be small enough to start on the tenth.</p>
<h2>10 to 13 December: three planets stop</h2>
<p>Within three days the slow ones change gear. Saturn turns direct in Aries on 10 December, Neptune follows in the same sign on the twelfth, and in the first hour of the thirteenth Jupiter comes to a halt in Leo and turns retrograde. Slow planets stand nearly still on such days, and things tend to feel heavier than they are, as if somebody had put a hand on the pendulum. Nothing needs to be decided in that week that can be decided in the next.</p>
<p>Afterwards the picture is different. Saturn and Neptune in Aries go back to building something new, and at first it is not much to look at. Jupiter turns inwards and asks whether last summer’s big gestures were really yours.</p>
<h2>21 December: the solstice</h2>
<p>At ten minutes to nine in the evening the Sun reaches Capricorn. North of the equator it is the longest night of the year, south of it the shortest. Light a candle either way. People have marked this turning for longer than they have been able to write, and all of them seem to have agreed that one should not do it alone.</p>
<h2>24 December: Full Moon in Cancer</h2>
<p>As if it had been arranged, the Moon is full in her own sign on Christmas Eve. Cancer remembers: the recipe, the chair, the one who used to sit in it. Tears are near the surface, and so is tenderness. If you are with your family, forgive early. If you are far from it, be somebody’s family for an evening.</p>
<p>The day after, Mercury enters Capricorn, and the year ends as the sober part of the mind likes it: with a list of what was promised, what was kept, and what may be crossed out without regret.</p>
`,
};
