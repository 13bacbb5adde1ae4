import fc from 'fast-check';
import { moonAt, PHASES } from '../astronomy/moon';
import { moonEvents } from './moon-events';
import { nextPhasePassage } from './phase-passage';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';

const NAMES = PHASES.map(({ name }) => name);
const phases = fc.constantFrom(...NAMES);
const instants = fc.date({
  min: new Date('1800-04-01'),
  max: new Date('2200-09-01'),
  noInvalidDate: true,
});

describe('nextPhasePassage', () => {
  it('finds the full moon of 24 November 2026, its sign and its stretch', () => {
    const { from, at, to, sign } = nextPhasePassage('Full Moon', new Date('2026-11-21T00:00:00Z'));

    expect(at.toISOString().slice(0, 16)).toBe('2026-11-24T14:53');
    expect(sign).toBe('gemini');
    expect(moonAt(new Date(from.getTime() - 60_000)).phase).toBe('Waxing Gibbous');
    expect(moonAt(new Date(to.getTime() + 60_000)).phase).toBe('Waning Gibbous');
  });

  it('names what moonAt names, from the first minute to the last, around its middle', () => {
    fc.assert(
      fc.property(phases, instants, (phase, from) => {
        const passage = nextPhasePassage(phase, from);
        const { elongation } = moonAt(passage.at);

        expect(passage.at.getTime()).toBeGreaterThanOrEqual(from.getTime());
        expect(passage.at.getTime() - from.getTime()).toBeLessThan(30.5 * DAY_MS);
        expect(Math.abs(((elongation + 22.5) % 45) - 22.5)).toBeLessThan(0.001);
        for (const edge of [passage.from.getTime() + 30_000, passage.to.getTime() - 30_000]) {
          expect(moonAt(new Date(edge)).phase).toBe(phase);
        }
        for (const edge of [passage.from.getTime() - 30_000, passage.to.getTime() + 30_000]) {
          expect(moonAt(new Date(edge)).phase).not.toBe(phase);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('leaves none out: the next one after a middle is the following month’s', () => {
    fc.assert(
      fc.property(phases, instants, (phase, from) => {
        const { at } = nextPhasePassage(phase, from);

        expect(nextPhasePassage(phase, at).at).toEqual(at);
        const gap = nextPhasePassage(phase, new Date(at.getTime() + 1)).at.getTime() - at.getTime();
        expect(gap / DAY_MS).toBeGreaterThan(28.5);
        expect(gap / DAY_MS).toBeLessThan(30.5);
      }),
      { numRuns: 60 },
    );
  });

  it('has the new moons and quarters of moonEvents, to the millisecond', () => {
    const from = new Date('2026-11-21T00:00:00Z');
    const events = moonEvents(from, new Date(from.getTime() + 30 * DAY_MS));

    for (const { phase, at, sign } of events) {
      const name = NAMES.find((one) => one.toLowerCase().replace(' ', '-') === phase)!;
      expect(nextPhasePassage(name, from)).toMatchObject({ at, sign });
    }
    expect(events).toHaveLength(4);
  });

  it.each([
    ['Blue Moon', '2026-11-21T00:00:00Z', 'invalid_input'],
    ['New Moon', 'no date', 'invalid_input'],
    ['New Moon', '2200-12-30T00:00:00Z', 'out_of_range'],
    ['New Moon', '2300-01-01T00:00:00Z', 'out_of_range'],
    ['New Moon', '1700-01-01T00:00:00Z', 'out_of_range'],
  ])('refuses %s from %s', (phase, from, code) => {
    const ask = () => nextPhasePassage(phase as 'New Moon', new Date(from));

    expect(ask).toThrow(SkyError);
    expect(ask).toThrow(expect.objectContaining({ code }) as Error);
  });
});
