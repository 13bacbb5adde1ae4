import type { FieldProblem } from '@cosmic/contracts/errors';
import type { ProfileChange } from '@cosmic/contracts/profile';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { problemOf } from '../../api/api-error';
import { useChangeProfileMutation, type Profile } from '../../api/profile.api';
import { Button } from '../../design/button';
import { DateControl, TextControl, TimeControl } from '../../design/controls';
import { Field } from '../../design/field';
import { PlaceControl, type PlaceEntry } from '../../design/place-control';
import { placesStrings } from '../../design/place-control.strings';
import { useToast } from '../../state/use-toast';
import { useFocusOnFirst } from '../../design/use-focus-on-first';
import { inLanguage } from '../../language/server-words';
import { forgetDraft, keepDraft, keptDraft, type ProfileDraft } from './profile-draft';
import { profileStrings as s } from './profile.strings';

type Problems = Record<string, string>;

/** Editing in place: what is valid shows at once, what is not is said beside its field. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const toast = useToast();
  const [values, setValues] = useState<ProfileDraft>(
    () =>
      keptDraft(profile.id) ?? {
        full_name: profile.full_name,
        birth_date: profile.birth_date ?? '',
        birth_time: profile.birth_time ?? '',
        birth_place: profile.birth_place ?? '',
      },
  );
  const [problems, setProblems] = useState<Problems>({});
  /** What the last attempt was refused for; what stays of it while fields are mended is `problems`. */
  const [refused, setRefused] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [change] = useChangeProfileMutation();
  useEffect(() => document.querySelector<HTMLInputElement>('input[name="full_name"]')?.focus(), []);

  const form = useRef<HTMLFormElement>(null);
  useFocusOnFirst(form, refused);

  const set = <Name extends keyof typeof values>(name: Name, value: (typeof values)[Name]) => {
    const next = { ...values, [name]: value };
    setValues(next);
    keepDraft(profile.id, next);
    setProblems(({ [name]: _gone, ...rest }) => rest);
  };
  const close = () => {
    forgetDraft();
    onDone();
  };
  const refuse = (found: Record<string, string>) => {
    setProblems(found);
    setRefused(found);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const town = values.birth_place;
    const wanted: ProfileChange = {
      full_name: values.full_name.trim(),
      birth_date: values.birth_date || null,
      birth_time: values.birth_time || null,
      birth_place: typeof town === 'string' ? null : town,
    };
    setIsBusy(true);
    try {
      const found = await problemsIn(wanted, town);
      if (Object.keys(found).length > 0) return refuse(found);
      await change(wanted).unwrap();
      toast('success', s.saved);
      close();
    } catch (error) {
      const { fields } = problemOf(error);
      refuse(inWords(fields));
      if (fields.length === 0) toast('error', s.failed);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <Field label={s.fields.full_name} error={problems.full_name}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="full_name"
            value={values.full_name}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) => set('full_name', target.value)}
          />
        )}
      </Field>
      <Field label={s.fields.birth_date} error={problems.birth_date}>
        {(wiring) => (
          <DateControl
            wiring={wiring}
            name="birth_date"
            value={values.birth_date}
            onChange={({ target }) => set('birth_date', target.value)}
          />
        )}
      </Field>
      <Field label={s.fields.birth_time} hint={s.hints.birth_time} error={problems.birth_time}>
        {(wiring) => (
          <TimeControl
            wiring={wiring}
            name="birth_time"
            value={values.birth_time}
            onChange={({ target }) => set('birth_time', target.value)}
          />
        )}
      </Field>
      <Field label={s.fields.birth_place} hint={s.hints.birth_place} error={problems.birth_place}>
        {(wiring) => (
          <PlaceControl
            wiring={wiring}
            name="birth_place"
            value={values.birth_place}
            required={false}
            onChange={(town) => set('birth_place', town)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy && s.saving}>
          {s.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {s.cancel}
        </Button>
      </div>
    </form>
  );
}

/** All that is wrong with the form, by field. */
async function problemsIn(wanted: ProfileChange, town: PlaceEntry): Promise<Problems> {
  // The rules weigh more than the page; where they can't be had, the server's own check is the only one.
  const rules = await import('./check-profile').catch(() => undefined);
  const problems = inWords(rules?.refusedFields(wanted) ?? []);
  const isUnchosen = typeof town === 'string' && town.trim() !== '';
  return isUnchosen ? { ...problems, birth_place: placesStrings.unchosen } : problems;
}

function inWords(refused: readonly FieldProblem[]): Problems {
  return Object.fromEntries(
    refused.map(({ field, message }) => {
      const [name = field] = field.split('.');
      return [name, name === 'full_name' ? s.required : sentence(name, message)];
    }),
  );
}

function sentence(field: string, message: string): string {
  const label = s.fields[field as keyof typeof s.fields] ?? field;
  return `${label} ${inLanguage(message)}`;
}
