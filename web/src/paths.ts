/** Every address of the site but those of `sky-paths.ts` and `invitation-paths.ts`; nothing else writes one down. */
export const paths = {
  home: '/',
  today: '/today',
  myDays: '/today/days',
  tools: '/tools',
  tool: (slug: string) => `/tools/${slug}`,
  sky: '/sky',
  skyMonth: (month: string) => `/sky?month=${month}`,
  skyDay: (day: string) => `/sky?day=${day}`,
  calendar: '/sky#calendar',
  calendarFile: '/calendar.ics',
  accuracy: '/sky/accuracy',
  verifyDraw: (id: string) => `/tools/tarot/draws/${id}`,
  deck: '/tools/tarot/deck',
  card: (id: string) => `/tools/tarot/deck/${id}`,
  blog: '/blog',
  blogOf: (filter: Record<string, string>) => withQuery('/blog', filter),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogGenerator: '/blog-generator',
  blogPosts: '/blog-generator/posts',
  blogPost: (id: string) => `/blog-generator/posts/${id}`,
  usage: '/admin/usage',
  shared: (token: string) => `/s/${token}`,
  people: '/people',
  person: (id: string) => `/people/${id}`,
  privacy: '/privacy',
  pricing: '/pricing',
  subscribed: '/pricing/success',
  dashboard: '/dashboard',
  myReadings: '/dashboard/readings',
  myReadingsOf: (readingType: string) => `/dashboard/readings?type=${readingType}`,
  myReading: (id: string) => `/dashboard/readings/${id}`,
  myProfile: '/dashboard/profile',
  mySubscription: '/dashboard/subscription',
  forgotten: '/login/forgotten',
  resetPassword: '/login/reset',
  confirmAddress: '/login/confirm',
  stopReminders: '/login/reminders',
  changePassword: '/login/password',
  secondFactor: '/login/second-factor',
  welcome: (redirect?: string) => withRedirect('/welcome', redirect),
  login: (redirect?: string) => withRedirect('/login', redirect),
  signup: (redirect?: string) => withRedirect('/signup', redirect),
} as const;

/** What menus lead to besides pages of their own: the page that it belongs to is the current one. */
export const PARTS_OF_PAGES: readonly string[] = [paths.calendar, paths.deck];

/** An address that leads back, or on, to another of ours. */
export function withRedirect(path: string, redirect: string | undefined): string {
  // Slashes stay readable in an address: /login?redirect=/tools/compatibility.
  return redirect === undefined
    ? path
    : `${path}?redirect=${encodeURIComponent(redirect).replaceAll('%2F', '/')}`;
}

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  return query.size > 0 ? `${path}?${query}` : path;
}
