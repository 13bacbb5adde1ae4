import type { State } from './state';

/** What the administrator writes with. */
export const EDITING: readonly State[] = [
  { name: 'generator', as: 'admin', path: '/blog-generator', shows: 'A new article' },
  {
    name: 'generator-posts',
    as: 'admin',
    path: '/blog-generator/posts',
    shows: /^A year by the Moon/,
  },
  {
    name: 'editor',
    wide: true,
    as: 'admin',
    path: '/blog-generator/posts/a-year-by-the-moon',
    shows: 'Four marks a month',
  },
  {
    name: 'dialog',
    as: 'admin',
    path: '/blog-generator/posts',
    shows: /^A year by the Moon/,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
