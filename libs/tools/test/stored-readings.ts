import { sha256Hex } from '@cosmic/divination/draw/sha256';
import { TOOLS, type Slug } from '../src/catalogue/catalogue';
import { EDITION } from '../src/edition';
import { LAWS } from './laws-of-readings';
import { sampleOf, samplesOf, type Sample } from './samples';

/** A reading as a row holds it, its facts and its text as their hashes. */
interface StoredReading {
  slug: Slug;
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
export const STORED_OF_EACH = 24;

const { readFileSync, writeFileSync } = jest.requireActual<Files>('node:fs');
const file = (expect.getState().testPath ?? '').replace(/src[/\\][^/\\]+$/, 'test/stored.json');

/** The readings that were stored, and the edition that they were stored under. */
export function storedReadings(): { edition: typeof EDITION; readings: StoredReading[] } {
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof storedReadings>;
}

/** Stores what the tools write now, of those that have nothing stored alone where that is asked for. */
export function storeAnew(isMissingAlone: boolean): void {
  const kept = isMissingAlone ? storedReadings().readings : [];
  const known = new Set(kept.map(({ slug }) => slug));
  const made = TOOLS.filter(({ slug }) => !known.has(slug)).flatMap(({ slug }) =>
    samplesOf(slug, STORED_OF_EACH).map(({ params, at, seed, facts, text }) => ({
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

/**
 * States that stored readings are made again as they were, and what holds for every reading: by the
 * same ones, since making them takes the time.
 *
 * @param count how many stored ones of each tool
 * @param drawn how many besides, since those that are stored are the same from edition to edition
 */
export function describeStored(count: number, drawn: number): void {
  const { readings: stored } = storedReadings();

  describe.each(TOOLS.map(({ slug }) => slug))('a reading of %s', (slug) => {
    const own = stored.filter((reading) => reading.slug === slug).slice(0, count);
    let again: Sample[];
    let readings: Sample[];

    beforeAll(() => {
      again = own.map(({ params, at, seed }) => sampleOf(slug, params, new Date(at), seed));
      readings = [...samplesOf(slug, drawn), ...again];
    });

    it('is made again as it was stored', () => {
      const other = own.filter(({ facts, text }, index) => {
        const made = again[index]!;
        return hashOf(JSON.stringify(made.facts)) !== facts || hashOf(made.text) !== text;
      });

      expect(own).toHaveLength(count);
      expect(other).toEqual([]);
    });

    it.each(Object.entries(LAWS))('%s', (_, hold) => hold(slug, readings));
  });
}

function hashOf(text: string): string {
  return sha256Hex(text).slice(0, 24);
}
