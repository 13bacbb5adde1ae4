/** What the menus of the account say, here and on small screens, and what comes of leaving. */
export const menuStrings = {
  closeMenu: 'Close the menu',
  menuTitle: 'Menu',
  label: 'Your account',
  title: 'My Account',
  dashboard: 'Dashboard',
  people: 'People',
  blogGenerator: 'Blog generator',
  usage: 'Figures',
  signOut: 'Sign Out',
  signedOut: { title: 'Signed out', text: 'You have been successfully signed out.' },
} as const;
