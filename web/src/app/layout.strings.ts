import { paths } from '../paths';

export const layoutStrings = {
  skip: 'Skip to the content',
  brand: 'Cosmic Guide',
  homeLink: 'Cosmic Guide, home',
  mainNav: 'Main',
  accountNav: 'Account',
  footerNav: 'Footer',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  menuTitle: 'Menu',
  links: [
    { label: 'Home', to: paths.home },
    { label: 'Tools', to: paths.tools },
    { label: 'Blog', to: paths.blog },
    { label: 'Pricing', to: paths.pricing },
  ],
  login: 'Login',
  signup: 'Sign Up',
  footerLinks: [
    { label: 'Home', to: paths.home },
    { label: 'Tools', to: paths.tools },
    { label: 'Blog', to: paths.blog },
    { label: 'Dashboard', to: paths.dashboard },
    { label: 'Pricing', to: paths.pricing },
    { label: 'How accurate is this?', to: paths.accuracy },
  ],
  footerLine: 'Readings written from where the sky really stands.',
  social: 'Tell a friend',
  copyright: (year: number) => `© ${year} Cosmic Guide. All rights reserved.`,
  crash: {
    title: 'A cloud has passed over this page',
    text: 'Something went wrong on our side. Loading the page again usually helps.',
    again: 'Load again',
    home: 'Return to Cosmic Home',
  },
} as const;
