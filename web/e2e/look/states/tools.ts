import type { Page } from 'playwright-core';
import { seeWhole } from '../../browser';
import { click, submit, type State } from './state';

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

/** The home page, the tools and the tarot before anything is asked. */
export const TOOLS: readonly State[] = [
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
];
