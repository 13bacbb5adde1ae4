import { randomUUID } from 'node:crypto';
import type { AppError } from '@cosmic/contracts/errors';
import { journal, type ReadingQuery, type SaveBody } from '@cosmic/contracts/readings/journal';
import type { Actor } from '@cosmic/contracts/message';
import type { TestBed } from '../make';

/** The code that work is refused with; `accepted` when it is not. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'accepted',
    (error: unknown) => (error as AppError).code,
  );
}

/** What a member does with a journal, of the bed that a file of tests has made by then. */
export function keeperAt(made: () => TestBed) {
  const page = (actor: Actor, query: ReadingQuery) => made().rpc.send(journal.list, actor, query);
  return {
    /** Keeps a reading, a text of its own unless told otherwise. */
    save: (actor: Actor, body: Partial<SaveBody> = {}) =>
      made().rpc.send(journal.save, actor, {
        readingType: 'angelNumber',
        title: 'Angel number 1234',
        content: `Steps in order. ${randomUUID()}`,
        ...body,
      }),
    list: (actor: Actor, query: Partial<ReadingQuery> = {}) =>
      page(actor, { limit: 20, offset: 0, ...query }),
    /** A reading that was asked for and is there. */
    finished: async (actor: Actor) => {
      const { id } = await made().request(actor);
      return made().final(actor, id);
    },
  };
}
