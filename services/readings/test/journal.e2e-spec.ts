import { journal, type ReadingQuery } from '@cosmic/contracts/readings/journal';
import { places } from '@cosmic/contracts/sky/places';
import { readings } from '@cosmic/contracts/readings/readings';
import { until } from '@cosmic/platform/testing/until';
import { codeOf, keeperAt } from './journal/keeper';
import { describePublicLink } from './journal/public-link';
import { describeSavingLimits } from './journal/saving-limits';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

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

  const { save, list, finished } = keeperAt(() => bed);

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

  describeSavingLimits(() => bed);

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

  describePublicLink(() => bed);

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
