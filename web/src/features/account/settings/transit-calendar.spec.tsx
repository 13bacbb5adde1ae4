/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';

const SINCE = '2026-11-20T08:00:00.000Z';
const MADE = { since: SINCE, path: `/calendar/${'a'.repeat(43)}.ics` };

describe('the private calendar of transits', () => {
  setUpPages();

  const open = async (...handlers: HttpHandler[]) => {
    const page = await renderPage('/dashboard/profile', { as: MEMBER, handlers });
    const name = 'Your transits in your calendar';
    return { ...page, part: within(await screen.findByRole('region', { name })) };
  };

  it('is made, shown once, copied and opened', async () => {
    const { user, part } = await open(answer('makeTransitCalendar', MADE));
    expect(await part.findByText('There is no such address yet.')).toBeVisible();
    expect(part.queryByRole('button', { name: 'Take it back' })).toBeNull();

    await user.click(part.getByRole('button', { name: 'Make the address' }));

    const url = `${window.location.origin}${MADE.path}`;
    expect(await part.findByLabelText('The address')).toHaveValue(url);
    expect(part.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}${MADE.path}`,
    );
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(requestsOf('makeTransitCalendar').at(-1)?.body).toEqual({
      zone: timeZone,
      language: 'en',
    });
    const written = jest.spyOn(window.navigator.clipboard, 'writeText');
    await user.click(part.getByRole('button', { name: 'Copy the address' }));
    expect(written).toHaveBeenCalledWith(url);
    expect(await screen.findAllByText('The address is copied')).not.toHaveLength(0);
  });

  it('is taken back, and made anew', async () => {
    const { user, part } = await open(
      answer('getTransitCalendar', { since: SINCE }),
      answer('revokeTransitCalendar', {}),
    );
    expect(await part.findByText(/made on 20 November 2026/)).toBeVisible();
    expect(part.getByRole('button', { name: 'Make a new address' })).toBeVisible();

    await user.click(part.getByRole('button', { name: 'Take it back' }));

    expect(await part.findByText('There is no such address yet.')).toBeVisible();
    expect(requestsOf('revokeTransitCalendar')).toHaveLength(1);
  });

  it('says why it can’t be made', async () => {
    const { user, part } = await open(refuse('makeTransitCalendar', 'birth_date_needed'));

    await user.click(await part.findByRole('button', { name: 'Make the address' }));

    expect(await screen.findByText(/Add your birth date to your profile first/)).toBeVisible();
    expect(part.queryByLabelText('The address')).toBeNull();
  });

  it('says that it can’t be seen, and tries again', async () => {
    const { user, part } = await open(refuse('getTransitCalendar', 'service_unavailable'));
    await part.findByText(/can’t see right now/);
    server.use(answer('getTransitCalendar', { since: SINCE }));

    await user.click(part.getByRole('button', { name: 'Try again' }));

    expect(await part.findByText(/made on 20 November 2026/)).toBeVisible();
  });
});
