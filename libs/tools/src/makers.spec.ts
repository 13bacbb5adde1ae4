import { AppError } from '@cosmic/contracts/errors';
import { samplesOf } from '../test/samples';
import { TOOLS } from './catalogue';
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

  it('keeps the words of a visitor out of the task', () => {
    const asked = samplesOf(slug, 20).map(({ brief }) => brief);

    for (const { task, voice, userInput } of asked) {
      for (const value of Object.values(userInput).filter(({ length }) => length > 12)) {
        expect(`${task} ${voice}`).not.toContain(value);
      }
    }
  });

  it('writes the same text for the same input, and another for another seed or time', () => {
    const text = (seed: string, at = CONTEXT.at) =>
      MAKERS[slug].assign(params, { at, seed }).almanac();

    expect(text('one')).toBe(text('one'));
    if (MAKERS[slug].tool.policy?.oneADay) {
      expect(text('one')).toBe(text('two'));
      expect(text('one')).not.toBe(text('one', new Date(CONTEXT.at.getTime() + 40 * DAY_MS)));
    } else {
      expect(text('one')).not.toBe(text('two'));
    }
  });

  it('refuses parameters that are not the tool’s', () => {
    expect(() => MAKERS[slug].assign({ other: 1 }, CONTEXT)).toThrow(AppError);
  });
});
