import type { FieldProblem } from '@cosmic/contracts/errors';
import type { EnteredBirth, OwnBirth } from '@cosmic/contracts/people/invitations';
import { useState, type FormEvent } from 'react';
import { problemOf } from '../../../api/api-error';
import { sayProblems } from '../../../api/say-problem';
import { BirthDateField, BirthPlaceField } from '../../../design/birth/birth-fields';
import { BirthTime, type BirthTimeAnswer } from '../../../design/birth/birth-time';
import { timeIn, type KeptTime } from '../../../design/birth/birth-time-answer';
import { birthTimeStrings } from '../../../design/birth/birth-time.strings';
import { Button } from '../../../design/button';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { placesStrings } from '../../../design/birth/place-control.strings';
import { isUnchosen, townOf, type PlaceEntry } from '../../../design/birth/place-entry';
import { useEntry, type Problems } from '../../../design/motion/use-entry';
import { useToast } from '../../../state/use-toast';
import { invitationPageStrings } from './invitation-page.strings';
import { useEnterBirthMutation } from './invitations.api';
import { useTakingBack } from './use-taking-back';

const s = invitationPageStrings.form;
const { declining } = invitationPageStrings;

interface Entry {
  name: string;
  birth_date: string;
  time: BirthTimeAnswer;
  birth_place: PlaceEntry;
}

interface OwnBirthFormProps {
  token: string;
  /** Who asks. */
  by: string;
  /** What the member calls whom they ask. */
  name: string;
  onEntered: (birth: KeptTime & EnteredBirth) => void;
  /** Somebody else has entered theirs meanwhile, or this was sent before. */
  onUsed: () => void;
  onDeclined: () => void;
}

/** Asks a friend for their own birth. */
export function OwnBirthForm({ token, by, name, ...on }: OwnBirthFormProps) {
  const toast = useToast();
  const { form, values, problems, set, refuse } = useEntry<Entry>({
    ...{ name, birth_date: '', birth_place: '' },
    time: { kind: '', time: '', part: '' },
  });
  const [isBusy, setIsBusy] = useState(false);
  const [isDeclining, decline] = useState(false);
  const [enter] = useEnterBirthMutation();
  const { takeBack, isBusy: isEnding } = useTakingBack(token, on.onDeclined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const time = timeIn(values.time);
    const kept = typeof time === 'string' ? { birth_time: null, birth_part: null } : time;
    const birth = birthIn(values, kept);
    setIsBusy(true);
    try {
      const found = {
        ...(await problemsIn(birth, values.birth_place)),
        ...(typeof time === 'string' && { time }),
      };
      if (Object.keys(found).length > 0) return refuse(found);
      const { signs } = await enter({ token, birth }).unwrap();
      on.onEntered({ ...kept, signs });
    } catch (error) {
      const { code, fields, message } = problemOf(error);
      if (code === 'not_found' || code === 'birth_entered') return on.onUsed();
      refuse(inWords(fields));
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
      className="grid gap-6"
      aria-label={s.title}
    >
      <h2 className="text-title">{s.title}</h2>
      <Field label={s.fields.name} error={problems.name}>
        {(wiring) => (
          <TextControl
            wiring={wiring}
            name="name"
            value={values.name}
            maxLength={60}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <BirthDateField
        label={s.fields.birth_date}
        value={values.birth_date}
        problem={problems.birth_date}
        onChange={(birth_date) => set({ birth_date })}
      />
      <BirthTime answer={values.time} problem={problems.time} onChange={(time) => set({ time })} />
      <BirthPlaceField
        label={s.fields.birth_place}
        hint={s.hints.birth_place}
        value={values.birth_place}
        problem={problems.birth_place}
        onChange={(birth_place) => set({ birth_place })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="wrap-anywhere" busy={isBusy && s.sharing}>
          {s.share(by)}
        </Button>
        <Button variant="quiet" busy={isEnding && s.decline} onClick={() => decline(true)}>
          {s.decline}
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDialog
          title={declining.title}
          text={declining.text(by)}
          yes={declining.yes}
          no={declining.no}
          onYes={() => {
            decline(false);
            void takeBack();
          }}
          onNo={() => decline(false)}
        />
      )}
    </form>
  );
}

function birthIn({ name, birth_date, birth_place }: Entry, time: KeptTime): OwnBirth {
  return {
    name: name.trim(),
    birth_date,
    ...time,
    birth_place: townOf(birth_place),
  };
}

/** All that is wrong with the form, by field. */
async function problemsIn(birth: OwnBirth, town: PlaceEntry): Promise<Problems> {
  // The rules weigh more than the page; where they can't be had, the server's own check is the only one.
  const rules = await import('./check-own-birth').catch(() => undefined);
  const problems = inWords(rules?.refusedFields(birth) ?? []);
  for (const name of ['name', 'birth_date'] as const) {
    if (!birth[name]) problems[name] = s.needed[name];
  }
  return isUnchosen(town) ? { ...problems, birth_place: placesStrings.unchosen } : problems;
}

/** The hour and the part of the day are one field of the form. */
function inWords(refused: readonly FieldProblem[]): Record<string, string> {
  const labels = { ...s.fields, birth_time: birthTimeStrings.clock };
  const { birth_time, birth_part = birth_time, ...others } = sayProblems(refused, labels);
  return birth_part === undefined ? others : { ...others, time: birth_part };
}
