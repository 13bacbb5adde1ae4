import type { FirstArticle } from './article';

export const A_YEAR_BY_THE_MOON: FirstArticle = {
  slug: 'a-year-by-the-moon',
  title: 'A year by the Moon: how to keep the oldest calendar there is',
  metaDescription:
    'All New and Full Moons from December 2026 to December 2027 with their signs, and a simple practice for beginning, growing and letting go with them.',
  tags: ['moon', 'sky calendar', 'new moon', 'full moon'],
  content: `
<p>Before there were months there was the Moon. Somebody scratched her shapes into a piece of bone, notch by notch, thirty thousand years ago, and must have noticed what everyone notices who keeps looking: that things come round. We have better calendars now. They tell us when the meeting is. What they do not tell us is when to begin a thing and when to let it be, and for that the old one is still surprisingly serviceable.</p>
<p>This is how to keep it. No equipment is needed except a pencil.</p>
<h2>Four marks a month</h2>
<p><strong>New Moon.</strong> The Moon stands with the Sun and cannot be seen. The nights are dark, and what has been is over. Write down one intention, in one sentence, beginning with a verb.</p>
<p><strong>First Quarter.</strong> A week later she is half lit in the evening sky. Now the first difficulty has usually turned up. Decide about it: change the plan or change the hour, but do not change the aim.</p>
<p><strong>Full Moon.</strong> Another week, and she rises as the Sun goes down. Whatever you began is visible, to you and to others. Look at it kindly, tell somebody, celebrate what there is. It is a poor night for sleeping and for judging.</p>
<p><strong>Last Quarter.</strong> She is half lit again, in the morning this time. Finish, return, thank, tidy. The three or four days before the next New Moon are for doing as little as you can afford.</p>
<p>That is all. Whoever does it for three months will have noticed something, and whoever does it for a year will not want to stop.</p>
<h2>What the sign adds</h2>
<p>Each New Moon falls into the sign in which the Sun is, each Full Moon into the one opposite. The sign colours the question. In Aries one asks what one would dare, in Taurus what one would like to keep; Gemini asks whom to talk to, Cancer where one belongs. Leo asks for play and Virgo for practice, Libra for fairness and Scorpio for the truth. Sagittarius wants a horizon, Capricorn a result, Aquarius company, and Pisces a rest.</p>
<h2>The New Moons</h2>
<ul>
<li>9 December 2026 in Sagittarius</li>
<li>7 January 2027 in Capricorn</li>
<li>6 February 2027 in Aquarius, with an annular eclipse of the Sun</li>
<li>8 March 2027 in Pisces</li>
<li>6 April 2027 in Aries</li>
<li>6 May 2027 in Taurus</li>
<li>4 June 2027 in Gemini</li>
<li>4 July 2027 in Cancer</li>
<li>2 August 2027 in Leo, with a total eclipse of the Sun</li>
<li>31 August 2027 in Virgo</li>
<li>30 September 2027 in Libra</li>
<li>29 October 2027 in Scorpio</li>
<li>28 November 2027 in Sagittarius</li>
</ul>
<h2>The Full Moons</h2>
<ul>
<li>24 December 2026 in Cancer</li>
<li>22 January 2027 in Leo</li>
<li>20 February 2027 in Virgo</li>
<li>22 March 2027 in Libra</li>
<li>20 April 2027 in Scorpio, at its beginning</li>
<li>20 May 2027 in Scorpio again, at its end</li>
<li>19 June 2027 in Sagittarius</li>
<li>18 July 2027 in Capricorn</li>
<li>17 August 2027 in Aquarius</li>
<li>15 September 2027 in Pisces</li>
<li>15 October 2027 in Aries</li>
<li>14 November 2027 in Taurus</li>
<li>13 December 2027 in Gemini</li>
</ul>
<p>All dates are in Universal Time. In the Americas some of them belong to the evening before, in Australia some to the following morning.</p>
<p>You will have seen that Scorpio has two Full Moons in 2027 and that they stand at either end of the sign. That happens when the dates fit just so. If you have put off a conversation about money, trust or an inheritance, spring will offer it to you twice.</p>
<h2>A page for each month</h2>
<p>Take a notebook and give every Moon a page. At the top write the date, the sign and your sentence. In the middle, around the Full Moon, three lines about what has become of it. At the bottom, before the next New Moon, a single word.</p>
<p>At the end of the year read only the words. They make a kind of poem, and it is unlikely that you will understand it at once. But somebody with a piece of bone would know exactly what you had been doing. You were looking up, and you were counting, and you noticed that things come round.</p>
`,
};
