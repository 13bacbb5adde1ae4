/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';

const HERE = {
  id: '0b4c7a52-6a3b-4a64-8f7b-111111111111',
  browser: 'Firefox',
  system: 'Windows',
  first_seen: '2026-11-20T08:00:00.000Z',
  last_used: '2026-11-23T09:00:00.000Z',
  is_current: true,
};
const TELEPHONE = {
  ...HERE,
  id: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  browser: 'Safari',
  system: 'iOS',
  is_current: false,
};
const NAMELESS = {
  ...TELEPHONE,
  id: '0b4c7a52-6a3b-4a64-8f7b-333333333333',
  browser: null,
  system: null,
};

describe('where a member is signed in', () => {
  setUpPages();

  const open = async (...handlers: HttpHandler[]) => {
    const page = await renderPage('/dashboard/profile', { as: MEMBER, handlers });
    return { ...page, part: within(await screen.findByRole('region', { name: 'Devices' })) };
  };

  it('tells each device, and ends one that is not this one', async () => {
    const { user, part } = await open(
      answer('listSessions', { sessions: [HERE, TELEPHONE, NAMELESS] }),
      answer('endSession', {}),
    );
    const devices = within(await part.findByRole('list')).getAllByRole('listitem');
    expect(
      devices.map((device) => device.firstElementChild?.firstElementChild?.textContent),
    ).toEqual(['Firefox on Windows', 'Safari on iOS', 'A browser that does not say what it is']);
    expect(devices[0]).toHaveTextContent(/This device/);
    expect(within(devices[0]!).queryByRole('button')).toBeNull();
    expect(devices[1]).toHaveTextContent(/Last used 23 November 2026/);
    expect(devices[1]).toHaveTextContent(/Signed in 20 November 2026/);

    server.use(answer('listSessions', { sessions: [HERE] }));
    await user.click(part.getByRole('button', { name: 'Sign out Safari on iOS' }));

    expect(await screen.findAllByText('That device was signed out')).not.toHaveLength(0);
    expect(requestsOf('endSession').map(({ params }) => params['id'])).toEqual([TELEPHONE.id]);
    expect(part.queryByText('Safari on iOS')).toBeNull();
    expect(part.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('ends all others', async () => {
    const { user, part } = await open(
      answer('listSessions', { sessions: [HERE, TELEPHONE] }),
      answer('endOtherSessions', {}),
    );
    const button = await part.findByRole('button', { name: 'Sign out all others' });
    server.use(answer('listSessions', { sessions: [HERE] }));
    await user.click(button);

    expect(await screen.findAllByText('Every other device was signed out')).not.toHaveLength(0);
    expect(part.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says what could not be done, and looks again', async () => {
    const { user, part } = await open(refuse('listSessions', 'service_unavailable'));
    server.use(
      answer('listSessions', { sessions: [HERE, TELEPHONE] }),
      refuse('endSession', 'not_found'),
    );
    await user.click(await part.findByRole('button', { name: 'Try again' }));
    const button = await part.findByRole('button', { name: 'Sign out Safari on iOS' });
    server.use(answer('listSessions', { sessions: [HERE] }));
    await user.click(button);

    expect(await screen.findAllByText('There is nothing here.')).not.toHaveLength(0);
    expect(part.queryByText('Safari on iOS')).toBeNull();
  });
});
