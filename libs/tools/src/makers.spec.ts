import { AppError } from '@cosmic/contracts/errors';
import { samplesOf } from '../test/samples';
import { TOOLS } from './catalogue/catalogue';
import { MAKERS } from './makers';
import { DAY_MS } from './today';

const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'seed' };

describe.each(TOOLS.map((tool) => [tool.slug, tool] as const))('the maker of %s', (slug, tool) => {
  const [{ params } = { params: {} }] = samplesOf(slug, 1);

  it('belongs to that tool', () => {
    expect(MAKERS[slug].tool).toBe(tool);
  });

  it('asks a model without mixing the visitor’s words into the task', () => {
    const one = MAKERS[slug].assign(params, CONTEXT);

    expect(one.brief.minWords).toBeLessThan(one.brief.maxWords);
    expect(Object.keys(one.brief.userInput).every((name) => name in params)).toBe(true);
  });

  it('writes the same text for the same input, and another for another seed or time', () => {
    const text = (seed: string, at = CONTEXT.at) =>
      MAKERS[slug].assign(params, { at, seed }).almanac();

    const one = text('one');

    expect(text('one')).toBe(one);
    if (MAKERS[slug].tool.policy?.oneADay) {
      expect(text('two')).toBe(one);
      expect(text('one', new Date(CONTEXT.at.getTime() + 40 * DAY_MS))).not.toBe(one);
    } else {
      expect(text('two')).not.toBe(one);
    }
  });

  it('refuses parameters that are not the tool’s', () => {
    expect(() => MAKERS[slug].assign({ other: 1 }, CONTEXT)).toThrow(AppError);
  });
});
