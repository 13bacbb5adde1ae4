import { randomUUID } from 'node:crypto';
import type { Actor } from '@cosmic/contracts/message';
import { trials } from '@cosmic/contracts/readings/trials';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const NUMEROLOGY = {
  toolType: 'numerology',
  params: { fullName: 'Ada King Lovelace', dob: '1990-05-17' },
};

describe('a blind trial', () => {
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

  const begin = (actor: Actor, generationId: string) =>
    bed.rpc.send(trials.begin, actor, { generationId });
  const answer = (actor: Actor, id: string, resonates: boolean) =>
    bed.rpc.send(trials.answer, actor, { id, resonates });
  const read = async (actor: Actor, asked: object = NUMEROLOGY) => {
    const { id } = await bed.request(actor, asked);
    await bed.final(actor, id);
    return id;
  };

  it('gives a passage of another tool without a word of whose it is, and the same one again', async () => {
    const member = makeMember();
    const reading = await read(member);

    const trial = await begin(member, reading);

    expect(trial).toEqual({
      id: expect.any(String),
      toolType: expect.stringMatching(/^(life-balance|career)$/),
      content: expect.stringMatching(/^.{600,}/s),
    });
    expect(await begin(member, reading)).toEqual(trial);
  });

  it('speaks the language of the reading it belongs to', async () => {
    const member = makeMember();
    const inHindi = { ...NUMEROLOGY, params: { ...NUMEROLOGY.params, language: 'hi' } };
    const trial = await begin(member, await read(member, inHindi));

    expect(trial.content).toMatch(/[\u0900-\u097f]/);
    expect(trial.content).not.toMatch(/[a-z]{4}/);
    const { facts } = await answer(member, trial.id, true);
    expect(facts.map(({ label }) => label).join()).not.toMatch(/[a-z]/);
  });

  it('tells right after the answer whose it was, and keeps the first answer', async () => {
    const member = makeMember();
    const trial = await begin(member, await read(member));

    const told = await answer(member, trial.id, true);

    expect(told.facts.length).toBeGreaterThan(0);
    expect(told.wasOwn).toBe(told.birthDate === '1990-05-17');
    expect(told.birthDate.slice(5)).toBe('05-17');
    expect(await answer(member, trial.id, false)).toEqual({ ...told, resonates: true });
  });

  it('counts answers for own dates and controls apart', async () => {
    await bed.world.query('DELETE FROM readings.blind_trials');
    const told = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const member = makeMember();
        const trial = await begin(member, await read(member));
        const outcome = await answer(member, trial.id, index % 3 === 0);
        return { toolType: trial.toolType, ...outcome };
      }),
    );
    const silent = makeMember();
    await begin(silent, await read(silent));

    const admin: Actor = { kind: 'member', id: randomUUID(), role: 'admin' };
    const { tools } = await bed.rpc.send(trials.resonance, admin, {});

    const tally = (toolType: string, wasOwn: boolean) => {
      const arm = told.filter((one) => one.toolType === toolType && one.wasOwn === wasOwn);
      return { answered: arm.length, resonated: arm.filter(({ resonates }) => resonates).length };
    };
    expect(tools).toEqual(
      [...new Set(told.map(({ toolType }) => toolType))].toSorted().map((toolType) => ({
        toolType,
        own: tally(toolType, true),
        control: tally(toolType, false),
      })),
    );
  });

  it('is for members and for their own readings with a birth date alone', async () => {
    const [member, guest] = [makeMember(), makeGuest()];
    const trial = await begin(member, await read(member));
    const number = await read(member, {});

    for (const refused of [
      begin(makeMember(), await read(member)),
      begin(member, number),
      answer(makeMember(), trial.id, true),
    ]) {
      await expect(refused).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(begin(guest, await read(guest))).rejects.toMatchObject({
      code: 'authentication_required',
    });
    const rows = await bed.world.query(
      'SELECT FROM readings.blind_trials WHERE id = $1 AND resonates IS NULL',
      [trial.id],
    );
    expect(rows).toHaveLength(1);
  });
});
