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

  it('begins behind a place that its address names, and leads back to the newest', async () => {
    const pages = answer('listPosts', { posts: [listed(3)], next: null, corrected: null });
    const { user } = await renderPage('/blog?after=behind-2', { handlers: [tags, pages] });
    expect(await screen.findByText('These are older articles.')).toBeInTheDocument();
    expect(requestsOf('listPosts')[0]?.query.get('after')).toBe('behind-2');
    await user.click(screen.getByRole('link', { name: 'To the newest' }));

    expect(window.location.pathname + window.location.search).toBe('/blog');
  });
});
