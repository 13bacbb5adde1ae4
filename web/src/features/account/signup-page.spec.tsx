/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { renderPage, setUpPages } from '../../testing/render-page';
import { refuse, requestsOf } from '../../testing/server';

describe('the page to sign up on', () => {
  setUpPages();

  it('says that no account could be made, and keeps what was typed', async () => {
    const { user } = await renderPage('/signup', {
      handlers: [refuse('signUp', 'service_unavailable')],
    });
    await user.type(await screen.findByLabelText('Full Name'), 'Ada Lovelace');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'quiet lanterns above 7 rivers');
    await user.click(screen.getByRole('button', { name: 'Create Free Account' }));

    expect(await screen.findByText('Signup failed. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    expect(requestsOf('signUp')).toHaveLength(1);
  });
});
