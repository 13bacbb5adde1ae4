import type { ToolField } from '@cosmic/contracts/readings/tools';
import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { FormValues } from './form-values';
import { detailNamed } from './from-profile';
import { knownBirth } from './own-signs/birth-answers';
import { signsOfBirth } from './own-signs/use-birth-signs';

/** The signs that a birth allows, by the name of the field that asks for one. */
export type SignsOfDates = Readonly<Record<string, readonly SignKey[]>>;

/** A birth of which a form asks for the sign as well as for the date. */
export interface DatedSign {
  /** The field of the sign. */
  readonly sign: string;
  /** Undefined while there is no date that somebody can have been born on. */
  readonly birth: KnownBirth | undefined;
}

/** The Sun signs that a form asks for together with the birth date that tells them. */
export function datedSigns(fields: readonly ToolField[], values: FormValues): readonly DatedSign[] {
  return fields
    .filter(({ name, control, required }) => {
      return control === 'zodiac' && required && detailNamed(name) === 'zodiac_sign';
    })
    .map(({ name }) => ({ sign: name, whose: name.slice('sign'.length) }))
    .filter(({ whose }) => fields.some(({ name }) => name === `dob${whose}`))
    .map(({ sign, whose }) => {
      const time = values[`time${whose}`] ?? '';
      return {
        sign,
        birth: knownBirth({
          date: values[`dob${whose}`] ?? '',
          time: { kind: time ? 'exact' : 'unknown', time, part: '' },
          place: values[`place${whose}`] ?? '',
        }),
      };
    });
}

/** Which signs some births allow; none where there is no date, or nothing to work it out with. */
export async function signsOfDates(dated: readonly DatedSign[]): Promise<SignsOfDates> {
  const told = dated.map(async ({ sign, birth }): Promise<[string, readonly SignKey[]]> => {
    return [
      sign,
      birth
        ? await signsOfBirth(birth).then(
            ({ sun }) => sun,
            () => [],
          )
        : [],
    ];
  });
  return Object.fromEntries(await Promise.all(told));
}

/** What a form holds, with the signs that nobody chose and the dates decide. */
export async function withSignsOfDates(
  fields: readonly ToolField[],
  values: FormValues,
): Promise<FormValues> {
  const open = datedSigns(fields, values).filter(({ sign }) => !values[sign]);
  const signs = await signsOfDates(open);
  const decided = Object.entries(signs).map(([sign, possible]) => [sign, onlyOf(possible) ?? '']);
  return { ...values, ...Object.fromEntries(decided) };
}

/** The one sign that a birth allows; undefined where there are several, or none. */
export function onlyOf(possible: readonly SignKey[] = []): SignKey | undefined {
  return possible.length === 1 ? possible[0] : undefined;
}
