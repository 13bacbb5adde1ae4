import type { Page } from 'playwright-core';
import { seeWhole } from '../browser';

/**
 * Who looks: somebody unknown, one who reads Hindi, a member with and one without anything kept, a
 * subscriber, the administrator.
 */
export type Viewer = 'guest' | 'guest-hi' | 'newcomer' | 'member' | 'subscriber' | 'admin';

/** One thing the site can look like. */
export interface State {
  name: string;
  as: Viewer;
  path: string;
  /** What is there once the page is: its heading, unless it says otherwise. */
  shows: string | RegExp;
  role?: 'heading' | 'button' | 'link' | 'img' | 'listbox';
  /** What a person does to get from the page to the state. */
  act?: (page: Page) => Promise<void>;
  /** Whether a large screen shows so much in another way that axe looks at it there, too. */
  wide?: true;
}

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const spreadCards = async (page: Page) => {
  await page.getByRole('button', { name: /^Draw/ }).click();
  await page.getByRole('listbox').waitFor();
};
/** What a premium reading begins with, its figure among it. */
const beginningShown = async (page: Page) => {
  await page
    .getByRole('group', { name: 'How the reading begins' })
    .locator('svg')
    .first()
    .waitFor();
};
const submit = async (page: Page) => {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"], [data-invalid="true"]').first().waitFor();
};

