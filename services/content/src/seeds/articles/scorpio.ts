import type { FirstArticle } from './article';

export const SCORPIO: FirstArticle = {
  slug: 'scorpio-what-the-deep-water-keeps',
  title: 'Scorpio: what the deep water keeps',
  metaDescription:
    'The eighth sign without the melodrama: fixed water, ruled by Mars and Pluto. How Scorpio trusts, works and mends, and what it has to learn from Taurus.',
  tags: ['scorpio', 'zodiac signs', 'water', 'pluto'],
  content: `
<p>There are signs about which people make jokes, and there is Scorpio, about which people lower their voices. It has been called secretive, jealous, magnetic and dangerous, usually by somebody who was once in love with one. Let us try it without the thunder.</p>
<p>The Sun passes through Scorpio from about 23 October to 21 November. In the northern half of the world the leaves are coming down then. What was on the trees goes into the ground, and what looks like an ending is in fact the beginning of soil. That is the whole sign in one sentence, and all the rest is commentary.</p>
<h2>What it is made of</h2>
<p>Scorpio is fixed water. Cancer is the spring and Pisces the sea; Scorpio is the lake, deep, still, cold a little way down, with a temperature of its own in every layer. Water that does not run off keeps what falls into it. So Scorpio remembers. It remembers a kindness from the second form, and it remembers the other thing as well.</p>
<p>Two planets look after it. By the old reckoning it belongs to Mars, who is not in a hurry here: in Aries he charges, in Scorpio he waits by the bridge. Since 1930 astrologers have added Pluto, small and far away, the planet of what has to be replaced from the foundation up. Between them they give the sign a stamina that others only notice when they try to change its mind.</p>
<h2>How it trusts</h2>
<p>Slowly, and then entirely. Scorpio tests. It will tell you a small secret and see what becomes of it. It will go quiet and see whether you come closer or start to talk. This is not a game, although it has the rules of one. Somebody who feels as much as that cannot afford to feel it in the wrong place.</p>
<p>Whoever has passed is in for good. There is no more loyal sign. It will sit in hospital corridors, it will lend money without mentioning it again, and it will tell you the truth in a low voice when all your other friends have told you that the haircut suits you.</p>
<h2>How it loves</h2>
<p>As if there were something to find out. Scorpio is not content with your good sides. It wants to know what you are afraid of, and then, which surprises people, it is gentle with it. For half measures it has no use. An affair with a Scorpio is rarely remembered as a nice time; it is remembered as the year in which everything changed.</p>
<p>Jealousy, where it comes, is the shadow of that depth. It helps to speak of it early, when it is still a question. Left alone it turns into evidence.</p>
<h2>How it works</h2>
<p>Research, medicine, crisis, repair, money that belongs to several people, anything where others look away. A Scorpio in a meeting says one sentence, and it is the one about the matter that nobody wanted on the agenda. It can work for years on something that does not show. Give it a difficult case, a closed door and no small talk before ten.</p>
<p>What it needs from colleagues is very simple. Do not pretend. It will know, and it will never quite forget.</p>
<h2>What it has to learn</h2>
<p>Across the wheel is Taurus, which holds on to what is pleasant as Scorpio holds on to what is deep. Taurus says: not everything has a second floor. Sometimes a pear is a pear. Scorpio’s happiness depends to a remarkable degree on believing this for an hour a day, preferably outdoors and with something to eat.</p>
<p>The other lesson is letting go, in which it is supposed to be an expert. It is an expert in endings. Letting go is something else. An ending is a door that one shuts; letting go is forgetting, after a while, that there was a door.</p>
<h2>Three good habits</h2>
<ol>
<li>Say what you know. Others cannot see to the bottom, and your silence frightens them more than the thing itself would.</li>
<li>Write the letter that you will not send. Keep it for a month, read it once, burn it.</li>
<li>Once in every season, throw something away that you have been keeping as proof.</li>
</ol>
<p>And if you are merely friends with one: be on time, mean what you say, and do not be afraid of the pause. At the other end of it there is usually something that has been kept for you for a long time, in excellent condition.</p>
`,
};
