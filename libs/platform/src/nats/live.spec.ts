import * as fc from 'fast-check';
import type { Push } from '@cosmic/contracts/live';
import { typeOfPush, writePush } from './live';

const id = '0b4c7a52-6a3b-4a64-8f7b-111111111111';

describe('a push as it travels', () => {
  it('comes apart into what it was made of, whatever it says', () => {
    const anyPush = fc.record({ text: fc.string({ unit: 'binary' }), offset: fc.nat() });
    fc.assert(
      fc.property(anyPush, (said) => {
        const payload = { id, ...said };

        const { type, payload: rest } = typeOfPush(
          writePush({ type: 'generation.delta', ...payload }),
        );

        expect(type).toBe('generation.delta');
        expect(rest).toBe(JSON.stringify(payload));
        expect(rest).not.toContain('\n');
      }),
    );
  });

  it('begins with its type, wherever that stood', () => {
    const push: Push = { id, offset: 0, text: 'so', type: 'generation.delta' };

    expect(typeOfPush(writePush(push)).type).toBe('generation.delta');
  });

  it('may have nothing besides its type', () => {
    expect(typeOfPush(writePush({ type: 'session.ended' }))).toEqual({
      type: 'session.ended',
      payload: '{}',
    });
  });

  it.each(['', '{}', '{"id":"1","type":"session.ended"}', '[1]', '{"type":"a\\nb"}'])(
    'is not taken apart where nobody of ours wrote it: %s',
    (text) => {
      expect(() => typeOfPush(text)).toThrow('a push does not begin with its type');
    },
  );
});
