import DataLoader from 'dataloader';

const MAX_BATCH_SIZE = 100;

/**
 * Has what is asked within one turn of the event loop done together: a statement on ten rows
 * costs hardly more than a statement on one. Where that fails, each is done alone, so that what
 * is wrong with one harms no other.
 *
 * @param together  answers what it is given, in that order
 * @returns the same for one
 */
export function batch<Asked, Answer>(
  together: (asked: readonly Asked[]) => Promise<Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const alone = async (one: Asked): Promise<Answer | Error> => {
    try {
      const [answer] = await together([one]);
      return answer!;
    } catch (error) {
      return error as Error;
    }
  };
  const gathered = new DataLoader<Asked, Answer>(
    async (asked) => {
      try {
        return await together(asked);
      } catch (error) {
        if (asked.length === 1) throw error;
        return Promise.all(asked.map(alone));
      }
    },
    { cache: false, maxBatchSize: MAX_BATCH_SIZE },
  );
  return (one) => gathered.load(one);
}
