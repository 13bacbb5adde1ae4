import { click, submit, type State } from './state';

/** What anybody may open: the sky, the ways in, the prices, the journal. */
export const PAGES: readonly State[] = [
  {
    name: 'sky-month',
    wide: true,
    as: 'guest',
    path: '/sky?month=2024-04',
    shows: 'The chart of this moment',
  },
  { name: 'sky-day', as: 'guest', path: '/sky?day=2024-04-08', shows: /^Total solar eclipse/ },
  { name: 'privacy', as: 'guest', path: '/privacy', shows: 'What we know of you' },
  { name: 'accuracy', as: 'guest', path: '/sky/accuracy', shows: 'How accurate is this?' },
  { name: 'primitives', as: 'guest', path: '/primitives', shows: 'Figures', wide: true },
  {
    name: 'primitives-told',
    as: 'guest',
    path: '/primitives',
    shows: 'Figures',
    act: async (page) => {
      for (const name of ['Success', 'Failure', 'Undoable']) {
        await click(name)(page);
        // Messages stay while one of them is in use, however long the looking takes.
        await page.getByRole('listitem').getByRole('button', { name: 'Close' }).last().focus();
      }
    },
  },
  { name: 'login', as: 'guest', path: '/login', shows: 'Welcome back' },
  {
    name: 'login-empty',
    as: 'guest',
    path: '/login',
    shows: 'Welcome back',
    act: async (page) => {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByText('Email is required').waitFor();
    },
  },
  { name: 'signup', as: 'guest', path: '/signup', shows: 'Begin your journey' },
  { name: 'welcome', as: 'newcomer', path: '/welcome', shows: 'When were you born?' },
  {
    name: 'welcome-time',
    as: 'newcomer',
    path: '/welcome?step=time',
    shows: 'At what time?',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Roughly' }).check();
      await page.getByText('Which part of the day?').waitFor();
    },
  },
  {
    name: 'welcome-wrong',
    as: 'newcomer',
    path: '/welcome?step=place',
    shows: 'And where?',
    act: submit,
  },
  {
    name: 'welcome-nothing',
    as: 'newcomer',
    path: '/welcome?step=three',
    shows: 'Nothing to draw yet',
  },
  {
    name: 'welcome-three',
    as: 'member',
    path: '/welcome?step=three',
    shows: 'Your three',
    act: (page) => page.getByRole('img', { name: /Your natal chart/ }).waitFor(),
  },
  { name: 'forgotten', as: 'guest', path: '/login/forgotten', shows: 'A new password' },
  { name: 'reset', as: 'guest', path: '/login/reset#token=x', shows: 'Choose a new password' },
  {
    name: 'confirm',
    as: 'guest',
    path: '/login/confirm',
    shows: 'Your address',
  },
  {
    name: 'letters',
    as: 'guest',
    path: '/login/reminders',
    shows: 'Your letters',
  },
  { name: 'pricing', as: 'guest', path: '/pricing', shows: 'Yearly' },
  {
    name: 'pricing-questions',
    as: 'member',
    path: '/pricing',
    shows: 'Yearly',
    act: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
    },
  },
  {
    name: 'pricing-premium',
    as: 'subscriber',
    path: '/pricing',
    shows: 'Switch to Yearly',
    role: 'button',
  },
  { name: 'success', as: 'subscriber', path: '/pricing/success', shows: 'Thank you' },
  { name: 'blog', as: 'guest', path: '/blog', shows: /^A year by the Moon/, role: 'link' },
  {
    name: 'blog-found',
    as: 'guest',
    path: '/blog?q=eclipse',
    shows: /eclipse/,
  },
  { name: 'blog-none', as: 'guest', path: '/blog?tag=unicorns', shows: 'The journal' },
  { name: 'article', wide: true, as: 'guest', path: '/blog/a-year-by-the-moon', shows: 'Read on' },
  {
    name: 'article-lost',
    as: 'guest',
    path: '/blog/nothing',
    shows: 'Post Not Found',
  },
  {
    name: 'not-found',
    as: 'guest',
    path: '/nowhere',
    shows: 'Return to Cosmic Home',
    role: 'link',
  },
];
