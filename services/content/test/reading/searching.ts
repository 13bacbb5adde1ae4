import { blog } from '@cosmic/contracts/blog/blog';
import type { TestBed } from '../make';

/** What readers find, and what is marked of it; asked of the bed that a file of tests has made. */
export function describeSearching(made: () => TestBed): void {
  describe('the search', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });
    const list = (query: object = {}) => bed.rpc.send(blog.list, null, query);
    const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);

    beforeEach(async () => {
      await bed.addPost({
        title: 'Mercury turns retrograde',
        content:
          '<p>A season of second thoughts. The planet retraces its own steps in Scorpio.</p>',
        tags: ['mercury'],
      });
      await bed.addPost({
        title: 'A month of moons',
        content:
          '<p>The full moon rises late; half moon, new moon and full moon again. Mercury rests.</p>',
      });
      await bed.addPost({
        title: 'Étoile du matin',
        content: '<p>Vénus, l’étoile de l’aube.</p>',
      });
      await bed.addPost({ title: 'Луна в Тельце', content: '<p>Тихая ночь.</p>' });
      for (let index = 0; index < 30; index += 1) {
        await bed.addPost({
          title: `Notes ${index}`,
          content: '<p>A common word about the sky.</p>',
        });
      }
    });
    const find = async (q: string) => titles((await list({ q })).posts);

    it.each([
      ['a rare word', 'retraces', ['Mercury turns retrograde']],
      [
        'a word of title and text, the title first',
        'mercury',
        ['Mercury turns retrograde', 'A month of moons'],
      ],
      ['another form of a word', 'retrogrades', ['Mercury turns retrograde']],
      ['a phrase', '"full moon again"', ['A month of moons']],
      ['a phrase that nobody wrote', '"moon full again"', []],
      ['the beginning of a word', 'scorp', ['Mercury turns retrograde']],
      ['the middle of a title', 'ercury tur', ['Mercury turns retrograde']],
      ['several words', 'planet second steps', ['Mercury turns retrograde']],
      ['accents left out', 'etoile', ['Étoile du matin']],
      ['accents put in, in capitals', 'VÉNUS', ['Étoile du matin']],
      ['another script', 'луна', ['Луна в Тельце']],
      ['another script in the text', 'ТИХАЯ', ['Луна в Тельце']],
      ['signs that mean something to a database', "%_'\\", []],
      ['operators as if they were not there', 'mercury & !moon | <->', ['A month of moons']],
    ])('finds %s', async (_, q, expected) => {
      expect(await find(q)).toEqual(expected);
    });

    it('understands a slip of the finger and says so', async () => {
      const reply = await list({ q: 'mercruy retorgrade' });

      expect(titles(reply.posts)).toEqual(['Mercury turns retrograde']);
      expect(reply.corrected).toBe('mercury retrograde');
    });

    it('pages through a common word, every post once', async () => {
      const first = await list({ q: 'common word' });
      const second = await list({ q: 'common word', after: first.next! });
      const all = [...first.posts, ...second.posts].map(({ id }) => id);

      expect([first.posts.length, second.posts.length, second.next]).toEqual([20, 10, null]);
      expect(new Set(all).size).toBe(30);
    });

    it('marks what matched, in the title and around the first place in the text', async () => {
      const [{ title, hit } = { title: '', hit: null }] = (await list({ q: 'retrograde steps' }))
        .posts;
      const cut = (text: string, marks: [number, number][]) =>
        marks.map(([from, to]) => text.slice(from, to));

      expect(cut(title, hit!.titleMarks)).toEqual(['retrograde']);
      expect(cut(hit!.snippet!.text, hit!.snippet!.marks)).toEqual(['steps']);
    });
  });
}
