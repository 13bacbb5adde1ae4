import type { Journey } from './journeys';

/** Every address the product promises, the journey that goes there, and how that names it. */
export const ROUTES: Readonly<Record<string, { by: Journey; named: string }>> = {
  '/': {
    by: [
      'reading',
      'goes from the home page to a tool, asks, watches the words arrive and sees why',
    ],
    named: 'The Universe is Speaking',
  },
  '/login': {
    by: ['members', 'is told the same for a wrong password and for an address nobody has'],
    named: '/login',
  },
  '/signup': {
    by: ['members', 'is told when no account could be made, and keeps what was typed'],
    named: '/signup',
  },
  '/dashboard': {
    by: ['members', 'is still signed in after a reload and in a new tab'],
    named: 'Welcome, Ada',
  },
  '/blog-generator': {
    by: ['journal', 'is closed to %s, who is sent to %s'],
    named: '/blog-generator',
  },
  '/admin/usage': {
    by: ['journal', 'is closed to everybody else'],
    named: '/admin/usage',
  },
  '/tools': {
    by: ['catalogue', 'has 43 tools, 25 of them premium, on eleven shelves'],
    named: '/tools',
  },
  '/tools/{slug}': {
    by: ['catalogue', '$slug gives its reading, with the facts it stands on'],
    named: '/tools/',
  },
  '/blog': {
    by: [
      'journal',
      'is searched, marks what was found, is held to a tag and let go again, all in its address',
    ],
    named: '/blog',
  },
  '/blog/{slug}': {
    by: [
      'journal',
      'shows an article with its contents, its progress, its kin and the way to an account',
    ],
    named: '/blog/',
  },
  '/pricing': {
    by: [
      'plans',
      'take a guest over an account to a payment, and open what was closed without a reload',
    ],
    named: '/pricing',
  },
  '/s/{token}': {
    by: [
      'members',
      'makes a reading public, which anybody can read and nobody once it is taken back',
    ],
    named: '/s/',
  },
  'any other path': {
    by: ['pages', 'the not-found page says so and leads home'],
    named: "Looks like you've wandered into an unexplored corner of the cosmos",
  },
};
