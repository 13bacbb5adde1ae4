/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, requestsOf } from '../../testing/server';
import type { Post } from './generator.api';

const AT = '2026-11-23T09:00:00.000Z';
const LATER = '2026-11-23T09:00:05.000Z';
const RUN_ID = '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a1b';

const POST: Post = {
  ...{ id: '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a01', slug: 'venus-in-leo', language: 'en' },
  ...{ title: 'Venus in Leo', metaDescription: '', tags: [], authorName: 'Cosmic Guide' },
  ...{ coverImage: '/c.svg', status: 'published', publishedAt: AT, readTimeMinutes: 3 },
  ...{ likes: 0, views: 0, version: 1, createdAt: AT, updatedAt: AT },
  lacks: { language: 'hi', run: null },
};

const runOf = (status: BlogGeneration['status']): BlogGeneration => ({
  ...{ id: RUN_ID, topic: 'Venus in Leo', keywords: [], language: 'hi', tone: 'mystical' },
  ...{ publish: { at: AT }, status, step: null, narrator: null, fallbackReason: null, post: null },
  ...{ message: null, createdAt: AT, updatedAt: status === 'queued' ? AT : LATER },
  completedAt: null,
});

/** What the gateway knows of the post and of the run that writes its twin. */
function gateway(lacks: Post['lacks'] = POST.lacks) {
  const now = { lacks, run: undefined as BlogGeneration | undefined };
  const handlers = [
    answer('listEditedPosts', () => ({ posts: [{ ...POST, lacks: now.lacks }], next: null })),
    answer('listPostGenerations', () => ({ generations: now.run ? [now.run] : [] })),
    answer('generateTwin', () => {
      now.lacks = { language: 'hi', run: RUN_ID };
      return (now.run = runOf('queued'));
    }),
  ];
  return { now, handlers };
}

describe('the twin of a post', () => {
  setUpPages();
  const control = { name: /^Write it in Hindi/ };
  const open = (handlers: ReturnType<typeof gateway>['handlers']) =>
    renderPage('/blog-generator/posts', { as: ADMIN, handlers });

  it('is asked for once, shown as it is written, and told of when it is out', async () => {
    const { now, handlers } = gateway();
    const { user, stream } = await open(handlers);
    await user.click(await screen.findByRole('button', control));

    const [, card] = await screen.findAllByRole('article');
    expect(card).toHaveTextContent('Waiting for its turn');
    expect(card).toHaveTextContent('in Hindi · mystical');
    expect(within(card!).getByRole('list', { name: 'Progress' })).toBeInTheDocument();
    expect(screen.queryByRole('button', control)).not.toBeInTheDocument();
    expect(requestsOf('generateTwin').map(({ params }) => params['id'])).toEqual([POST.id]);

    const post = { id: RUN_ID, slug: 'leo', title: 'सिंह में शुक्र', status: 'published' } as const;
    const message = 'Blog post generated and published successfully';
    [now.lacks, now.run] = [null, { ...runOf('completed'), post, message }];
    stream().emit('publishing.progress', { type: 'publishing.progress', ...now.run });
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByRole('button', control)).not.toBeInTheDocument();
  });

  it('gives the control back where it failed, although no push told of it', async () => {
    const { now, handlers } = gateway();
    const { user, stream } = await open(handlers);
    await user.click(await screen.findByRole('button', control));
    await screen.findByText('Waiting for its turn');

    [now.lacks, now.run] = [POST.lacks, runOf('failed')];
    stream().emit('open');
    expect(await screen.findByText('Failed to generate blog post')).toBeInTheDocument();
    expect(await screen.findByRole('button', control)).toBeEnabled();
    expect(screen.queryByText('Waiting for its turn')).not.toBeInTheDocument();
  });

  it('is English for a post in Hindi, and nothing where no language is missing', async () => {
    const id = '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a02';
    const hindi = { ...POST, id, language: 'hi', title: 'सिंह में शुक्र' } as const;
    const [first, second] = [
      { ...POST, lacks: null },
      { ...hindi, lacks: { language: 'en', run: null } as const },
    ];
    await open([
      answer('listEditedPosts', { posts: [first, second], next: null }),
      answer('listPostGenerations', { generations: [] }),
    ]);

    const controls = await screen.findAllByRole('button', { name: /^Write it in/ });
    expect(controls.map((each) => each.textContent)).toEqual(['Write it in English: सिंह में शुक्र']);
  });

  it('says that it is being written where the run is not among the last', async () => {
    await open(gateway({ language: 'hi', run: RUN_ID }).handlers);

    expect(await screen.findByText('It is being written in Hindi.')).toBeInTheDocument();
    expect(screen.queryByRole('button', control)).not.toBeInTheDocument();
  });

  it('says why it was not asked for, and looks again where another has it written', async () => {
    const { now, handlers } = gateway();
    const { user } = await open([refuse('generateTwin', 'twin_exists'), ...handlers]);
    const button = await screen.findByRole('button', control);
    now.lacks = null;
    await user.click(button);

    expect(await screen.findByText('It could not be asked for')).toBeInTheDocument();
    expect(screen.getByText(/there in the other language already/)).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });
});
