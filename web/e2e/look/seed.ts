import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES, pathIn } from '@cosmic/contracts/language';
import { until } from '@cosmic/platform/testing/until';
import { openVisitor, type Visitor } from '../browser';
import { changePosts } from '../journal';
import { becomeAdmin, becomeMember, keepPeople, prepareAdmin, subscribe, tokenOf } from '../member';
import { FIRST_ARTICLES, WIDTHS } from '../settings';
import type { RunningSite } from '@cosmic/migrate/testing/site';
import type { Viewer } from './states';

/** When it always is on these pages: an eclipse of the Sun, Mercury running backwards. */
export const NOW = new Date('2024-04-08T12:00:00Z');

/** Readings as they were made once, by the tool they are of. */
const READINGS = resolve(__dirname, 'readings.json');

/** The day's words and an article's cover are other ones every day. */
const AFFIRMATION = 'Trust the cosmic energy guiding your path today.';
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#080b13"/><circle cx="862" cy="315" r="240" fill="none" stroke="#dfbd7a" stroke-width="3"/><circle cx="862" cy="315" r="90" fill="none" stroke="#8d7649" stroke-width="8"/></svg>`;

/** A viewer's own browser, where it is always {@link NOW} and nothing moves. */
export async function viewerOf(browser: Browser): Promise<Visitor> {
  const viewer = await openVisitor(browser, {
    viewport: WIDTHS.desktop,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  await viewer.context.clock.setFixedTime(NOW);
  // Long pages are drawn by the processor: on a busy machine that takes its time.
  viewer.context.setDefaultTimeout(120_000);
  await viewer.context.route('**/api/affirmation', (route) =>
    route.fulfill({ json: { content: AFFIRMATION } }),
  );
  await viewer.context.route('**/blog/covers/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: COVER }),
  );
  return viewer;
}

/** Gives the articles fixed days. */
export async function seedJournal(site: RunningSite): Promise<void> {
  await until(async () => {
    const posts = await site.world.query('SELECT FROM content.blog_posts');
    return posts.length === LANGUAGES.length * FIRST_ARTICLES;
  }, 'the first articles are there');
  await changePosts(
    site,
    `UPDATE content.blog_posts AS post
     SET published_at = day.at, created_at = day.at, updated_at = day.at
     FROM (SELECT id, timestamptz '2024-04-07 10:00Z'
             - row_number() OVER (ORDER BY language, slug) * interval '2 days' AS at
           FROM content.blog_posts) AS day
     WHERE day.id = post.id`,
  );
}

/** What the link of the member's invitation ends in. */
const INVITATION = 'B'.repeat(43);

/** Makes a page's visitor the viewer wanted, with all that one has. */
export async function become(viewer: Viewer, site: RunningSite, page: Page): Promise<void> {
  if (viewer === 'guest' || viewer === 'guest-hi') return;
  if (viewer === 'admin') {
    await prepareAdmin(site, page.context());
    return becomeAdmin(site, page);
  }
  const id = await becomeMember(site, page, 'Ada Lovelace', `${viewer}@example.org`);
  // What the server notes of a session is told on its member's page.
  await site.world.query(
    `UPDATE auth.sessions SET created_at = $2, browser = 'Firefox', system = 'Linux'
     WHERE user_id = $1`,
    [id, NOW],
  );
  if (viewer === 'newcomer') return;
  await tellBirth(site, page);
  await keepPeople(site, page, PEOPLE);
  if (viewer === 'member') await inviteSomebody(site, page);
  await keepReadings(site, id, viewer);
  if (viewer !== 'subscriber') return;
  await subscribe(site, id);
  await site.world.query(
    `UPDATE billing.subscriptions SET ends_at = '2099-01-15', shown_end = '2099-01-15'
     WHERE user_id = $1`,
    [id],
  );
}

/** Where a state stands on this site: its names of readings, people and posts made the ids they have here. */
export async function addressOf(
  path: string,
  viewer: Viewer,
  { world, url }: RunningSite,
): Promise<string> {
  const [, slug] = /\/blog-generator\/posts\/([\w-]+)/.exec(path) ?? [];
  const [, key] = /\/people\/([\w-]+)/.exec(path) ?? [];
  const [person] = key
    ? await world.query<{ id: string }>(
        `SELECT person.id FROM auth.people AS person JOIN auth.accounts AS account
           ON account.id = person.user_id
         WHERE idempotency_key = $1 AND email = $2`,
        [key, `${viewer}@example.org`],
      )
    : [];
  const [post] = slug
    ? await world.query<{ id: string }>('SELECT id FROM content.blog_posts WHERE slug = $1', [slug])
    : [];
  return (
    url +
    pathIn(viewer === 'guest-hi' ? 'hi' : 'en', path)
      .replace(/(?<=posts\/)[\w-]+$/, post?.id ?? '')
      .replace(/(?<=people\/)[\w-]+$/, person?.id ?? '')
      .replace(/(?<=g=|draws\/|readings\/)[\w-]+$/, (tool) => idOf(tool, viewer))
  );
}

async function tellBirth(site: RunningSite, page: Page): Promise<void> {
  const headers = { origin: site.url };
  const token = await tokenOf(site, page);
  const answer = await page.request.patch(`${site.url}/api/profile`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: { birth_date: '1990-04-20', birth_time: '07:45', birth_place: CHENNAI },
  });
  if (!answer.ok()) throw new Error(`the profile answered ${answer.status()}`);
}

/** A link that waits, of which the test knows what it ends in. */
async function inviteSomebody(site: RunningSite, page: Page): Promise<void> {
  const token = await tokenOf(site, page);
  const answer = await page.request.post(`${site.url}/api/invitations`, {
    headers: { origin: site.url, authorization: `Bearer ${token}` },
    data: { asked_by: 'Ada', name: 'Ro', relation: 'friend' },
  });
  if (!answer.ok()) throw new Error(`the invitations answered ${answer.status()}`);
  const { id } = (await answer.json()) as { id: string };
  await site.world.query(
    `UPDATE auth.invitations SET token_hash = sha256($2::bytea), expires_at = '2099-01-15'
     WHERE id = $1`,
    [id, INVITATION],
  );
}

const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};

