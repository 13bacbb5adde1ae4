import { sentenceGuard, sentencesOf } from './guard';

const FACTS = [
  { key: 'period', label: 'Period', value: '25 April to 1 May 2039 (this week)' },
  {
    key: 'houses',
    label: 'Houses',
    value: 'counted by whole signs from Aquarius; positions for 25 April 2039, 12:00 UTC',
  },
  {
    key: 'moon',
    label: 'Moon',
    value: "Taurus 28°09', Waxing Crescent, 4% lit, your fourth house (home and roots)",
  },
  {
    key: 'moon-enters-1',
    label: 'Moon changes signs',
    value: 'enters Gemini, your fifth house (play and romance), on 25 April 2039, 15:45 UTC',
  },
  { key: 'venus', label: 'Venus', value: "Gemini 17°21', your fifth house (play and romance)" },
  { key: 'mars', label: 'Mars', value: "Pisces 18°49', your second house (money and worth)" },
  {
    key: 'saturn',
    label: 'Saturn',
    value: "Virgo 23°12', your eighth house (trust and intimacy), retrograde",
  },
  {
    key: 'ruler',
    label: 'Ruler of Aquarius',
    value: "Saturn, Virgo 23°12', your eighth house (trust and intimacy), retrograde",
  },
  {
    key: 'aspect-venus-square-mars',
    label: 'Venus square Mars',
    value: 'closest on 29 April, 0.1° from exact at noon UTC',
  },
  { key: 'retrograde', label: 'Retrograde', value: 'Saturn' },
  { key: 'lucky-number', label: 'Lucky number', value: '73' },
  { key: 'compatible-sign', label: 'Compatible sign', value: 'Capricorn' },
];

const guard = (ours: string[] = []) =>
  sentenceGuard({ facts: FACTS, userInput: {}, ours: () => ours });
/** Whether anything of the last sentence of a text leaves. */
const leaves = (text: string) => {
  const judge = guard();
  return (
    sentencesOf(text)
      .map((sentence) => judge.refuses(sentence))
      .at(-1) === null
  );
};

describe('what may leave', () => {
  it.each([
    'You listen more closely than usual, and somebody will notice.',
    'The Moon is in Taurus, in your fourth house.',
    'With Venus in Gemini, a light word does more than a heavy one.',
    'Venus squares Mars, so wishes and deeds pull in different directions.',
    'Venus and Mars are locked in a square.',
    'Saturn is retrograde in Virgo and asks for a second look.',
    'Mars moves forward through Pisces.',
    'Mars is not in Leo, whatever you may have heard.',
    'The Moon enters Gemini on 25 April.',
    'A waxing Moon in Taurus likes slow beginnings.',
    'Your lucky number is 73.',
    'Leo is ruled by the Sun.',
    'As an Aquarius you think first and feel afterwards.',
    'Saturn, the ruler of Aquarius, stands in Virgo.',
    'मंगल मीन राशि में है।',
    'शनि वक्री है।',
  ])('takes %j', (text) => {
    expect(leaves(text)).toBe(true);
  });

  it.each([
    'Mars has taken up residence in Capricorn.',
    'Capricorn is hosting Mars.',
    'Where is Mars now? In Capricorn, of course.',
    '♂ in ♑, and so be patient.',
    'Mars is in Cаpricorn.', // with a Cyrillic letter
    'Mars is in Capricon today.',
    'Leo colours your natal Moon.',
    'With Mars parked in the seventh, take your time.',
    'Your seventh house holds Mars.',
    'Venus and Saturn are locked in a square.',
    'Saturn squares off against Venus.',
    'Mercury is moving backwards.',
    'Saturn has turned direct today.',
    'The Moon is dark tonight.',
    'The Moon slips into the shadow of the Earth tonight.',
    'The next eclipse is on 12 December 2031.',
    'Mars is at the nineteenth degree of Aries.',
    'The Moon enters Leo on 25 April.',
    'Venus enters Gemini on 1 May.',
    'Your lucky number is 7.',
    'Your first card is the Page of Coins.',
    'You are a Water Dragon.',
    'Your physical cycle stands at 61%.',
    'No doubt Mars is in Leo.',
    'Mars, as everybody knows, is in no other sign than Cancer.',
    'The god of war camps in Capricorn.',
    'Leo is ruled by Mars.',
    'The ruler of your chart is Mars.',
    'Your Venus in Gemini loves a joke.',
    'Leo and Aries are in opposition.',
    'Aries belongs to the element of water.',
    'A grand trine joins Venus and Mars.',
    'The Empress appears.',
    'As a Rat, you know how to save.',
    'Amethyst will protect you.',
    'You were born on the 14th.',
    'Stop taking your medication this week.',
    'Put your savings into bitcoin.',
    'Someone close to you will die before the new year.',
    'Nobody would miss you if you were gone.',
    'A curse lies upon your house.',
    'Send fifty dollars and the blessing will come.',
    'Marte está en Capricornio esta noche tranquila.',
    'Марс сегодня в Козероге.',
    'आज मंगल मकर राशि में है।',
    'मंगल आपके सातवें भाव में है।',
    'इस सप्ताह अपनी दवा बंद कर दीजिए।',
    'आपके किसी प्रिय की मृत्यु होगी।',
  ])('holds back %j', (text) => {
    expect(leaves(text)).toBe(false);
  });

  it('takes what our authors say on the same facts', () => {
    const said = 'The Crab asks whether you have eaten, Cancer, and means it.';

    expect(guard().refuses(said)).not.toBeNull();
    expect(guard([`One thing. ${said}`]).refuses(said)).toBeNull();
  });

  it('lets a text speak of what was typed', () => {
    const judge = sentenceGuard({
      facts: FACTS,
      userInput: { dream: 'A total eclipse over the sea' },
    });

    expect(judge.refuses('The eclipse in your dream may be a pause.')).toBeNull();
    expect(judge.refuses('The eclipse tonight is a pause.')).not.toBeNull();
  });
});