/** Every address of the site and the main states of what stands there. */
export const STATES: readonly State[] = [
  {
    name: 'home',
    as: 'guest',
    path: '/',
    shows: 'From the Stars',
    wide: true,
    act: async (page) => {
      await page.getByRole('button', { name: /^Mercury, / }).waitFor();
      await seeWhole(page);
      await page.getByText('Next full moon').waitFor();
    },
  },
  { name: 'tools', wide: true, as: 'guest', path: '/tools', shows: 'Lifestyle Integration' },
  {
    name: 'hi-home',
    as: 'guest-hi',
    path: '/',
    shows: 'ब्रह्मांड कुछ कह रहा है',
    act: async (page) => {
      await page.getByRole('button', { name: /^बुध/ }).waitFor();
      await seeWhole(page);
      await page.getByText('अगली पूर्णिमा').waitFor();
    },
  },
  { name: 'hi-tools', as: 'guest-hi', path: '/tools', shows: 'ब्रह्मांड के साधन' },
  { name: 'hi-horoscope', as: 'guest-hi', path: '/tools/horoscope', shows: 'दैनिक राशिफल' },
  { name: 'hi-angel-number', as: 'guest-hi', path: '/tools/angel-number', shows: 'एंजल नंबर' },
  { name: 'hi-pricing', as: 'guest-hi', path: '/pricing', shows: 'मूल्य' },
  { name: 'hi-sky', as: 'guest-hi', path: '/sky?day=2024-04-08', shows: 'जीवंत आकाश' },
  { name: 'hi-login', as: 'guest-hi', path: '/login', shows: 'आपका स्वागत है' },
  {
    name: 'hi-not-found',
    as: 'guest-hi',
    path: '/nowhere',
    shows: 'तारों के बीच राह भूल गए',
  },
  {
    name: 'tools-none',
    as: 'guest',
    path: '/tools',
    shows: 'Cosmic tools',
    act: async (page) => {
      await page.getByLabel('Search the tools').fill('unicorn');
      await page.getByText('No tool matches').waitFor();
    },
  },
  { name: 'tools-member', as: 'member', path: '/tools', shows: 'Lifestyle Integration' },
  {
    name: 'tool-horoscope',
    as: 'guest',
    path: '/tools/horoscope',
    shows: 'Get Your Horoscope',
    role: 'button',
  },
  {
    name: 'tool-compatibility',
    as: 'guest',
    path: '/tools/compatibility',
    shows: 'Reveal Cosmic Insights',
    role: 'button',
  },
  {
    name: 'tool-numerology',
    as: 'guest',
    path: '/tools/numerology',
    shows: 'Calculate Your Numbers',
    role: 'button',
  },
  {
    name: 'tool-wrong',
    as: 'guest',
    path: '/tools/angel-number',
    shows: 'Reveal Cosmic Insights',
    role: 'button',
    act: submit,
  },
  {
    name: 'tool-filled',
    as: 'member',
    path: '/tools/career',
    shows: 'Reveal Cosmic Insights',
    role: 'button',
  },
  {
    name: 'tool-premium',
    as: 'guest',
    path: '/tools/astro-houses',
    shows: 'Premium Access Required',
    act: beginningShown,
  },
  {
    name: 'tool-premium-member',
    as: 'newcomer',
    path: '/tools/astro-houses',
    shows: 'Premium Access Required',
    act: beginningShown,
  },
  { name: 'tarot', as: 'guest', path: '/tools/tarot', shows: 'Draw a Card', role: 'button' },
  {
    name: 'tarot-own',
    as: 'subscriber',
    path: '/tools/tarot',
    shows: 'Draw a Card',
    role: 'button',
    act: click('I drew these myself'),
  },
  {
    name: 'tarot-fan',
    as: 'guest',
    path: '/tools/tarot',
    shows: 'Draw a Card',
    role: 'button',
    act: spreadCards,
  },
  {
    name: 'tarot-cross',
    as: 'subscriber',
    path: '/tools/tarot',
    shows: 'Draw a Card',
    role: 'button',
    act: async (page) => {
      await page.getByRole('radio', { name: /Celtic Cross/ }).check({ force: true });
      await spreadCards(page);
      for (let card = 0; card < 4; card += 1) await page.keyboard.press('Enter');
      await page.getByText('4 of 10 chosen').waitFor();
    },
  },
  { name: 'deck', as: 'guest', path: '/tools/tarot/deck', shows: 'The deck' },
  { name: 'card', as: 'guest', path: '/tools/tarot/deck/seven-of-cups', shows: 'Seven of Cups' },
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
  {
    name: 'reading',
    as: 'subscriber',
    path: '/tools/angel-number?g=angel-number',
    shows: 'Share',
    role: 'button',
  },
  {
    name: 'reading-horoscope',
    as: 'subscriber',
    path: '/tools/horoscope?g=horoscope',
    shows: 'Share',
    role: 'button',
  },
  {
    name: 'reading-tarot',
    as: 'subscriber',
    path: '/tools/tarot?g=tarot',
    shows: 'Share',
    role: 'button',
  },
  {
    name: 'reading-numerology',
    as: 'subscriber',
    path: '/tools/numerology?g=numerology',
    shows: 'Share',
    role: 'button',
  },
  {
    name: 'reading-houses',
    wide: true,
    as: 'subscriber',
    path: '/tools/astro-houses?g=astro-houses',
    shows: 'Share',
    role: 'button',
  },
  { name: 'draw', as: 'subscriber', path: '/tools/tarot/draws/tarot', shows: /./ },
  { name: 'dashboard', wide: true, as: 'member', path: '/dashboard', shows: 'Recent readings' },
  {
    name: 'dashboard-new',
    as: 'newcomer',
    path: '/dashboard',
    shows: 'Add your birth details',
    role: 'link',
  },
  {
    name: 'dashboard-premium',
    as: 'subscriber',
    path: '/dashboard',
    shows: 'Manage Subscription',
    role: 'link',
  },
  {
    name: 'my-readings',
    wide: true,
    as: 'member',
    path: '/dashboard/readings',
    shows: /^View Full Reading/,
    role: 'link',
  },
  {
    name: 'my-readings-none',
    as: 'newcomer',
    path: '/dashboard/readings',
    shows: 'My Readings',
    role: 'link',
    act: async (page) => page.getByText("You haven't saved any readings yet.").waitFor(),
  },
  {
    name: 'my-reading',
    as: 'member',
    path: '/dashboard/readings/chakra-balance',
    shows: 'Share',
    role: 'button',
  },
  {
    name: 'my-profile',
    as: 'member',
    path: '/dashboard/profile',
    shows: /chart/i,
    role: 'listbox',
  },
  {
    name: 'my-profile-edited',
    as: 'member',
    path: '/dashboard/profile',
    shows: 'Edit Profile',
    role: 'button',
    act: click('Edit Profile'),
  },
  { name: 'people', wide: true, as: 'member', path: '/people', shows: 'Rosalind' },
  {
    name: 'people-none',
    as: 'newcomer',
    path: '/people',
    shows: 'Add somebody',
    role: 'button',
  },
  {
    name: 'people-added',
    as: 'member',
    path: '/people',
    shows: 'Rosalind',
    act: async (page) => {
      await click('Add somebody')(page);
      await page.getByLabel('Name or nickname').waitFor();
    },
  },
  {
    name: 'people-invited',
    as: 'member',
    path: '/people?invite=somebody',
    shows: 'A link for somebody',
  },
  {
    name: 'invitation',
    wide: true,
    as: 'member',
    path: `/with/${'B'.repeat(43)}`,
    shows: 'Ada asks when you were born',
  },
  {
    name: 'invitation-ended',
    as: 'guest',
    path: `/with/${'A'.repeat(43)}`,
    shows: 'This link has ended',
  },
  {
    name: 'hi-invitation-ended',
    as: 'guest-hi',
    path: `/with/${'A'.repeat(43)}`,
    shows: 'यह कड़ी समाप्त हो चुकी है',
  },
  {
    name: 'pair',
    wide: true,
    as: 'member',
    path: '/people/rosalind',
    shows: 'The Davison chart',
    act: (page) => page.getByRole('img', { name: /Eight kootas/ }).waitFor(),
  },
  { name: 'change-password', as: 'member', path: '/login/password', shows: 'Change password' },
  { name: 'second-factor', as: 'member', path: '/login/second-factor', shows: 'Second factor' },
  { name: 'my-subscription', as: 'newcomer', path: '/dashboard/subscription', shows: 'Free plan' },
  {
    name: 'my-subscription-premium',
    as: 'subscriber',
    path: '/dashboard/subscription',
    shows: 'Premium, monthly',
  },
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
  { name: 'today', as: 'guest', path: '/today', shows: 'What is your sign?' },
  { name: 'panchang', as: 'guest', path: '/tools/panchang', shows: 'Panchang' },
  { name: 'kundli', as: 'guest', path: '/tools/kundli', shows: 'Kundli' },
  {
    name: 'panchang-month',
    as: 'guest',
    path: '/sky/panchang?month=2026-11',
    shows: 'The panchang month',
  },
  {
    name: 'best-days',
    as: 'guest',
    path: '/sky/best-days',
    shows: 'Best days',
    act: async (page) => {
      await page.getByText('The Moon', { exact: true }).click();
      await page.getByRole('heading', { name: /windows meet all \d/ }).waitFor();
    },
  },
  { name: 'river-asks', as: 'guest', path: '/sky/river', shows: 'The transit river' },
  {
    name: 'river',
    as: 'guest',
    path: '/sky/river',
    shows: 'The transit river',
    act: async (page) => {
      await page.getByLabel('Birth date').fill('1990-05-17');
      await page.getByRole('button', { name: 'Show the river' }).click();
      await page.getByRole('heading', { name: /^From May 1990/ }).waitFor();
    },
  },
  {
    name: 'time',
    as: 'guest',
    path: '/sky/time?at=2026-11-26T12:00Z',
    shows: 'The sky in motion',
    act: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(/^Moon in Taurus: /).waitFor();
    },
  },
  {
    name: 'hi-time',
    as: 'guest-hi',
    path: '/sky/time?at=2026-11-26T12:00Z',
    shows: 'चलता आकाश',
    act: async (page) => {
      await page.getByRole('slider').waitFor();
    },
  },
  {
    name: 'hi-best-days-none',
    as: 'guest-hi',
    path: '/sky/best-days?ask=waxing,waning',
    shows: 'शुभ समय',
    act: async (page) => {
      await page.getByRole('heading', { name: /कोई समय/ }).waitFor();
    },
  },
  { name: 'muhurta', as: 'guest', path: '/tools/muhurta', shows: 'Muhurta' },
  { name: 'hi-sade-sati', as: 'guest-hi', path: '/tools/sade-sati', shows: 'साढ़े साती' },
  { name: 'hi-dasha', as: 'guest-hi', path: '/tools/dasha', shows: 'दशा' },
  { name: 'hi-guna-milan', as: 'guest-hi', path: '/tools/guna-milan', shows: 'गुण मिलान' },
];
