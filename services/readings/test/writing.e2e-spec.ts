import type { INestApplication } from '@nestjs/common';
import type { Push, PushOf } from '@cosmic/contracts/live';
import type { Actor } from '@cosmic/contracts/message';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { redrive } from '@cosmic/readings/redrive/redrive';
import { makeGuest, makeTestBed, type TestBed } from './make';
import { storedGenerations, storedLogs } from './stored';

interface Row {
  attempt: number;
  narrator: string;
  fallback_reason: string | null;
  tokens_used: number;
}

describe('writing a reading', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    await bed.start('usage');
  });
  afterAll(() => bed.stop());

  const rowOf = async (id: string): Promise<Row> => {
    const [row] = await storedGenerations<Row>(bed.world, [id]);
    return row!;
  };
  const unitsOf = async ({ id }: Actor): Promise<number> => {
    const [row] = await bed.world.query<{ access_count: number }>(
      'SELECT access_count FROM readings.user_access_logs WHERE user_id = $1',
      [`guest:${id}`],
    );
    return row?.access_count ?? 0;
  };
  const logsOf = (id: string) =>
    storedLogs<{ response_text: string; tokens_used: number }>(bed.world, id);
  const deltas = (heard: Push[]) =>
    heard.filter((push): push is PushOf<'generation.delta'> => push.type === 'generation.delta');

  describe('by our authors', () => {
    let worker: INestApplication;

    beforeAll(async () => {
      worker = await bed.start('readings-worker');
    });
    afterAll(() => worker.close());

    it('streams the words, stores the text with its facts, and tells usage', async () => {
      const guest = makeGuest();
      const heard = await bed.listen(guest);

      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);
      await until(() => heard.at(-1)?.type === 'generation.completed', 'completion is pushed');

      expect(done).toMatchObject({ status: 'completed', narrator: 'almanac', error: null });
      expect(done.content.length).toBeGreaterThan(300);
      expect(done.facts.length).toBeGreaterThan(2);
      const streamed = deltas(heard).reduce(
        (text, delta) => text.slice(0, delta.offset) + delta.text,
        '',
      );
      expect(streamed).toBe(done.content);
      expect(heard[0]).toEqual({ type: 'generation.facts', id, facts: done.facts, figure: null });
      expect(heard.at(-1)).toMatchObject({ id, content: done.content, facts: done.facts });
      const [log] = await until(async () => {
        const logs = await logsOf(id);
        return logs.length > 0 ? logs : null;
      }, 'usage has logged it');
      expect(log!.response_text).toBe(done.content);
    });

    it('writes one text however often its job is delivered', async () => {
      const guest = makeGuest();
      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);
      await until(async () => (await logsOf(id)).length === 1, 'usage has logged it');

      await bed.world.query(
        `INSERT INTO readings.outbox (id, subject, payload, trace)
         SELECT gen_random_uuid(), 'event.readings.generation.failed',
                jsonb_build_object('generationId', id, 'actor',
                  jsonb_build_object('kind', actor_kind, 'id', actor_id),
                  'toolType', tool_type, 'reason', 'late'), trace
         FROM readings.generations WHERE id = $1`,
        [id],
      );
      await until(
        async () => (await bed.world.query('SELECT FROM readings.outbox')).length === 0,
        'the outbox is empty',
      );

      expect(await bed.generation(guest, id)).toEqual(done);
      expect(await unitsOf(guest)).toBe(1);
      expect((await rowOf(id)).attempt).toBe(1);
    });
  });

  describe('by a model', () => {
    let model: ModelServer;
    let worker: INestApplication;

    beforeAll(async () => {
      model = await startModelServer();
      worker = await bed.start('readings-worker', {
        ...model.environment,
        OPENAI_MODEL: 'model-of-a-test',
        OPENAI_STALL_MS: '500',
        OPENAI_TIMEOUT_MS: '5000',
      });
    });
    afterAll(async () => {
      await worker.close();
      await model.close();
    });

    it('stores what the model wrote and what it cost', async () => {
      model.script({ kind: 'text', text: SAMPLE_TEXT, totalTokens: 321 });
      const guest = makeGuest();

      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);

      expect(done).toMatchObject({ status: 'completed', narrator: 'model', content: SAMPLE_TEXT });
      expect((await rowOf(id)).tokens_used).toBe(321);
    });

    it.each([
      ['429', { kind: 'status', status: 429, headers: { 'retry-after': '1' } } as const],
      ['a stall', { kind: 'stall', after: 'There is' } as const],
      ['a dropped connection', { kind: 'drop', after: 'There is a quiet' } as const],
    ])('tries again after %s and takes one unit for it', async (_, trouble) => {
      model.script(trouble, { kind: 'text', text: SAMPLE_TEXT });
      const guest = makeGuest();

      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);

      expect(done).toMatchObject({ status: 'completed', content: SAMPLE_TEXT });
      expect((await rowOf(id)).attempt).toBe(2);
      expect(await unitsOf(guest)).toBe(1);
    });

    const FIRST_TWO = SAMPLE_TEXT.slice(0, SAMPLE_TEXT.indexOf(' Let each piece'));
    const BROKEN_OFF = { kind: 'stall', after: `${FIRST_TWO} Let each` } as const;
    /** What a reader's page holds after each piece; a piece that does not follow the last fails. */
    const followed = (heard: Push[]) =>
      deltas(heard).reduce((text, delta) => {
        expect(delta.offset).toBe(text.length);
        return text + delta.text;
      }, '');

    it('goes on behind the sentences that were seen before the model fell silent', async () => {
      model.script(BROKEN_OFF, { kind: 'text', text: SAMPLE_TEXT });
      const guest = makeGuest();
      const heard = await bed.listen(guest);

      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);
      await until(() => heard.at(-1)?.type === 'generation.completed', 'completion is pushed');

      expect(done).toMatchObject({ narrator: 'model', content: SAMPLE_TEXT });
      expect((await rowOf(id)).attempt).toBe(2);
      expect(followed(heard)).toBe(SAMPLE_TEXT);
      expect(model.requests.at(-1)?.body.messages).toContainEqual({
        role: 'assistant',
        content: FIRST_TWO,
      });
    });

    it('ends by our authors what was seen of a text that no attempt ends', async () => {
      model.script(BROKEN_OFF);
      const guest = makeGuest();
      const heard = await bed.listen(guest);

      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);
      await until(() => heard.at(-1)?.type === 'generation.completed', 'completion is pushed');

      expect(done).toMatchObject({ status: 'completed', narrator: 'both' });
      expect(followed(heard)).toBe(FIRST_TWO);
      expect(done.content.startsWith(`${FIRST_TWO}\n\n`)).toBe(true);
      expect((await rowOf(id)).attempt).toBe(3);
      expect((await rowOf(id)).fallback_reason).not.toBeNull();
      expect(await unitsOf(guest)).toBe(1);
    });

    it('asks once for what is one for everybody that day, and once for another sign', async () => {
      model.script({ kind: 'text', text: SAMPLE_TEXT });
      const askFor = async (sign: string) => {
        const guest = makeGuest();
        const params = { sign };
        const { id } = await bed.request(guest, { toolType: 'wellbeing', params });
        return bed.final(guest, id);
      };
      const before = model.requests.length;

      const first = await askFor('leo');
      const second = await askFor('leo');

      expect(model.requests.length - before).toBe(1);
      expect(second).toMatchObject({ narrator: 'model', content: first.content });
      await askFor('virgo');
      expect(model.requests.length - before).toBe(2);
    });

    it('gives the unit back once when every attempt fails, and says so', async () => {
      model.script({ kind: 'status', status: 500 });
      const guest = makeGuest();
      const heard = await bed.listen(guest);

      const { id } = await bed.request(guest);
      const failed = await bed.final(guest, id);
      await until(() => heard.at(-1)?.type === 'generation.failed', 'the failure is pushed');

      expect(failed).toMatchObject({
        status: 'failed',
        content: '',
        error: {
          code: 'generation_failed',
          message: 'Failed to connect with cosmic energies. Please try again.',
        },
      });
      expect((await rowOf(id)).attempt).toBe(3);
      expect(await unitsOf(guest)).toBe(0);
      expect((await bed.request(guest)).remaining).toBe(2);
    });

    it('writes what failed when an operator asks for it, as a present', async () => {
      model.script({ kind: 'status', status: 401 });
      const guest = makeGuest();
      const { id } = await bed.request(guest);
      await bed.final(guest, id);
      model.script({ kind: 'text', text: SAMPLE_TEXT });
      const environment = bed.world.environment('readings');

      expect(await redrive('1', environment)).toBeGreaterThan(0);
      await until(async () => {
        const left = await bed.world.query(
          `SELECT FROM readings.generations WHERE status <> 'completed'`,
        );
        return left.length === 0;
      }, 'the sweep has found all of them');

      expect(await bed.generation(guest, id)).toMatchObject({
        content: SAMPLE_TEXT,
        error: null,
      });
      expect(await unitsOf(guest)).toBe(0);
      expect(await until(async () => (await logsOf(id)).length, 'usage has heard')).toBe(1);
      expect(await redrive('1', environment)).toBe(0);
      await expect(redrive('soon', environment)).rejects.toThrow();
    });

    it('does not try again what can not succeed', async () => {
      model.script({ kind: 'status', status: 401 });
      const guest = makeGuest();

      const { id } = await bed.request(guest);
      const failed = await bed.final(guest, id);

      expect(failed.status).toBe('failed');
      expect((await rowOf(id)).attempt).toBe(1);
      expect(await unitsOf(guest)).toBe(0);
    });

    const OTHER_SKY = `Today the Moon is in Sagittarius and Mars is retrograde in Leo. ${SAMPLE_TEXT}`;
    const NOTHING_TRUE = 'Today the Moon is in Sagittarius and Mars is retrograde in Leo. '.repeat(
      20,
    );
    const ask = async () => {
      const guest = makeGuest();
      const before = model.requests.length;
      const { id } = await bed.request(guest);
      const done = await bed.final(guest, id);
      return { done, row: await rowOf(id), calls: model.requests.slice(before), guest };
    };

    it('leaves a sentence out that no fact supports', async () => {
      model.script({ kind: 'text', text: OTHER_SKY });

      const { done, row, calls } = await ask();

      expect(done).toMatchObject({ narrator: 'model', content: SAMPLE_TEXT });
      expect(row).toMatchObject({ attempt: 1, fallback_reason: null });
      expect(calls).toHaveLength(1);
    });

    it('has a text of which too little is left written once more, and says why', async () => {
      model.script({ kind: 'text', text: NOTHING_TRUE }, { kind: 'text', text: SAMPLE_TEXT });

      const { done, row, calls } = await ask();

      expect(done).toMatchObject({ narrator: 'model', content: SAMPLE_TEXT });
      expect(row).toMatchObject({ attempt: 1, fallback_reason: null });
      expect(calls).toHaveLength(2);
      expect(calls[1]?.body.messages.at(-1)).toEqual({
        role: 'system',
        content: expect.stringContaining('a claim that no fact supports'),
      });
    });

    it('ends by our authors what a reader has begun to read, and says so', async () => {
      const [first = ''] = SAMPLE_TEXT.split('\n\n');
      model.script({ kind: 'text', text: `${first}\n\n${NOTHING_TRUE}` });

      const { done, row, calls } = await ask();

      expect(done).toMatchObject({ status: 'completed', narrator: 'both' });
      expect(done.content.startsWith(`${first}\n\n`)).toBe(true);
      expect(done.content.length).toBeGreaterThan(first.length + 300);
      expect(done.content).not.toContain('Sagittarius');
      expect(row.fallback_reason).toContain('a claim that no fact supports');
      expect(calls).toHaveLength(1);
    });

    it.each([
      ['a claim that no fact supports', { kind: 'text', text: NOTHING_TRUE } as const],
      ['of at least', { kind: 'text', text: 'Too short to be a reading.' } as const],
      [
        'another language',
        { kind: 'text', text: 'Der Mond steht am Himmel. '.repeat(60) } as const,
      ],
    ])(
      'gives our own words when the second text is refused as well: %s',
      async (why, behaviour) => {
        model.script(behaviour);

        const { done, row, calls, guest } = await ask();

        expect(done).toMatchObject({ status: 'completed', narrator: 'almanac' });
        expect(done.content).not.toContain('Sagittarius');
        expect(row.fallback_reason).toContain(why);
        expect(calls).toHaveLength(2);
        expect(await unitsOf(guest)).toBe(1);
      },
    );

    it.each([
      ['I took all my pills and slept for ever'],
      ['Would nobody miss me?'],
      ['मैं मरना चाहती हूँ'],
    ])('asks no model where the words need care: %s', async (question) => {
      const guest = makeGuest();
      const before = model.requests.length;

      const { id } = await bed.request(guest, {
        toolType: 'tarot',
        params: { spread: 'daily', question },
      });
      const done = await bed.final(guest, id);

      expect(done).toMatchObject({ status: 'completed', narrator: 'almanac' });
      expect(done.content).toContain('findahelpline.com');
      expect(done.content).toContain('14416');
      expect(done.facts[0]?.key).toBe('care');
      expect(model.requests).toHaveLength(before);
    });

    it('does not ask a model again that refused', async () => {
      model.script({ kind: 'refusal', text: 'I can’t help with that.' });

      const { done, row, calls } = await ask();

      expect(done).toMatchObject({ status: 'completed', narrator: 'almanac' });
      expect(row.fallback_reason).toBe('the model refused to write the text');
      expect(calls).toHaveLength(1);
    });
  });
});
