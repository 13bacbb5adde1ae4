import type { FirstArticle } from './article';

export const MARS_SLOWS_DOWN: FirstArticle = {
  slug: 'when-mars-slows-down',
  title: 'When Mars slows down: a winter for doing things properly',
  metaDescription:
    'Mars is retrograde from 10 January to 1 April 2027, first in Virgo and then in Leo. What that is, what it is not, and how to spend eighty days of it well.',
  tags: ['mars', 'retrograde', 'virgo', 'leo'],
  content: `
<p>Every two years and two months the planet of the first move comes to a halt. In 2027 it happens on 10 January, at ten degrees of Virgo. Mars stands, turns, goes back through Virgo, re-enters Leo on 21 February, and only on 1 April, at almost twenty-one degrees of Leo, does he set off in the usual direction. That is a little more than eighty days, the whole of what is winter for half the world.</p>
<p>Mercury’s loops are famous because there are so many of them. Those of Mars are rarer and, for anybody who has to get up and do something, more noticeable.</p>
<h2>What happens up there</h2>
<p>Nothing happens to Mars. The Earth runs on the inside lane and overtakes him; for a few weeks he seems to slip backwards against the stars, as a slower train does when yours draws level and passes. In the middle of it, Mars is opposite the Sun, nearer to us than at any other time, and as bright as he ever gets. If you look for a steady, rust-coloured light that rises as the Sun goes down in the second half of February, you have found him. It is worth remembering that a retrograde Mars is not a weak one. He is close.</p>
<h2>What people say about it</h2>
<p>Mars stands for drive: the muscle, the temper, the yes and the no. When he goes back, drive turns inwards. Things that used to move when pushed do not, or they move in another direction. Old arguments ask to be finished. The project you launched in the autumn with so much noise wants to be taken apart once more, because there is a screw left over.</p>
<p>None of that is a punishment. A craftsman who goes over a piece for the second time is not failing at the first. But it does mean that the sentence “I will just quickly” should be treated with suspicion until April.</p>
<h2>The Virgo weeks: 10 January to 21 February</h2>
<p>In Virgo, Mars is a technician. While he is going back here, look at how you do things and not only at what. The way you begin a working day. The movement that always hurts your shoulder. The form you fill in twice because nobody ever asked why there are two. Small repairs made in these weeks last astonishingly long.</p>
<p>Virgo has a sharp tongue for its own mistakes, and with Mars behind it the inner critic may be up early. A useful rule: whatever you would not say to an apprentice, do not say to yourself.</p>
<h2>The Leo weeks: 21 February to 1 April</h2>
<p>Back in Leo the question becomes warmer and more delicate. Here it is about pride. Where have you been doing something for applause that you no longer enjoy? Where have you hidden something you do enjoy, for fear that nobody would clap? Jupiter is retrograde in the same sign, and the two of them together make a fine workshop for courage of the quiet kind. Rehearse. Write the second draft. Dance in the kitchen with the blinds down.</p>
<p>If you quarrel in March, and somebody will, try to find out what the other person would have liked to be thanked for.</p>
<h2>Five things that go well</h2>
<ul>
<li>Finishing what is already three quarters done.</li>
<li>Training at a pace at which you could hold a conversation.</li>
<li>Sharpening, oiling, servicing, re-reading the manual.</li>
<li>Learning to say no in a normal tone of voice.</li>
<li>Apologising for a thing that happened two years ago, when Mars was last in this mood.</li>
</ul>
<h2>And what may wait</h2>
<p>Nobody has to stop living for eighty days. If something must be begun, begin it, and plan for a second attempt. But where you have a choice, the grand opening, the ultimatum and the new and expensive machine are happier after 1 April. By then you will know what you really wanted from them, and you may find that you need only half.</p>
<p>On the evening when Mars turns direct, write down what you have stopped doing since January. It will be a better list than any resolution, because you have already kept it.</p>
`,
};
