/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { articleOf, cardOf } from '../../testing/articles';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, requestsOf } from '../../testing/server';

// What the Hindi build does to these modules.
jest.mock('../../language/language', () =>
  jest.requireActual<object>('../../language/language.hi'),
);
jest.mock('./blog.strings', () => jest.requireActual<object>('./blog.strings.hi'));

const HINDI = cardOf(1, { title: 'चंद्रमा का साल', slug: 'चंद्रमा-का-साल', language: 'hi' });
const ENGLISH = cardOf(2, { title: 'Only in English' });
const TAGS = answer('listPostTags', { tags: [] });
const RELATED = answer('relatedPosts', { posts: [] });

const lists = (hindi: object[], english: object[]) =>
  answer('listPosts', ({ query }) => ({
    posts: (query.get('language') === 'hi' ? hindi : english) as never[],
    next: null,
    corrected: null,
  }));

describe('the journal for a reader of Hindi', () => {
  setUpPages();

  it('shows Hindi articles first, and apart from them what is told in English alone', async () => {
    await renderPage('/blog', {
      handlers: [TAGS, lists([{ ...HINDI, hit: null }], [{ ...ENGLISH, hit: null }])],
    });
    const own = await screen.findByRole('heading', { name: HINDI.title });
    const apart = within(await screen.findByRole('region', { name: 'अंग्रेज़ी में लेख' }));

    expect(own).toHaveAttribute('lang', 'hi');
    expect(apart.getByRole('heading', { name: ENGLISH.title })).toHaveAttribute('lang', 'en');
    expect(apart.queryByText(HINDI.title)).not.toBeInTheDocument();
    const asked = requestsOf('listPosts').map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ language: 'hi' }, { language: 'en', without: 'hi' }]);
  });

  it('has no such part where all is told in Hindi, and keeps to what was searched for', async () => {
    await renderPage('/blog?q=moon', {
      handlers: [TAGS, lists([{ ...HINDI, hit: null }], [])],
    });
    await screen.findByRole('heading', { name: HINDI.title });
    await waitFor(() => expect(requestsOf('listPosts')).toHaveLength(2));

    expect(Object.fromEntries(requestsOf('listPosts')[1]!.query)).toEqual({
      ...{ language: 'en', without: 'hi', q: 'moon' },
    });
    expect(screen.queryByRole('region', { name: 'अंग्रेज़ी में लेख' })).not.toBeInTheDocument();
  });

  it('leads from an English article to its twin', async () => {
    const translations = [{ language: 'hi' as const, slug: HINDI.slug }];
    const english = articleOf(ENGLISH);
    await renderPage(`/blog/${ENGLISH.slug}`, {
      handlers: [
        RELATED,
        answer('getPost', ({ params }) =>
          params['slug'] === ENGLISH.slug
            ? { ...english, post: { ...english.post, translations } }
            : articleOf(HINDI),
        ),
      ],
    });

    expect(await screen.findByRole('heading', { name: HINDI.title })).toBeInTheDocument();
    expect(decodeURIComponent(window.location.pathname)).toBe(`/blog/${HINDI.slug}`);
  });

  it('reads an English article that has none among Hindi words, said to be English', async () => {
    await renderPage(`/blog/${ENGLISH.slug}`, {
      handlers: [RELATED, answer('getPost', articleOf(ENGLISH))],
    });

    expect(await screen.findByRole('heading', { name: ENGLISH.title })).toHaveAttribute(
      'lang',
      'en',
    );
    expect(document.querySelector('.article-content')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: 'साझा करें' })).toBeInTheDocument();
  });
});
