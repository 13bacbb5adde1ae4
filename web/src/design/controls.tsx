import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { classes } from './classes';
import { CONTROL, type FieldWiring } from './field';
import { Icon } from './icon';

interface Wired {
  wiring: FieldWiring;
}

function wired({ id, describedBy, invalid }: FieldWiring) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
}

interface TypedProps {
  value?: string;
  onChange?: (event: { target: HTMLInputElement }) => void;
}

type TextControlProps = Wired &
  TypedProps &
  Omit<ComponentProps<'input'>, 'ref' | keyof TypedProps>;

export function TextControl({ wiring, className, ...rest }: TextControlProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, rest);
  return (
    <input
      ref={input}
      type="text"
      className={classes(CONTROL, className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}

/** What was typed into a field that the server sent, before the application took it over, is kept. */
function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  { value, onChange }: TypedProps,
): void {
  const hydrate = useEffectEvent(() => {
    const target = input.current;
    if (target && value !== undefined && target.value !== value) onChange?.({ target });
  });
  // Before the field is drawn again, which would put the old text back.
  useLayoutEffect(() => hydrate(), []);
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
      className={classes(CONTROL, 'figures', className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}

/** A date as `YYYY-MM-DD`. */
export function DateControl({ wiring, className, ...rest }: Wired & ComponentProps<'input'>) {
  return (
    <input
      type="date"
      inputMode="numeric"
      autoComplete="bday"
      className={classes(CONTROL, 'figures', className)}
      {...wired(wiring)}
      {...rest}
    />
  );
}
