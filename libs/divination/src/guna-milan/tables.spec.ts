import { gunaMilan } from '../guna-milan';

/**
 * The published tables once more, as lists of words, and the rules evaluated from them in another
 * way than the product's: all pairs of quarters must agree.
 */
const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(
    ' ',
  );
const VARNA_RANK: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'Gemini Libra Aquarius',
    'Taurus Virgo Capricorn',
    'Aries Leo Sagittarius',
    'Cancer Scorpio Pisces',
  ].flatMap((signs, rank) => signs.split(' ').map((sign) => [sign, rank])),
);
const STARS =
  'Ashwini Bharani Krittika Rohini Mrigashira Ardra Punarvasu Pushya Ashlesha Magha PurvaPhalguni UttaraPhalguni Hasta Chitra Swati Vishakha Anuradha Jyeshtha Mula PurvaAshadha UttaraAshadha Shravana Dhanishta Shatabhisha PurvaBhadrapada UttaraBhadrapada Revati'.split(
    ' ',
  );
const DEVA = 'Ashwini Mrigashira Punarvasu Pushya Hasta Swati Anuradha Shravana Revati'.split(' ');
const RAKSHASA =
  'Krittika Ashlesha Magha Chitra Vishakha Jyeshtha Mula Dhanishta Shatabhisha'.split(' ');
const LORDS = 'Ma Ve Me Mo Su Me Ve Ma Ju Sa Sa Ju'.split(' ');
const FRIENDS: Readonly<Record<string, string>> = {
  Su: 'Mo Ma Ju',
  Mo: 'Su Me',
  Ma: 'Su Mo Ju',
  Me: 'Su Ve',
  Ju: 'Su Mo Ma',
  Ve: 'Me Sa',
  Sa: 'Me Ve',
};
const ENEMIES: Readonly<Record<string, string>> = {
  Su: 'Ve Sa',
  Mo: '',
  Ma: 'Me',
  Me: 'Mo',
  Ju: 'Me Ve',
  Ve: 'Su Mo',
  Sa: 'Su Mo Ma',
};
/** Vashya of a sign's half: q four-legged, h human, w water, l wild, i insect. */
const VASHYA_HALVES = 'qq qq hh ww ll hh hh ii hq qw hh ww'.split(' ');
const VASHYA_SUMS: Readonly<Record<string, number>> = {
  qh: 1,
  qw: 1,
  ql: 0.5,
  qi: 1,
  hw: 0.5,
  hl: 0,
  hi: 1,
  wl: 1,
  wi: 1,
  li: 0,
};
const NADI_LETTERS = 'AMNNMA';

const regard = (of: string, towards: string) =>
  FRIENDS[of]?.includes(towards) ? 1 : ENEMIES[of]?.includes(towards) ? -1 : 0;

/** Six kootas of a pair of quarters, 0 to 107; yoni and tara have their own tests. */
function byTheLists(groom: number, bride: number) {
  const [g, b] = [groom, bride].map((quarter) => {
    const sign = Math.floor(quarter / 9);
    const star = STARS[Math.floor(quarter / 4)] ?? '';
    const half = Math.sign((quarter % 9) - 4) as -1 | 0 | 1;
    return {
      sign,
      name: SIGNS[sign] ?? '',
      star,
      half: half === 0 ? -1 : half < 0 ? 0 : 1,
      lord: LORDS[sign] ?? '',
    };
  }) as [Seat, Seat];
  const gana = (star: string) => (DEVA.includes(star) ? 'D' : RAKSHASA.includes(star) ? 'R' : 'M');
  const pair = gana(g.star) + gana(b.star);
  const feelings = [regard(g.lord, b.lord), regard(b.lord, g.lord)].sort().join(' ');
  const apart = (((g.sign - b.sign) % 12) + 12) % 12;
  const nadi = (star: string) => NADI_LETTERS[STARS.indexOf(star) % 6];
  return {
    varna: (VARNA_RANK[g.name] ?? 0) < (VARNA_RANK[b.name] ?? 0) ? 0 : 1,
    maitri:
      g.lord === b.lord
        ? 5
        : { '1 1': 5, '0 1': 4, '0 0': 3, '-1 1': 1, '-1 0': 0.5, '-1 -1': 0 }[feelings],
    gana: pair[0] === pair[1] ? 6 : ({ DM: 6, MD: 5, RD: 1 }[pair] ?? 0),
    bhakoot: [1, 11, 4, 8, 5, 7].includes(apart) ? 0 : 7,
    nadi: nadi(g.star) === nadi(b.star) ? 0 : 8,
    vashya: vashya(g, b),
  };
}

interface Seat {
  readonly sign: number;
  readonly name: string;
  readonly star: string;
  /** First or second half of the sign; -1 where the middle cuts the quarter. */
  readonly half: 0 | 1 | -1;
  readonly lord: string;
}

/** Undefined where the middle of a sign that changes its group cuts the quarter. */
function vashya(g: Seat, b: Seat): number | undefined {
  const group = ({ sign, half }: Seat) => {
    const halves = VASHYA_HALVES[sign] ?? '';
    if (halves[0] === halves[1]) return halves[0];
    return half === -1 ? undefined : halves[half];
  };
  const [mine, yours] = [group(g), group(b)];
  if (!mine || !yours) return undefined;
  return mine === yours ? 2 : (VASHYA_SUMS[mine + yours] ?? VASHYA_SUMS[yours + mine]);
}

it('gives all 11,664 pairs of quarters what the published lists give', () => {
  const faults: string[] = [];
  for (let groom = 0; groom < 108; groom++) {
    for (let bride = 0; bride < 108; bride++) {
      const { points } = gunaMilan(((groom + 0.5) * 10) / 3, ((bride + 0.5) * 10) / 3);
      for (const [koota, expected] of Object.entries(byTheLists(groom, bride))) {
        const found = points[koota as keyof typeof points];
        if (expected !== undefined && found !== expected)
          faults.push(`${groom} with ${bride}: ${koota} ${found}, not ${expected}`);
      }
    }
  }

  expect(faults).toEqual([]);
});
