import { randomUUID } from 'node:crypto';
import { sampleOf, type Operation } from '../openapi';
import { ask, NUMBER, ownersRows, uuidsIn, written, type AccessFixture } from './fixture';

/** What is somebody’s opens to nobody else. */
export function describeOthersIds(made: () => AccessFixture): void {
  describe("of somebody else's ids", () => {
    let site: AccessFixture['site'];
    let operations: AccessFixture['operations'];
    let owner: AccessFixture['owner'];
    let other: AccessFixture['other'];
    let guest: AccessFixture['guest'];
    let admin: AccessFixture['admin'];
    let generationId: AccessFixture['generationId'];

    beforeAll(() => {
      ({ site, operations, owner, other, guest, admin, generationId } = made());
    });

    const isAdminOnly = ({ access }: Operation) => access === 'admin';
    const withId = () => operations.filter(({ inPath }) => inPath.includes('id'));
    /** Two answers to one question, without what differs by nature. */
    const said = ({ status, body }: { status: number; body: any }) => {
      const { trace: _, ...error } = body.error ?? {};
      return { status, error };
    };

    it('answers as if there were nothing, whichever of all ids it is, and changes nothing', async () => {
      const ids = uuidsIn(await ownersRows(made()));
      const before = await ownersRows(made());
      expect(ids).toContain(generationId);
      expect(ids.length).toBeGreaterThan(5);

      for (const operation of withId().filter((each) => !isAdminOnly(each))) {
        for (const by of [other, guest, admin]) {
          const missing = said(await ask(by, operation, randomUUID()));
          expect([operation.name, missing.status]).toEqual([
            operation.name,
            by === guest ? expect.any(Number) : 404,
          ]);
          expect([401, 404]).toContain(missing.status);
          for (const id of ids) {
            expect([operation.name, id, said(await ask(by, operation, id))]).toEqual([
              operation.name,
              id,
              missing,
            ]);
          }
        }
      }
      expect(await ownersRows(made())).toEqual(before);
    });

    it('answers bodies that name such an id in the same way', async () => {
      const naming = operations.filter(
        ({ body, inPath }) =>
          inPath.length === 0 &&
          JSON.stringify(sampleOf(body, generationId) ?? null).includes(generationId),
      );
      expect(naming.map(({ name }) => name)).toContain('saveReading');
      for (const operation of naming) {
        for (const id of uuidsIn(await ownersRows(made()))) {
          const answer = said(await ask(other, operation, id));
          expect([operation.name, answer]).toEqual([
            operation.name,
            said(await ask(other, operation, randomUUID())),
          ]);
          expect(answer.status).toBe(404);
        }
      }
    });

    it("gives an idempotency key's reading to nobody but its owner", async () => {
      const again = await owner.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });
      const stolen = await other.generate(NUMBER, { 'idempotency-key': 'of-the-owner' });

      expect(again.body.id).toBe(generationId);
      expect(stolen.body.id).not.toBe(generationId);
    });

    it('pushes nothing of the owner to others', async () => {
      const streams = await Promise.all(
        [other, admin].map((by) => by.stream({ authorization: `Bearer ${by.token}` })),
      );
      streams.push(await guest.stream(), await guest.stream({ 'last-event-id': '1' }));

      const { body } = await owner.generate({ ...NUMBER, params: { number: '2222' } });
      await written(owner, `/api/generations/${body.id}`);

      for (const stream of streams) {
        expect(stream.status).toBe(200);
        expect(JSON.stringify(stream.events)).not.toContain(body.id);
        stream.close();
      }
    });

    /** Last, for it removes things: without it the refusals above might be everybody's. */
    it('opens every such route to the owner, or the administrator, by one of the ids', async () => {
      const articles = await site.world.query<{ id: string }>(
        'SELECT id FROM content.blog_posts UNION ALL SELECT id FROM content.blog_generations',
      );
      const adminIds = articles.map(({ id }) => id);
      const ownIds = uuidsIn(await ownersRows(made()));
      // Their own session may be the one that is ended.
      const last = ({ name }: Operation) => Number(name === 'endSession');
      for (const operation of withId().toSorted((a, b) => last(a) - last(b))) {
        const [by, ids] = isAdminOnly(operation) ? [admin, adminIds] : [owner, ownIds];
        const statuses: number[] = [];
        const isOpen = (status: number | undefined) => status === 409 || (status ?? 500) < 300;
        for (const id of ids) {
          if (isOpen(statuses.at(-1))) break;
          statuses.push((await ask(by, operation, id)).status);
        }
        expect([operation.name, isOpen(statuses.at(-1))]).toEqual([operation.name, true]);
      }
    });
  });
}
