/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { cardOf } from '../../testing/articles';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, requestsOf } from '../../testing/server';

const listed = (number: number) => ({ ...cardOf(number), hit: null });
const NONE = { posts: [], next: null, corrected: null };

describe('the journal', () => {
  setUpPages();
  const tags = answer('listPostTags', { tags: [{ tag: 'full moon', count: 2 }] });

  it.each([
    ['/blog?tag=unicorns', 'No articles found with the tag "unicorns"'],
    ['/blog?q=xyzzyqwv', 'No articles found matching "xyzzyqwv"'],
    ['/blog', 'No articles have been published yet.'],
  ])('says why nothing is listed at %s', async (address, words) => {
    await renderPage(address, { handlers: [tags, answer('listPosts', NONE)] });

    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument();
  });

  it('leads the switch of languages to the journal, whose tags are those of a language', async () => {
    await renderPage('/blog?tag=unicorns', { handlers: [tags, answer('listPosts', NONE)] });
    await screen.findByRole('heading', { name: /unicorns/ });

    expect(screen.getByRole('link', { name: /हिन्दी/ })).toHaveAttribute('href', '/hi/blog');
  });

  it('goes on where one likes to, each further page with an address of its own', async () => {
    const pages = answer('listPosts', ({ query }) =>
      query.get('after') === 'behind-2'
        ? { posts: [listed(3)], next: null, corrected: null }
        : { posts: [listed(1), listed(2)], next: 'behind-2', corrected: null },
    );
    const { user } = await renderPage('/blog', { handlers: [tags, pages] });
    const older = await screen.findByRole('link', { name: 'Older articles' });
    expect(older).toHaveAttribute('href', '/blog?after=behind-2');
    await user.click(older);

    expect(await screen.findByText('Article 3')).toBeInTheDocument();
    expect(screen.getByText('Article 1')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Older articles' })).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('brings three pages as they come into sight, then waits to be asked', async () => {
    // Everything is in sight where nothing is laid out.
    class InSight {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        queueMicrotask(() => this.tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: InSight });
    const pages = answer('listPosts', ({ query }) => {
      const number = Number(query.get('after') ?? 0) + 1;
      return { posts: [listed(number)], next: String(number), corrected: null };
    });
    await renderPage('/blog', { handlers: [tags, pages] });
    expect(await screen.findByText('Article 3')).toBeInTheDocument();
    const older = await screen.findByRole('link', { name: 'Older articles' });
    Reflect.deleteProperty(window, 'IntersectionObserver');

    expect(older).toHaveAttribute('href', '/blog?after=3');
    expect(requestsOf('listPosts')).toHaveLength(3);
  });

  it('begins behind a place that its address names, and leads back to the newest', async () => {
    const pages = answer('listPosts', { posts: [listed(3)], next: null, corrected: null });
    const { user } = await renderPage('/blog?after=behind-2', { handlers: [tags, pages] });
    expect(await screen.findByText('These are older articles.')).toBeInTheDocument();
    expect(requestsOf('listPosts')[0]?.query.get('after')).toBe('behind-2');
    await user.click(screen.getByRole('link', { name: 'To the newest' }));

    expect(window.location.pathname + window.location.search).toBe('/blog');
  });
});
