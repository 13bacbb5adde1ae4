import type { ComponentProps } from 'react';
import { classes } from './classes';
import { CONTROL, type FieldWiring } from './field';
import { Icon } from './icon';

interface Wired {
  wiring: FieldWiring;
}

function wired({ id, describedBy, invalid }: FieldWiring) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
}

export function TextControl({ wiring, className, ...rest }: Wired & ComponentProps<'input'>) {
  return <input type="text" className={classes(CONTROL, className)} {...wired(wiring)} {...rest} />;
}

export function TextareaControl({
  wiring,
  className,
  ...rest
}: Wired & ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={5}
      className={classes(CONTROL, 'resize-y', className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}

interface SelectControlProps extends Wired, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** Stands first and counts as nothing chosen; without it something always is. */
  placeholder?: string;
}

export function SelectControl({
  wiring,
  options,
  placeholder,
  className,
  ...rest
}: SelectControlProps) {
  return (
    <span className="relative block">
      <select
        className={classes(CONTROL, 'appearance-none pr-12', className)}
        {...wired(wiring)}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute right-4 top-1/2 size-4 -translate-y-1/2 text-gold"
      />
    </span>
  );
}

/** A time of day as `HH:MM`. */
export function TimeControl({ wiring, className, ...rest }: Wired & ComponentProps<'input'>) {
  return (
    <input
      type="time"
      placeholder="HH:MM"
      className={classes(CONTROL, 'figures', className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}

/**
 * A date as `YYYY-MM-DD`. Browsers without a date picker show a plain field;
 * the placeholder and the number keys then say how to type it.
 */
export function DateControl({ wiring, className, ...rest }: Wired & ComponentProps<'input'>) {
  return (
    <input
      type="date"
      inputMode="numeric"
      placeholder="YYYY-MM-DD"
      autoComplete="bday"
      className={classes(CONTROL, 'figures', className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}
