import { randomUUID } from 'node:crypto';
import { type AppError } from '@cosmic/contracts/errors';
import { journal, type ReadingQuery, type SaveBody } from '@cosmic/contracts/journal';
import type { Actor } from '@cosmic/contracts/message';
import { places } from '@cosmic/contracts/places';
import { readings } from '@cosmic/contracts/readings';
import { sharing } from '@cosmic/contracts/sharing';
import { writeLink } from '@cosmic/readings/sharing/link.rules';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error as AppError).code,
  );

describe('what a member keeps', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    await bed.start('readings-worker');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(() => bed.stop());

  const save = (actor: Actor, body: Partial<SaveBody> = {}) =>
    bed.rpc.send(journal.save, actor, {
      readingType: 'angelNumber',
      title: 'Angel number 1234',
      content: `Steps in order. ${randomUUID()}`,
      ...body,
    });
  const list = (actor: Actor, query: Partial<Parameters<typeof page>[1]> = {}) =>
    page(actor, { limit: 20, offset: 0, ...query });
  const page = (actor: Actor, query: ReadingQuery) => bed.rpc.send(journal.list, actor, query);
  const finished = async (actor: Actor) => {
    const { id } = await bed.request(actor);
    return bed.final(actor, id);
  };

  it('keeps a reading together with what it stands on', async () => {
    const member = makeMember();
    const { id, content, facts, edition } = await finished(member);

    const saved = await save(member, { generationId: id, content });

    expect(saved).toMatchObject({ id, readingType: 'angelNumber', content, loved: false });
    expect(await bed.rpc.send(journal.get, member, { id })).toMatchObject({
      id,
      toolType: 'angel-number',
      params: { number: '1234' },
      facts,
      narrator: 'almanac',
      edition,
    });
    expect((await bed.generation(member, id)).saved).toBe(true);
  });

  it('keeps the line that says it best, and looks once for that of an older release', async () => {
    const member = makeMember();
    const { id, content } = await finished(member);
    const { essence } = await save(member, { generationId: id, content });
    expect(essence).not.toBe('');
    expect(content).toContain(essence);

    const kept = () =>
      bed.world.query('SELECT essence FROM readings.readings WHERE id = $1', [id]) as Promise<
        { essence: string | null }[]
      >;
    expect(await kept()).toEqual([{ essence }]);
    await bed.world.query('UPDATE readings.readings SET essence = NULL WHERE id = $1', [id]);

    expect((await list(member)).readings).toMatchObject([{ id, essence }]);
    expect(await kept()).toEqual([{ essence }]);
    expect(await bed.rpc.send(journal.get, member, { id })).toMatchObject({ essence });
  });

  it('tells the months by the clock of whoever asks, and what was kept between two instants', async () => {
    const member = makeMember();
    const at = async (instant: string, readingType = 'angelNumber') => {
      const { id } = await save(member, { readingType });
      await bed.world.query('UPDATE readings.readings SET created_at = $2 WHERE id = $1', [
        id,
        instant,
      ]);
      return id;
    };
    const late = await at('2026-10-31T20:00:00Z');
    const early = await at('2026-10-02T12:00:00Z', 'tarot');

    expect((await list(member)).months).toEqual([{ month: '2026-10', count: 2 }]);
    expect((await list(member, { offset: 330 })).months).toEqual([
      { month: '2026-11', count: 1 },
      { month: '2026-10', count: 1 },
    ]);
    expect((await list(member, { readingType: 'tarot' })).months).toEqual([
      { month: '2026-10', count: 1 },
    ]);
    const idsOf = async (query: Partial<ReadingQuery>) =>
      (await list(member, query)).readings.map(({ id }) => id);
    expect(await idsOf({ before: '2026-10-31T20:00:00Z' })).toEqual([early]);
    expect(await idsOf({ from: '2026-10-31T20:00:00Z' })).toEqual([late]);
    expect(await idsOf({ from: '2026-10-03T00:00:00Z', before: '2026-10-31T00:00:00Z' })).toEqual(
      [],
    );
  });

  it('keeps it once, however often and however parallel it is saved', async () => {
    const member = makeMember();
    const { id, content } = await finished(member);

    const saved = await Promise.all(
      Array.from({ length: 20 }, () => save(member, { generationId: id, content })),
    );

    expect(new Set(saved.map((one) => one.id))).toEqual(new Set([id]));
    expect((await list(member)).readings).toHaveLength(1);
  });

  it('keeps a text without a generation once, too', async () => {
    const member = makeMember();
    const content = 'LEO - TODAY: a text that was shown before.';

    const [one, two] = [
      await save(member, { readingType: 'horoscope', content }),
      await save(member, { readingType: 'horoscope', content }),
    ];

    expect(one.id).toBe(two.id);
    expect(await bed.rpc.send(journal.get, member, { id: one.id })).toMatchObject({
      toolType: 'horoscope',
      params: null,
      facts: [],
    });
  });

  it('refuses guests, unknown types and what is another’s', async () => {
    const [owner, other] = [makeMember(), makeMember()];
    const { id, content } = await finished(owner);
    await save(owner, { generationId: id, content });

    expect(await codeOf(save(makeGuest()))).toBe('authentication_required');
    expect(await codeOf(list(makeGuest()))).toBe('authentication_required');
    expect(await codeOf(save(owner, { readingType: 'palmReading' }))).toBe('invalid_input');
    expect(await codeOf(save(owner, { content: 'nul \0 inside' }))).toBe('invalid_input');
    expect(await codeOf(save(other, { generationId: id, content }))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(journal.get, other, { id }))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(journal.remove, other, { id }))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(readings.rerun, other, { id }))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(readings.love, other, { id, loved: true }))).toBe('not_found');
    expect((await list(other)).readings).toEqual([]);
  });

  it('keeps a generation once, whatever text is sent with it', async () => {
    const member = makeMember();
    const { id } = await finished(member);

    const saved = [];
    for (const content of ['One text.', 'Another text.', 'One text.']) {
      saved.push(await save(member, { generationId: id, content }));
    }

    expect(saved.map((one) => [one.id, one.content])).toEqual(Array(3).fill([id, 'One text.']));
  });

  describe('within a day', () => {
    const DAY_LATER = `UPDATE readings.rate_limits SET ends_at = now() - interval '1 second'`;
    const refused = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => error as AppError,
      );

    it('is so many readings, told by name; what is kept already can be saved and read on', async () => {
      const member = makeMember();
      const content = 'Kept before the limit was met.';
      const { id } = await save(member, { content });
      const outcomes: string[] = [];
      while (outcomes.length < 110) {
        const crowd = Array.from({ length: 11 }, () => codeOf(save(member)));
        outcomes.push(...(await Promise.all(crowd)));
      }

      expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(99);
      const error = await refused(save(member));
      expect(error).toMatchObject({
        code: 'saving_limit',
        details: { limitName: 'saved-readings-of-person', limit: 100 },
      });
      expect(error!.details.retryAfterSeconds).toBeGreaterThan(0);
      expect((await save(member, { content })).id).toBe(id);
      expect((await list(member)).counts).toEqual({ angelNumber: 100 });
      expect(await codeOf(save(makeMember()))).toBe('accepted');
      await bed.world.query(DAY_LATER);
      expect(await codeOf(save(member))).toBe('accepted');
    });

    it('is so many bytes', async () => {
      const member = makeMember();
      const text = () => `${randomUUID()} ${'ह'.repeat(19_000)}`;

      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => codeOf(save(member, { content: text() }))),
      );

      expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(17);
      expect((await refused(save(member, { content: text() })))?.details).toMatchObject({
        limitName: 'saved-bytes-of-person',
        limit: 1_000_000,
      });
    });

    it('is so many of one network, whoever saves', async () => {
      const members = Array.from({ length: 3 }, () => ({
        ...makeMember(),
        address: '203.0.113.8',
      }));

      const outcomes: string[] = [];
      while (outcomes.length < 270) {
        outcomes.push(
          ...(await Promise.all(
            members.flatMap((member) => Array.from({ length: 9 }, () => codeOf(save(member)))),
          )),
        );
      }

      expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(250);
      expect(new Set(outcomes)).toEqual(new Set(['accepted', 'saving_limit']));
    });
  });

  it('holds so much; who has more already reads on and makes room', async () => {
    const member = makeMember();
    await bed.world.query(
      `INSERT INTO readings.readings (id, user_id, reading_type, title, content)
       SELECT gen_random_uuid(), $1, 'angelNumber', 'Old', 'text ' || number
       FROM generate_series(1, 5001) AS number`,
      [member.id],
    );

    expect(await codeOf(save(member))).toBe('journal_full');
    const { readings: kept, counts } = await list(member);
    expect(counts).toEqual({ angelNumber: 5_001 });
    for (const { id } of kept.slice(0, 2)) {
      await bed.rpc.send(journal.remove, member, { id });
    }
    expect(await codeOf(save(member))).toBe('accepted');
    expect(await codeOf(save(member))).toBe('journal_full');
  });

  it('lists newest first, page by page, by word and by type', async () => {
    const member = makeMember();
    for (let at = 0; at < 7; at += 1) {
      await save(member, { title: `Reading ${at}`, content: `The moon of day ${at}` });
    }
    await save(member, {
      readingType: 'horoscope',
      title: 'The Star',
      content: 'The Star: 100 % hope',
    });

    const first = await list(member, { limit: 5 });
    const second = await list(member, { limit: 5, after: first.next ?? '' });

    expect(first.readings.map(({ title }) => title)).toEqual([
      'The Star',
      'Reading 6',
      'Reading 5',
      'Reading 4',
      'Reading 3',
    ]);
    expect(second.readings.map(({ title }) => title)).toEqual([
      'Reading 2',
      'Reading 1',
      'Reading 0',
    ]);
    expect(second.next).toBeNull();
    expect(first.counts).toEqual({ angelNumber: 7, horoscope: 1 });
    expect((await list(member, { q: 'DAY 3' })).readings.map(({ title }) => title)).toEqual([
      'Reading 3',
    ]);
    expect((await list(member, { q: '100 %' })).readings).toHaveLength(1);
    expect((await list(member, { readingType: 'horoscope' })).readings).toHaveLength(1);
    expect(await codeOf(list(member, { after: 'nonsense' }))).toBe('invalid_input');
  });

  it('removes a reading, brings it back, and erases it after a day', async () => {
    const member = makeMember();
    const { id } = await save(member);

    await bed.rpc.send(journal.remove, member, { id });
    expect(await codeOf(bed.rpc.send(journal.get, member, { id }))).toBe('not_found');
    expect(await codeOf(bed.rpc.send(journal.remove, member, { id }))).toBe('not_found');
    expect((await bed.rpc.send(journal.restore, member, { id })).id).toBe(id);
    expect((await list(member)).readings).toHaveLength(1);

    await bed.rpc.send(journal.remove, member, { id });
    await bed.world.query(
      `UPDATE readings.readings SET deleted_at = deleted_at - interval '25 hours' WHERE id = $1`,
      [id],
    );
    expect(await codeOf(bed.rpc.send(journal.restore, member, { id }))).toBe('not_found');
    await until(
      async () =>
        (await bed.world.query('SELECT FROM readings.readings WHERE id = $1', [id])).length === 0,
      'the sweep has erased it',
    );
  });

  it('remembers what was loved, by guests too, and forgets it again', async () => {
    const guest = makeGuest();
    const { id } = await finished(guest);

    await bed.rpc.send(readings.love, guest, { id, loved: true });
    expect((await bed.generation(guest, id)).loved).toBe(true);
    await bed.rpc.send(readings.love, guest, { id, loved: false });
    expect((await bed.generation(guest, id)).loved).toBe(false);
  });

  it('makes a stored reading again, to the letter', async () => {
    const guest = makeGuest();
    const { id, content, facts } = await finished(guest);

    expect(await bed.rpc.send(readings.rerun, guest, { id })).toEqual({
      content,
      facts,
      edition: { engine: expect.any(String), words: expect.any(String) },
      identical: true,
    });
  });

  describe('a public link', () => {
    const share = (actor: Actor, id: string) => bed.rpc.send(sharing.share, actor, { id });
    const open = (token: string) => bed.rpc.send(sharing.open, null, { token });
    const kept = async (title = 'Angel number 1234') => {
      const member = makeMember();
      const { id, content, facts } = await finished(member);
      await save(member, { generationId: id, content, title });
      return { member, id, content, facts };
    };

    it('shows the words and the facts to whoever has it, and nothing of whose they are', async () => {
      const { member, id, content, facts } = await kept('For Henrietta Leavitt');

      const { token } = await share(member, id);
      const shown = await open(token);

      expect(shown).toEqual({
        toolType: 'angel-number',
        toolName: 'Angel Number Decoder',
        content,
        essence: expect.stringMatching(/^.{20,150}$/u),
        params: { number: '1234' },
        figure: { kind: 'number', text: '1234' },
        facts,
        createdAt: expect.any(String),
      });
      expect(content).toContain(shown.essence);
      expect(JSON.stringify(shown)).not.toContain(member.id);
      expect(await bed.rpc.send(sharing.preview, member, { id })).toEqual(shown);
      expect((await bed.rpc.send(journal.get, member, { id })).share?.token).toBe(token);
    });

    it('shows the words that were written here, whatever is kept under them', async () => {
      const member = makeMember();
      const { id, content } = await finished(member);
      const saved = await save(member, {
        generationId: id,
        readingType: 'horoscope',
        content: 'FORGED WORDS',
      });

      const shown = await open((await share(member, id)).token);

      expect(saved.content).toBe('FORGED WORDS');
      expect(shown).toMatchObject({ content, toolType: 'angel-number' });
      expect(await bed.rpc.send(sharing.preview, member, { id })).toEqual(shown);
    });

    it('is not made for words that a browser sent, and ends where there was one', async () => {
      const member = makeMember();
      const { id } = await save(member, { content: 'FORGED WORDS' });

      expect(await codeOf(share(member, id))).toBe('not_shareable');
      expect(await codeOf(bed.rpc.send(sharing.preview, member, { id }))).toBe('not_shareable');

      // As an earlier release left it behind.
      const [row] = await bed.world.query<{ id: string }>(
        `INSERT INTO readings.shared_readings (reading_id, user_id, facts)
         VALUES ($1, $2, '[]') RETURNING id`,
        [id, member.id],
      );
      const { SHARE_LINK_SECRET: secret } = bed.world.environment('readings');
      expect(await codeOf(open(writeLink(row!.id, secret!)))).toBe('not_found');
    });

    it('leaves out what was computed from a birth', async () => {
      const member = makeMember();
      const { id } = await bed.request(member, {
        toolType: 'life-balance',
        params: { dob: '1990-04-20' },
      });
      const { content, facts } = await bed.final(member, id);
      await save(member, { readingType: 'life-balance', generationId: id, content });

      const shown = await open((await share(member, id)).token);

      expect(facts.map(({ key }) => key)).toContain('life-path');
      expect(shown.facts.map(({ key }) => key)).not.toContain('life-path');
    });

    it('can be looked at as a picture before anything is saved, by whoever asked for it', async () => {
      const guest = makeGuest();
      const { id, content } = await finished(guest);

      expect(await bed.rpc.send(sharing.preview, guest, { id })).toMatchObject({ content });
      expect(await codeOf(bed.rpc.send(sharing.preview, makeGuest(), { id }))).toBe('not_found');
    });

    it('is one, however often and however parallel it is made; taken back, it never comes back', async () => {
      const { member, id } = await kept();

      const made = await Promise.all(Array.from({ length: 10 }, () => share(member, id)));
      const [token] = [...new Set(made.map((one) => one.token))];
      expect(made.every((one) => one.token === token)).toBe(true);
      await bed.rpc.send(sharing.stop, member, { id });
      expect(await codeOf(open(token!))).toBe('not_found');
      await bed.rpc.send(sharing.stop, member, { id });

      const next = await share(member, id);
      expect(next.token).not.toBe(token);
      expect(await codeOf(open(token!))).toBe('not_found');
      expect((await open(next.token)).toolType).toBe('angel-number');
    });

    it('ends with its reading, and is not there again when that is brought back', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);

      await bed.rpc.send(journal.remove, member, { id });
      expect(await codeOf(open(token))).toBe('not_found');
      await bed.rpc.send(journal.restore, member, { id });
      expect(await codeOf(open(token))).toBe('not_found');
      expect((await bed.rpc.send(journal.get, member, { id })).share).toBeNull();
    });

    it('is for nobody else to make, end or guess', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);
      const other = makeMember();

      expect(await codeOf(share(other, id))).toBe('not_found');
      expect(await codeOf(share(makeGuest(), id))).toBe('authentication_required');
      expect(await codeOf(bed.rpc.send(sharing.stop, other, { id }))).toBe('not_found');
      expect(await codeOf(bed.rpc.send(sharing.preview, other, { id }))).toBe('not_found');
      expect(await codeOf(open('A'.repeat(43)))).toBe('not_found');
      expect((await open(token)).toolType).toBe('angel-number');
    });

    it('cannot be read from the database', async () => {
      const { member, id } = await kept();
      const { token } = await share(member, id);
      const rows = await bed.world.query('SELECT * FROM readings.shared_readings');

      expect(rows).not.toEqual([]);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });

  it('finds towns by how their names begin', async () => {
    const { places: found } = await bed.rpc.send(places.search, null, { q: 'chenna' });

    expect(found[0]).toEqual({
      name: 'Chennai, Tamil Nadu, India',
      latitude: expect.closeTo(13.08, 1),
      longitude: expect.closeTo(80.28, 1),
      zone: 'Asia/Kolkata',
    });
    expect((await bed.rpc.send(places.search, null, { q: 'zzzzqq' })).places).toEqual([]);
  });
});
