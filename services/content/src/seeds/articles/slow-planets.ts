import type { FirstArticle } from './article';

export const SLOW_PLANETS: FirstArticle = {
  slug: 'the-slow-planets-and-the-weather-of-a-decade',
  title: 'The slow planets and the weather of a decade',
  metaDescription:
    'Saturn and Neptune in Aries, Uranus in Gemini, Pluto in Aquarius: what it means that the slow planets have all changed signs, and how much of it is yours.',
  tags: ['saturn', 'uranus', 'neptune', 'pluto'],
  content: `
<p>The Moon tells you about an evening, the Sun about a month. Then there are the planets that hardly move. Saturn needs two and a half years for a sign, Uranus seven, Neptune fourteen, Pluto anything between twelve and thirty. They do not describe days. They describe the wallpaper in front of which the days take place, and most of the time nobody looks at wallpaper.</p>
<p>Now and then all of it is changed at once. In the middle of the twenties each of the four has moved into another sign, and at the end of 2026 the new pattern is up on every wall. It is worth stepping back and having a look.</p>
<h2>Saturn in Aries: learning to begin</h2>
<p>Saturn is the planet of time and of consequences. He likes what has been tested. Aries likes what has not, and would rather do it now. Put together they make an apprenticeship in beginning: courage with a plan, independence with a health insurance. On 10 December 2026 Saturn stands still and turns direct at eight degrees of Aries, and he will be there throughout 2027.</p>
<p>Where you have been waiting for permission, it will not come. The examiner has left the room, and you are to set the paper yourself. That is less fun than it sounds and more useful.</p>
<h2>Neptune in Aries: a dream with a spine</h2>
<p>Neptune dissolves edges. For fourteen years he was in Pisces, his own waters, and a great deal became fluid that had been solid: truth, borders, attention, the line between a picture and a photograph. In Aries the tide meets a rock. On 12 December he turns direct there, at the very beginning of the sign.</p>
<p>The longing is the same, but now it wants to act. Ideals put on boots. There will be splendid pioneers in these years and also a number of crusaders, and they will look alike from a distance. A helpful question: does this inspire me, or does it only excuse me?</p>
<h2>Uranus in Gemini: the telephone rings differently</h2>
<p>Uranus is the planet of the sudden and of the new. Every eighty-four years he comes to Gemini, the sign of language, traffic, schools and neighbours, and after each visit people have talked to each other in another way. The last one fell into the nineteen-forties, which left behind, among other things, the first computers that deserve the name.</p>
<p>In a private life it may mean that you change how you learn. Restlessness in the head is to be expected, ideas that arrive in twos, and a wish to answer every message and none. Protect an hour a day in which nothing beeps.</p>
<h2>Pluto in Aquarius: the power of many</h2>
<p>Pluto is the slowest and the most thorough. He has come to Aquarius for some twenty years, the sign of groups, networks and machines that serve everybody or somebody. When he was last there, in the final quarter of the eighteenth century, crowds learned that they were citizens. What they are to learn this time is being argued about, loudly, and you are part of the argument whether you have posted anything or not.</p>
<p>Close by, it is about the circles you belong to. Some will come to an end because they were held together by habit. Others will turn out to be stronger than a family.</p>
<h2>How much of that is yours?</h2>
<p>Less than you fear. Slow planets are the same for everyone who is alive; they are the season, and what you plant is your own affair. They become personal where they touch your chart: where one of them passes over your Sun or your Moon, or through the part of your life that a house describes. Then the general theme asks a particular question, and for a year or two you are, so to speak, the address to which the decade is delivered.</p>
<p>To find out, look up where these places are in your own chart:</p>
<ul>
<li>the first ten degrees of Aries, for Saturn and Neptune;</li>
<li>the first five degrees of Gemini, for Uranus;</li>
<li>the first five degrees of Aquarius, for Pluto.</li>
</ul>
<p>If nothing of yours is there, you may read the newspapers in peace. If something is, do not be alarmed. Slow planets are patient teachers. They repeat the lesson two or three times, and they are perfectly content if you have understood it by the third.</p>
<h2>One practical thing</h2>
<p>Write down what you believed ten years ago about work, about truth, about your neighbours and about progress. Then write down what you believe now. The distance between the two lists is the wallpaper. It has been changing all along, and you were living in the room.</p>
`,
};
