import { evaluate, unpacked } from './tables';
import type { Table } from './tables';

/** Whole numbers as the file has them: seven bits a byte, the sign in the lowest, in base64. */
function packed(wholes: readonly number[]): string {
  const bytes = wholes.flatMap((whole) => {
    const groups: number[] = [];
    let rest = whole < 0 ? -2 * whole - 1 : 2 * whole;
    for (; rest > 127; rest = Math.floor(rest / 128)) groups.push((rest % 128) + 128);
    return [...groups, rest];
  });
  return btoa(String.fromCharCode(...bytes));
}

declare function btoa(text: string): string;

describe('a file of tables', () => {
  const layout = { from: 0, days: 10, segments: 3, count: 2, quanta: [1], lag: 1 };

  it('has numbers of any size and sign', () => {
    const wholes = [0, -1, 63, -64, 64, 300_000_000];
    const table = unpacked({ ...layout, lag: 3, bytes: packed(wholes) });

    expect([...table.coefficients]).toEqual([0, -64, -1, 64, 63, 300_000_000]);
  });

  it('counts a coefficient from that of a revolution before', () => {
    const table = unpacked({ ...layout, bytes: packed([1000, 1, -3, 5, 0, 0]) });

    expect([...table.coefficients]).toEqual([1000, 5, 1001, 5, 998, 5]);
  });

  it('has one component after the other, each in its own quantum', () => {
    const one = { ...layout, segments: 1, count: 1, quanta: [0.5, 2] };

    expect([...unpacked({ ...one, bytes: packed([1, 2]) }).coefficients]).toEqual([0.5, 4]);
  });
});

describe('a table', () => {
  /** 1 + 2x + 3(2x² - 1) in the first ten days, x in the next, x from -1 to 1; beside it 7. */
  const table: Table = {
    from: 100,
    days: 10,
    segments: 2,
    count: 3,
    components: 2,
    coefficients: Float64Array.of(1, 2, 3, 7, 0, 0, 0, 1, 0, 7, 0, 0),
  };
  const at = (day: number) => {
    const out = new Float64Array(4);
    evaluate(table, day, out);
    return [...out];
  };

  it('gives the value and the change per day of each component', () => {
    expect(at(105)).toEqual([-2, 7, 2 / 5, 0]);
    expect(at(107.5)).toEqual([1 + 1 + 3 * -0.5, 7, (2 + 12 * 0.5) / 5, 0]);
    expect(at(112.5)).toEqual([-0.5, 7, 1 / 5, 0]);
  });

  it('goes on with its first and last polynomial beyond its ends', () => {
    expect(at(121)[0]).toBeCloseTo(1.2, 12);
    expect(at(99)[0]).toBeCloseTo(1 + 2 * -1.2 + 3 * (2 * 1.44 - 1), 12);
  });
});
