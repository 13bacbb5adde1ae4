import { ungroundedClaims } from './grounding';

const FACTS = [
  { key: 'sign', label: 'Your sign', value: 'Leo' },
  { key: 'sun', label: 'Sun', value: "in Virgo 9°05', 1st house" },
  { key: 'moon', label: 'Moon', value: "in Taurus 14°22', waxing, 68% lit" },
  { key: 'phase', label: 'Moon phase', value: 'Waxing Gibbous, next Full Moon on 7 September' },
  {
    key: 'ingress',
    label: 'Next ingress',
    value: 'Moon enters Gemini on 2 September at 14:05 UTC',
  },
  { key: 'mercury', label: 'Mercury', value: "retrograde in Virgo 21°48', direct on 15 September" },
  { key: 'venus', label: 'Venus', value: 'in Libra 3.4°, not retrograde' },
  { key: 'aspect', label: 'Aspect', value: 'Venus trine Jupiter, exact within 1°' },
  { key: 'rising', label: 'Rising sign', value: 'Scorpio' },
];

describe('ungroundedClaims', () => {
  it.each([
    ['The Moon in Leo asks for a stage.', ['Moon in Leo']],
    ['The moon is now in Leo.', ['Moon in Leo']],
    ['Today the Moon, bright and full of promise, is in Leo.', ['Moon in Leo']],
    ['Today the Moon, bright and patient, is in Leo.', ['Moon in Leo']],
    ['Mars enters Aries this evening.', ['Mars in Aries']],
    ['Jupiter moves slowly through fiery Sagittarius.', ['Jupiter in Sagittarius']],
    ['Saturn sits in the last degrees of Pisces.', ['Saturn in Pisces']],
    ['Neptune continues its journey through the sign of Pisces.', ['Neptune in Pisces']],
    ['Venus dances in Pisces.', ['Venus in Pisces']],
    ['Pluto has been in Aquarius.', ['Pluto in Aquarius']],
    ['The Sun and Moon are both in Leo.', ['Sun in Leo', 'Moon in Leo']],
    [
      'With Mars, Venus and Saturn in Capricorn, work goes well.',
      ['Mars in Capricorn', 'Venus in Capricorn', 'Saturn in Capricorn'],
    ],
    ['The Moon moves from Aries into Taurus.', ['Moon in Aries']],
    ['The Moon shifts to Cancer tonight.', ['Moon in Cancer']],
    ['The Moon leaves Aries behind.', ['Moon in Aries']],
    ['The Moon is in Taurus and Venus in Scorpio.', ['Venus in Scorpio']],
    ['The Moon’s passage through Capricorn is brief.', ['Moon in Capricorn']],
    ['In Capricorn, the Moon turns practical.', ['Moon in Capricorn']],
    ['A Pisces Moon softens the day.', ['Moon in Pisces']],
    ['Your Moon sign is Pisces.', ['Moon in Pisces']],
    ['Moon: Pisces. Sun (Aries).', ['Moon in Pisces', 'Sun in Aries']],
    ['With Aquarius rising you see ahead.', ['Ascendant in Aquarius']],
    ['Libra is your rising sign.', ['Ascendant in Libra']],
    ['Your Midheaven in Leo wants to be seen.', ['Midheaven in Leo']],
    ['It is Scorpio season.', ['Sun in Scorpio']],
    ['The Sun in Leo warms the afternoon.', ['Sun in Leo']],
    ['Venus is retrograde.', ['Venus retrograde']],
    ['Mars goes retrograde on Friday.', ['Mars retrograde']],
    ['Saturn and Neptune are now retrograde.', ['Saturn retrograde', 'Neptune retrograde']],
    ['A retrograde Uranus unsettles plans.', ['Uranus retrograde']],
    ['Mars turns direct.', ['Mars direct']],
    ['The New Moon opens a door.', ['New Moon']],
    ['Under this Waning Crescent, rest.', ['Waning Crescent']],
    ['The Last Quarter is a time to sort.', ['Last Quarter']],
    ['It is the first quarter Moon.', ['First Quarter']],
    ['The waning Moon lets go.', ['waning Moon']],
    ['As the Moon wanes, let go.', ['waning Moon']],
    ['A crescent moon hangs low.', ['crescent Moon']],
    ['Venus, your ruling planet, is currently transiting Scorpio.', ['Venus in Scorpio']],
    ['With Venus now in your sign, Aries, charm comes easily.', ['Venus in Aries']],
    ['The Moon, having left Aries, is settling into Cancer.', ['Moon in Cancer']],
    ['With the Moon tucked into Cancer, home calls.', ['Moon in Cancer']],
    ['Luna glides into Leo.', ['Moon in Leo']],
    ['Mercury’s retrograde invites review of Saturn’s retrograde.', ['Saturn retrograde']],
    ['A solar eclipse is near.', ['eclipse']],
    ['The Moon at 12° looks back.', ['12°']],
    ["The Moon stands at 14°50' of Taurus.", ["14°50'"]],
    ['The Moon is waning tonight.', ['waning Moon']],
    ['Mercury, at 27 degrees, hesitates.', ['27°']],
    ['The disc is 92% lit.', ['92% lit']],
    ['With 40 percent illuminated, the Moon is shy.', ['40% lit']],
    ['Mars squares Saturn.', ['Mars square Saturn']],
    ['Venus is in a close trine with Mars.', ['Venus trine Mars']],
    ['A sextile between the Sun and Mars helps.', ['Sun sextile Mars']],
    ['The Moon in your fourth house asks for rest.', ['Moon in house 4']],
    ['Mars in Aries; Mars in Aries again, and Mars in Aries!', ['Mars in Aries']],
  ])('finds in %j %j', (text, claims) => {
    expect(ungroundedClaims(text, FACTS)).toEqual(claims);
  });

  it.each([
    'The Moon in Taurus asks for patience.',
    'The Moon, waxing and 68% lit, stands at 14° of Taurus.',
    "With the Moon at 14°22' in Taurus, take your time.",
    'The Moon is a little past 14 degrees of Taurus, 68 percent illuminated.',
    'At 22 degrees of Virgo, Mercury doubts.',
    'Venus at 3.4° in Libra is gracious.',
    'Later the Moon enters Gemini.',
    'The Moon moves from Taurus into Gemini.',
    'Mercury is retrograde in Virgo.',
    'While Mercury retrograde lasts, read twice.',
    'Mercury turns direct on 15 September.',
    'Venus is not retrograde.',
    'Venus is no longer in Virgo.',
    'The Moon isn’t in Leo today.',
    'Virgo season has begun.',
    'The Sun in the first house says: begin.',
    'The waxing Moon gathers strength, a Waxing Gibbous on her way to the Full Moon.',
    'Venus trines Jupiter.',
    'A trine between Venus and Jupiter opens a door.',
    'The Full Moon sets the Moon opposite the Sun.',
    'As a Leo Sun with Scorpio rising, you are noticed.',
    'Your Sun in Leo loves a stage.',
    'The gibbous Moon is patient.',
    'Your rising sign, Scorpio, keeps its counsel.',
  ])('finds nothing in %j, which the facts support', (text) => {
    expect(ungroundedClaims(text, FACTS)).toEqual([]);
  });

  it.each([
    'An Aries like you begins before breakfast.',
    'You were born under Leo.',
    'The Moon asks you to rest, and in Leo you find your joy.',
    'Mars brings courage to Aries and patience to Taurus.',
    'Venus stirs an old passion in Leo.',
    'The Sun warms those born in Cancer.',
    'The Moon is kind to everyone in Aquarius.',
    'The Moon is gentle with you and the fire in Aries people.',
    'The Sun rules Leo, and Mars rules Aries.',
    'Mars, ruler of Aries, likes a straight road.',
    'The Sun is at home in Leo.',
    'In Cancer, the Moon is at home.',
    'The Moon is exalted in Taurus, and Saturn in its fall in Aries.',
    'Whenever Venus is in Pisces, songs are written.',
    'If Mars were retrograde, you would wait.',
    'Trust the Sun, Leo, and step out.',
    'For Aries, Mars is a friend.',
    'Leo rising to the occasion is a fine sight.',
    'Leo and Aquarius are opposite signs.',
    'A Gemini partner talks in her sleep.',
    'You shine like a full moon.',
    'Every new moon is a beginning, and full moons come round.',
    'The first quarter of the year was long.',
    'In the last quarter, sales rose.',
    'In Leo, pride and generosity are neighbours.',
    'The Moon governs feelings in Cancer.',
    'Mercury, the planet that rules Gemini and Virgo, is your guide.',
    'There is something of Mars in every Aries.',
    'In this match, Leo’s sun meets Cancer’s moon.',
    'In love, Taurus waits; in friendship, Gemini asks.',
    'The Sun, ruler of Leo, gives you warmth.',
    'You have turned 180 degrees.',
    'A trine is an angle of 120 degrees.',
    'It is 20°C outside.',
    'Give 100% of your attention.',
    'Don’t let one worry eclipse your joy.',
    'Life path 7 asks for silence; the Moon card asks for trust.',
    'Your energy is waning by evening.',
    'He is direct, as Mars people are.',
    'Sunday is for the sun and the sea, in good company.',
    'Take a new look at the moon in a mirror.',
  ])('finds nothing in %j, which states nothing about the sky', (text) => {
    expect(ungroundedClaims(text, FACTS)).toEqual([]);
  });

  it('supports nothing without facts', () => {
    expect(ungroundedClaims('The Moon in Taurus is waxing, 68% lit.', [])).toEqual([
      'Moon in Taurus',
      'waxing Moon',
      '68% lit',
    ]);
  });

  it('takes no longer than a blink for the longest text', () => {
    const text =
      'The Moon and the Sun and Mars, in the deep deep late fiery of Leo Leo 14° 3% '.repeat(260);
    const begun = performance.now();

    ungroundedClaims(text, FACTS);
    ungroundedClaims('moon '.repeat(4_000), FACTS);
    ungroundedClaims('in the a '.repeat(2_200), FACTS);

    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});
