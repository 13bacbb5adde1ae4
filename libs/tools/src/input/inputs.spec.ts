import {
  checksBeforeLength,
  isBounded,
  isLinear,
  patternsOf,
  stringsOf,
} from '@cosmic/contracts/testing/strings';
import { problemsOf } from '@cosmic/contracts/validation';
import { TOOLS } from '../catalogue/catalogue';

const TEXTS = TOOLS.flatMap(({ slug, params }) => stringsOf(params, slug));

/** What people and programs put where a value is asked for. */
const UNFIT: Record<string, unknown> = {
  nothing: undefined,
  null: null,
  'an empty text': '',
  blanks: '   ',
  'a NUL': 'a\0b',
  'half of a surrogate pair': '\uD83C',
  'a huge text': 'a'.repeat(20_000),
  'a huge text of signs': `a${'-'.repeat(20_000)}!`,
  'a number': 7,
  'a list': [null],
  'an object': { zone: `a${'-'.repeat(60)}!` },
};

describe('the parameters of all tools', () => {
  it('have texts of known lengths, and linear patterns that see none that is longer', () => {
    expect(TEXTS.filter((text) => !isBounded(text)).map(({ path }) => path)).toEqual([]);
    expect(TEXTS.map((text) => checksBeforeLength(text)).flat()).toEqual([]);
    expect(TEXTS.flatMap((text) => patternsOf(text)).filter((one) => !isLinear(one))).toEqual([]);
    expect(TEXTS.length).toBeGreaterThan(50);
  });

  describe.each(TOOLS.map((tool) => [tool.slug, tool] as const))('%s', (_, { params }) => {
    const names = Object.keys(params.shape);

    it.each(Object.entries(UNFIT))('are taken or refused by name with %s', (_what, value) => {
      const sent = Object.fromEntries(names.map((name) => [name, value]));
      for (const asked of [sent, ...names.map((name) => ({ [name]: value }))]) {
        const { success, error } = params.safeParse(asked);
        const fields = problemsOf(error?.issues ?? []).map(({ field }) => field.split('.')[0]);
        expect(success || fields.length > 0).toBe(true);
        expect(names).toEqual(expect.arrayContaining(fields));
      }
    });
  });
});
