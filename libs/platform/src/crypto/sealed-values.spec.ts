import fc from 'fast-check';
import { KeyRing } from './key-ring';
import { SealedValues } from './sealed-values';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-new-secret-of-thirty-two-characters!';

describe('sealed values of columns', () => {
  const values = new SealedValues(new KeyRing([OLD], 'test'));

  it('are opened as what was sealed, in their own place alone', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, place) => {
        const sealed = values.seal(value, place);
        expect(JSON.stringify(values.open(sealed, place))).toBe(JSON.stringify(value));
        expect(() => values.open(sealed, `${place}!`)).toThrow();
      }),
    );
  });

  it('show nothing of what is in them', () => {
    expect(values.seal({ dob: '1990-05-17' }, 'a')).toMatch(/^sealed:[0-9a-f]{12}:[\w-]+$/);
  });

  it('are left as they are where they were stored before', () => {
    for (const kept of [{ dob: '1990-05-17' }, '', 'sealed: with a kiss', [], null]) {
      expect(values.open(kept, 'a')).toBe(kept);
    }
  });

  it('are opened under an older secret while that is still named', () => {
    const sealed = values.seal('kept', 'a');
    const both = new SealedValues(new KeyRing([NEW, OLD], 'test'));

    expect(both.open(sealed, 'a')).toBe('kept');
    expect(both.seal('kept', 'a').split(':')[1]).toBe(both.current);
    expect(() => new SealedValues(new KeyRing([NEW], 'test')).open(sealed, 'a')).toThrow();
  });
});
