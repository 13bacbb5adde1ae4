import { randomUUID } from 'node:crypto';
import { authEvents } from '@cosmic/contracts/account/auth';
import type { EventContract, Actor } from '@cosmic/contracts/message';
import { journal } from '@cosmic/contracts/readings/journal';
import { memberExportOf } from '@cosmic/contracts/member';
import { readings } from '@cosmic/contracts/readings/readings';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

describe('what is kept of members', () => {
  let bed: TestBed;
  let model: ModelServer;

  beforeAll(async () => {
    bed = await makeTestBed();
    model = await startModelServer();
    await bed.start('auth');
    await bed.start('billing');
    await bed.start('readings');
    await bed.start('readings-worker', {
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: model.url,
    });
    await bed.start('usage');
    await until(
      async () => (await bed.world.query('SELECT FROM readings.plan_limits')).length === 3,
      'the plans have arrived',
    );
  });
  afterAll(async () => {
    await bed.stop();
    await model.close();
  });

  /** Has auth tell something, as it does in the transaction of the change. */
  const tell = ({ subject }: EventContract, payload: object) =>
    bed.world.query(
      `INSERT INTO auth.outbox (id, subject, payload, trace)
       VALUES (gen_random_uuid(), $1, $2, 'trace-of-test')`,
      [subject, JSON.stringify(payload)],
    );
  const finished = async (actor: Actor, asked = {}) => {
    const { id } = await bed.request(actor, asked);
    return bed.final(actor, id);
  };
  const rowsOf = async (actor: Actor) => {
    const counts = await bed.world.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM readings.generations WHERE actor_id = $1
       UNION ALL SELECT count(*) FROM readings.readings WHERE user_id = $1
       UNION ALL SELECT count(*) FROM readings.user_access_logs WHERE user_id LIKE '%' || $1 || '%'
       UNION ALL SELECT count(*) FROM usage.tool_logs WHERE user_id = $1`,
      [actor.id],
    );
    return counts.map(({ count }) => Number(count));
  };
  const logged = (actor: Actor, many = 1) =>
    until(async () => (await rowsOf(actor))[3] === many, 'usage has logged it');

  describe('a guest who becomes a member', () => {
    it('takes the finished readings along, once, and no units', async () => {
      const guest = makeGuest();
      const member = makeMember();
      const { id } = await finished(guest, { idempotencyKey: 'the-same' });
      await finished(member, { idempotencyKey: 'the-same' });

      const claim = () => bed.rpc.send(readings.claim, member, { guestId: guest.id });
      expect(await claim()).toEqual({ claimed: 1 });
      expect(await claim()).toEqual({ claimed: 0 });

      expect(await bed.generation(member, id)).toMatchObject({ id, status: 'completed' });
      await expect(bed.generation(guest, id)).rejects.toMatchObject({ code: 'not_found' });
      const { allowances } = await bed.rpc.send(readings.allowances, member, {});
      expect(allowances.find(({ toolType }) => toolType === 'angel-number')?.remaining).toBe(2);
    });

    it('takes an unfinished reading along as well, and the lines that were logged of the others', async () => {
      const guest = makeGuest();
      const member = makeMember();
      const { id } = await finished(guest);
      await until(
        async () =>
          (await bed.world.query('SELECT FROM usage.tool_logs WHERE generation_id = $1', [id]))
            .length === 1,
        'usage has logged it',
      );
      model.script(
        { kind: 'drip', text: SAMPLE_TEXT, everyMs: 50 },
        { kind: 'text', text: SAMPLE_TEXT },
      );
      const asked = model.requests.length;
      const unfinished = await bed.request(guest);

      await model.request(asked + 1);

      await tell(authEvents.guestRecognised, {
        userId: member.id,
        guestId: guest.id,
        recognisedAt: new Date().toISOString(),
      });
      await until(async () => (await rowsOf(member))[0] === 2, 'both are the member’s');
      expect((await bed.generation(member, unfinished.id)).status).toBe('generating');
      expect((await bed.final(member, unfinished.id)).status).toBe('completed');
      await logged(member, 2);
      expect((await rowsOf(guest))[0]).toBe(0);
    });

    it('leaves nothing under the guest when the account is erased', async () => {
      const [guest, other] = [makeGuest(), makeGuest()];
      const member = makeMember();
      const { id } = await finished(guest);
      await bed.rpc.send(readings.commit, guest, {});
      await finished(other);
      const traces = async () => {
        const rows = await bed.world.query<{ count: number }>(
          `SELECT count(*)::integer AS count FROM readings.draw_commitments WHERE actor_id = $1
           UNION ALL SELECT count(*) FROM usage.tool_logs WHERE generation_id = $2`,
          [guest.id, id],
        );
        return [...(await rowsOf(guest)), ...rows.map(({ count }) => Number(count))];
      };
      await until(async () => (await traces()).at(-1) === 1, 'usage has logged it');

      await tell(authEvents.userDeleted, {
        userId: member.id,
        guestIds: [guest.id],
        deletedAt: new Date().toISOString(),
      });

      await until(async () => (await traces()).every((count) => count === 0), 'it is erased');
      expect((await rowsOf(other))[0]).toBe(1);
    });

    it("leaves other guests' readings alone, and guests can claim nothing", async () => {
      const guest = makeGuest();
      const { id } = await finished(guest);

      await bed.rpc.send(readings.claim, makeMember(), { guestId: randomUUID() });
      await expect(
        bed.rpc.send(readings.claim, makeGuest(), { guestId: guest.id }),
      ).rejects.toMatchObject({ code: 'authentication_required' });

      expect((await bed.generation(guest, id)).id).toBe(id);
    });
  });

  it('is told whole, page by page, and nobody else’s with it', async () => {
    const member = makeMember();
    await finished(makeMember());
    const { id, content } = await finished(member);
    await logged(member);
    await bed.world.query(
      `INSERT INTO readings.generations
         (id, actor_kind, actor_id, tool_type, params, seed, charged_to, charged_on, trace, content)
       SELECT gen_random_uuid(), 'member', $1, 'angel-number', '{}', 'seed', '{}', now(), 'trace',
              repeat('x', 20000)
       FROM generate_series(1, 100)`,
      [member.id],
    );
    await bed.rpc.send(journal.save, member, {
      readingType: 'angelNumber',
      title: 'Mine',
      content,
      generationId: id,
    });

    const tables: Record<string, { id: string }[]> = {};
    for (const service of ['readings', 'usage'] as const) {
      let after: string | undefined;
      do {
        const page = await bed.rpc.send(memberExportOf(service), null, {
          userId: member.id,
          after,
        });
        for (const [table, rows] of Object.entries(page.rows)) {
          (tables[table] ??= []).push(...(rows as { id: string }[]));
        }
        after = page.next ?? undefined;
      } while (after);
    }

    expect(new Set(tables['generations']!.map((row) => row.id)).size).toBe(101);
    expect(tables['readings']).toEqual([expect.objectContaining({ id, title: 'Mine', content })]);
    expect(tables['user_access_logs']).toHaveLength(1);
    expect(tables['tool_logs']).toEqual([expect.objectContaining({ response_text: content })]);
    expect(JSON.stringify(tables['generations'])).not.toContain('seed');
    await bed.world.query('DELETE FROM readings.generations WHERE actor_id = $1', [member.id]);
  });

  it.each([
    ['readings', 'elsewhere:1'],
    ['readings', "readings:' OR 1=1"],
    ['usage', '-1; DROP TABLE tool_logs'],
  ] as const)('refuses a place in the export of %s that is none: %s', async (service, after) => {
    const asked = bed.rpc.send(memberExportOf(service), null, { userId: randomUUID(), after });

    await expect(asked).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is erased when the account is, with what comes late, and nobody else’s', async () => {
    const [member, other] = [makeMember(), makeMember()];
    for (const actor of [member, other]) {
      const { id, content } = await finished(actor);
      await bed.rpc.send(journal.save, actor, {
        readingType: 'angelNumber',
        title: 'Mine',
        content,
        generationId: id,
      });
      await logged(actor);
    }

    await tell(authEvents.userDeleted, {
      userId: member.id,
      deletedAt: new Date().toISOString(),
    });
    await until(async () => (await rowsOf(member)).every((count) => count === 0), 'it is erased');
    // A request whose token was still good.
    await finished(member).catch(() => undefined);

    await until(async () => (await rowsOf(member)).every((count) => count === 0), 'it goes, too');
    expect(await rowsOf(other)).toEqual([1, 1, 1, 1]);
    await finished(other);
    await logged(other, 2);
    expect((await rowsOf(member))[3]).toBe(0);
  });

  it('decides who writes: our authors for whoever wants no model', async () => {
    const member = makeMember();
    const change = (modelOff: boolean, changedAt: string) =>
      tell(authEvents.profileChanged, { userId: member.id, modelOff, changedAt });
    const isOff = async () =>
      (
        await bed.world.query<{ model_off: boolean }>(
          'SELECT model_off FROM readings.member_preferences WHERE user_id = $1',
          [member.id],
        )
      )[0]?.model_off;
    expect((await finished(member)).narrator).toBe('model');

    await change(true, '2026-02-02T00:00:00.000Z');
    await until(async () => (await isOff()) === true, 'it is off');
    expect((await finished(member)).narrator).toBe('almanac');

    await change(false, '2026-02-01T00:00:00.000Z');
    await change(false, '2026-02-03T00:00:00.000Z');
    await until(async () => (await isOff()) === false, 'it is on again');
    expect((await finished(member)).narrator).toBe('model');
  });
});
