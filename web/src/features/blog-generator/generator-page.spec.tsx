/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ADMIN } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, answerNothing, disconnect, refuse, requestsOf } from '../../testing/server';

const AT = '2026-11-23T09:00:00.000Z';

const runOf = (status: BlogGeneration['status']): BlogGeneration => ({
  id: '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a1b',
  topic: 'The number 33',
  keywords: [],
  language: 'en',
  tone: 'mystical',
  publish: 'draft',
  status,
  step: null,
  narrator: null,
  fallbackReason: null,
  post: null,
  message: null,
  createdAt: AT,
  updatedAt: AT,
  completedAt: null,
});

describe('the blog generator', () => {
  setUpPages();
  const none = answer('listPostGenerations', { generations: [] });
  const ask = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('Blog Topic'), 'The number 33');
    await user.click(screen.getByRole('radio', { name: /Keep as a draft/ }));
    await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }));
  };

  it.each([
    ['a service is away', refuse('generatePost', 'service_unavailable'), /not available right now/],
    ['the server fails', refuse('generatePost', 'internal'), 'Something went wrong on our side.'],
    ['an answer names nothing', answerNothing('generatePost'), 'Failed to generate blog content'],
    [
      'there is no connection',
      disconnect('generatePost'),
      'You are offline. Please check your connection and try again.',
    ],
  ])('says why nothing was taken, and keeps what was typed: %s', async (_, handler, words) => {
    const { user } = await renderPage('/blog-generator', { as: ADMIN, handlers: [none, handler] });
    await ask(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate blog post');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Blog Topic')).toHaveValue('The number 33');
    expect(requestsOf('generatePost')[0]?.body).toMatchObject({
      topic: 'The number 33',
      publish: 'draft',
    });
  });

  it('asks for nothing without a topic', async () => {
    const { user } = await renderPage('/blog-generator', { as: ADMIN, handlers: [none] });
    await user.click(await screen.findByRole('button', { name: 'Generate Blog Post' }));

    const words = 'Please provide a topic for the blog post';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText('Blog Topic')).toHaveFocus();
    expect(requestsOf('generatePost')).toHaveLength(0);
  });

  it('asks for the article in the language that is read, in the other, or in both at once', async () => {
    const [first, beside] = [
      runOf('queued'),
      { ...runOf('queued'), id: '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a1c', language: 'hi' as const },
    ];
    let runs: BlogGeneration[] = [];
    const { user } = await renderPage('/blog-generator', {
      as: ADMIN,
      handlers: [
        answer('listPostGenerations', () => ({ generations: runs })),
        answer('generatePost', () => {
          runs = [first, beside];
          return { ...first, beside: [beside] };
        }),
      ],
    });
    expect(await screen.findByRole('radio', { name: /^English/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^Both/ }));
    await ask(user);

    expect(await screen.findAllByRole('button', { name: /^Cancel/ })).toHaveLength(2);
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(cards.filter((card) => card.includes('in English · mystical'))).toHaveLength(1);
    expect(cards.filter((card) => card.includes('in Hindi · mystical'))).toHaveLength(1);
    expect(requestsOf('generatePost')[0]?.body).toMatchObject({ languages: ['en', 'hi'] });
  });

  it('cancels an article that waits, and begins it again', async () => {
    let run = runOf('queued');
    const become = (status: BlogGeneration['status']) => () => (run = runOf(status));
    const { user } = await renderPage('/blog-generator', {
      as: ADMIN,
      handlers: [
        answer('listPostGenerations', () => ({ generations: [run] })),
        answer('cancelPostGeneration', become('cancelled')),
        answer('retryPostGeneration', become('queued')),
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await user.click(await screen.findByRole('button', { name: /^Try again/ }));

    expect(await screen.findByRole('button', { name: /^Cancel/ })).toBeInTheDocument();
    expect(screen.getByText('Waiting for its turn')).toBeInTheDocument();
  });
});
