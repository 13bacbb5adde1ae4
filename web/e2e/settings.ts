/** The three widths at which every screen is looked at. */
export const WIDTHS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

/** What a browser is told that only tests look through. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How many articles there are from the first start on, in each language. */
export const FIRST_ARTICLES = 12;

/** The address of one of them, which journeys may edit. */
export const HERMIT = 'the-hermit-a-lamp-of-ones-own';
