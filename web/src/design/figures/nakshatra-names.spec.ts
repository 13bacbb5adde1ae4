import { NAKSHATRAS } from '@cosmic/sky/sidereal';
import { NAKSHATRA_NAMES } from './nakshatra-names';

it('names the mansions as the sky library does', () => {
  expect(NAKSHATRA_NAMES).toEqual(NAKSHATRAS);
});
