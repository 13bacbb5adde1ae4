/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { answer, type Question, type Reply } from '../../sky-worker/answers';
import { renderPage, setUpPages } from '../../testing/render-page';

const PHASES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
];

/** What a browser's worker does, in this process. */
class SameThread {
  private listener: ((event: { data: Reply }) => void) | undefined;

  addEventListener(type: string, listener: (event: { data: Reply }) => void) {
    if (type === 'message') this.listener = listener;
  }

  postMessage(question: Question) {
    queueMicrotask(() => this.listener?.({ data: answer(question) }));
  }

  terminate() {
    this.listener = undefined;
  }
}

describe('the living sky', () => {
  setUpPages();
  beforeEach(() => Object.assign(globalThis, { Worker: SameThread }));

  it('has an address for every month, with each of its days', async () => {
    const { user } = await renderPage('/sky?month=2027-07');
    await screen.findByRole('heading', { level: 2, name: 'July 2027' });
    await user.click(screen.getByRole('link', { name: 'The month after' }));

    const name = 'Calendar of the sky for August 2027';
    const calendar = within(await screen.findByRole('table', { name }));
    expect(window.location.search).toBe('?month=2027-08');
    const days = calendar.getAllByRole('link').map((day) => day.getAttribute('aria-label') ?? '');
    expect(days).toHaveLength(31);
    expect(PHASES.filter((phase) => !days.some((day) => day.includes(phase)))).toEqual([]);
  });

  it('has an address for every day, and leads on and back to now', async () => {
    const { user } = await renderPage('/sky?day=2027-08-02');
    const day = await screen.findByRole('region', { name: 'Monday, August 2, 2027' });
    const eclipse = { name: 'Total solar eclipse in Leo' };
    expect(await within(day).findByRole('heading', eclipse)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'The day after' }));
    expect(
      await screen.findByRole('heading', { name: 'Tuesday, August 3, 2027' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'This month' }));

    expect(
      await screen.findByRole('heading', { name: 'The chart of this moment' }),
    ).toBeInTheDocument();
  });

  it('hands out its calendar', async () => {
    await renderPage('/sky');

    const link = await screen.findByRole('link', { name: 'Add the coming year to your calendar' });
    expect(link).toHaveAttribute('href', '/calendar.ics');
  });
});
