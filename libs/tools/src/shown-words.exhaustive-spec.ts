import type { Fact } from '@cosmic/contracts/readings/readings';
import { sampleOf, samplesOf } from '../test/samples';
import { TOOLS, type Slug } from './catalogue/catalogue';
import { MEETING_WORDS } from './words/number-words';

const SLUGS = TOOLS.map(({ slug }) => slug as Slug);

/** `tempered-by`, `star_sign`, `sunSign`; a time zone of the clock's is a name. */
const KEYS = /(?<![\w/’'-])(?:[a-z]+(?:[-_][a-z]+)+|[a-z]+[A-Z]\w*)(?![\w/])/g;

/** What English writes so. */
const COMPOUNDS = new Set(
  [
    'semi-sextile semi-square self-worth slow-building quick-tongued bright-headed',
    'well-being red-haired',
  ]
    .join(' ')
    .split(' '),
);

/** Words of ours that stand for a choice among a few and say nothing to a reader. */
const BARE = new Set([
  ...Object.keys(MEETING_WORDS),
  ...'same harmony trine clash harm friction feeds tempers guest apart true false null'.split(' '),
]);

function keysIn({ label, value }: Fact): string[] {
  const words = `${label} | ${value}`.match(KEYS) ?? [];
  const bare = value.split(/[:;]\s*| \(/).filter((part) => BARE.has(part));
  return [...words.filter((word) => !COMPOUNDS.has(word)), ...bare];
}

describe('what a reader sees under a reading', () => {
  it.each(SLUGS)('holds no key of the program, %s', (slug) => {
    const facts = samplesOf(slug, 40).flatMap((sample) => sample.facts);

    expect(facts.flatMap(keysIn)).toEqual([]);
    expect(facts.filter(({ label, value }) => label.trim() === '' || value.trim() === '')).toEqual(
      [],
    );
  });

  it('holds no word in Latin letters where it is in Hindi', () => {
    const facts = samplesOf('horoscope', 40).flatMap(
      ({ params, at, seed }) =>
        sampleOf('horoscope', { ...params, language: 'hi' }, at, seed).facts,
    );
    const latin = facts.flatMap(({ label, value }) => `${label} ${value}`.match(/[a-z]+/gi) ?? []);

    expect(facts.length).toBeGreaterThan(100);
    expect(latin.filter((word) => word !== 'UTC')).toEqual([]);
  });

  it.each([
    ['Wood Snake; elements: tempered-by', ['tempered-by']],
    ['star_sign of the day', ['star_sign']],
    ['soulUrge 7', ['soulUrge']],
    ['7 and 6: stretch', ['stretch']],
    ['Europe/Isle_of_Man, 12 May', []],
    ['a semi-square of a slow-building year', []],
  ])('would be noticed in %j', (value, found) => {
    expect(keysIn({ key: 'any', label: 'Any', value })).toEqual(found);
  });
});
