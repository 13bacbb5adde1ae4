import fc from 'fast-check';
import { z } from 'zod';
import { AppError } from './errors';
import { isStorableText, parse } from './validation';

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
