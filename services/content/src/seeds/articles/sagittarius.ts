import type { FirstArticle } from './article';

export const SAGITTARIUS: FirstArticle = {
  slug: 'sagittarius-the-arrow-and-the-horizon',
  title: 'Sagittarius: the arrow and the horizon',
  metaDescription:
    'A portrait of the ninth sign: mutable fire, ruled by Jupiter. How Sagittarius thinks, loves and works, what it forgets, and how to live next to one.',
  tags: ['sagittarius', 'zodiac signs', 'fire', 'jupiter'],
  content: `
<p>The picture is of a centaur drawing a bow, and the joke of it is usually overlooked. From the waist down he is a horse and wants to run; from the waist up he is a philosopher and wants to aim. Everything about Sagittarius follows from that arrangement: the restlessness and the wisdom, the stable smell and the star at which the arrow points.</p>
<p>The Sun is in Sagittarius from about 22 November to 21 December. North of the equator these are the weeks in which the light fails fastest, which may be why the sign has made such a speciality of hope.</p>
<h2>What it is made of</h2>
<p>Its element is fire, and its mode is mutable. Aries strikes the match, Leo keeps the hearth, Sagittarius carries the torch to the next village. It is fire on the move, less interested in burning than in showing the way. Whoever has much of it is warmed by the thought of somewhere else.</p>
<p>Its ruler is Jupiter, the largest of the planets and the most generous. Jupiter enlarges what he touches. In Sagittarius he enlarges the view: from the street to the country, from the case to the principle, from what happened to what it means. He also enlarges portions, bills and anecdotes.</p>
<h2>How it thinks</h2>
<p>Sagittarius thinks in arcs. Give it two facts, and it will have a theory; give it three, and it will have a lecture. That is exhausting in a bookkeeper and marvellous in a teacher. It sees the connection before it sees the commas, and it tends to be right about the large thing and wrong about the Tuesday.</p>
<p>It is honest, sometimes before it has thought. The famous tactlessness of the sign is hardly ever meant unkindly. It comes from a conviction that everyone would rather know. Not everyone would, and the discovery surprises it anew each time.</p>
<h2>How it loves</h2>
<p>It loves by inviting you along. A Sagittarius who says “you should see that with me” has said a great deal. Laughter counts as intimacy; so does an argument about God at one in the morning. What it cannot bear is a relationship in which both already know how the evening will end.</p>
<p>Freedom is the word that frightens those who love it, and the fear is mostly needless. A horse that has a field does not jump the fence. Give Sagittarius a door that opens, and it will tell you when it is coming home. Lock the door, and it will start to look at maps.</p>
<h2>How it works</h2>
<p>Teaching, travelling, translating, publishing, law, anything with a horizon in it. It is the colleague who persuades the room that the thing can be done, and who is already on the next thing when the room begins to do it. It works best with somebody who likes finishing, provided that this person is thanked in public.</p>
<p>Detail is not beneath it; it simply needs a reason. Tell a Sagittarius why the form exists, and it will fill it in. Tell it that this is how forms are filled in, and you will find a paper plane.</p>
<h2>What it forgets</h2>
<p>Across the wheel stands Gemini, the sign of the nearest neighbour, the small question and the second opinion. Sagittarius, with its eye on the mountains, is apt to forget the person beside it who has just said something. Its growth lies there: to listen before the moral has been drawn, to be curious about what is small, to leave a story without a conclusion.</p>
<p>It also forgets that the body is a horse. It has to be ridden, fed and rested, and it does not care about principles.</p>
<h2>If you live with one</h2>
<ul>
<li>Laugh first, object afterwards. An objection that arrives with a smile will be considered.</li>
<li>Do not take the plan for a promise. Ask which of the five it would really pack for.</li>
<li>Say plainly when a remark has hurt. It will be sorry at once and will truly not have known.</li>
<li>Keep something of your own to be enthusiastic about. It is the fastest way to its heart and the best way to keep your own.</li>
</ul>
<h2>If you are one</h2>
<p>Aim lower now and then. Not because the high aim is wrong, but because an arrow that lands can be picked up and shot again. Choose one of the seven things, the one that would teach you most, and carry it as far as the next village. The horizon, you may rely on it, will still be there.</p>
`,
};
