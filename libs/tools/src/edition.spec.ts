import { describeStored, storeAnew, storedReadings } from '../test/stored-readings';
import { EDITION } from './edition';

const remake = (globalThis as { process?: { env: Record<string, string | undefined> } }).process
  ?.env['REMAKE_STORED_READINGS'];

/**
 * Readings stored under the current edition. After raising an edition on purpose, make the file
 * anew with REMAKE_STORED_READINGS=1; with REMAKE_STORED_READINGS=missing only new tools are added.
 */
describe(`edition ${EDITION.engine}.${EDITION.words}`, () => {
  if (remake) storeAnew(remake === 'missing');

  it('is the one under which the readings were stored', () => {
    const { edition, readings } = storedReadings();

    expect(edition).toEqual(EDITION);
    expect(readings.length).toBeGreaterThanOrEqual(1_000);
  });

  // `edition.exhaustive-spec.ts` looks at all of them.
  describeStored(4, 1);
});