/** One whose birth is known to the minute, and one of whom the day is known. */
const PEOPLE = [
  {
    ...{ name: 'Rosalind', relation: 'friend', birth_date: '1988-07-25', birth_time: '04:10' },
    birth_place: CHENNAI,
  },
  { name: 'Jonas', relation: 'sibling', birth_date: '1994-11-02' },
];

interface KeptReading {
  tool_type: string;
  content: string;
}

async function keepReadings(site: RunningSite, userId: string, viewer: Viewer): Promise<void> {
  const readings = JSON.parse(readFileSync(READINGS, 'utf8')) as KeptReading[];
  for (const [index, reading] of readings.entries()) {
    const id = idOf(reading.tool_type, viewer);
    await site.world.query(
      `INSERT INTO readings.generations
         (id, actor_kind, actor_id, tool_type, params, seed, status, attempt, content, facts, figure,
          narrator, engine_edition, words_edition, charged_to, charged_on, trace,
          created_at, updated_at, completed_at)
       SELECT $1, 'member', $2, tool_type, params, seed, 'completed', 1, content, facts, figure,
          narrator, engine_edition, words_edition, '{}', '2024-04-01', 'look', $4, $4, $4
       FROM json_populate_record(NULL::readings.generations, $3)`,
      [id, userId, reading, new Date(NOW.getTime() - (index + 1) * 86_400_000)],
    );
    await site.world.query(
      `INSERT INTO readings.readings (id, user_id, reading_type, title, content, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        userId,
        reading.tool_type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        `Kept ${index + 1}`,
        reading.content,
        new Date(NOW.getTime() - (index + 1) * 86_400_000),
      ],
    );
  }
}

/** The same id on every machine, another one for each viewer. */
function idOf(tool: string, viewer: Viewer): string {
  const hash = createHash('md5').update(`${viewer}/${tool}`).digest('hex');
  // One that begins with 7 invites to no blind trial.
  return `7${hash.slice(1, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`;
}
