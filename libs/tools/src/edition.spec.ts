import { sha256Hex } from '@cosmic/divination/sha256';
import { LAWS } from '../test/laws-of-readings';
import { sampleOf, samplesOf, type Sample } from '../test/samples';
import { TOOLS } from './catalogue';
import { EDITION } from './edition';

/** A reading as a row holds it, its facts and its text as their hashes. */
interface StoredReading {
  slug: (typeof TOOLS)[number]['slug'];
  params: Record<string, unknown>;
  at: string;
  seed: string;
  facts: string;
  text: string;
}

interface Files {
  readFileSync(path: string, encoding: 'utf8'): string;
  writeFileSync(path: string, text: string): void;
}

/** Of each tool, so that all of them together are a thousand and more. */
const EACH = 24;

/** Drawn anew besides, since those that are stored are the same from edition to edition. */
const DRAWN = 6;

const { readFileSync, writeFileSync } = jest.requireActual<Files>('node:fs');
const file = (expect.getState().testPath ?? '').replace(/src[/\\][^/\\]+$/, 'test/stored.json');
const remake = (globalThis as { process?: { env: Record<string, string | undefined> } }).process
  ?.env['REMAKE_STORED_READINGS'];

/**
 * Readings stored under the current edition. After raising an edition on purpose, make the file
 * anew with REMAKE_STORED_READINGS=1; with REMAKE_STORED_READINGS=missing only new tools are added.
 *
 * What holds for every reading is held by the same ones, since making them takes the time.
 */
describe(`edition ${EDITION.engine}.${EDITION.words}`, () => {
  if (remake) {
    const kept = remake === 'missing' ? read().readings : [];
    const known = new Set(kept.map(({ slug }) => slug));
    const made = TOOLS.filter(({ slug }) => !known.has(slug)).flatMap(({ slug }) =>
      samplesOf(slug, EACH).map(({ params, at, seed, facts, text }) => ({
        slug,
        params,
        at: at.toISOString(),
        seed,
        facts: hashOf(JSON.stringify(facts)),
        text: hashOf(text),
      })),
    );
    const readings = [...kept, ...made];
    writeFileSync(file, `${JSON.stringify({ edition: EDITION, readings })}\n`);
  }
  const stored = read();

  it('is the one under which the readings were stored', () => {
    expect(stored.edition).toEqual(EDITION);
    expect(stored.readings.length).toBeGreaterThanOrEqual(1_000);
  });

  describe.each(TOOLS.map(({ slug }) => slug))('a reading of %s', (slug) => {
    const own = stored.readings.filter((reading) => reading.slug === slug);
    let again: Sample[];
    let readings: Sample[];

    beforeAll(() => {
      again = own.map(({ params, at, seed }) => sampleOf(slug, params, new Date(at), seed));
      readings = [...samplesOf(slug, DRAWN), ...again];
    });

    it('is made again as it was stored', () => {
      const other = own.filter(({ facts, text }, index) => {
        const made = again[index]!;
        return hashOf(JSON.stringify(made.facts)) !== facts || hashOf(made.text) !== text;
      });

      expect(own).toHaveLength(EACH);
      expect(other).toEqual([]);
    });

    it.each(Object.entries(LAWS))('%s', (_, hold) => hold(slug, readings));
  });
});

function read(): { edition: typeof EDITION; readings: StoredReading[] } {
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof read>;
}

function hashOf(text: string): string {
  return sha256Hex(text).slice(0, 24);
}
