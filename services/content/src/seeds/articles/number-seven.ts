import type { FirstArticle } from './article';

export const NUMBER_SEVEN: FirstArticle = {
  slug: 'the-number-7-a-closed-door-and-a-good-question',
  title: 'The number 7: a closed door and a good question',
  metaDescription:
    'Life path 7 in numerology: how to work it out, what it gives and what it costs, and why sevens need both solitude and somebody to come home to.',
  tags: ['numerology', 'life path', 'number 7'],
  content: `
<p>Ask a room full of people for a number from one to ten, and more of them will say seven than any other. Asked why, they cannot tell you. It seemed the right one. Not too big, not too small, a little apart from the rest. They have, without knowing it, described its character.</p>
<p>Among the first ten numbers seven really does stand apart. It is not the double of any of them, and none of them is the double of it; it divides nothing in their company and is divided by nothing but one. The Greeks called it the virgin for that reason. Weeks have seven days, scales seven steps, and in the old sky there were seven wanderers. Wherever people have wanted to say that something is complete and mysterious at once, they have tended to reach for it.</p>
<h2>How you come by it</h2>
<p>In numerology seven is above all a life path. To find yours, take your date of birth and reduce the year, the month and the day separately, each to a single digit, keeping 11, 22 and 33 where they turn up. Then add the three and reduce once more.</p>
<p>Somebody born on 4 March 1989, for example, has 1 + 9 + 8 + 9 = 27 and 2 + 7 = 9 for the year, 3 for the month and 4 for the day. Nine, three and four make 16, and 1 + 6 is 7.</p>
<p>A seven can also come out of a name, as destiny, as the soul’s urge or as the first impression, and there it means something slightly different each time: what one can do, what one longs for, what others see. This article is about the path.</p>
<h2>What it gives</h2>
<p>A seven wants to understand. It does not want to be told; it wants to take the thing to a quiet place and have a look at the underside. As children sevens ask why once more than is comfortable. As adults they are the people who read the footnotes, and who find in the third one that the whole theory rests on a misprint.</p>
<p>They need silence as others need company. It is in silence that they hear what they think. A weekend without appointments does for a seven what a party does for a three: they come back from it shining and would like to tell somebody.</p>
<p>There is a spiritual streak in the number, which need not have anything to do with churches. Many sevens are sceptics. But the way in which a mathematician of that kind looks at a proof, or a gardener at a seed, is not far from prayer.</p>
<h2>What it costs</h2>
<p>The first price is distance. While a seven is thinking, its face looks as though it disapproved. People draw conclusions. It is worth saying aloud, at least at home: I am not angry, I am in the middle of something.</p>
<p>The second is the search that never ends. One more book, one more course, one more year of preparation. Since understanding is never complete, there is always a reason why one cannot begin. A seven that has found this out about itself sets a date and starts with what it has.</p>
<p>The third is trust. Sevens observe well, and whoever observes well is seldom surprised by others’ faults. But one can also watch somebody so closely that one overlooks that they have been holding out a hand.</p>
<h2>In love</h2>
<p>A seven falls in love with a mind, or with a silence that feels inhabited. It will not say much about it. It brings you an article, cut out and folded, and that was the declaration. What it needs is somebody who knocks before coming in, and who does come in.</p>
<h2>At work</h2>
<p>Research, analysis, diagnosis, music, programming, editing, any craft that has a depth which one can spend a life descending into. Less suited are open-plan offices. If there is no choice, two hours behind headphones in the morning and a clear sign on the desk will save the day.</p>
<h2>Something to try</h2>
<ul>
<li>Choose a question that you cannot look up. Live with it for seven days and write down one sentence every evening.</li>
<li>Explain what you know best to a child of nine. Whatever you cannot explain, you have found the next piece of work.</li>
<li>Show somebody an unfinished page. Not for advice; only so that it has been seen.</li>
</ul>
<p>The door of a seven is usually closed. That was never meant as an answer. It is closed so that, when it does open, there is something to bring out.</p>
`,
};
