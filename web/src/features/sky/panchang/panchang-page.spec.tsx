/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import type { PanchangMonthDay } from '@cosmic/contracts/sky/panchang';
import { panchangMonth } from '@cosmic/sky/jyotish/month';
import { daysOfMonth } from '../../../design/sky/days';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, server } from '../../../testing/server';
import { placeIn, queryOf } from '../../../design/panchang/chosen-place';
import { fileOf, monthOf } from './month-of';

const SINGAPORE = {
  name: 'Singapore',
  latitude: 1.3521,
  longitude: 103.8198,
  zone: 'Asia/Singapore',
};

/** As the server answers for Singapore. */
function daysOf(month: string): PanchangMonthDay[] {
  const ends = (spans: readonly { number: number; to: Date }[]) =>
    spans.map(({ number, to }) => ({ number, to: to.toISOString() }));
  return panchangMonth(daysOfMonth(month), SINGAPORE, SINGAPORE.zone).map(
    ({ panchang, festivals, observances, ...day }) => ({
      ...day,
      panchang: panchang && {
        sunrise: panchang.sunrise.toISOString(),
        amanta: panchang.amanta,
        tithi: ends(panchang.limbs.tithi),
        nakshatra: ends(panchang.limbs.nakshatra),
      },
      festivals: [...festivals],
      observances: [...observances],
    }),
  );
}

describe('the panchang month', () => {
  setUpPages();

  it('shows each day with its tithi and festivals, and leads to the next month of the same place', async () => {
    const address = new URLSearchParams({ month: '2026-01', ...queryOf(SINGAPORE) }).toString();
    const { user } = await renderPage(`/sky/panchang?${address}`, {
      handlers: [
        answer('getPanchangMonth', ({ query }) => ({
          days: daysOf(query.get('month') ?? ''),
        })),
      ],
    });
    const name = 'Panchang of January 2026 for Singapore';
    const days = within(await screen.findByRole('table', { name })).getAllByRole('link');

    expect(days).toHaveLength(31);
    // Makar Sankranti: the Sun enters Makara on 14 January 2026 at 15:13 in India.
    expect(days[13]!.textContent).toMatch(/Krishna Ekadashi until .*Makar Sankranti/);

    await user.click(screen.getByRole('link', { name: 'The month after' }));
    await screen.findByRole('table', { name: 'Panchang of February 2026 for Singapore' });
    expect(placeIn(new URLSearchParams(window.location.search))).toEqual(SINGAPORE);
  });

  it('says that a month could not be worked out, and asks again', async () => {
    const { user } = await renderPage('/sky/panchang?month=2026-01', {
      handlers: [refuse('getPanchangMonth', 'service_unavailable')],
    });
    expect(await screen.findByText(/could not be worked out/)).toBeInTheDocument();

    server.use(answer('getPanchangMonth', { days: daysOf('2026-01') }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Panchang of January 2026 for New Delhi, India' });
  });

  it('goes by New Delhi where an address names no place that is', () => {
    expect(placeIn(new URLSearchParams('town=X&lat=200&lon=0&zone=Europe/Paris')).zone).toBe(
      'Asia/Kolkata',
    );
    expect(placeIn(new URLSearchParams('town=X&lat=1&lon=0&zone=Nowhere')).name).toBe(
      'New Delhi, India',
    );
  });

  it('makes a file in which every entry has its own name and a whole day', () => {
    const rows = monthOf(daysOf('2026-01'), SINGAPORE);
    const file = fileOf('January 2026', rows, SINGAPORE, new Date(0));
    const ids = file.match(/^UID:.*$/gm) ?? [];

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(34);
    expect(file.match(/^DTSTART;VALUE=DATE:202601\d\d\r$/gm)).toHaveLength(ids.length);
    expect(file).toContain('SUMMARY:Makar Sankranti');
  });
});
