import { authEvents } from '@cosmic/contracts/auth';
import { billingEvents } from '@cosmic/contracts/billing';
import { blog } from '@cosmic/contracts/blog';
import { memberExportOf } from '@cosmic/contracts/member';
import type { Actor } from '@cosmic/contracts/message';
import { sky } from '@cosmic/contracts/sky';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const LONG = `<p>${'One two three four five six. '.repeat(20)}</p>`;

/** What readers do with the journal, asked as the gateway asks. */
describe('reading the journal', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('content');
    await until(
      async () => (await bed.world.query('SELECT FROM content.plan_limits')).length === 3 || null,
      'the plans have arrived',
    );
  });
  afterEach(() => bed.world.query('DELETE FROM content.blog_posts'));
  afterAll(() => bed.stop());

  const list = (query: object = {}) => bed.rpc.send(blog.list, null, query);
  const open = (actor: Actor, id: string) => bed.rpc.send(blog.open, actor, { id });
  const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title);
  const posts = (count: number, more: object = {}) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        bed.addPost({ title: `Post ${index + 1}`, ...more }),
      ),
    );

  describe('the list', () => {
    it('comes newest first, 20 a page, every post once, though several came out at one instant', async () => {
      const at = new Date('2026-11-01T12:00:00Z');
      await posts(45, { publishedAt: at });

      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const reply = await list({ after });
        expect(reply.posts).toHaveLength(page < 2 ? 20 : 5);
        seen.push(...reply.posts.map(({ id }) => id));
        after = reply.next ?? undefined;
      }

      expect(after).toBeUndefined();
      expect(new Set(seen).size).toBe(45);
    });

    it('shows what is published and nothing else', async () => {
      const { slug } = await bed.addPost({ title: 'Draft', status: 'draft', publishedAt: null });
      await bed.addPost({
        title: 'Soon',
        status: 'scheduled',
        publishedAt: new Date('2099-01-01'),
      });
      await bed.addPost({ title: 'Out' });

      expect(titles((await list()).posts)).toEqual(['Out']);
      expect((await list({ q: 'Soon' })).posts).toEqual([]);
      await expect(bed.rpc.send(blog.get, null, { slug })).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('is filtered by a tag, however it is written', async () => {
      await bed.addPost({ title: 'A', tags: ['Full Moon', 'moon'] });
      await bed.addPost({ title: 'B', tags: ['moon'] });

      expect(titles((await list({ tag: 'full moon' })).posts)).toEqual(['A']);
      expect(titles((await list({ tag: 'MOON' })).posts)).toEqual(['A', 'B']);
    });

    it.each(['x', 'W10', Buffer.from('["2026-01-01","1"]').toString('base64url')])(
      'refuses %s as a place to go on from',
      async (after) => {
        await expect(list({ after })).rejects.toMatchObject({ code: 'invalid_input' });
        await expect(list({ q: 'moon', after })).rejects.toMatchObject({ code: 'invalid_input' });
      },
    );

    it('has an excerpt: the description, else how the text begins, without its marks', async () => {
      await bed.addPost({ title: 'A', metaDescription: 'Said in short.', content: LONG });
      await bed.addPost({ title: 'B', content: `<h2>Head</h2>${LONG}` });
      const [a, b] = (await list()).posts;

      expect(a!.excerpt).toBe('Said in short.');
      expect(b!.excerpt).toMatch(/^Head One two three .*…$/);
      expect([...b!.excerpt].length).toBeGreaterThan(145);
      expect([...b!.excerpt].length).toBeLessThanOrEqual(151);
    });
  });

  it('counts the ten most used tags', async () => {
    for (let index = 0; index < 12; index += 1) {
      await bed.addPost({
        title: `P${index}`,
        tags: [`tag-${index}`, ...(index < 3 ? ['moon'] : [])],
      });
    }
    await bed.addPost({ title: 'Hidden', tags: ['moon'], status: 'draft', publishedAt: null });
    const { tags } = await bed.rpc.send(blog.tags, null, {});

    expect(tags).toHaveLength(10);
    expect(tags[0]).toEqual({ tag: 'moon', count: 3 });
  });

  it('gives the home page the three newest, with a picture each', async () => {
    await posts(4);
    const reply = await bed.rpc.send(blog.latest, null, {});

    expect(titles(reply.posts)).toEqual(['Post 1', 'Post 2', 'Post 3']);
    expect(reply.posts[0]!.featuredImage).toBe('/blog/covers/post-1.svg?v=1');
  });

  it('finds related posts: all tags first, then the most shared, three at most', async () => {
    const { slug } = await bed.addPost({ title: 'This', tags: ['a', 'b', 'c'] });
    await bed.addPost({ title: 'One shared', tags: ['a', 'x'] });
    await bed.addPost({ title: 'Two shared', tags: ['a', 'b'] });
    await bed.addPost({ title: 'None', tags: ['x'] });
    await bed.addPost({ title: 'All and more', tags: ['a', 'b', 'c', 'd'] });
    await bed.addPost({ title: 'One, older', tags: ['c'] });

    const reply = await bed.rpc.send(blog.related, null, { slug });
    expect(titles(reply.posts)).toEqual(['All and more', 'Two shared', 'One shared']);
  });

  it('gives twenty posts of one title twenty addresses, though they come at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, () => bed.addPost({ title: 'New Moon' })),
    );

    expect(added.map(({ slug }) => slug).sort()).toEqual(
      ['new-moon', ...Array.from({ length: 19 }, (_, index) => `new-moon-${index + 2}`)].sort(),
    );
  });

  it('stores nothing but harmless HTML', async () => {
    const { slug } = await bed.addPost({
      title: 'A',
      content: '<p onclick=alert(1)>x</p><script>alert(1)</script><img src=https://evil.example/x>',
    });

    expect((await bed.rpc.send(blog.get, null, { slug })).content).toBe('<p>x</p>');
  });

  describe('the search', () => {
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

  describe('a like', () => {
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

  describe('the month’s articles', () => {
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

  it('tells a member what is kept of them, and forgets it when the account is deleted', async () => {
    const { id, slug } = await bed.addPost({ title: 'A' });
    const member = makeMember();
    const other = makeMember();
    for (const actor of [member, other]) {
      await open(actor, id);
      await bed.rpc.send(blog.like, actor, { slug, liked: true });
    }
    const kept = async (userId: string) =>
      (await bed.rpc.send(memberExportOf('content'), null, { userId })).rows;

    expect(await kept(member.id)).toMatchObject({
      post_likes: [{ slug }],
      article_reads: [{ slug }],
      blog_generations: [],
    });
    await bed.tell('auth', authEvents.userDeleted, {
      userId: member.id,
      deletedAt: new Date().toISOString(),
    });
    await until(async () => (await kept(member.id))['post_likes']!.length === 0, 'it is erased');
    // A request whose token was still good; the worker looks for what came late.
    await bed.start('content-worker');
    await bed.rpc.send(blog.like, member, { slug, liked: true });
    await until(async () => (await kept(member.id))['post_likes']!.length === 0, 'it goes, too');

    // Billing may tell of the end of the subscription later than auth of the end of the account.
    for (const { id: userId } of [member, other]) {
      await bed.tell('billing', billingEvents.subscriptionChanged, {
        userId,
        isPremium: true,
        plan: 'monthly',
        endsAt: null,
        changedAt: new Date().toISOString(),
      });
    }
    await until(async () => (await kept(other.id))['premium_members']!.length === 1, 'it is heard');
    expect(await kept(member.id)).toEqual({
      post_likes: [],
      article_reads: [],
      blog_generations: [],
      premium_members: [],
    });
    expect((await kept(other.id))['post_likes']).toHaveLength(1);
    expect((await bed.rpc.send(blog.get, null, { slug })).likes).toBe(1);
  });

  it('draws the cover of a version once and a new one after a change', async () => {
    const { slug } = await bed.addPost({ title: 'Leo' });
    const cover = (format: 'svg' | 'png') => bed.rpc.send(blog.cover, null, { slug, format });
    const [svg, png] = [await cover('svg'), await cover('png')];

    expect(Buffer.from(svg.body, 'base64').toString()).toContain('<svg');
    expect(Buffer.from(png.body, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(svg.version).toBe(1);
    await bed.world.query(`UPDATE content.blog_posts SET title = 'Virgo', version = version + 1`);
    const next = await cover('svg');
    expect(next.version).toBe(2);
    expect(next.body).not.toBe(svg.body);
    await expect(
      bed.rpc.send(blog.cover, null, { slug: 'nothing', format: 'svg' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('works out a month of the Indian calendar', async () => {
    const asked = { month: '2026-11', latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
    const { days } = await bed.rpc.send(sky.panchang, null, asked);

    expect(days).toHaveLength(30);
    // Diwali of 2026: the evening of 8 November holds the new moon's tithi.
    expect(days[7]).toMatchObject({
      date: '2026-11-08',
      festivals: [{ festival: 'diwali', isOfOthers: false }],
    });
    const north = { ...asked, month: '2026-06', latitude: 78, longitude: 15 };
    expect((await bed.rpc.send(sky.panchang, null, north)).days[0]).toMatchObject({
      panchang: null,
      festivals: [],
    });
  });

  it('finds the best hours of a year, and names the field of what can not be asked', async () => {
    const asked = {
      from: '2026-11-26',
      ask: 'waxing,direct.mercury,hour-of.venus',
      latitude: 28.6139,
      longitude: 77.209,
      zone: 'Asia/Kolkata',
    };
    const { all, allButOne } = await bed.rpc.send(sky.bestDays, null, asked);
    expect(all.count).toBe(all.windows.length);
    // The first hour of Venus of a waxing Moon begins within an hour of the new moon.
    expect(all.windows[1]).toMatchObject({
      misses: [],
      lostEarlier: ['hour-of.venus'],
      lostLater: ['hour-of.venus'],
    });
    expect(allButOne.windows).toHaveLength(200);
    expect(allButOne.count).toBeGreaterThan(200);

    const polar = { ...asked, latitude: 78, longitude: 15, zone: 'Arctic/Longyearbyen' };
    const far = await bed.rpc.send(sky.bestDays, null, polar);
    expect(far.daysWithoutSunrise).toBeGreaterThan(200);

    for (const ask of ['waxing,waxing', 'luck', 'direct.moon', 'moon-in'])
      await expect(bed.rpc.send(sky.bestDays, null, { ...asked, ask })).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: [{ field: 'ask', code: 'not_conditions' }] },
      });
    await expect(
      bed.rpc.send(sky.bestDays, null, { ...asked, from: '2027-02-29' }),
    ).rejects.toMatchObject({ details: { fields: [{ field: 'from' }] } });
  });

  it('works out a day of the Indian calendar with its Sun and Rahu kalam', async () => {
    const delhi = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
    const month = await bed.rpc.send(sky.panchang, null, { month: '2026-11', ...delhi });
    const day = await bed.rpc.send(sky.panchangDay, null, { date: '2026-11-08', ...delhi });
    const { sunset, rahuKalam, ...rest } = day.panchang!;

    expect({ ...day, panchang: rest }).toEqual(month.days[7]);
    expect(sunset > rest.sunrise).toBe(true);
    // A Sunday: the last eighth of the day.
    expect(rahuKalam.to).toBe(sunset);
    const eighth = (Date.parse(sunset) - Date.parse(rest.sunrise)) / 8;
    expect(Date.parse(rahuKalam.to) - Date.parse(rahuKalam.from)).toBeCloseTo(eighth, -1);
    const north = { date: '2026-06-21', latitude: 78, longitude: 15, zone: 'Arctic/Longyearbyen' };
    expect(await bed.rpc.send(sky.panchangDay, null, north)).toMatchObject({
      date: '2026-06-21',
      panchang: null,
    });
  });

  it('shows the sky of now and the calendar of the coming year', async () => {
    const now = await bed.rpc.send(sky.now, null, {});
    const { ics } = await bed.rpc.send(sky.calendar, null, { language: 'en' });

    expect(now.planets).toHaveLength(10);
    expect(now.events.map(({ at }) => at)).toEqual([...now.events.map(({ at }) => at)].sort());
    expect(ics.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(80);
    expect(ics).toMatch(/SUMMARY:.*eclipse/);
  });
});
