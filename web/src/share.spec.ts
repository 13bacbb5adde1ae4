/** @jest-environment jsdom */
import { copyOnceMade } from './share';

/** Notes what is put into it, as a clipboard of a browser would keep it. */
class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

describe('what is still to be made', () => {
  const written: string[] = [];
  let asked = 0;

  beforeEach(() => {
    written.length = asked = 0;
    Object.assign(globalThis, { ClipboardItem: Item });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        async write([item]: Item[]) {
          asked += 1;
          const { size, type } = await item!.parts['text/plain']!;
          written.push(`${type} ${size}`);
        },
        writeText: async (text: string) => void written.push(text),
      },
    });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('asks for the clipboard before it is there, while the tap still counts', async () => {
    let finish = (_: string): void => undefined;
    const copied = copyOnceMade(new Promise((resolve) => (finish = resolve)));
    expect([asked, written]).toEqual([1, []]);
    finish('https://example.org/s/a');
    await copied;
    expect(written).toEqual(['text/plain 23']);
  });

  it('says so where it can not be made', async () => {
    await expect(copyOnceMade(Promise.reject(new Error('no link')))).rejects.toThrow('no link');
    expect(written).toEqual([]);
  });

  it('waits for it in a browser that knows no other way', async () => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    await copyOnceMade(Promise.resolve('https://example.org/s/a'));
    expect(written).toEqual(['https://example.org/s/a']);
  });
});
