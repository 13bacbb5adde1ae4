import { until } from '@cosmic/platform/testing/until';
import { becomeAdministrator } from '../administrator';
import { Visitor, type Site, type SiteAndAddress } from '../make';
import { operationsOf, sampleOf, type Operation } from '../openapi';
import { rowsWith, type Rows } from '../rows';

export const NUMBER = { toolType: 'angel-number', params: { number: '1111' } };
export const NAME = 'Henrietta Swan Leavitt';
export const EMAIL = 'owner@example.com';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A site on which everything that a route can ask for by an id belongs to somebody. */
export interface AccessFixture {
  readonly site: Site;
  /** What the API's own document lists. */
  readonly operations: readonly Operation[];
  /** Whose rows they are, another member, a guest, and the administrator. */
  readonly owner: Visitor;
  readonly other: Visitor;
  readonly guest: Visitor;
  readonly admin: Visitor;
  readonly ownerId: string;
  /** Of the owner's reading. */
  readonly generationId: string;
}

/** Gives a new site its people, and them what they own. */
export async function makeAccessFixture({ site, url }: SiteAndAddress): Promise<AccessFixture> {
  const operations = await operationsOf(new Visitor(url));
  const [owner, other] = [new Visitor(url), new Visitor(url)];
  const [guest, admin] = [new Visitor(url), new Visitor(url)];
  await owner.signUp(EMAIL, undefined, NAME);
  const ownerId = (await owner.signIn(EMAIL)).body.user.id as string;
  await other.signUp('other@example.com');
  await other.signIn('other@example.com');
  await guest.call('GET', '/here.js');
  await becomeAdministrator(site.world, admin);
  const generationId = await furnish(site, owner, admin);
  return { site, operations, owner, other, guest, admin, ownerId, generationId };
}

/**
 * Gives the owner and the administrator something for every route that takes an id.
 *
 * @returns the id of the owner's reading
 */
async function furnish(site: Site, owner: Visitor, admin: Visitor): Promise<string> {
  await owner.call('PATCH', '/api/profile', { birth_date: '1968-07-04' });
  const person = { name: 'Ada', relation: 'friend', birth_date: '1915-12-10' };
  await owner.call('POST', '/api/people', person);
  await owner.call('POST', '/api/invitations', { asked_by: 'Henrietta', relation: 'friend' });
  const accepted = await owner.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });
  const generationId = accepted.body.id as string;
  const { content } = await written(owner, `/api/generations/${generationId}`);
  await owner.call('POST', '/api/readings', {
    readingType: 'angel-number',
    title: `Kept by ${NAME}`,
    content,
    generationId,
  });
  await owner.call('PUT', `/api/readings/${generationId}/share`);
  await owner.call('POST', '/api/tarot/commitments');
  const date = new Date().toISOString().slice(0, 10);
  await owner.call('PUT', '/api/today/note', { date, question: 'And you?', text: NAME });
  const balance = await owner.generate(
    { toolType: 'life-balance', params: { dob: '1968-07-04' } },
    { 'idempotency-key': 'weighed-blind' },
  );
  await written(owner, `/api/generations/${balance.body.id}`);
  await owner.call('POST', `/api/readings/${balance.body.id}/trial`);
  const asked = await admin.call('POST', '/api/admin/blog/generations', {
    topic: 'The Tower',
    publish: 'draft',
  });
  await written(admin, `/api/admin/blog/generations/${asked.body.id}`);
  await until(
    async () => (await site.world.query('SELECT FROM content.blog_posts')).length > 2,
    'there are articles',
  );
  return generationId;
}

/** Waits until what was asked for is written, and gives it. */
export function written(by: Visitor, path: string): Promise<any> {
  return until(async () => {
    const { body } = await by.call('GET', path);
    return body.status === 'completed' && body;
  }, `${path} is written`);
}

/** The address of an operation, with an id where it takes one. */
export function pathOf(operation: Operation, id: string): string {
  return operation.path.replace('{id}', id);
}

/** Calls an operation with an id wherever it takes one, and a body as its schema has it. */
export function ask(by: Visitor, operation: Operation, id: string) {
  return by.call(operation.method, pathOf(operation, id), sampleOf(operation.body, id));
}

/** Every row that names the owner. */
export async function ownersRows({ site, ownerId }: AccessFixture): Promise<Rows> {
  const {
    // Both end by themselves, whoever asks for what.
    'auth.mails': _,
    'auth.mail_tokens': __,
    ...rows
  } = await rowsWith(site.world, [ownerId, NAME, EMAIL]);
  return rows;
}

/** Every id that stands in rows, once. */
export function uuidsIn(rows: Rows): string[] {
  return [...new Set(JSON.stringify(rows).match(UUID) ?? [])];
}
