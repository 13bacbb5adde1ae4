import type { ToolField } from '@cosmic/contracts/readings/tools';
import type { BirthSigns } from '@cosmic/sky/charts/birth-signs';

/** Which point of a chart a field asks for, by its name. */
const POINTS: Readonly<Record<string, keyof BirthSigns>> = {
  sign: 'sun',
  moonSign: 'moon',
  risingSign: 'rising',
};

/** The point of the chart that a field asks for. */
export function pointOf(name: string): keyof BirthSigns | undefined {
  return POINTS[name];
}

/**
 * The fields of a form that a chart answers together: those of a tool that asks for somebody's Moon,
 * which hardly anybody knows by heart. None where it asks for the Sun's sign alone.
 */
export function chartFields(fields: readonly ToolField[]): readonly ToolField[] {
  const asked = fields.filter(
    ({ name, control, required }) => control === 'zodiac' && required && pointOf(name),
  );
  return asked.some(({ name }) => pointOf(name) === 'moon') ? asked : [];
}
