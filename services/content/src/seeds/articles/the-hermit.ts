import type { FirstArticle } from './article';

export const THE_HERMIT: FirstArticle = {
  slug: 'the-hermit-a-lamp-of-ones-own',
  title: 'The Hermit: a lamp of one’s own',
  metaDescription:
    'The ninth card of the major arcana is not about loneliness. What The Hermit sees by the light of his lamp, upright and reversed, and how to spend a week with him.',
  tags: ['tarot', 'major arcana', 'the hermit', 'virgo'],
  content: `
<p>An old man stands on a height, wrapped in grey. In one hand he has a staff, in the other a lantern, and in the lantern, if you look closely, there is a star. He is not looking at the view. He is looking down, at the piece of ground that his light reaches, about as far as the next step.</p>
<p>People who draw The Hermit often sigh. They expect to be told that they will be alone. But the card is much older than our idea that being alone is something that happens to those whom nobody has chosen. In most times and places a person who went up the mountain did so on purpose, came down again, and was asked what it was like.</p>
<h2>Where he stands</h2>
<p>The Hermit carries the number nine, the last of the single digits. Eight cards lie behind him: the leap, the tools, the silence, the abundance, the rule, the teaching, the choice, the chariot and, in the order most decks follow, strength. By now one has had some experience. Nine is the moment at which experience is looked through, before the wheel of the tenth card starts everything turning again.</p>
<p>Tradition ties him to Virgo, and that explains the lamp. Virgo is the sign that sorts the harvest. It picks up each grain, holds it to the light, and puts it to the left or to the right. There is a great deal of humility in this, and no sadness at all.</p>
<h2>Upright</h2>
<p>As advice, The Hermit says: you already have the answer, and you cannot hear it because the radio is on. Withdraw a little. Not for a year; for an evening, for a walk without a telephone, for the length of time that it takes to write two pages by hand. Ask the question that you have been asking everybody else, and this time do not ask anybody else.</p>
<p>As a description, he speaks of a phase in which fewer people are needed and each of them matters more. Invitations lose their pull. You may find that you are reading old letters, or tidying a drawer that has been closed since you moved. It looks like nothing from outside. A good deal of what people later call turning points has looked like that.</p>
<p>As a person, he is the one whom you ask because he does not want anything from you: the retired teacher, the aunt with the allotment, the friend who lets the silence go on.</p>
<h2>Reversed</h2>
<p>Turned over, the lamp shines in the wrong place. Either it has gone out, and you are sitting in the dark and calling it depth; or you have not dared to light it, and run from one bright room to the next. The first needs a knock on the door. The second needs a door that is closed for once.</p>
<p>The two are easily told apart. After an hour of good solitude one is a little kinder to the next person. After an hour of the other kind one has composed a speech against them.</p>
<h2>In love, at work, at home</h2>
<p>In a relationship The Hermit asks for two rooms in one house. Nobody has to be less loved for it. Couples who allow each other an evening of silence usually have more to say at breakfast.</p>
<p>At work he favours the person who knows one thing thoroughly. Close eleven of the twelve windows on the screen. If you lead others, he reminds you that they look less at where you point than at where you put your own feet.</p>
<p>At home he likes a chair with its back to a wall, a lamp that lights a page and not a room, and the half hour before anybody else is up.</p>
<h2>A week with the card</h2>
<ol>
<li>On the first day, only look. What is the weather behind him? How old is the snow?</li>
<li>On the second, write down a question of no more than ten words.</li>
<li>On the third, spend half an hour with it and without any kind of screen.</li>
<li>On the fourth, take something out of your week that is not missed by anyone.</li>
<li>On the fifth, ask an older person what they thought about it at your age.</li>
<li>On the sixth, do the next step, the one that the lamp can reach. Only that one.</li>
<li>On the seventh, tell somebody. The lantern is not only for seeing. From down in the valley it looks like a star, and there may be others on the way up.</li>
</ol>
`,
};
