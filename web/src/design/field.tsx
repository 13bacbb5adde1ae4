import { useId, type ReactNode } from 'react';
import { Icon } from './icon';
import { designStrings as s } from './design.strings';

/** What a control needs to be tied to its words. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint below, the error beside the field in words. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="flex items-baseline justify-between gap-4 font-medium">
        {label}
        {optional && <span className="text-note font-normal text-ivory-soft">{s.optional}</span>}
      </label>
      {children({ id, describedBy, invalid: error !== undefined })}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

interface FieldNotesProps {
  hint: string | undefined;
  hintId: string;
  error: string | undefined;
  errorId: string;
}

/** The line under a field: its error while there is one, and its hint. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-note text-rose">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-note text-ivory-soft">
          {hint}
        </p>
      )}
    </>
  );
}

/** The look that every control written into shares. */
export const CONTROL =
  'w-full min-h-12 rounded border border-gold-line/70 bg-ink-deep/60 px-4 py-3 text-ivory ' +
  'transition-colors placeholder:text-ivory-soft/80 hover:border-gold-line ' +
  'focus-visible:border-gold focus-visible:outline-offset-0 aria-invalid:border-rose';
