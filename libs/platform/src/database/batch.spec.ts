import { batch } from './batch';

describe('batch', () => {
  const refusing = (wrong: string) => {
    const statements: string[][] = [];
    const shout = batch((asked: readonly string[]): Promise<string[]> => {
      statements.push([...asked]);
      if (asked.includes(wrong)) return Promise.reject(new Error(`${wrong} can't be shouted`));
      return Promise.resolve(asked.map((one) => one.toUpperCase()));
    });
    return { statements, shout };
  };

  it('does together what is asked within one turn, and answers each', async () => {
    const { statements, shout } = refusing('nothing');

    const first = await Promise.all(['one', 'two', 'two'].map(shout));
    const later = await shout('three');

    expect(first).toEqual(['ONE', 'TWO', 'TWO']);
    expect(later).toBe('THREE');
    expect(statements).toEqual([['one', 'two', 'two'], ['three']]);
  });

  it('does each alone where one of them is wrong, which only its own caller hears of', async () => {
    const { statements, shout } = refusing('two');

    const [one, two, three] = await Promise.allSettled(['one', 'two', 'three'].map(shout));

    expect(one).toEqual({ status: 'fulfilled', value: 'ONE' });
    expect(two).toEqual({ status: 'rejected', reason: new Error("two can't be shouted") });
    expect(three).toEqual({ status: 'fulfilled', value: 'THREE' });
    expect(statements).toEqual([['one', 'two', 'three'], ['one'], ['two'], ['three']]);
  });

  it('does not try again what was alone already', async () => {
    const { statements, shout } = refusing('two');

    await expect(shout('two')).rejects.toThrow("two can't be shouted");

    expect(statements).toEqual([['two']]);
  });
});
