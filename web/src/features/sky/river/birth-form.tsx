import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import type { FormEvent } from 'react';
import { BirthFields, type BirthEntry } from '../../../design/birth/birth-fields';
import { Button } from '../../../design/button';
import { placesStrings } from '../../../design/birth/place-control.strings';
import { isUnchosen, townOf } from '../../../design/birth/place-entry';
import { useEntry } from '../../../design/motion/use-entry';
import { riverStrings } from './river.strings';

const s = riverStrings.birth;

const EARLIEST_BIRTH = '1900-01-01';
/** Where the day begins first. */
const FIRST_CLOCK_MS = 14 * 3_600_000;

interface BirthFormProps {
  onShow: (birth: KnownBirth) => void;
  /** What it asks, and what its button says, where it is not for the river. */
  words?: { title: string; show: string };
}

/** Asks for a birth, which is handed on and kept nowhere. */
export function BirthForm({ onShow, words = s }: BirthFormProps) {
  const { form, values, problems, set, refuse } = useEntry<BirthEntry>({
    birth_date: '',
    birth_time: '',
    birth_place: '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsIn(values);
    refuse(found);
    if (Object.keys(found).length === 0) onShow(birthOf(values));
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={words.title}
      className="grid max-w-xl gap-6"
    >
      <div className="grid gap-2">
        <h2 className="text-title font-light">{words.title}</h2>
        <p className="text-ivory-soft">{s.intro}</p>
      </div>
      <BirthFields
        values={values}
        problems={problems}
        labels={s.fields}
        hints={s.hints}
        onChange={set}
      />
      <div className="main-actions grid max-md:*:w-full md:justify-items-start">
        <Button type="submit">{words.show}</Button>
      </div>
    </form>
  );
}

function problemsIn({ birth_date, birth_time, birth_place }: BirthEntry): Record<string, string> {
  const problems: Record<string, string> = {};
  const today = new Date(Date.now() + FIRST_CLOCK_MS).toISOString().slice(0, 10);
  if (!birth_date) problems.birth_date = s.needed;
  else if (birth_date < EARLIEST_BIRTH || birth_date > today) problems.birth_date = s.range;
  if (isUnchosen(birth_place)) problems.birth_place = placesStrings.unchosen;
  else if (birth_time && !townOf(birth_place)) problems.birth_place = s.place;
  return problems;
}

function birthOf({ birth_date, birth_time, birth_place }: BirthEntry): KnownBirth {
  return {
    date: birth_date,
    time: birth_time || null,
    part: null,
    place: townOf(birth_place),
  };
}
