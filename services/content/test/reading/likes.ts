import { blog } from '@cosmic/contracts/blog/blog';
import type { Actor } from '@cosmic/contracts/message';
import { makeGuest, makeMember, type TestBed } from '../make';

/** What a like counts for, and how many may be given. */
export function describeLikes(made: () => TestBed): void {
  describe('a like', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });
    const open = (actor: Actor, id: string) => bed.rpc.send(blog.open, actor, { id });

    it('counts once for each of a hundred readers at once, and once for one who insists', async () => {
      const { slug } = await bed.addPost({ title: 'A' });
      const like = (actor: Actor, liked = true) => bed.rpc.send(blog.like, actor, { slug, liked });
      const insistent = makeMember();

      await Promise.all(Array.from({ length: 100 }, () => like(makeGuest())));
      await Promise.all(Array.from({ length: 20 }, () => like(insistent)));

      expect((await bed.rpc.send(blog.get, null, { slug })).likes).toBe(101);
      expect(await like(insistent, false)).toEqual({ liked: false, likes: 100 });
      expect(await like(insistent, false)).toEqual({ liked: false, likes: 100 });
    });

    it('is shown to its reader and to no other', async () => {
      const { id, slug } = await bed.addPost({ title: 'A' });
      const reader = makeGuest();
      await bed.rpc.send(blog.like, reader, { slug, liked: true });

      expect((await open(reader, id)).liked).toBe(true);
      expect((await open(makeGuest(), id)).liked).toBe(false);
    });

    it('is given so often in an hour by one reader, and from one network, however many readers it has', async () => {
      const { slug } = await bed.addPost({ title: 'A' });
      const like = (actor: Actor, liked = true) =>
        bed.rpc.send(blog.like, actor, { slug, liked }).then(
          () => 'accepted',
          ({ code }) => code,
        );
      const times = (codes: string[]) => codes.filter((code) => code === 'accepted').length;

      const ofNetwork: string[] = [];
      while (ofNetwork.length < 60) {
        const crowd = Array.from({ length: 20 }, () => like(makeGuest('203.0.113.6')));
        ofNetwork.push(...(await Promise.all(crowd)));
      }
      const wavering = makeGuest();
      const ofOne = [];
      for (let time = 0; time < 31; time += 1) ofOne.push(await like(wavering, time % 2 === 0));

      expect([times(ofNetwork), times(ofOne)]).toEqual([40, 30]);
      expect(ofOne.at(-1)).toBe('too_many_attempts');
      expect(new Set(ofNetwork)).toEqual(new Set(['accepted', 'too_many_attempts']));
      expect((await bed.rpc.send(blog.get, null, { slug })).likes).toBe(40);
      // What was liked already changes nothing, and is no attempt.
      const reader = makeGuest('203.0.113.6');
      await bed.world.query(
        'INSERT INTO content.post_likes (post_id, reader) SELECT id, $2 FROM content.blog_posts WHERE slug = $1',
        [slug, `guest-${reader.id}`],
      );
      expect(await like(reader)).toBe('accepted');
    });

    it('of a post that is not there is refused', async () => {
      await expect(
        bed.rpc.send(blog.like, makeGuest(), { slug: 'nothing', liked: true }),
      ).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
