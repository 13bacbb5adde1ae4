import { MAX_NOTE_CHARACTERS } from '@cosmic/contracts/days/day-limits';
import { useRef, type FormEvent } from 'react';
import type { Day, WhichDay } from '../../api/today.api';
import { Button } from '../../design/button';
import { TextControl } from '../../design/controls';
import { cardOf } from '../../design/deck/card-name';
import { Field } from '../../design/field';
import { langOf } from '../../language/lang-of';
import { Step } from './step';
import { todayStrings } from './today.strings';
import { useNote } from './use-note';

const s = todayStrings.question;

/** From so many characters before the end on it is said how many are left. */
const TOLD_FROM = 60;

/** One question, one line, and what was written on this day before. */
export function QuestionStep({ day, which }: { day: Day; which: WhichDay }) {
  const { draft, error, done, isBusy, edit, keep, remove, undo } = useNote(day, which);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft?.trim() === '') form.current?.querySelector('input')?.focus();
    void keep();
  };
  const left = MAX_NOTE_CHARACTERS - (draft?.length ?? 0);
  const question = day.note?.question ?? day.question;
  return (
    <Step name="question" labelledBy="question-title" className="gap-8 lg:gap-12">
      <div className="grid gap-5">
        <p className="text-gold">{s.title}</p>
        <h2
          id="question-title"
          lang={langOf(question)}
          className="max-w-[20ch] text-[clamp(2.25rem,1.5rem+3.6vw,5rem)] leading-none font-light tracking-[-0.02em]"
        >
          {question}
        </h2>
      </div>
      {draft === null && day.note ? (
        <div className="grid gap-5">
          <blockquote
            lang=""
            className="max-w-[34ch] border-l border-gold pl-5 font-display text-title break-words italic"
          >
            {day.note.text}
          </blockquote>
          <p className="-ml-3 flex flex-wrap gap-x-2">
            <Button variant="quiet" onClick={() => edit(day.note?.text ?? '')}>
              {s.change}
            </Button>
            <Button variant="quiet" onClick={() => void remove()} disabled={isBusy}>
              {s.remove}
            </Button>
          </p>
        </div>
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl gap-4">
          <Field label={s.label} hint={left <= TOLD_FROM ? s.left(left) : s.hint} error={error}>
            {(wiring) => (
              <TextControl
                wiring={wiring}
                name="note"
                value={draft ?? ''}
                maxLength={MAX_NOTE_CHARACTERS}
                autoComplete="off"
                enterKeyHint="done"
                className="min-h-14 rounded-none py-2 border-x-0 border-t-0 bg-transparent px-0 font-display text-title"
                onChange={({ target }) => edit(target.value)}
              />
            )}
          </Field>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy && s.keeping}>
              {s.keep}
            </Button>
            {day.note && (
              <Button variant="quiet" onClick={() => edit(null)}>
                {s.cancel}
              </Button>
            )}
          </p>
        </form>
      )}
      <div role="status" className="min-h-11">
        {done && !isBusy && (
          <p className="flex flex-wrap items-center gap-x-3 text-ivory-soft">
            {s[done.what]}
            {done.what !== 'undone' && (
              <button
                type="button"
                onClick={() => void undo()}
                className="min-h-11 px-1 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
              >
                {s.undo}
              </button>
            )}
          </p>
        )}
      </div>
      <Before before={day.before} />
    </Step>
  );
}

/** What was written on this day of the month before, and of the year before. */
function Before({ before }: Pick<Day, 'before'>) {
  const told = before.filter(({ note }) => note !== null);
  if (told.length === 0) return null;
  return (
    <ul className="grid gap-8 border-t border-gold-line/40 pt-6 md:grid-cols-2">
      {told.map(({ ago, note, card }) => (
        <li key={ago} className="grid content-start gap-2">
          <h3 className="font-text text-note text-gold">{s.ago[ago]}</h3>
          <p lang="" className="font-display text-lead break-words italic">
            {note!.text}
          </p>
          <p className="text-note text-ivory-soft">
            {s.answered(note!.question)}
            {card && <span className="block">{cardOf(card.id)?.name ?? card.name}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
