/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { articleOf, cardOf } from '../../../testing/articles';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, disconnect, refuse, requestsOf, server } from '../../../testing/server';

const CARD = cardOf(1, { title: 'The Hermit: a lamp of one’s own' });

describe('an article', () => {
  setUpPages();
  const show = (article = articleOf(CARD)) =>
    renderPage(`/blog/${CARD.slug}`, {
      handlers: [answer('getPost', article), answer('relatedPosts', { posts: [] })],
    });

  it('is liked at once and for good, and taken back', async () => {
    const { user } = await show();
    server.use(
      answer('likePost', ({ body }) => {
        const { liked } = body as { liked: boolean };
        return { liked, likes: Number(liked) };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Like' }));
    await user.click(await screen.findByRole('button', { name: /^Like.*1 like$/, pressed: true }));

    expect(await screen.findByRole('button', { name: 'Like', pressed: false })).toBeInTheDocument();
    expect(requestsOf('likePost').map(({ body }) => body)).toEqual([
      { liked: true },
      { liked: false },
    ]);
  });

  it('is put right where a like could not be kept', async () => {
    const { user } = await show();
    server.use(disconnect('likePost'));
    await user.click(await screen.findByRole('button', { name: 'Like' }));

    const words = 'Your like could not be kept. Please try again.';
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Like', pressed: false })).toBeInTheDocument();
  });

  it('is shared by the clipboard: its title, a hundred characters at most, its address', async () => {
    const { user } = await show();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));

    expect(await screen.findAllByText('Article copied to clipboard!')).not.toHaveLength(0);
    const [title, text, url] = written.mock.calls[0]![0].split('\n\n');
    expect(title).toBe(CARD.title);
    expect([...text!].length).toBeLessThanOrEqual(100);
    expect(url).toBe(`http://localhost/blog/${CARD.slug}`);
  });

  it('is shared by the device’s own sheet where it has one', async () => {
    const { user } = await show();
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      share: (data: ShareData) => {
        shared.push(data);
        return Promise.resolve();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    Reflect.deleteProperty(navigator, 'share');

    expect(shared).toEqual([
      expect.objectContaining({ title: CARD.title, url: `http://localhost/blog/${CARD.slug}` }),
    ]);
    expect(screen.queryByText('Article copied to clipboard!')).not.toBeInTheDocument();
  });

  it('leads the switch of languages to its twin, and says where that is', async () => {
    const { post, ...view } = articleOf(CARD);
    const translations = [{ language: 'hi' as const, slug: 'तारा' }];
    await show({ ...view, post: { ...post, translations } });
    const address = `/hi/blog/${encodeURIComponent('तारा')}`;
    const twin = await screen.findByRole('link', { name: 'Read this article in Hindi' });

    expect(twin).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: /हिन्दी/ })).toHaveAttribute('href', address);
  });

  it('leads the switch of languages to the journal where it has no twin', async () => {
    const { user } = await show();
    await screen.findByRole('button', { name: 'Like' });
    expect(screen.getByRole('link', { name: /हिन्दी/ })).toHaveAttribute('href', '/hi/blog');
    server.use(
      answer('listPosts', { posts: [], next: null, corrected: null }),
      answer('listPostTags', { tags: [] }),
    );
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to Blog' }));

    expect(await screen.findByRole('heading', { name: 'The journal' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /हिन्दी/ })).toHaveAttribute('href', '/hi/blog');
  });

  it('says so where there is none, and leads back', async () => {
    const { user } = await renderPage('/blog/nothing-of-the-kind', {
      handlers: [
        refuse('getPost', 'not_found'),
        answer('listPosts', { posts: [], next: null, corrected: null }),
        answer('listPostTags', { tags: [] }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeInTheDocument();
    const words = "The cosmic article you're looking for doesn't exist or has moved.";
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(document.title).toBe('Post Not Found – Cosmic Guide');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Back to Blog' }));

    expect(window.location.pathname).toBe('/blog');
  });
});
