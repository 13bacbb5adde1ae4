import { positionsOf } from '../../sky-worker/positions';
import { voicesOf, type Voice } from './sky-voices';

const there = (planet: 'sun' | 'moon' | 'pluto', longitude: number, retrograde = false) => ({
  planet,
  longitude,
  sign: 'aries' as const,
  retrograde,
});
const only = (...about: Parameters<typeof there>): Voice => voicesOf([there(...about)])[0]!;

describe('how a sky sounds', () => {
  it('gives every sign a pitch, rising from Aries, and keeps it for all of the sign', () => {
    const pitches = Array.from({ length: 12 }, (_, sign) => only('sun', sign * 30).frequency);
    expect(pitches[0]).toBeCloseTo(146.83);
    expect(pitches).toEqual([...new Set(pitches)].sort((a, b) => a - b));
    expect(only('sun', 29.99).frequency).toBe(pitches[0]);
    expect(only('sun', 359.99).frequency).toBe(pitches[11]);
  });

  it('lets slow planets sound an octave lower', () => {
    expect(only('pluto', 0).frequency * 2).toBeCloseTo(only('sun', 0).frequency);
  });

  it('puts each where it stands: Aries and Libra in the middle, Cancer right, Capricorn left', () => {
    const pans = [0, 90, 180, 270].map((longitude) => only('moon', longitude).pan);
    expect(pans[0]).toBeCloseTo(0);
    expect(pans[1]).toBeCloseTo(0.8);
    expect(pans[2]).toBeCloseTo(0);
    expect(pans[3]).toBeCloseTo(-0.8);
  });

  it('lets what runs backwards beat faster', () => {
    expect(only('moon', 10, true).spread).toBeGreaterThan(only('moon', 10).spread);
  });

  it('shares one loudness among all ten, within what is heard well', () => {
    const voices = voicesOf(positionsOf(new Date('2026-11-26T02:00:00Z')).planets);
    expect(voices).toHaveLength(10);
    expect(voices.reduce((sum, { level }) => sum + level, 0)).toBeCloseTo(1);
    for (const { frequency } of voices) {
      expect(frequency).toBeGreaterThan(60);
      expect(frequency).toBeLessThan(1400);
    }
  });
});
