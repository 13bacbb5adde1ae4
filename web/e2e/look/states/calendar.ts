import type { State } from './state';

/** Today, the Indian calendar, and the sky of a day, a year and a life. */
export const CALENDAR: readonly State[] = [
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
      // Written a moment later; what was shown is drawn anew then.
      await page.waitForURL(({ searchParams }) => searchParams.get('at') !== '2026-11-26T12:00Z');
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
