import { randomUUID } from 'node:crypto';
import type { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { readings } from '@cosmic/contracts/readings/readings';
import { commitmentTo, verifyDraw } from '@cosmic/divination/tarot';
import { until } from '@cosmic/platform/testing/until';
import { makeGuest, makeTestBed, makeMember, type TestBed } from './make';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error as AppError).code,
  );

describe('the promise of a draw', () => {
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
  const drawWith = (actor: Actor, commitment: string) =>
    bed.request(actor, {
      toolType: 'tarot',
      params: { spread: 'daily', clientSeed: 'my own words', commitment },
    });

  it('is kept: the cards come from the promised seed', async () => {
    const member = makeMember();
    const { commitment } = await bed.rpc.send(readings.commit, member, {});

    const { id } = await drawWith(member, commitment);
    const { figure } = await bed.final(member, id);

    expect(figure).toMatchObject({
      kind: 'cards',
      draw: { commitment, clientSeed: 'my own words' },
    });
    const seed = figure?.kind === 'cards' ? (figure.draw?.serverSeed ?? '') : '';
    expect(commitmentTo(seed)).toBe(commitment);
  });

  it('is kept where the places were chosen, face down', async () => {
    const member = makeMember();
    const { commitment } = await bed.rpc.send(readings.commit, member, {});

    const params = { spread: 'daily', clientSeed: 'my own words', commitment, chosen: [17] };
    const { id } = await bed.request(member, { toolType: 'tarot', params });
    const { figure } = await bed.final(member, id);

    const drawn = figure?.kind === 'cards' ? figure : null;
    expect(drawn?.draw).toMatchObject({ commitment, chosen: [17] });
    expect(drawn?.draw && verifyDraw({ ...drawn.draw, spread: 'daily', cards: drawn.cards })).toBe(
      'fair',
    );
  });

  it('holds for one draw of the one it was given to', async () => {
    const [member, other] = [makeMember(), makeMember()];
    const { commitment } = await bed.rpc.send(readings.commit, member, {});

    expect(await codeOf(drawWith(other, commitment))).toBe('invalid_input');
    expect(await codeOf(drawWith(member, commitment))).toBe('accepted');
    expect(await codeOf(drawWith(member, commitment))).toBe('invalid_input');
    expect(await codeOf(drawWith(member, '0'.repeat(64)))).toBe('invalid_input');
  });

  it('is not wasted by a request that is sent twice', async () => {
    const member = makeMember();
    const { commitment } = await bed.rpc.send(readings.commit, member, {});
    const asked = {
      toolType: 'tarot',
      params: { spread: 'daily', clientSeed: 'twice', commitment },
      idempotencyKey: randomUUID(),
    };

    const [one, two] = [await bed.request(member, asked), await bed.request(member, asked)];

    expect(two.id).toBe(one.id);
  });

  it('is made so often in an hour for one person, and for all of one network', async () => {
    const promise = (actor: Actor) => codeOf(bed.rpc.send(readings.commit, actor, {}));
    const insistent = makeGuest('203.0.113.4');

    const own = await Promise.all(Array.from({ length: 70 }, () => promise(insistent)));
    const others = await Promise.all(
      Array.from({ length: 60 }, () => promise(makeGuest('203.0.113.4'))),
    );

    const accepted = (codes: string[]) => codes.filter((code) => code === 'accepted').length;
    expect(accepted(own)).toBe(60);
    expect(accepted(others)).toBe(40);
    expect(new Set([...own, ...others])).toEqual(new Set(['accepted', 'too_many_attempts']));
    expect(await promise(makeGuest())).toBe('accepted');
  });

  it('is for subscribers where several cards are laid, and free for the card of the day', async () => {
    const member = makeMember();
    const lay = (spread: string) => bed.request(member, { toolType: 'tarot', params: { spread } });

    expect(await codeOf(lay('celtic-cross'))).toBe('premium_required');
    expect(await codeOf(lay('daily'))).toBe('accepted');
    expect(await codeOf(lay('daily'))).toBe('daily_limit_upgrade');
  });

  describe('the card of today', () => {
    const today = async (actor: Actor, zone = 'UTC') =>
      (await bed.rpc.send(readings.cardOfToday, actor, { zone })).generation;
    const daily = { toolType: 'tarot', params: { spread: 'daily' } };

    it.each([
      ['member', makeMember],
      ['guest', (): Actor => ({ kind: 'guest', id: randomUUID() })],
    ])('is there again for a %s, and for nobody else', async (_kind, make) => {
      const [actor, other] = [make(), make()];
      expect(await today(actor)).toBeNull();

      const { id } = await bed.request(actor, daily);
      const drawn = await bed.final(actor, id);

      expect(await today(actor)).toEqual(drawn);
      expect(drawn.figure).toMatchObject({ kind: 'cards', spread: 'daily' });
      expect(await today(other)).toBeNull();
    });

    it('stays until midnight where its reader is', async () => {
      const member = makeMember();
      const { id } = await bed.request(member, daily);
      await bed.final(member, id);
      await bed.world.query(
        "UPDATE readings.generations SET created_at = created_at - interval '20 hours' WHERE id = $1",
        [id],
      );

      // Drawn at two in the morning of this day, and at four of the day before.
      expect((await today(member, zoneWhereItIs(22)))?.id).toBe(id);
      expect(await today(member, zoneWhereItIs(0))).toBeNull();
    });

    it('is no other reading of the day, and none that failed', async () => {
      const member = makeMember();
      await bed.request(member);
      const { id } = await bed.request(member, daily);
      await bed.final(member, id);

      await bed.world.query("UPDATE readings.generations SET status = 'failed' WHERE id = $1", [
        id,
      ]);

      expect(await today(member)).toBeNull();
    });

    it('comes along when its guest becomes a member', async () => {
      const [guest, member]: [Actor, Actor] = [{ kind: 'guest', id: randomUUID() }, makeMember()];
      const { id } = await bed.request(guest, daily);
      await bed.final(guest, id);

      await bed.rpc.send(readings.claim, member, { guestId: guest.id });

      expect((await today(member))?.id).toBe(id);
      expect(await today(guest)).toBeNull();
    });
  });
});

/** A zone by whose clocks it is so late now; of `Etc/` zones those east of Greenwich have a minus. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
