import { roll, type Chance } from './roll';

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1);

/** Gives the bytes named, one after the other. */
function bytesOf(...values: number[]): Chance {
  return (bytes) => {
    bytes[0] = values.shift()!;
  };
}

describe('roll', () => {
  it('gives every face the same number of bytes', () => {
    const counts = new Map<number, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const face = roll(TWELVE, bytesOf(byte));
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }

    expect([...counts.values()]).toEqual(TWELVE.map(() => 21));
  });

  it('rolls again where a byte would favour the first faces', () => {
    expect(roll(TWELVE, bytesOf(252, 255, 11))).toBe(12);
    expect(roll(['a', 'b', 'c', 'd', 'e', 'f', 'g'], bytesOf(253, 6))).toBe('g');
  });

  it('shows every face by the browser\u2019s own chance', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => roll(TWELVE)));

    expect([...seen].sort((a, b) => a - b)).toEqual(TWELVE);
  });

  it('refuses a die without faces', () => {
    expect(() => roll([])).toThrow(RangeError);
  });
});
