import { z } from 'zod';
import { angelNumber } from '../angel-number/tool';
import { TOOLS } from './catalogue';
import { compatibility } from '../compatibility/tool';
import { formFields } from './form';
import { horoscope } from '../horoscope/tool';
import { planetDay } from '../planet-day/tool';
import { defineTool } from '../tool';

describe('formFields', () => {
  it('offers the twelve signs with their dates and the four timeframes', () => {
    const [sign, timeframe] = formFields(horoscope);

    expect(sign).toMatchObject({ name: 'sign', control: 'zodiac', required: true });
    expect(sign?.options).toHaveLength(12);
    expect(sign?.options?.[0]).toEqual({ value: 'aries', label: 'Aries (Mar 21-Apr 19)' });
    expect(timeframe?.options?.map(({ value }) => value)).toEqual([
      'today',
      'tomorrow',
      'week',
      'month',
    ]);
  });

  it('asks for both signs and leaves both births open', () => {
    expect(
      formFields(compatibility).map(({ name, control, required }) => [name, control, required]),
    ).toEqual([
      ['sign1', 'zodiac', true],
      ['sign2', 'zodiac', true],
      ['dob1', 'date', false],
      ['dob2', 'date', false],
      ['time1', 'time', false],
      ['place1', 'place', false],
      ['time2', 'time', false],
      ['place2', 'place', false],
    ]);
  });

  it('offers the ten planets by name', () => {
    const [planet] = formFields(planetDay);

    expect(planet).toMatchObject({ name: 'planet', control: 'planet', required: true });
    expect(planet?.options?.map(({ label }) => label).join(', ')).toBe(
      'Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto',
    );
  });

  it('says how long a number may be', () => {
    expect(formFields(angelNumber)).toEqual([
      {
        name: 'number',
        control: 'text',
        label: 'Number',
        hint: 'For example 444, 1212 or 0808',
        required: true,
        maxLength: 12,
      },
    ]);
  });

  it('refuses a tool with a field that was not built by a builder of fields', () => {
    const tool = defineTool({
      ...horoscope,
      slug: 'bare',
      params: z.strictObject({ bare: z.string() }),
    });

    expect(() => formFields(tool)).toThrow('field bare of bare has no form');
  });

  it.each(TOOLS.map((tool) => [tool.slug, tool] as const))(
    'turns the parameters of %s into a JSON Schema',
    (_slug, { params }) => {
      const schema = z.toJSONSchema(params, { io: 'input' });

      expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(params.shape));
      expect(schema.additionalProperties).toBe(false);
    },
  );

  it('carries labels and hints into the JSON Schema of a tool', () => {
    expect(z.toJSONSchema(angelNumber.params, { io: 'input' })).toMatchObject({
      properties: {
        number: { type: 'string', title: 'Number', description: 'For example 444, 1212 or 0808' },
      },
      required: ['number'],
      additionalProperties: false,
    });
  });
});
