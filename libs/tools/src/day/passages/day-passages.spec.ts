import { sentencesOf, wordsOf } from '../../../test/text-metrics';
import { MOVER_HEADLINES as HINDI_HEADLINES } from '../hindi/mover-headlines';
import { MOVERS, NATAL_POINTS, TONES } from '../transit-terms';
import { MOVER_HEADLINES } from '../words/mover-headlines';
import { MOON_HOUSE_LINES } from './moon-house-lines';
import { MOON_POINT_LINES } from './moon-lines';
import { TRANSIT_LINES } from './transit-lines';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Each list of lines that may stand in one place, with the least number it needs. */
const LISTS = [
  ...HOUSES.map((house) => ({ name: `house ${house}`, of: MOON_HOUSE_LINES[house], least: 6 })),
  ...NATAL_POINTS.flatMap((point) =>
    TONES.flatMap((tone) => [
      { name: `moon ${tone} ${point}`, of: MOON_POINT_LINES[point][tone], least: 3 },
      ...MOVERS.map((mover) => ({
        name: `${mover} ${tone} ${point}`,
        of: TRANSIT_LINES[mover][point][tone],
        least: 2,
      })),
    ]),
  ),
];
const LINES = LISTS.flatMap((list) => list.of);
const MOVING_LINES = Object.values(TRANSIT_LINES).flatMap((points) =>
  Object.values(points).flatMap((tones) => Object.values(tones).flat()),
);

const linesWith = (pattern: RegExp, lines: readonly string[] = LINES) =>
  lines.filter((line) => pattern.test(line));

describe('the lines of a day', () => {
  it('are there for every house, mover, point and tone', () => {
    expect(LISTS.filter(({ of, least }) => of.length < least).map(({ name }) => name)).toEqual([]);
    expect(LINES.length).toBeGreaterThan(800);
  });

  it('repeat no sentence', () => {
    const sentences = LINES.flatMap(sentencesOf).map((one) => wordsOf(one).join(' '));

    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
  });

  it('are one sentence or two or three short ones, 40 to 220 characters in all', () => {
    const odd = LINES.filter(
      (line) =>
        line.length < 40 ||
        line.length > 220 ||
        sentencesOf(line).length > 3 ||
        !/^[“\p{Lu}].*[.?!]$/u.test(line),
    );

    expect(odd).toEqual([]);
  });

  it('begin no two adjacent sentences alike, nor two lines of one list', () => {
    const firstWords = (texts: readonly string[]) => texts.map((text) => wordsOf(text)[0]);
    const alike = LINES.filter((line) => {
      const first = firstWords(sentencesOf(line));
      return first.some((word, at) => at > 0 && word === first[at - 1]);
    });
    const openings = LISTS.filter(({ of }) => {
      const opening = of.map((line) => wordsOf(line).slice(0, 3).join(' '));
      return new Set(opening).size < opening.length;
    });

    expect(alike).toEqual([]);
    expect(openings.map(({ name }) => name)).toEqual([]);
  });

  it('are set with typographic quotes and single spaces', () => {
    expect(linesWith(/['"]| {2}|^\s|\s$|--|[{}]/)).toEqual([]);
  });

  it('speak plain English: no planet, angle or house, no clock and no date', () => {
    expect(
      linesWith(
        /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon|natal|transits?|trine|sextile|square|opposition|conjunct\w*|ascendant|midheaven|retrograde|orb|degrees?|UTC|\d+)\b/i,
      ),
    ).toEqual([]);
    // What lasts days or months is shown on every one of them.
    expect(
      linesWith(/\b(?:today|tonight|tomorrow|yesterday|this morning)\b/i, MOVING_LINES),
    ).toEqual([]);
  });

  it('frighten nobody, promise nothing and prescribe nothing', () => {
    expect(
      linesWith(
        /\b(?:doom|curse\w*|disaster|fated?|destin\w+|death|die|dying|danger\w*|guarantee\w*|always will|diagnos\w+|medic\w+|doctor|dose|therap\w+|lawyer|court|sue|contract|invest\w*|loan|debt|lottery|kettle|trellis|supper|wicked)\b/i,
      ),
    ).toEqual([]);
    expect(linesWith(/\byou will (?:meet|get|win|lose|find|marry)\b/i)).toEqual([]);
  });
});

describe('the headlines of a mover', () => {
  it('are never a multiple of the three that a target takes, so that targets do not share them', () => {
    const lists = [MOVER_HEADLINES, HINDI_HEADLINES].flatMap((headlines) =>
      MOVERS.flatMap((mover) => TONES.map((tone) => ({ mover, tone, of: headlines[mover][tone] }))),
    );

    expect(lists.filter(({ of }) => of.length % 3 === 0)).toEqual([]);
  });
});
