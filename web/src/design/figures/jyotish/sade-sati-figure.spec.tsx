/** @jest-environment ./web/src/testing/page-environment.cjs */
import { render, screen, within } from '@testing-library/react';
import { SadeSatiFigure } from './sade-sati-figure';
import { SAMPLE_SADE_SATI } from './sample-sade-sati';

const tables = () => screen.getAllByRole('table', { hidden: true });
const captions = () => tables().map((table) => table.querySelector('caption')?.textContent);

describe('sade sati through a life', () => {
  it('tells the next one first where none runs, and all others by their years', () => {
    render(<SadeSatiFigure figure={{ ...SAMPLE_SADE_SATI, now: '2010-01-01T00:00:00.000Z' }} />);

    expect(captions()[0]).toBe('The next one');
    expect(captions().slice(1)).toHaveLength(SAMPLE_SADE_SATI.seasons.length - 1);
    for (const caption of captions().slice(1)) expect(caption).toMatch(/^\d{4} to \d{4}$/);
    expect(screen.getByRole('img', { name: /^Saturn round a Moon in \w+: \d times/ })).toBeTruthy();
  });

  it('lights the part that runs, and no other', () => {
    const running = SAMPLE_SADE_SATI.seasons.at(-2)!;
    const { from, phase } = running[1]!;
    render(<SadeSatiFigure figure={{ ...SAMPLE_SADE_SATI, now: from }} />);

    const [table] = tables();
    expect(table!.querySelector('caption')!.textContent).toBe('The one that runs now');
    const lit = within(table!)
      .getAllByRole('row')
      .filter(({ className }) => className.includes('text-gold'));
    expect(lit).toHaveLength(1);
    const names = { rising: 'Sign before', peak: 'Moon’s sign', setting: 'Sign after' };
    expect(within(lit[0]!).getByRole('rowheader').textContent).toBe(names[phase]);
  });

  it('says which was the last where a life has no further one', () => {
    render(<SadeSatiFigure figure={{ ...SAMPLE_SADE_SATI, now: '2190-01-01T00:00:00.000Z' }} />);

    expect(captions()[0]).toBe('The last one');
  });
});
