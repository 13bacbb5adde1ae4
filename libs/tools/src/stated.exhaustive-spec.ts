import { termsMeant } from '@cosmic/narrator/craft/everyday';
import { knownFrom } from '@cosmic/narrator/craft/facts-read';
import { ledgerOf } from '@cosmic/narrator/craft/ledger';
import { read } from '@cosmic/narrator/craft/lexer';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { termsOf } from '@cosmic/narrator/craft/stated-terms';
import type { Known } from '@cosmic/narrator/craft/statement';
import { samplesOf } from '../test/samples';
import { TOOLS, type Slug } from './catalogue/catalogue';
import { MAKERS } from './makers';

const SLUGS = TOOLS.map(({ slug }) => slug as Slug);
const SAMPLES = 8;

/** What a line of ours names in so many words. */
const SAID = new Set(
  'body sign house degree motion nakshatra aspect phase percent card animal stone chakra date time year'.split(
    ' ',
  ),
);
/** What a statement may hold that its line does not spell out. */
const IMPLIED =
  /^(?:figure|ordinal|month|weekday|pair|light|count|cycle|trend|role|side|polarity|degree|year|element|body:all)/;

const made = new Map<Slug, (readonly StatedFact[])[]>();

function linesOf(slug: Slug): (readonly StatedFact[])[] {
  const lines =
    made.get(slug) ??
    samplesOf(slug, SAMPLES).map(
      ({ params, at, seed }) => MAKERS[slug].assign(params, { at, seed }).stated ?? [],
    );
  made.set(slug, lines);
  return lines;
}

/** Terms that a reader sees in a line; 'side by side' and a moon that is the meaning of a name are none. */
function seenIn({ key, label, value }: StatedFact, known: Known): string[] {
  // A child may be called Ariel.
  const text = /^name-\d/.test(key) ? value : `${label}: ${value}`;
  const { terms } = termsMeant(read(text), known, ledgerOf([{ key, label, value }]));
  // An angle is one of bodies; animals are opposite one another in their own wheel.
  const ofBodies = terms.some(({ kind }) => kind === 'body');
  return terms
    .filter(({ kind }) => SAID.has(kind) && (kind !== 'aspect' || ofBodies))
    .filter(({ kind, capital }) => capital || !['animal', 'body'].includes(kind))
    .map(({ id }) => id);
}

describe('what a line states', () => {
  it.each(SLUGS)('is in its words and nowhere else, %s', (slug) => {
    for (const facts of linesOf(slug)) {
      for (const fact of facts) {
        if (!fact.states) continue;
        // What is said to be at noon is at 12:00.
        const text = `${fact.label}: ${fact.value}`.replace(/(?:at|for) noon/, 'at 12:00');
        const said = new Set(read(text).terms.map(({ id }) => id));
        const stated = fact.states.flatMap(termsOf).flatMap(({ named }) => named);
        const unsaid = stated.filter((id) => !IMPLIED.test(id) && !said.has(id));

        expect([fact, unsaid]).toEqual([fact, []]);
      }
    }
  });

  it.each(SLUGS)('leaves nothing out that a reader sees, %s', (slug) => {
    for (const facts of linesOf(slug)) {
      const known = knownFrom(facts.filter(({ states }) => states));
      for (const fact of facts) {
        if (!fact.states) continue;
        const unknown = seenIn(fact, known).filter((id) => !known.names(id));

        expect([fact.label, fact.value, unknown]).toEqual([fact.label, fact.value, []]);
      }
    }
  });
});

describe('a statement', () => {
  const known = knownFrom([
    {
      key: 'any',
      label: 'Any',
      value: 'any',
      states: [
        { is: 'number', of: 'life-path', value: 7, through: ['1985 → 23 → 5'] },
        { is: 'drawn', place: 2, title: 'The Past', card: 'the-tower', reversed: true },
        { is: 'animal', of: 'yours', animal: 'Horse', element: 'Metal', polarity: 'yang' },
        { is: 'animal', of: 'other', animal: 'Snake', element: 'Wood' },
      ],
    },
  ]);
  const holds = (one: string, other: string) => known.about(one, other).length > 0;

  it('relates a number to what was counted, and the way to it to nothing', () => {
    expect(holds('count:life-path', 'figure:7')).toBe(true);
    expect(holds('count:life-path', 'figure:23')).toBe(false);
    expect(known.names('figure:23')).toBe(true);
  });

  it('puts a card at its place and on its side', () => {
    expect(holds('major:tower', 'ordinal:2')).toBe(true);
    expect(holds('major:tower', 'ordinal:1')).toBe(false);
    expect(holds('major:tower', 'side:reversed')).toBe(true);
    expect(known.isAt('the past', 'major:tower')).toBe(true);
  });

  it('keeps the animal of the visitor apart from others', () => {
    expect([...known.own]).toEqual(['animal:horse', 'stem:metal', 'polarity:yang']);
    expect(holds('animal:snake', 'stem:wood')).toBe(true);
    expect(holds('animal:snake', 'stem:metal')).toBe(false);
  });
});
