/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, server } from '../../testing/server';
import { RENEWED } from '../../testing/usual-answers';

describe('the login', () => {
  setUpPages();

  it('says that it failed, then that it worked, and leads back', async () => {
    const { user } = await renderPage('/login?redirect=/dashboard/readings', {
      handlers: [refuse('signIn', 'invalid_credentials')],
    });
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'not the password 1');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(
      await screen.findAllByText('Login failed. Please check your credentials.'),
    ).not.toHaveLength(0);

    server.use(answer('signIn', RENEWED));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findAllByText('Logged in successfully!')).not.toHaveLength(0);
    expect(await screen.findByText("You haven't saved any readings yet.")).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard/readings');
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'leads nowhere but to our own pages: %s',
    async (redirect) => {
      await renderPage(`/login?redirect=${encodeURIComponent(redirect)}`, { as: MEMBER });

      expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeInTheDocument();
      expect(window.location.href).toBe('http://localhost/dashboard');
    },
  );
});
