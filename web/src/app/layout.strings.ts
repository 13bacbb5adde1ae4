import { paths } from '../paths';

export const layoutStrings = {
  skip: 'Skip to the content',
  brand: 'Cosmic Guide',
  homeLink: 'Cosmic Guide, home',
  mainNav: 'Main',
  accountNav: 'Account',
  footerNav: 'Footer',
  openMenu: 'Menu',
  links: [
    { label: 'Home', to: paths.home },
    { label: 'Today', to: paths.today },
    { label: 'Sky', to: paths.sky },
    { label: 'Calendar', to: paths.calendar },
    { label: 'Tools', to: paths.tools },
    { label: 'Deck', to: paths.deck },
    { label: 'Blog', to: paths.blog },
    { label: 'Pricing', to: paths.pricing },
  ],
  loading: 'Loading...',
  sessionEnded: {
    title: 'Your session is over',
    text: 'Please log in again; you will be back where you were.',
  },
  login: 'Login',
  signup: 'Sign Up',
  footerLinks: [
    { label: 'Home', to: paths.home },
    { label: 'Tools', to: paths.tools },
    { label: 'Blog', to: paths.blog },
    { label: 'Dashboard', to: paths.dashboard },
    { label: 'Pricing', to: paths.pricing },
    { label: 'How accurate is this?', to: paths.accuracy },
    { label: 'Privacy', to: paths.privacy },
  ],
  footerLine: 'Readings written from where the sky really stands.',
  social: 'Tell a friend',
  shareOn: (network: string) => `Share Cosmic Guide on ${network}`,
  language: { label: 'Language', other: 'हिन्दी', otherCode: 'hi', base: '/hi' },
  copyright: (year: number) => `© ${year} Cosmic Guide. All rights reserved.`,
  offline: 'You are offline. What is here stays, and the rest comes back with your connection.',
  /** In place of a page that could not be fetched without a connection. */
  away: {
    title: 'You are offline',
    text: 'This page comes by itself once the connection is back.',
  },
  crash: {
    title: 'A cloud has passed over this page',
    text: 'Something went wrong on our side. Loading the page again usually helps.',
    again: 'Load again',
    home: 'Return to Cosmic Home',
  },
} as const;
