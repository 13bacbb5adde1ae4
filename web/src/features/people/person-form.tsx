import type { Person, PersonBody } from '@cosmic/contracts/people/people';
import type { Relation } from '@cosmic/contracts/people/relations';
import { useEffect, useState, type FormEvent } from 'react';
import { problemOf } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { useAddPersonMutation, useChangePersonMutation } from '../../api/people.api';
import { sayProblems } from '../../api/say-problem';
import { BirthFields, type BirthEntry } from '../../design/birth/birth-fields';
import { Button } from '../../design/button';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { placesStrings } from '../../design/birth/place-control.strings';
import { isUnchosen, townOf, type PlaceEntry } from '../../design/birth/place-entry';
import { useEntry, type Problems } from '../../design/motion/use-entry';
import { useToast } from '../../state/use-toast';
import { peopleStrings } from './people.strings';
import { RelationField } from './relation-field';

const s = peopleStrings.form;

interface Entry extends BirthEntry {
  name: string;
  relation: Relation | '';
}

interface PersonFormProps {
  /** Who is changed; somebody is added where nobody is given. */
  person?: Person | undefined;
  onDone: () => void;
}

/** Adds somebody, or changes who is there. */
export function PersonForm({ person, onDone }: PersonFormProps) {
  const toast = useToast();
  const { form, values, problems, set, refuse } = useEntry<Entry>(() => ({
    name: person?.name ?? '',
    relation: person?.relation ?? '',
    birth_date: person?.birth_date ?? '',
    birth_time: person?.birth_time ?? '',
    birth_place: person?.birth_place ?? '',
  }));
  const [isBusy, setIsBusy] = useState(false);
  // An attempt whose answer was lost is the same one when it is sent again.
  const [key] = useState(newIdempotencyKey);
  const [add] = useAddPersonMutation();
  const [change] = useChangePersonMutation();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = wantedOf(values, person);
    setIsBusy(true);
    try {
      const found = await problemsIn(wanted, values.birth_place);
      if (Object.keys(found).length > 0) return refuse(found);
      if (person) await change({ id: person.id, person: wanted }).unwrap();
      else await add({ person: wanted, key }).unwrap();
      toast('success', person ? s.changed(wanted.name) : s.added(wanted.name));
      onDone();
    } catch (error) {
      const { fields, message } = problemOf(error);
      refuse(sayProblems(fields, s.fields));
      if (fields.length === 0) toast('error', s.failed, message);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-xl gap-6"
      aria-label={person ? s.change(person.name) : s.add}
    >
      <h2 className="text-title">{person ? s.change(person.name) : s.add}</h2>
      <Field label={s.fields.name} error={problems.name}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="name"
            value={values.name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <RelationField
        label={s.fields.relation}
        value={values.relation}
        problem={problems.relation}
        onChange={(relation) => set({ relation })}
      />
      <BirthFields
        values={values}
        problems={problems}
        labels={s.fields}
        hints={s.hints}
        onChange={set}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy && s.saving}>
          {s.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {s.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What is sent; a relation that was not chosen is refused like any other that there is not. */
function wantedOf(
  { name, relation, birth_date, birth_time, birth_place }: Entry,
  before: Person | undefined,
): PersonBody {
  // They may have said roughly when; the form does not ask, and a time goes before it.
  const birth_part = birth_time ? null : before?.birth_part;
  return {
    name: name.trim(),
    relation: relation as Relation,
    birth_date,
    birth_time: birth_time || null,
    ...(birth_part && { birth_part }),
    birth_place: townOf(birth_place),
  };
}

/** All that is wrong with the form, by field. */
async function problemsIn(wanted: PersonBody, town: PlaceEntry): Promise<Problems> {
  // The rules weigh more than the page; where they can't be had, the server's own check is the only one.
  const rules = await import('./check-person').catch(() => undefined);
  const problems = sayProblems(rules?.refusedFields(wanted) ?? [], s.fields);
  for (const name of ['name', 'relation', 'birth_date'] as const) {
    if (!wanted[name]) problems[name] = s.needed[name];
  }
  return isUnchosen(town) ? { ...problems, birth_place: placesStrings.unchosen } : problems;
}
