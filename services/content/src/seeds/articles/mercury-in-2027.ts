import type { FirstArticle } from './article';

export const MERCURY_IN_2027: FirstArticle = {
  slug: 'mercury-retrograde-in-2027',
  title: 'Mercury retrograde in 2027: three reviews, and what each is about',
  metaDescription:
    'The dates of Mercury’s three retrograde periods in 2027, the signs they run through, and a calm way of using the weeks that everybody complains about.',
  tags: ['mercury', 'retrograde', 'sky calendar'],
  content: `
<p>No planet has a worse press. When a train is late and Mercury happens to be retrograde, he did it; when a train is late and he is not, nobody mentions him. So before we come to the dates, a sober word. Mercury is retrograde three or four times a year, for about three weeks. That is roughly one day in five. If contracts signed on those days were void, there would be no civilisation.</p>
<p>And yet the old image is a good one. The planet of words and errands turns round and walks back over ground that it has covered before. As a prompt to do the same, at regular intervals and with a clear theme, it could hardly be improved.</p>
<h2>First review: 9 February to 3 March, from Pisces back to Aquarius</h2>
<p>Mercury turns retrograde on 9 February at almost six degrees of Pisces, slips back into Aquarius on the eighteenth, and turns direct there on 3 March. Pisces thinks in pictures, Aquarius in diagrams. The movement is from a mood that you could not put into words to a principle that you can.</p>
<p>Use it for everything that has been left vague for the sake of peace. What exactly was agreed? Who is “we” in that sentence? The eclipses of February fall into the same weeks, so there may be more feeling about it than the matter deserves. Sleep on the long message. Send the short one.</p>
<h2>Second review: 10 June to 4 July, from Cancer back to Gemini</h2>
<p>The second station is on 10 June at six degrees of Cancer. On 26 June Mercury is back in Gemini, his own sign, and there he turns direct on 4 July. Here the movement is from the family table to the street: from what has always been said at home to what one would say if one had grown up next door.</p>
<p>It is a good time to write to a brother or sister, to look through photographs with someone who remembers the names, and to ask an uncle the question you have been saving. Practical matters around the house may need a second visit by the plumber. Gemini will find that funny, and so, by August, will you.</p>
<h2>Third review: 7 to 28 October, from Scorpio back to Libra</h2>
<p>The last begins on 7 October at almost five degrees of Scorpio and leads back to Libra on the sixteenth, where Mercury turns direct on the twenty-eighth. Scorpio asks what is behind it. Libra asks how we can both live with it. Things come to light in the first half that have to be put fairly in the second.</p>
<p>If there is a conversation that you have been conducting by means of silence, this is the season for holding it aloud. Start with what you have understood of the other side. It is astonishing how much shorter the remainder becomes.</p>
<h2>Before, during, after</h2>
<p>A retrograde has edges. For a few days before each station the planet slows down, and the theme announces itself, often by way of a misunderstanding. For about two weeks after it has turned direct it covers the same degrees for the third time, and what was reviewed can be put into practice. If you like marking calendars, mark the three dates on which Mercury turns direct: 3 March, 4 July and 28 October. They make better deadlines than beginnings.</p>
<h2>The short list</h2>
<ul>
<li><strong>Re-read</strong> before sending, especially when you are sure.</li>
<li><strong>Repeat</strong> the appointment aloud: day, hour, place.</li>
<li><strong>Return</strong> what was lent to you, the borrowed book first.</li>
<li><strong>Repair</strong> what still works, and back up what cannot be repaired.</li>
<li><strong>Reconnect</strong> with one person whose name has turned up twice in a week.</li>
</ul>
<h2>And if you have to sign something?</h2>
<p>Then sign it. Read it twice, ask the question that you were too polite to ask, and keep a copy. That is good advice on every day of the year. Mercury’s real service is that three times in 2027 somebody will remind you of it.</p>
<p>One more thing, for those who were born while he was going backwards, about a fifth of all people: you are at home in these weeks. You have always thought by turning round. While the others are looking for the way, you may be the only one who remembers where it was.</p>
`,
};
