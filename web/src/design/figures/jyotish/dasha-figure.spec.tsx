/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DashaFigure } from './dasha-figure';
import { SAMPLE_DASHA } from './sample-dasha';

describe('the periods of a life', () => {
  it('open at the one that runs now, which is named in the picture', () => {
    render(<DashaFigure figure={SAMPLE_DASHA} />);

    const [line] = screen.getAllByRole('img');
    expect(line?.getAttribute('aria-label')).toMatch(/nine periods; now \w+/);
    expect(screen.getByText('Antardasha')).toBeTruthy();
    // One mahadasha and one antardasha run, and the line is marked.
    expect(screen.getAllByText('now')).toHaveLength(3);
  });

  it('open level by level down to the fifth, which is not divided', async () => {
    const user = userEvent.setup();
    render(<DashaFigure figure={SAMPLE_DASHA} />);

    for (const level of ['Pratyantardasha', 'Sookshma', 'Prana']) {
      const running = screen
        .getAllByText('now')
        .map((mark) => mark.closest('summary'))
        .filter((summary) => summary !== null);
      await user.click(running.at(-1)!);
      expect(screen.getByText(level)).toBeTruthy();
    }
    const prana = screen.getByText('Prana').parentElement!;
    expect(within(prana).getAllByRole('listitem')).toHaveLength(9);
    expect(prana.querySelector('details')).toBeNull();
  });

  it('tell sade sati as a table', () => {
    render(<DashaFigure figure={SAMPLE_DASHA} />);
    const table = screen.getByRole('table', { name: /^Sade sati/ });

    expect(within(table).getAllByRole('row').length).toBeGreaterThan(3);
  });
});
