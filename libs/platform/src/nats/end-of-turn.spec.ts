import { endOfTurn } from './end-of-turn';

describe('the end of a turn', () => {
  it('comes once what the turn still has to do is done, to all who wait at one moment', async () => {
    const seen: string[] = [];
    const wait = async (name: string) => {
      await endOfTurn();
      seen.push(name);
    };

    const waiting = [wait('first'), wait('second')];
    await Promise.resolve();
    seen.push('the turn');
    queueMicrotask(() => seen.push('what it left'));
    await Promise.all(waiting);

    expect(seen).toEqual(['the turn', 'what it left', 'first', 'second']);
  });

  it('is another one for who asks later', async () => {
    const first = endOfTurn();
    expect(endOfTurn()).toBe(first);
    await first;
    expect(endOfTurn()).not.toBe(first);
  });
});
