import type { ToolField } from '@cosmic/contracts/readings/tools';
import { initialValues, type FormValues } from '../form-values';
import { detailNamed, isOfSecond, type Details } from '../from-profile';

/** Of which of two people a field asks; everything that asks for one person asks for the first. */
export type Whose = 'first' | 'second';

/** The fields of a form that ask for somebody's birth or sign, and for the name along with it. */
export interface Slot {
  readonly whose: Whose;
  readonly fields: readonly ToolField[];
}

/** What a form has to ask for, to be about somebody's birth. A name alone is typed as quickly. */
const BIRTH: readonly ToolField['control'][] = ['date', 'time', 'place', 'zodiac'];

/** Of a birth; a tool that asks for it asks for the date besides. */
const YEAR = 'year';

/** The people of whom a form asks: none, one, or two. */
export function slotsOf(fields: readonly ToolField[]): readonly Slot[] {
  return (['first', 'second'] as const)
    .map((whose) => ({ whose, fields: fields.filter(({ name }) => whoseField(name) === whose) }))
    .filter((slot) => slot.fields.some(({ control }) => BIRTH.includes(control)));
}

/** What the fields hold once they are filled for somebody; what is not known of them is empty. */
export function filledFor({ fields }: Slot, details: Details): FormValues {
  return initialValues(fields, (name) => detailOf(details, name));
}

/** Of whom a field asks; undefined where it asks for nothing that is known of somebody. */
function whoseField(name: string): Whose | undefined {
  if (!detailNamed(name) && name !== YEAR) return undefined;
  return isOfSecond(name) ? 'second' : 'first';
}

function detailOf(details: Details, name: string): unknown {
  if (name === YEAR) return details.birth_date?.slice(0, 4);
  const detail = detailNamed(name);
  return detail && details[detail];
}

/** Whether a form is filled for somebody: a sign that the birth leaves open may be any. */
export function isFilledFor(slot: Slot, details: Details, values: FormValues): boolean {
  const filled = Object.entries(filledFor(slot, details));
  const isOpen = (name: string, text: string) =>
    text === '' && slot.fields.some((field) => field.name === name && field.control === 'zodiac');
  return (
    filled.some(([, text]) => text !== '') &&
    filled.every(([name, text]) => isOpen(name, text) || (values[name] ?? '') === text)
  );
}
