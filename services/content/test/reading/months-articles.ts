import { billingEvents } from '@cosmic/contracts/billing';
import { blog } from '@cosmic/contracts/blog/blog';
import type { Actor } from '@cosmic/contracts/message';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeMember, type TestBed } from '../make';

/** How many articles a month a reader may open, and who is counted as one. */
export function describeMonthsArticles(made: () => TestBed): void {
  describe('the month’s articles', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });
    const open = (actor: Actor, id: string) => bed.rpc.send(blog.open, actor, { id });
    const posts = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => bed.addPost({ title: `Post ${index + 1}` })),
      );

    it('are three; the fourth is metered; reading one again is free', async () => {
      const [a, b, c, d] = await posts(4);
      const reader = makeGuest();

      const replies = [];
      for (const post of [a, b, a, c, d, b]) replies.push(await open(reader, post!.id));

      expect(replies.map(({ metered }) => metered)).toEqual([
        false,
        false,
        false,
        false,
        true,
        false,
      ]);
      expect(replies.map(({ remaining }) => remaining)).toEqual([2, 1, 1, 0, 0, 0]);
    });

    it('are three also for one who opens ten at once', async () => {
      const ten = await posts(10);
      const reader = makeMember();
      const replies = await Promise.all(ten.map(({ id }) => open(reader, id)));

      expect(replies.filter(({ metered }) => !metered)).toHaveLength(3);
    });

    it('begin anew with the month', async () => {
      const four = await posts(4);
      const reader = makeGuest();
      for (const { id } of four) await open(reader, id);
      await bed.world.query(`UPDATE content.article_reads SET month = month - interval '1 month'`);

      expect((await open(reader, four[3]!.id)).metered).toBe(false);
    });

    it('are without number for a subscriber, until the subscription ends', async () => {
      const five = await posts(5);
      const member = makeMember();
      const change = (endsAt: string | null, changedAt: string) =>
        bed.tell('billing', billingEvents.subscriptionChanged, {
          ...{ userId: member.id, isPremium: true, plan: 'monthly', endsAt, changedAt },
        });
      const heard = await bed.listen(member);

      await change(null, '2026-11-01T00:00:00.000Z');
      await until(() => heard.length === 1, 'the member is told');
      expect(heard).toEqual([{ type: 'plan.applied', by: 'content' }]);
      for (const { id } of five.slice(0, 4)) {
        expect(await open(member, id)).toMatchObject({ metered: false, remaining: null });
      }
      await change('2026-01-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z');
      await until(() => heard.length === 2, 'the member is told');
      expect((await open(member, five[4]!.id)).metered).toBe(true);
    });

    it('count a view for each reader, and none for what was not shown', async () => {
      const four = await posts(4);
      const reader = makeGuest();
      for (const { id } of [...four, four[0]!]) await open(reader, id);
      await open(makeGuest(), four[0]!.id);
      const views = await bed.world.query<{ views: number }>(
        'SELECT views FROM content.blog_posts ORDER BY title',
      );

      expect(views.map((row) => row.views)).toEqual([2, 1, 1, 0]);
    });
  });
}
