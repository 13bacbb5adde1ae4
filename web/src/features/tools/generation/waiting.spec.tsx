/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse } from '../../../testing/server';

const ACCEPTED = { id: GENERATION_ID, status: 'queued' as const, remaining: 2 };
const QUEUED = generationOf(
  'angel-number',
  { number: '1234' },
  { status: 'queued', content: '', completedAt: null },
);

const ask = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Reveal/ }));

describe('a reading that many others are before', () => {
  setUpPages();

  it('says how long its turn is likely to take', async () => {
    const { user } = await renderPage('/tools/angel-number?number=1234', {
      handlers: [
        answer('generate', { ...ACCEPTED, waitSeconds: 100 }),
        answer('getGeneration', QUEUED),
      ],
    });
    await ask(user);

    expect(await screen.findByText(/should begin in about 2 minutes/)).toBeInTheDocument();
  });

  it('says nothing of a turn that is there', async () => {
    const { user } = await renderPage('/tools/angel-number?number=1234', {
      handlers: [
        answer('generate', { ...ACCEPTED, waitSeconds: 0 }),
        answer('getGeneration', QUEUED),
      ],
    });
    await ask(user);

    expect(await screen.findByRole('article', { name: 'Your reading' })).toBeInTheDocument();
    expect(screen.queryByText(/should begin in/)).not.toBeInTheDocument();
  });

  it('can be asked for later, where there is no room for it', async () => {
    const { user } = await renderPage('/tools/angel-number?number=1234', {
      handlers: [refuse('generate', 'too_many_waiting', { retryAfterSeconds: 25 })],
    });
    await ask(user);

    expect(await screen.findByText(/try again in about 30 seconds/)).toBeInTheDocument();
  });
});
