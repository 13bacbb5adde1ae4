/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RashiChartFigure } from './rashi-chart-figure';
import { SAMPLE_CHART } from './sample-chart';

const chart = () => screen.getByRole('group', { name: /Kundli/ });

describe('a kundli', () => {
  it('is drawn in the style of the North with its table in the document', () => {
    render(<RashiChartFigure figure={SAMPLE_CHART} />);

    expect(chart().getAttribute('aria-label')).toBe('Kundli, North style, D1 Rashi');
    expect(within(chart()).getAllByRole('button')).toHaveLength(12);
    expect(
      within(chart()).getByRole('button', { name: 'Bhava 1, Gemini: Lagna, Jupiter' }),
    ).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Lagna and grahas' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getByRole('row', { name: /^Jupiter Gemini/ })).toBeTruthy();
  });

  it('is walked by arrow keys, and says who stands where', async () => {
    const user = userEvent.setup();
    render(<RashiChartFigure figure={SAMPLE_CHART} />);
    within(chart())
      .getByRole('button', { name: /^Bhava 1,/ })
      .focus();

    await user.keyboard('{ArrowRight}');

    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bhava 12, Taurus: .*Sun/);
    expect(screen.getByText(/^Bhava 12, Taurus: .*Sun/)).toBeTruthy();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bhava 2, Cancer/);
  });

  it('shows another style and another varga', async () => {
    const user = userEvent.setup();
    render(<RashiChartFigure figure={SAMPLE_CHART} />);

    await user.click(screen.getByRole('radio', { name: 'South' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Varga' }), '9');

    expect(chart().getAttribute('aria-label')).toBe('Kundli, South style, D9 Navamsa');
    expect(screen.getByRole('columnheader', { name: 'In D9' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Wheel' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('img', { name: /Chart wheel/ })).toBeTruthy();
  });

  it('says what other schools change', () => {
    render(<RashiChartFigure figure={SAMPLE_CHART} />);
    const table = screen.getByRole('table', { name: 'What other schools change' });

    expect(within(table).getAllByRole('row', { name: /ayanamsa of Raman/ }).length).toBeGreaterThan(
      0,
    );
    expect(within(table).getAllByRole('row', { name: /true node/ }).length).toBeGreaterThan(0);
  });
});
