import type { FirstArticle } from './article';

export const YEAR_2027_IN_NUMBERS: FirstArticle = {
  slug: '2027-in-numbers-a-year-of-eleven',
  title: '2027 in numbers: a year of eleven',
  metaDescription:
    'The digits of 2027 add up to 11, a master number. What a universal year is, how to find your own personal year within it, and what eleven asks of all of us.',
  tags: ['numerology', 'number 11', 'personal year'],
  content: `
<p>Two and nought and two and seven make eleven. Numerologists sit up at that. Usually one would go on adding until a single digit is left, and one and one would be two. But eleven, with twenty-two and thirty-three, is one of the numbers that tradition leaves standing. They are called masters, which sounds grander than it is. It means that there are two floors, and one can live on either.</p>
<h2>What a universal year is</h2>
<p>The sum of a year’s digits is the same for everybody. It is thought of as a key signature: it does not tell you which piece will be played, only how many sharps to expect. 2025 was a nine, a year of endings and clearing out. 2026 was a ten, and hence a one: new starts, not all of them elegant. 2027 is what comes after the first step. Somebody else enters the room.</p>
<h2>The ground floor: two</h2>
<p>On the ground floor of eleven lives the two. It is the number of the other person. A two listens, waits, mediates and notices who has not yet spoken. After a year in which everyone announced something, it asks with whom we intend to do it.</p>
<p>Expect a slower tempo, then. Agreements will matter more than announcements. What is built in a two is built by hand, between people who have learned how the other one takes their coffee. Impatience is the chief danger, and the second is being so considerate that nobody finds out what you want.</p>
<h2>The upper floor: eleven</h2>
<p>Eleven is two ones standing side by side, like the posts of a gate. What comes through is usually described as intuition: the thing one knows without having worked it out. Years of this kind are said to be bright and a little nervous. Ideas fly in, dreams are vivid, and the skin is thin.</p>
<p>The trick is to do something with it. A flash of insight that is not written down within the hour has merely been weather. Whoever has a notebook, a habit and a friend who says “and then?” can do a great deal with an eleven. Whoever has none of these may spend the year being inspired and getting nothing mended.</p>
<h2>Your own year within it</h2>
<p>Besides the year that is everyone’s there is one that is yours. To find it, add the digits of your day and month of birth to those of 2027 and reduce to a single figure.</p>
<p>Somebody born on 14 September counts 1 + 4 for the day, 9 for the month and 2 + 0 + 2 + 7 for the year. That makes 25, and 2 + 5 is 7: a personal year for thinking, in which an eleven outside is best answered by a closed door and an open notebook.</p>
<p>In a few words, the nine of them in 2027:</p>
<ul>
<li><strong>One</strong> begins, and should ask somebody to hold the ladder.</li>
<li><strong>Two</strong> meets its own number everywhere; say what you need before you are asked.</li>
<li><strong>Three</strong> has the words that everyone has been looking for. Publish them.</li>
<li><strong>Four</strong> builds the house into which the ideas can move. It will be thanked later.</li>
<li><strong>Five</strong> is on the road, and brings people together who would never have met.</li>
<li><strong>Six</strong> looks after others, and may put itself on the list this time.</li>
<li><strong>Seven</strong> understands something. There is no hurry to explain it.</li>
<li><strong>Eight</strong> has the means; in an eleven they want to be shared.</li>
<li><strong>Nine</strong> finishes, gives away, and keeps the door ajar.</li>
</ul>
<h2>Months with an echo</h2>
<p>The number of a month is added to that of the year. In 2027 the months of February and November are of particular interest. February adds its two to the eleven and makes thirteen, which is four: a dry, practical month in the middle of so much inspiration, good for turning one idea into a timetable. November, itself an eleven, brings twenty-two, the second of the masters, the builder. If something large is to be put on its feet this year, the autumn will carry it.</p>
<h2>Is any of that true?</h2>
<p>The arithmetic is. Whether a year can have a character because of the way we happen to count it is another question, and people who count by other calendars will smile at it. Numerology does not predict. It hands you a word and asks you to look through it for a while, as one looks through a piece of coloured glass. Look through “two”, and you will see whom you have been leaving out. Look through “eleven”, and you may catch sight of what you have known for some time.</p>
<p>That would be a fair result for a sum which a child can do.</p>
`,
};
