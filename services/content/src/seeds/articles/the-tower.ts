import type { FirstArticle } from './article';

export const THE_TOWER: FirstArticle = {
  slug: 'in-defence-of-the-tower',
  title: 'In defence of The Tower',
  metaDescription:
    'The most feared card of the tarot has a bad reputation and a good heart. What The Tower knocks down, what it leaves standing, and how to read it kindly.',
  tags: ['tarot', 'major arcana', 'the tower', 'mars'],
  content: `
<p>Lightning strikes, a crown flies off, two people fall head first past the windows. Nobody has ever turned up The Tower and said “oh, how nice”. Readers of cards know the small intake of breath on the other side of the table, and some of them, out of kindness, hurry on to the next card. I think that is a mistake. The Tower deserves an advocate.</p>
<h2>Look at the building</h2>
<p>In most decks the tower has no door. People have noticed this and drawn various conclusions. The simplest is that somebody walled themselves in. It stands on a crag, far from any village, with a crown for a roof: the house of a person who wanted to be above all of it and perfectly safe.</p>
<p>And the lightning, if you look, does not strike the foundations. It takes off the top. What falls is the crown, that is to say, the lid.</p>
<h2>What it is about</h2>
<p>The Tower carries the number sixteen and belongs to Mars. It stands between two cards that explain it. Before it comes The Devil, in which two figures are chained to a block and could take off the chains if they noticed how loose they are. After it comes The Star, a woman by a pool at night, pouring water, with nothing on and nothing to hide. The way from the first to the second leads through a wall. There is no other card in the deck that could do the job.</p>
<p>So the theme is a sudden truth. Something had been built on a wrong assumption, and had gone on being built, floor upon floor, because it would have been so awkward to go down and look. Then a sentence is said, a letter opened, a figure added up, and one sees it. It is very rarely news. Ask people afterwards, and nearly all of them answer: I had known.</p>
<h2>What it is not</h2>
<p>It is not an accident report. The cards do not know about accidents, and whoever tells you that they do should be paid and left. It is no punishment either. Lightning has no opinion about towers; it seeks the shortest way to the ground, and so does the truth.</p>
<p>Above all it is not the end. Two people are falling, certainly. But look where they come from. They were at the top of a tower without a door.</p>
<h2>In a reading</h2>
<p>As advice it says: take it down yourself, while you can still choose the stones that you would like to keep. Say the sentence. Cancel the thing. Ring up and admit that the plan is not going to work. It will be a bad quarter of an hour, and you will sleep that night as you have not slept since spring.</p>
<p>As a description it says that something is already coming down, and that you need not hold it up. Put your hands to better use. Get the people out and the letters and the cat.</p>
<p>In a question about love it may mean that an image is going to fall, yours of the other or theirs of you. That is unpleasant, and it is the condition for being loved at all. One cannot embrace an image.</p>
<p>In a question about work it often means that the tower is an organisation chart.</p>
<h2>Reversed</h2>
<p>Reversed, the card describes the moment before. The cracks are visible, and somebody is hanging pictures over them. It may also describe the time after: the storm has long been over, and you are still standing in the ruin with your shoulders up. In the first case, look behind one picture. In the second, look up. There are stars where the roof used to be.</p>
<h2>After the fall</h2>
<p>A list, for those who have just had their lightning:</p>
<ol>
<li>Nothing has to be rebuilt this week. Sit on a stone.</li>
<li>Tell one person what really happened, without making it funny.</li>
<li>See what is still standing. It is always more than one thought, and it is what was real.</li>
<li>Keep a single brick. Later you will want to remember how thick the walls were.</li>
<li>When you build again, build a door.</li>
</ol>
<p>If you draw The Tower tomorrow, then, breathe in by all means. And breathe out. Somewhere above you a lid is coming off, and that sound you took for thunder may turn out to have been fresh air.</p>
`,
};
