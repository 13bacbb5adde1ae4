import { facts } from './facts';

const known = facts({ sign: 'leo' }, { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' });
const shown = new Map(known.shown.map(({ key, value }) => [key, value]));

describe('the facts of well-being', () => {
  it('place the Moon and Venus of the day for the sign', () => {
    expect(shown.get('sign')).toBe('Leo, fire');
    expect(shown.get('moon')).toMatch(/^Aries .*your ninth house/);
    expect(shown.get('today-venus')).toMatch(/^Libra \d+°\d\d', your third house/);
  });

  it('count all ten planets, each in one element', () => {
    const counted = ['fire', 'earth', 'air', 'water'].map((key) => shown.get(key) ?? '');
    const names = counted.flatMap((value) => value.match(/[A-Z]\w+/g) ?? []);

    expect(counted[0]).toMatch(/^\d of the ten: .*Moon.*Mars/);
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
  });

  it('let an element lead only where no other ties with it', () => {
    const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));

    for (const at of days) {
      const { balance, leading } = facts({ sign: 'leo' }, { at, seed: 'x' });
      const counts = Object.values(balance.elements).sort((a, b) => b - a);
      expect(leading !== undefined).toBe(counts[0] !== counts[1]);
      if (leading) expect(balance.elements[leading]).toBe(counts[0]);
    }
  });
});
