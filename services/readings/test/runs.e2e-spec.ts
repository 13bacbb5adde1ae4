import { readingsEvents } from '@cosmic/contracts/readings/readings';
import { eventRow } from '@cosmic/platform/outbox/record-event';
import { until } from '@cosmic/platform/testing/until';
import type { GenerationEntity } from '@cosmic/readings/generation/generation.entity';
import { GenerationRepository } from '@cosmic/readings/generation/generation.repository';
import { actorOf } from '@cosmic/readings/generation/generation.view';
import { RunRepository } from '@cosmic/readings/generation/run.repository';
import { EDITION } from '@cosmic/tools/edition';
import { makeGuest, makeTestBed, type TestBed } from './make';

/** Beginning and ending several runs at once, which one statement does for all of them. */
describe('runs at once', () => {
  let bed: TestBed;
  let generations: GenerationRepository;
  let runs: RunRepository;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('usage');
    const readings = await bed.start('readings');
    generations = readings.get(GenerationRepository);
    runs = readings.get(RunRepository);
  });
  afterAll(() => bed.stop());

  const accepted = (count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, async () => (await bed.request(makeGuest())).id));
  const claimed = async (id: string): Promise<GenerationEntity> => {
    const row = await runs.claim(id);
    if (!row) throw new Error('the row is finished');
    return row;
  };
  const end = (row: GenerationEntity, content: string, processingTimeMs = 7) =>
    runs.complete({
      row,
      text: {
        content,
        facts: [{ key: 'root', label: 'Root', value: '1' }],
        figure: null,
        edition: EDITION,
        narrator: 'almanac',
        model: null,
        fallbackReason: null,
        tokensUsed: 0,
        processingTimeMs,
      },
      event: eventRow(readingsEvents.completed, {
        generationId: row.id,
        actor: actorOf(row),
        toolType: row.toolType,
        narrator: 'almanac',
        tokensUsed: 0,
        processingTimeMs: 7,
      }),
    });
  const told = (ids: readonly string[], count: number) =>
    until(async () => {
      const rows = await bed.world.query<{ id: string }>(
        'SELECT generation_id AS id FROM usage.tool_logs WHERE generation_id = ANY ($1)',
        [ids],
      );
      return rows.length >= count && rows.map(({ id }) => id);
    }, 'usage has heard of them');

  it('gives each its own row, and a job delivered twice at once two runs', async () => {
    const [one, other] = await accepted(2);

    const rows = await Promise.all([one!, other!, one!].map(claimed));

    expect(rows.map(({ id }) => id)).toEqual([one, other, one]);
    expect(rows.map(({ attempt }) => attempt)).toEqual([1, 1, 2]);
    expect(rows.map(({ status }) => status)).toEqual(Array(3).fill('generating'));
  });

  it('lets only the newest of two runs end, though both end at once', async () => {
    const [id] = await accepted(1);
    const [old, newest] = [await claimed(id!), await claimed(id!)];

    const ended = await Promise.all([end(old, 'the old text'), end(newest, 'the new text')]);

    expect(ended[0]).toBeNull();
    expect(ended[1]).toMatchObject({ id, content: 'the new text', status: 'completed' });
    expect(await runs.claim(id!)).toBeNull();
    expect(await told([id!], 1)).toEqual([id]);
  });

  it('tells of a finished row what is stored of it', async () => {
    const [id] = await accepted(1);
    const row = await claimed(id!);

    const ended = await end(row, 'a text');

    expect(ended).toEqual(await generations.findOwn(actorOf(row), id!));
  });

  it('stores the others where one text can not be stored', async () => {
    const ids = await accepted(3);
    const rows = await Promise.all(ids.map(claimed));
    // More milliseconds than the column holds.
    const times = [7, 2 ** 31, 7];

    const ended = await Promise.allSettled(
      rows.map((row, index) => end(row, 'a text', times[index])),
    );

    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await runs.claim(ids[1]!)).toMatchObject({ attempt: 2, content: '' });
    expect((await told(ids, 2)).sort()).toEqual([ids[0], ids[2]].sort());
  });
});
