import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { FieldNotes } from './field';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceGroupProps<Option extends Choice> {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** How the options are laid out, as class names. */
  layout: string;
  tile: (option: Option) => ReactNode;
  tileClassName?: string;
}

/**
 * One of several, all in view: native radio buttons under drawn tiles, so that
 * arrow keys, forms and screen readers work as everywhere.
 */
export function ChoiceGroup<Option extends Choice>({
  name,
  label,
  hint,
  error,
  options,
  value,
  onChange,
  layout,
  tile,
  tileClassName,
}: ChoiceGroupProps<Option>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={describedBy}>
      <legend className="mb-3 font-medium">{label}</legend>
      {/* Many options are higher than a telephone: what is wrong stands above them. */}
      <FieldNotes hint={undefined} hintId="" error={error} errorId={errorId} />
      <div className={layout}>
        {options.map((option) => (
          <label key={option.value} className="relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full scroll-mt-44 cursor-pointer appearance-none"
              aria-describedby={describedBy}
              data-invalid={error === undefined ? undefined : true}
            />
            <span
              className={classes(
                'pointer-events-none relative flex h-full border border-gold-line/45 text-ivory-soft transition-colors duration-200',
                'peer-not-checked:peer-hover:border-gold-line peer-not-checked:peer-hover:text-ivory peer-data-invalid:border-rose/70 peer-checked:border-gold peer-checked:bg-gold/10 peer-checked:text-gold',
                'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold',
                tileClassName,
              )}
            >
              {tile(option)}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={undefined} errorId="" />
    </fieldset>
  );
}
