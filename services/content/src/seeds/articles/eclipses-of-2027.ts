import type { FirstArticle } from './article';

export const ECLIPSES_OF_2027: FirstArticle = {
  slug: 'the-eclipses-of-2027',
  title: 'The eclipses of 2027, and six minutes of night at noon',
  metaDescription:
    'Five eclipses in two seasons: an annular one in February, a long total one on 2 August 2027, and three faint shadows on the Moon. Dates, places, meanings.',
  tags: ['eclipses', 'sky calendar', 'leo', 'aquarius'],
  content: `
<p>Eclipses come in seasons. Twice a year, for about five weeks, the Sun stands near one of the two points where the Moon’s path crosses his own, and every New or Full Moon that falls into those weeks is an eclipse of some kind. In 2027 the seasons lie in February and in July and August, and the second of them contains an event that people have had in their diaries for decades.</p>
<h2>6 February: a ring over the South Atlantic</h2>
<p>The first is an annular eclipse of the Sun at seventeen degrees of Aquarius. The Moon is a little too far away to cover the Sun entirely, so that a ring of light remains, for more than seven minutes where it is central. The path runs from Chile across Argentina and Uruguay, over the ocean, and on to the coast of West Africa from the Ivory Coast to Nigeria. Much of South America and Africa sees a bite taken out of the Sun.</p>
<p>Aquarius is the sign of circles of friends, of causes and of everything that is easier to love in general than in particular. A New Moon there, with the light reduced to a ring, asks who belongs to your circle and who has been standing outside it, waiting to be waved in.</p>
<h2>20 February: a shadow hardly seen</h2>
<p>Two weeks later the Full Moon in Virgo passes through the outer part of the Earth’s shadow. Such a penumbral eclipse is so faint that most people would not notice. You may take that as a hint. Virgo deals with what most people do not notice, and the fortnight after it is good for one small correction that nobody will praise.</p>
<h2>18 July: the same again, in Capricorn</h2>
<p>The summer season opens with another faint one, the Full Moon of 18 July late in Capricorn. It speaks of ambition and its price. If a goal has turned into a habit of being tired, this is a night for admitting it.</p>
<h2>2 August: six minutes and more</h2>
<p>Then comes the great one. On 2 August 2027, at almost ten degrees of Leo, the Moon is close and covers the Sun completely. The path of totality comes in from the Atlantic, passes over the south of Spain and the Strait of Gibraltar, crosses Morocco, Algeria, Tunisia, Libya and Egypt, and leaves over Saudi Arabia, Yemen and the Horn of Africa. Near Luxor darkness lasts for six minutes and more than twenty seconds; nobody alive today has much chance of standing in a longer one.</p>
<p>If you can go, go, and protect your eyes: only while the Sun is wholly covered may one look without a filter. People who have stood in the shadow describe the same things. The light turns metallic. The wind drops. Birds go to bed. And grown men and women, who had come for the astronomy, find that they are crying.</p>
<p>In the language of signs, Leo is the Sun’s own house. An eclipse there puts a hand over the heart for a moment and takes it away again. What do you miss when your own light is out, and who notices? Weeks like these show very plainly what you do for joy and what you do to be seen. There is nothing wrong with either, but it helps to know which is which.</p>
<h2>17 August: the season closes</h2>
<p>The last of the five is a third penumbral eclipse, the Full Moon of 17 August in Aquarius, opposite the first theme of the year. Whatever began in February with a circle of people comes round to it now. Thank them, or thin them out.</p>
<h2>How to live with an eclipse</h2>
<p>There is a good deal of drama written about eclipses, most of it by people who sell something. Nothing happens on such days that was not on its way. What they offer is a lunation in italics: the ordinary rhythm of beginning and completing, underlined.</p>
<ol>
<li>Keep the day itself light. Watch and take notes; decisions can wait for a week.</li>
<li>Look back half a year. Eclipses of one axis answer each other, and February’s question tends to get its reply in August.</li>
<li>Do one thing by daylight on the day after that you had been putting off. Light that has come back wants to be used.</li>
</ol>
`,
};
