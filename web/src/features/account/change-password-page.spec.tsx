/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../testing/server';
import { RENEWED } from '../../testing/usual-answers';

const NEWCOMER = { ...MEMBER, must_change_password: true };

describe('the page that changes a password', () => {
  setUpPages();

  it.each(['/dashboard/readings', '/tools', '/', '/admin/usage', '/nowhere'])(
    'is where %s leads while the password is a one-time one, and nothing is asked for before',
    async (address) => {
      await renderPage(address, { as: NEWCOMER });

      expect(await screen.findByText(/You signed in with a one-time password/)).toBeInTheDocument();
      expect(window.location.pathname + window.location.search).toBe(
        `/login/password?redirect=${address}`,
      );
      expect(requestsOf('getProfile')).toEqual([]);
      expect(requestsOf('listReadings')).toEqual([]);
    },
  );

  it('says what was refused, then leads on to where one wanted to go', async () => {
    const { user } = await renderPage('/dashboard/readings', {
      as: NEWCOMER,
      handlers: [refuse('changePassword', 'wrong_password'), answer('refreshSession', RENEWED)],
    });
    await user.type(await screen.findByLabelText('Current password'), 'not this one');
    await user.type(screen.getByLabelText('New password'), 'seven rivers under a paper moon');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();

    server.use(answer('changePassword', {}));
    await user.click(screen.getByRole('button', { name: 'Save the password' }));

    expect(await screen.findByText("You haven't saved any readings yet.")).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard/readings');
    expect(requestsOf('changePassword').at(-1)?.body).toEqual({
      current_password: 'not this one',
      new_password: 'seven rivers under a paper moon',
    });
  });

  it('opens the stream of pushes only afterwards', async () => {
    const { user, stream } = await renderPage('/login/password', {
      as: NEWCOMER,
      handlers: [answer('changePassword', {}), answer('refreshSession', RENEWED)],
    });
    const before = stream();
    await user.type(await screen.findByLabelText('Current password'), 'printed on the terminal');
    await user.type(screen.getByLabelText('New password'), 'seven rivers under a paper moon');
    expect(stream()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Save the password' }));

    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeInTheDocument();
    await waitFor(() => expect(stream()).not.toBe(before));
  });

  it('leads a guest to the login and back', async () => {
    await renderPage('/login/password');

    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(window.location.search).toBe('?redirect=/login/password');
  });

  it('can be left by whoever chose the password themselves', async () => {
    await renderPage('/login/password', { as: MEMBER });

    expect(await screen.findByRole('button', { name: 'Close and go back' })).toBeInTheDocument();
    expect(screen.queryByText(/one-time password/)).toBeNull();
  });
});
