/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import { KootasFigure } from './kootas-figure';
import { SAMPLE_KOOTAS, SAMPLE_OPEN_KOOTAS } from './sample-kootas';

describe('the eight kootas', () => {
  it('stand as columns with their sum, and as a table that adds up', () => {
    const { container } = render(<KootasFigure figure={SAMPLE_KOOTAS} />);

    expect(screen.getByRole('img', { name: 'Eight kootas, 20.5 of 36 points' })).toBeTruthy();
    const table = screen.getByRole('table', { name: /Eight kootas/ });
    expect(within(table).getAllByRole('row')).toHaveLength(10);
    expect(
      within(table).getByRole('row', { name: 'Tara wellbeing together 1.5 of 3' }),
    ).toBeTruthy();
    expect(within(table).getByRole('row', { name: 'Sum 20.5 of 36' })).toBeTruthy();
    // A frame for each of 36 points, and gold for each that is given, a half one among them.
    const gold = [...container.querySelectorAll('rect.fill-gold')];
    expect(container.querySelectorAll('rect')).toHaveLength(36 + gold.length);
    expect(gold.reduce((sum, rect) => sum + Number(rect.getAttribute('width')) / 40, 0)).toBe(20.5);
  });

  it('show what an unknown hour decides apart from what is certain', () => {
    const { container } = render(<KootasFigure figure={SAMPLE_OPEN_KOOTAS} />);

    expect(screen.getByRole('img', { name: 'Eight kootas, 20.5–28 of 36 points' })).toBeTruthy();
    const table = screen.getByRole('table', { name: /Eight kootas/ });
    expect(within(table).getByRole('row', { name: 'Gana temper 0 or 1 or 6 of 6' })).toBeTruthy();
    expect(within(table).getByRole('row', { name: 'Nadi constitution 8 of 8' })).toBeTruthy();
    expect(within(table).getByRole('row', { name: 'Sum 20.5–28 of 36' })).toBeTruthy();
    // Six points of gana, and a half and a whole one of tara.
    expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(8);
    expect(screen.getByText(/^Filled squares are certain/)).toBeTruthy();
  });
});
