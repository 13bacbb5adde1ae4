import fc from 'fast-check';
import { z } from 'zod';
import { AppError } from './errors';
import { problem } from './field-problems';
import { isStorableText, parse, problemsOf } from './validation';

const schema = z.strictObject({
  name: z.string().max(5),
  place: z.strictObject({ latitude: z.number() }).optional(),
});

const fieldsOf = (value: unknown, at?: string): string[] => {
  try {
    parse(schema, value, at);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('invalid_input');
    return (error as AppError).details.fields!.map(({ field }) => field);
  }
};

describe('reading a value by a schema', () => {
  it('returns what the schema makes of it', () => {
    expect(parse(schema, { name: 'Vega' })).toEqual({ name: 'Vega' });
  });

  it.each([
    ['a missing field', {}, ['name']],
    ['an over-long field', { name: 'Betelgeuse' }, ['name']],
    ['a field inside another', { name: 'a', place: { latitude: 'north' } }, ['place.latitude']],
    ['a field too many', { name: 'a', age: 3 }, ['age']],
    ['two faults', { age: 3 }, ['name', 'age']],
    ['something else altogether', null, ['body']],
  ])('names the field of %s', (_, value, fields) => {
    expect(fieldsOf(value)).toEqual(fields);
  });

  it('says by a code what zod says in words of its own', () => {
    const shape = z.strictObject({
      name: z.string().min(1).max(5),
      nick: z.string().min(2),
      count: z.number().min(1).max(9),
      list: z.array(z.string()).min(1).max(1),
      kind: z.enum(['sun', 'moon']),
      at: z.iso.datetime(),
      own: z.string().refine((text) => text !== '', { error: problem('no_letter') }),
      year: z.string().refine(() => false, { error: problem('not_a_year', { first: 1, last: 9 }) }),
      odd: z.number().refine((number) => number % 2 === 1),
    });
    const told = (value: unknown) =>
      problemsOf(shape.partial().safeParse(value).error?.issues ?? []).map(
        ({ code, params, message }) => [code, params, message],
      );

    expect(told({ name: '', count: 0, list: [], kind: 'star', at: 'now', own: '' })).toEqual([
      ['empty', undefined, 'must not be empty'],
      ['too_small', { min: 1 }, 'must be at least 1'],
      ['too_few', { min: 1 }, 'must have at least 1 entries'],
      ['not_an_option', { options: 'sun, moon' }, 'must be one of sun, moon'],
      ['wrong_format', { format: 'datetime' }, 'must be written as datetime'],
      ['no_letter', undefined, 'must hold a letter'],
    ]);
    expect(told({ name: 'Betelgeuse', nick: 'a', count: 10, list: ['a', 'b'], odd: 2 })).toEqual([
      ['too_long', { max: 5 }, 'must have at most 5 characters'],
      ['too_short', { min: 2 }, 'must have at least 2 characters'],
      ['too_large', { max: 9 }, 'must be at most 9'],
      ['too_many', { max: 1 }, 'must have at most 1 entries'],
      ['not_valid', undefined, 'is not valid'],
    ]);
    expect(told({ name: 3, year: '0', age: 3 })).toEqual([
      ['wrong_type', { expected: 'string' }, 'must be given, of the type string'],
      ['not_a_year', { first: 1, last: 9 }, 'must be a year from 1 to 9'],
      ['unknown_field', undefined, 'is not a known field'],
    ]);
  });

  it('puts where the value stands in front', () => {
    expect(fieldsOf({ name: 3 }, 'params')).toEqual(['params.name']);
    expect(fieldsOf(null, 'params')).toEqual(['params']);
  });

  it('answers anything at all with a value or a named refusal', () => {
    fc.assert(fc.property(fc.anything(), (value) => fieldsOf(value).length >= 0));
  });
});

describe('text that a database can store', () => {
  it('is any text made of whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        isStorableText(text.replaceAll('\0', '')),
      ),
    );
  });

  it.each(['a\0b', '\uD83C', '\uDF19', 'x\uD83Cy'])('is not %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});
