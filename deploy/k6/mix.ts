/** What visitors come for, and how many of a hundred do. */
export const MIX = { browse: 70, blog: 15, generate: 10, 'sign-in': 5 } as const;
export type Kind = keyof typeof MIX;
export const KINDS = Object.keys(MIX) as Kind[];

/** What a visitor comes for who draws a number from 0 up to, not including, 1. */
export function kindOf(drawn: number): Kind {
  let share = 0;
  for (const kind of KINDS) {
    share += MIX[kind] / 100;
    if (drawn < share) return kind;
  }
  return 'browse';
}

/** The pages and answers that somebody who looks around asks for, one after the other. */
export const BROWSED = ['/', '/api/sky', '/tools', '/api/tools', '/api/affirmation'] as const;

/** The same of somebody who reads; the article is one of the list's. */
export const READ = ['/blog', '/api/blog/posts', '/api/blog/tags'] as const;

/** What is asked for: a reading that every guest may have. */
export const A_NUMBER = { toolType: 'angel-number', params: { number: '1111' } };

/** What must be true of a whole run, in k6's own words. */
export const THRESHOLDS: Readonly<Record<string, string[]>> = {
  checks: ['rate>0.99'],
  'http_req_failed{kind:browse}': ['rate<0.01'],
  'http_req_failed{kind:blog}': ['rate<0.01'],
  'http_req_failed{kind:generate}': ['rate<0.01'],
  'http_req_failed{kind:sign-in}': ['rate<0.01'],
  'http_req_duration{kind:browse}': ['p(95)<300', 'p(99)<1000'],
  'http_req_duration{kind:blog}': ['p(95)<300', 'p(99)<1000'],
  'http_req_duration{kind:generate}': ['p(95)<500', 'p(99)<1500'],
  // A password check costs what it costs, and waits for its turn.
  'http_req_duration{kind:sign-in}': ['p(95)<2000'],
  reading_written: ['p(95)<15000'],
};
