import type { ToolField } from '@cosmic/contracts/readings/tools';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from './form-values';
import {
  datedSigns,
  onlyOf,
  signsOfDates,
  type DatedSign,
  type SignsOfDates,
} from './signs-of-dates';

/**
 * Chooses the signs that birth dates decide, and lets them follow the dates; a sign that somebody
 * chose stays.
 *
 * @returns which signs the dates allow
 */
export function useSignsOfDates(
  fields: readonly ToolField[],
  values: FormValues,
  onChange: (values: FormValues) => void,
): SignsOfDates {
  const [told, setTold] = useState<SignsOfDates>({});
  const take = useEffectEvent((next: SignsOfDates) => {
    setTold(next);
    const followed = Object.entries(next).flatMap(([sign, possible]) => {
      const [before, now] = [values[sign] ?? '', onlyOf(possible) ?? ''];
      const isChosen = before !== '' && before !== onlyOf(told[sign]);
      return isChosen || before === now ? [] : [[sign, now]];
    });
    if (followed.length > 0) onChange({ ...values, ...Object.fromEntries(followed) });
  });
  const dated = datedSigns(fields, values);
  const asked = JSON.stringify(dated);
  useEffect(() => {
    let isWanted = true;
    void signsOfDates(JSON.parse(asked) as DatedSign[]).then((next) => {
      if (isWanted) take(next);
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return Object.fromEntries(dated.map(({ sign }) => [sign, told[sign] ?? []]));
}
