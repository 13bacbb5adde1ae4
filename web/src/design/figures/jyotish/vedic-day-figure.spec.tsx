/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import { SAMPLE_DAY } from './sample-day';
import { VedicDayFigure } from './vedic-day-figure';

describe('the dial of a panchang day', () => {
  // The times of `pk001` of the vectors, by the clock of Mumbai.
  it('has all of its times in tables by the clock of the place', () => {
    render(<VedicDayFigure figure={SAMPLE_DAY} />);

    expect(
      screen.getByRole('img', { name: /Budhavara: sunrise 06:46, sunset 18:00/ }),
    ).toBeTruthy();
    const limbs = screen.getByRole('table', { name: 'The limbs of the day' });
    expect(within(limbs).getByRole('row', { name: /Krishna Dashami .* 18:41/ })).toBeTruthy();
    expect(
      within(limbs).getByRole('row', { name: /Nakshatra Uttara Phalguni 11:37 17 Nov, 14:42/ }),
    ).toBeTruthy();
    const parts = screen.getByRole('table', { name: 'Parts of the day' });
    expect(within(parts).getByRole('row', { name: 'Rahu kalam 12:23 13:47' })).toBeTruthy();
    expect(within(parts).queryByRole('row', { name: /Abhijit/ })).toBeNull();
    const night = screen.getByRole('table', { name: 'Choghadiyas, by night' });
    expect(within(night).getAllByRole('row')).toHaveLength(9);
  });
});
