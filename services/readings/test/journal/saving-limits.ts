import { randomUUID } from 'node:crypto';
import type { AppError } from '@cosmic/contracts/errors';
import { makeMember, type TestBed } from '../make';
import { codeOf, keeperAt } from './keeper';

/** How much may be kept in a day, by one and by a network. */
export function describeSavingLimits(made: () => TestBed): void {
  describe('within a day', () => {
    let bed: TestBed;
    beforeAll(() => {
      bed = made();
    });
    const { save, list } = keeperAt(made);

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
}
