import fc from 'fast-check';
import { SKY_EVENT_KINDS, skyCalendar } from './calendar';
import type { SkyEventKind } from './calendar';
import type { Planet } from '../bodies';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';

// Pluto's path is worked out in stretches of decades on first use: the tests keep to a few.
const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2050-01-01'),
  noInvalidDate: true,
});

describe('skyCalendar', () => {
  it('tells the events of April 2024 in their order', () => {
    const events = skyCalendar(new Date('2024-04-01'), new Date('2024-04-10'), {
      kinds: ['moon-phase', 'eclipse', 'station', 'ingress'],
      bodies: ['sun', 'mercury', 'venus', 'mars'],
    });

    expect(events.map((event) => [event.kind, event.at.toISOString().slice(0, 10)])).toEqual([
      ['station', '2024-04-01'],
      ['moon-phase', '2024-04-02'],
      ['ingress', '2024-04-05'],
      ['eclipse', '2024-04-08'],
      ['moon-phase', '2024-04-08'],
    ]);
  });

  it('gives in two parts of a range exactly what the whole gives, in order', () => {
    fc.assert(
      fc.property(instants, fc.nat(25), fc.nat(25), (from, first, second) => {
        const middle = new Date(from.getTime() + first * DAY_MS);
        const to = new Date(middle.getTime() + second * DAY_MS);

        const whole = skyCalendar(from, to);

        expect([...skyCalendar(from, middle), ...skyCalendar(middle, to)]).toEqual(whole);
        whole.forEach(({ at }, i) => {
          expect(at >= from && at < to).toBe(true);
          expect(at.getTime()).toBeGreaterThanOrEqual(whole[i - 1]?.at.getTime() ?? -Infinity);
        });
      }),
      { numRuns: 8 },
    );
  });

  it('can be cut at an event itself', () => {
    const [from, to] = [new Date('2026-02-10'), new Date('2026-02-28')];
    const whole = skyCalendar(from, to);

    for (const { at } of whole.filter((_, index) => index % 7 === 3))
      expect([...skyCalendar(from, at), ...skyCalendar(at, to)]).toEqual(whole);
  });

  it('keeps to the kinds and bodies asked for', () => {
    const events = skyCalendar(new Date('2026-01-01'), new Date('2026-06-01'), {
      kinds: ['ingress', 'station'],
      bodies: ['mercury'],
    });

    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['ingress', 'station']));
    expect(events.every((event) => 'body' in event && event.body === 'mercury')).toBe(true);
    expect(skyCalendar(new Date(0), new Date(DAY_MS), { kinds: [] })).toEqual([]);
  });

  it('refuses 10,000 hostile ranges or answers them in order', () => {
    const edge = fc.constantFrom(
      NaN,
      -8.64e15,
      8.64e15,
      Date.UTC(1799, 11, 31),
      Date.UTC(1800, 0, 1),
      Date.UTC(2201, 0, 1) - 1,
      Date.UTC(2201, 0, 1),
      0,
    );
    const at = fc.oneof(edge, fc.integer({ min: -6e12, max: 8e12 }), fc.double());
    const kinds = fc.constantFrom('eclipse', 'moon', '', '__proto__', 'ingress');
    const bodies = fc.constantFrom('mars', 'chiron', 'toString', 'x'.repeat(10_000));
    fc.assert(
      fc.property(at, fc.integer({ min: -2, max: 2 }), kinds, bodies, (start, days, kind, body) => {
        const [from, to] = [new Date(start), new Date(start + days * 1000)];
        const choice = { kinds: [kind as SkyEventKind], bodies: [body as Planet] };
        try {
          for (const event of skyCalendar(from, to, choice))
            expect(event.at >= from && event.at < to).toBe(true);
        } catch (error) {
          if (!(error instanceof SkyError)) throw error;
          expect(error.message).not.toBe('');
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('reaches to the ends of the years known', () => {
    expect(SKY_EVENT_KINDS).toHaveLength(5);
    expect(skyCalendar(new Date('1800-01-01'), new Date('1800-01-15')).length).toBeGreaterThan(8);
    expect(skyCalendar(new Date('2200-12-18'), new Date('2201-01-01')).length).toBeGreaterThan(8);
  });
});
