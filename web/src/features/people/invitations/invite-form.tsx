import type { InvitationBody, MadeInvitation } from '@cosmic/contracts/people/invitations';
import type { Relation } from '@cosmic/contracts/people/relations';
import { useEffect, type FormEvent } from 'react';
import { problemOf } from '../../../api/api-error';
import { sayProblems } from '../../../api/say-problem';
import { Button } from '../../../design/button';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { useEntry } from '../../../design/motion/use-entry';
import { useSession } from '../../../state/session/use-session';
import { useToast } from '../../../state/use-toast';
import { RelationField } from '../relation-field';
import { useMakeInvitationMutation } from './invitations.api';
import { invitationsStrings } from './invitations.strings';

const s = invitationsStrings.form;
const MAX_NAME = 60;

interface InviteFormProps {
  onMade: (made: MadeInvitation) => void;
  onCancel: () => void;
}

/** Asks by what name the member is shown, and whom the link is for. */
export function InviteForm({ onMade, onCancel }: InviteFormProps) {
  const toast = useToast();
  const { user } = useSession();
  const { form, values, problems, set, refuse } = useEntry({
    asked_by: (user?.user_metadata.full_name ?? '').slice(0, MAX_NAME),
    name: '',
    relation: '' as Relation | '',
  });
  const [make, { isLoading }] = useMakeInvitationMutation();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked: InvitationBody = {
      asked_by: values.asked_by.trim(),
      name: values.name.trim() || null,
      relation: values.relation as Relation,
    };
    const needed = (['asked_by', 'relation'] as const).filter((name) => !asked[name]);
    if (needed.length > 0) {
      return refuse(Object.fromEntries(needed.map((name) => [name, s.needed[name]])));
    }
    try {
      onMade(await make(asked).unwrap());
    } catch (error) {
      const { fields, message } = problemOf(error);
      refuse(sayProblems(fields, s.fields));
      if (fields.length === 0) toast('error', s.failed, message);
    }
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-xl gap-6"
      aria-label={s.title}
    >
      <div className="grid gap-3">
        <h2 className="text-title">{s.title}</h2>
        <p className="text-ivory-soft">{s.intro}</p>
      </div>
      <Field label={s.fields.asked_by} error={problems.asked_by}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="asked_by"
            value={values.asked_by}
            maxLength={MAX_NAME}
            onChange={({ target }) => set({ asked_by: target.value })}
          />
        )}
      </Field>
      <Field label={s.fields.name} hint={s.hints.name} error={problems.name}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="name"
            value={values.name}
            maxLength={MAX_NAME}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <RelationField
        label={s.fields.relation}
        hint={s.hints.relation}
        value={values.relation}
        problem={problems.relation}
        onChange={(relation) => set({ relation })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isLoading && s.making}>
          {s.make}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {s.cancel}
        </Button>
      </div>
    </form>
  );
}
