import type { Slug } from '@cosmic/tools/catalogue/catalogue';
import fc from 'fast-check';
import { MAKERS } from '@cosmic/tools/makers';
import { parseToolRequest } from '@cosmic/tools/tool-request';
import { planTrial } from './trial.rules';

const THIS_YEAR = 2026;
const birthDates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const reading = fc.record({
  id: fc.uuid(),
  toolType: fc.constantFrom('life-balance', 'numerology', 'biorhythm'),
  birthDate: birthDates,
});
const everything = () => true;
const free = (tool: Slug) => ['life-balance', 'career'].includes(tool);

describe('planTrial', () => {
  it('takes another tool, open to the member, and decides the same when asked again', () => {
    fc.assert(
      fc.property(reading, (asked) => {
        const plan = planTrial(asked, free, THIS_YEAR);

        expect(plan.toolType).not.toBe(asked.toolType);
        expect(free(plan.toolType)).toBe(true);
        expect(planTrial(asked, free, THIS_YEAR)).toEqual(plan);
      }),
    );
  });

  it('keeps the day of a control and changes its year, within what a tool reads', () => {
    fc.assert(
      fc.property(reading, (asked) => {
        const { toolType, birthDate, isOwn } = planTrial(asked, everything, THIS_YEAR);
        const apart = Math.abs(Number(birthDate.slice(0, 4)) - Number(asked.birthDate.slice(0, 4)));

        expect(isOwn ? apart === 0 : apart >= 1 && apart <= 9).toBe(true);
        expect(birthDate.slice(5)).toBe(
          isOwn ? asked.birthDate.slice(5) : asked.birthDate.slice(5).replace('02-29', '02-28'),
        );
        expect(() => parseToolRequest({ toolType, params: { dob: birthDate } })).not.toThrow();
      }),
    );
  });

  it('is a control in about one case of two, and comes to every tool', () => {
    const plans = Array.from({ length: 600 }, (_, index) =>
      planTrial(
        { id: `reading ${index}`, toolType: 'numerology', birthDate: '1990-05-17' },
        everything,
        THIS_YEAR,
      ),
    );
    const controls = plans.filter(({ isOwn }) => !isOwn).length;

    expect(controls).toBeGreaterThan(240);
    expect(controls).toBeLessThan(360);
    expect(new Set(plans.map(({ toolType }) => toolType)).size).toBe(7);
  });

  it('reads differently for the two dates', () => {
    const at = new Date('2026-11-21T09:00:00Z');
    const tools: Slug[] = ['life-balance', 'career', 'biorhythm', 'astro-houses'];
    for (const slug of tools) {
      const [own, control] = ['1990-05-17', '1985-05-17'].map((dob) => {
        const { tool, params } = parseToolRequest({ toolType: slug, params: { dob } });
        return MAKERS[tool.slug].assign(params, { at, seed: 'one' }).almanac();
      });
      expect(own).not.toBe(control);
    }
  });
});
