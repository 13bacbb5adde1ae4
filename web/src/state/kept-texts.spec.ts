import { keptTexts } from './kept-texts';

/** As much of a browser's storage as is used. */
function makeStorage(texts: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => void (texts[name] = text),
    removeItem: (name: string) => void delete texts[name],
  };
  return Object.create(methods, Object.getOwnPropertyDescriptors(texts)) as Storage;
}

describe('what a browser keeps', () => {
  it('is read, changed and forgotten by its name', () => {
    const storage = makeStorage();
    const kept = keptTexts(() => storage);

    kept.write('one', '1');
    expect(kept.read('one')).toBe('1');
    kept.write('one', null);

    expect(kept.read('one')).toBeNull();
  });

  it('is listed by name', () => {
    expect(keptTexts(() => makeStorage({ one: '1', two: '2' })).names()).toEqual(['one', 'two']);
  });

  it.each<[string, () => Storage]>([
    [
      'is forbidden',
      () => {
        throw new Error('SecurityError');
      },
    ],
    [
      'is full',
      () =>
        ({
          setItem: () => {
            throw new Error('QuotaExceededError');
          },
          getItem: () => null,
        }) as unknown as Storage,
    ],
  ])('is nothing where the storage %s, and nothing fails', (_, open) => {
    const kept = keptTexts(open);

    kept.write('one', '1');

    expect(kept.read('one')).toBeNull();
  });

  it('has no names where the storage is forbidden', () => {
    const kept = keptTexts(() => {
      throw new Error('SecurityError');
    });

    expect(kept.names()).toEqual([]);
  });
});
