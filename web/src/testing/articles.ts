import type { Article, PostCard } from '@cosmic/contracts/blog/blog';

const ID = '018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a';
const AT = '2026-11-20T09:00:00.000Z';

/** An article as a list shows it; its number is part of its title and address. */
export function cardOf(number: number, more: Partial<PostCard> = {}): PostCard {
  return {
    id: `${ID}${String(number).padStart(2, '0')}`,
    slug: `article-${number}`,
    language: 'en',
    title: `Article ${number}`,
    excerpt: 'What the Moon has to say of it.',
    tags: ['full moon', 'sky calendar'],
    authorName: 'Cosmic Guide',
    coverImage: `/blog/covers/article-${number}.svg`,
    publishedAt: AT,
    readTimeMinutes: 3,
    ...more,
  };
}

/** An article that is open to its reader. */
export function articleOf(card: PostCard, more: Partial<Article> = {}): Article {
  return {
    post: {
      ...card,
      content: '<h2>The first part</h2><p>Words of it.</p>',
      metaDescription: 'Of the Moon.',
      likes: 0,
      translations: [],
      updatedAt: AT,
    },
    metered: false,
    remaining: null,
    liked: false,
    ...more,
  };
}
