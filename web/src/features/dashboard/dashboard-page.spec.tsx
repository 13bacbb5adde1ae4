/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { ADMIN, MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, server } from '../../testing/server';
import { NOT_SUBSCRIBED } from '../../testing/usual-answers';

describe('the dashboard', () => {
  setUpPages();

  it('says that readings could not be loaded, and asks again', async () => {
    const { user } = await renderPage('/dashboard', {
      as: MEMBER,
      handlers: [refuse('listReadings', 'service_unavailable')],
    });
    expect(await screen.findAllByText('Failed to load your data')).not.toHaveLength(0);

    server.use(answer('listReadings', { readings: [], next: null, counts: {} }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("You haven't saved any readings yet.")).toBeInTheDocument();
  });

  it('says that the plan could not be checked, and asks again', async () => {
    const { user } = await renderPage('/dashboard/subscription', {
      as: MEMBER,
      handlers: [refuse('getSubscription', 'service_unavailable')],
    });
    expect(await screen.findAllByText('Failed to verify subscription status')).not.toHaveLength(0);

    server.use(answer('getSubscription', NOT_SUBSCRIBED));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Free plan' })).toBeInTheDocument();
  });

  it('leads guests to the login, and back afterwards', async () => {
    await renderPage('/dashboard/profile');

    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/login?redirect=/dashboard/profile',
    );
  });

  it.each([
    ['/blog-generator', 'a member', MEMBER, '/'],
    ['/admin/usage', 'a member', MEMBER, '/'],
    ['/admin/usage', 'a guest', undefined, '/login'],
  ])('keeps %s closed to %s', async (address, _, as, leadsTo) => {
    await renderPage(address, { as });

    await screen.findByRole('main');
    expect(window.location.pathname).toBe(leadsTo);
  });

  it('is open to the administrator', async () => {
    await renderPage('/dashboard', { as: ADMIN });

    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeInTheDocument();
  });
});
