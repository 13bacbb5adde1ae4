import type { FieldProblem } from '@cosmic/contracts/errors';
import type { ProfileChange } from '@cosmic/contracts/account/profile';
import { useEffect, useState, type FormEvent } from 'react';
import { problemOf } from '../../api/api-error';
import { useChangeProfileMutation, type Profile } from '../../api/profile.api';
import { BirthFields } from '../../design/birth/birth-fields';
import { Button } from '../../design/button';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { placesStrings } from '../../design/birth/place-control.strings';
import { isUnchosen, townOf, type PlaceEntry } from '../../design/birth/place-entry';
import { useAppDispatch, useAppSelector } from '../../state/app-state';
import { profileClosed, profileTyped, type ProfileDraft } from '../../state/drafts/drafts';
import { useToast } from '../../state/use-toast';
import { useEntry, type Problems } from '../../design/motion/use-entry';
import { sayProblems } from '../../api/say-problem';
import { profileStrings as s } from './profile.strings';

/** Editing in place: what is valid shows at once, what is not is said beside its field. */
export function ProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ drafts }) => drafts.profile);
  const { form, values, problems, set, refuse } = useEntry<ProfileDraft>(
    () =>
      (kept?.memberId === profile.id && kept.draft) || {
        full_name: profile.full_name,
        birth_date: profile.birth_date ?? '',
        birth_time: profile.birth_time ?? '',
        birth_place: profile.birth_place ?? '',
      },
  );
  const [isBusy, setIsBusy] = useState(false);
  const [change] = useChangeProfileMutation();
  useEffect(() => document.querySelector<HTMLInputElement>('input[name="full_name"]')?.focus(), []);

  const edit = (changed: Partial<ProfileDraft>) => {
    dispatch(profileTyped({ memberId: profile.id, draft: { ...values, ...changed } }));
    set(changed);
  };
  const close = () => {
    dispatch(profileClosed());
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const town = values.birth_place;
    const wanted: ProfileChange = {
      full_name: values.full_name.trim(),
      birth_date: values.birth_date || null,
      birth_time: values.birth_time || null,
      birth_place: townOf(town),
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
            onChange={({ target }) => edit({ full_name: target.value })}
          />
        )}
      </Field>
      <BirthFields
        values={values}
        problems={problems}
        labels={s.fields}
        hints={s.hints}
        onChange={edit}
      />
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
  return isUnchosen(town) ? { ...problems, birth_place: placesStrings.unchosen } : problems;
}

function inWords(refused: readonly FieldProblem[]): Problems {
  const problems = sayProblems(refused, s.fields);
  return problems.full_name ? { ...problems, full_name: s.required } : problems;
}
