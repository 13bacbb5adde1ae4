import { useEffect, useState, type FormEvent } from 'react';
import { problemOf } from '../../api/api-error';
import { useChangeProfileMutation, type Profile } from '../../api/profile.api';
import { Button } from '../../design/button';
import { DateControl, TextControl, TimeControl } from '../../design/controls';
import { Field } from '../../design/field';
import { PlaceControl } from '../../design/place-control';
import { toast } from '../../design/toast';
import { forgetDraft, keepDraft, keptDraft, type ProfileDraft } from './profile-draft';
import { profileStrings as s } from './profile.strings';

/** Editing in place: what is valid shows at once, what is not is said beside its field. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const [values, setValues] = useState<ProfileDraft>(
    () =>
      keptDraft(profile.id) ?? {
        full_name: profile.full_name,
        birth_date: profile.birth_date ?? '',
        birth_time: profile.birth_time ?? '',
        birth_place: profile.birth_place,
      },
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [change, { isLoading }] = useChangeProfileMutation();
  useEffect(() => document.querySelector<HTMLInputElement>('input[name="full_name"]')?.focus(), []);

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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (values.full_name.trim() === '') return setProblems({ full_name: s.required });
    try {
      await change({
        full_name: values.full_name.trim(),
        birth_date: values.birth_date || null,
        birth_time: values.birth_time || null,
        birth_place: values.birth_place,
      }).unwrap();
      toast('success', s.saved);
      close();
    } catch (error) {
      const { fields } = problemOf(error);
      setProblems(
        Object.fromEntries(fields.map(({ field, message }) => [field, sentence(field, message)])),
      );
      if (fields.length === 0) toast('error', s.failed);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
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
            onChange={(place) => set('birth_place', place)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isLoading && s.saving}>
          {s.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {s.cancel}
        </Button>
      </div>
    </form>
  );
}

function sentence(field: string, message: string): string {
  const label = s.fields[field as keyof typeof s.fields] ?? field;
  return `${label} ${message}`;
}
