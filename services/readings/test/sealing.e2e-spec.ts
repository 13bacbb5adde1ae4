import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import { memberExportOf } from '@cosmic/contracts/member';
import { trials } from '@cosmic/contracts/readings/trials';
import { until } from '@cosmic/platform/testing/until';
import { ReadingsSealing } from '@cosmic/readings/sealing/readings-sealing';
import { ToolLogsSealing } from '@cosmic/usage/tool-logs/tool-logs-sealing';
import { makeTestBed, makeMember, type TestBed } from './make';

const BIRTH = '1987-03-21';
const NEW_SECRET = 'another-secret-of-a-test-of-32-characters';

/** What a copy of the database tells of those who asked. */
describe('what is kept of readings', () => {
  let bed: TestBed;
  let worker: INestApplication;
  let usage: INestApplication;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('billing');
    await bed.start('readings');
    worker = await bed.start('readings-worker');
    usage = await bed.start('usage');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(() => bed.stop());

  const TABLES = ['readings.generations', 'readings.blind_trials', 'readings.outbox'];
  const rowsWith = async (text: string) => {
    const found = await Promise.all(
      [...TABLES, 'usage.tool_logs', 'usage.outbox'].map((table) =>
        bed.world.query(
          `SELECT '${table}' AS found FROM ${table} AS kept
           WHERE strpos(lower(to_jsonb(kept)::text), lower($1)) > 0`,
          [text],
        ),
      ),
    );
    return found.flat();
  };
  const seals = async () => {
    const rows = await bed.world.query<{ sealed_under: string | null }>(
      `SELECT sealed_under FROM readings.generations
       UNION SELECT sealed_under FROM readings.blind_trials
       UNION SELECT sealed_under FROM usage.tool_logs`,
    );
    return rows.map((row) => row.sealed_under);
  };
  const exported = async (service: 'readings' | 'usage', userId: string) =>
    (await bed.rpc.send(memberExportOf(service), null, { userId })).rows;
  const logged = (id: string) =>
    until(
      async () =>
        (await bed.world.query('SELECT FROM usage.tool_logs WHERE generation_id = $1', [id]))
          .length === 1,
      'usage has logged it',
    );

  it('shows neither births nor dreams nor texts, and is told whole to its member', async () => {
    const member = makeMember();
    const asked = { toolType: 'life-balance', params: { dob: BIRTH } };
    const { id } = await bed.request(member, asked);
    const { content, params, facts } = await bed.final(member, id);
    await logged(id);
    const trial = await bed.rpc.send(trials.begin, member, { generationId: id });

    expect(params).toEqual({ dob: BIRTH });
    const words = content.slice(0, 40);
    for (const text of [BIRTH, words, facts[0]!.value]) {
      expect([text, await rowsWith(text)]).toEqual([text, []]);
    }
    const readings = await exported('readings', member.id);
    expect(readings['generations']).toMatchObject([{ params: { dob: BIRTH }, content, facts }]);
    expect(readings['blind_trials']).toMatchObject([{ birth_date: expect.stringMatching(/^\d/) }]);
    expect((await exported('usage', member.id))['tool_logs']).toMatchObject([
      { tool_type: 'life-balance', input_data: { dob: BIRTH }, response_text: content },
    ]);
    expect(await bed.rpc.send(trials.begin, member, { generationId: id })).toEqual(trial);
  });

  it('is recognised as the same request under one idempotency key', async () => {
    const member = makeMember();
    const asked = {
      ...{ toolType: 'compatibility', idempotencyKey: 'twice' },
      params: { sign1: 'leo', sign2: 'aries' },
    };
    const first = await bed.request(member, asked);

    const again = { ...asked, params: { sign2: 'aries', sign1: 'leo' } };
    expect((await bed.request(member, again)).id).toBe(first.id);
    await expect(
      bed.request(member, { ...asked, params: { sign1: 'leo', sign2: 'libra' } }),
    ).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is read where it lies open from before, and sealed in the background', async () => {
    const member = makeMember();
    const [id, trialId] = [randomUUID(), randomUUID()];
    await bed.world.query(
      `INSERT INTO readings.generations
         (id, actor_kind, actor_id, tool_type, params, seed, status, content, facts, narrator,
          charged_to, charged_on, trace, completed_at)
       VALUES ($1, 'member', $2, 'life-balance', $3, 'seed', 'completed', 'Told of old.',
               '[{"key": "a", "label": "Born", "value": "on a Saturday"}]', 'almanac',
               '{}', now(), 'trace', now())`,
      [id, member.id, JSON.stringify({ dob: BIRTH })],
    );
    await bed.world.query(
      `INSERT INTO readings.blind_trials (id, user_id, generation_id, tool_type, birth_date, is_own)
       VALUES ($1, $2, $3, 'life-balance', $4, true)`,
      [trialId, member.id, id, BIRTH],
    );
    await bed.world.query(
      `INSERT INTO usage.tool_logs
         (user_id, generation_id, tool_type, input_data, response_text, tokens_used, processing_time_ms)
       VALUES ($1, $2, 'life-balance', $3, 'Told of old.', 0, 1)`,
      [member.id, id, JSON.stringify({ dob: BIRTH })],
    );
    const told = async () => ({
      generation: await bed.generation(member, id),
      trial: await bed.rpc.send(trials.begin, member, { generationId: id }),
      readings: await exported('readings', member.id),
      logs: await exported('usage', member.id),
    });
    const before = await told();
    expect(before.generation).toMatchObject({ params: { dob: BIRTH }, content: 'Told of old.' });
    expect(before.trial.id).toBe(trialId);
    expect(await rowsWith('Told of old.')).toHaveLength(2);

    await worker.get(ReadingsSealing).run();
    await usage.get(ToolLogsSealing).run();

    for (const text of [BIRTH, 'Told of old.', 'on a Saturday']) {
      expect([text, await rowsWith(text)]).toEqual([text, []]);
    }
    expect(await told()).toEqual(before);
    expect(await seals()).not.toContain(null);
  });

  it('is sealed anew where a secret is replaced', async () => {
    const member = makeMember();
    const { id } = await bed.request(member);
    const { content } = await bed.final(member, id);
    await logged(id);
    const before = await seals();
    const both = (old: string) => ({
      READINGS_DATA_SECRET: `${NEW_SECRET},${old}`,
      USAGE_DATA_SECRET: `${NEW_SECRET},${old}`,
    });
    const environment = bed.world.environment('readings');
    await worker.close();
    await usage.close();
    const changed = await bed.start('readings-worker', {
      READINGS_DATA_SECRET: both(environment['READINGS_DATA_SECRET']!).READINGS_DATA_SECRET,
    });
    const changedUsage = await bed.start('usage', {
      USAGE_DATA_SECRET: both(environment['USAGE_DATA_SECRET']!).USAGE_DATA_SECRET,
    });

    await changed.get(ReadingsSealing).run();
    await changedUsage.get(ToolLogsSealing).run();

    const after = await seals();
    expect(after.filter((seal) => before.includes(seal))).toEqual([]);
    expect((await exported('usage', member.id))['tool_logs']).toMatchObject([
      { response_text: content },
    ]);
    // The service that only has the old secret can not open them any more.
    await expect(bed.generation(member, id)).rejects.toMatchObject({ code: 'internal' });
  });
});
