import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';
import { isSameText, keepEdit, keptEdit, tagsOf, textOf } from './kept-edit';

const POST: EditedPost = {
  ...{
    id: 'an-id',
    slug: 'moon',
    language: 'en',
    title: 'Moon',
    content: '<p>a</p>',
    metaDescription: 'm',
  },
  ...{ tags: ['moon', 'night sky'], authorName: 'Cosmic Guide', coverImage: '/c.svg' },
  ...{ status: 'draft', publishedAt: null, readTimeMinutes: 1, likes: 0, views: 0, version: 3 },
  lacks: null,
  ...{ createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
};

function makeMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('unsaved changes', () => {
  const changed = { ...textOf(POST), title: 'The Moon' };

  it('are there again for the same version of the same post, and for no other', () => {
    const memory = makeMemory();
    keepEdit(POST, changed, memory);

    expect(keptEdit(POST, memory)).toEqual(changed);
    expect(keptEdit({ ...POST, version: 4 }, memory)).toBeUndefined();
    expect(keptEdit({ ...POST, id: 'another' }, memory)).toBeUndefined();
  });

  it('are forgotten once there are none', () => {
    const memory = makeMemory();
    keepEdit(POST, changed, memory);
    keepEdit(POST, undefined, memory);
    expect(keptEdit(POST, memory)).toBeUndefined();
  });

  it.each(['', 'not JSON', 'null', '7'])('are not taken from %j', (stored) => {
    expect(keptEdit(POST, { ...makeMemory(), getItem: () => stored })).toBeUndefined();
  });
});

it('tells a new version of the same text from a new text', () => {
  expect(isSameText(POST, { ...POST, version: 4, status: 'published' })).toBe(true);
  expect(isSameText(POST, { ...POST, content: '<p>b</p>' })).toBe(false);
});

it('reads tags as they are typed', () => {
  expect(tagsOf(' moon, Night sky ,,')).toEqual(['moon', 'Night sky']);
});
