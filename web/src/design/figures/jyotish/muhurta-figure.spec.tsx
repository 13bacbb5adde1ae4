/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import { MuhurtaFigure } from './muhurta-figure';
import { SAMPLE_MUHURTA } from './sample-muhurta';

const windows = SAMPLE_MUHURTA.days.flatMap((day) => day.windows);

describe('the windows of a muhurta', () => {
  it('have a line a day, which says how many there are', () => {
    render(<MuhurtaFigure figure={SAMPLE_MUHURTA} />);
    const days = screen.getAllByRole('listitem');

    expect(days).toHaveLength(SAMPLE_MUHURTA.days.length);
    expect(days[0]!.getAttribute('aria-label')).toMatch(/^Wed,? 25 Nov: \d+ windows$/);
  });

  it('are all in the table, by the clock of the place, with what each lacks', () => {
    const [first, ...rest] = SAMPLE_MUHURTA.days;
    const [lacking, ...others] = first!.windows;
    const whole = { ...others[0]!, lacks: [] };
    const days = [{ ...first!, windows: [lacking!, whole, ...others.slice(1)] }, ...rest];
    render(<MuhurtaFigure figure={{ ...SAMPLE_MUHURTA, days }} />);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    });

    expect(rows).toHaveLength(1 + windows.length);
    // 06:12 in Chennai is 00:42 by the clock of Greenwich.
    expect(rows[1]!.textContent).toMatch(/06:12–\d\d:\d\d.*bright half/);
    const lit = rows.filter(({ className }) => className.includes('text-gold'));
    expect(lit).toEqual([rows[2]]);
  });

  it('say where the Sun does not rise', () => {
    const [day] = SAMPLE_MUHURTA.days;
    const dark = { ...day!, sunrise: null, sunset: null, windows: [] };
    render(<MuhurtaFigure figure={{ ...SAMPLE_MUHURTA, days: [dark] }} />);

    expect(screen.getByText('no sunrise')).toBeTruthy();
    expect(screen.getByRole('listitem', { name: /no window$/ })).toBeTruthy();
  });
});
