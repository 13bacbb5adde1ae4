import { Visitor } from '../make';

/** An article of our own that every site begins with. */
export const SLUG = 'the-hermit-a-lamp-of-ones-own';

/** What tells the same in Hindi, as its address has it. */
export const TWIN = encodeURIComponent('संन्यासी-अपने-हाथ-का-दीया');

/** Somebody who has been here before. */
export async function returningGuest(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.call('GET', '/here.js');
  return visitor;
}

/** The addresses of the articles on the journal's first page. */
export async function listedSlugs(url: string): Promise<string[]> {
  const { body } = await new Visitor(url).call('GET', '/api/blog/posts');
  return (body.posts as { slug: string }[]).map(({ slug }) => slug);
}
