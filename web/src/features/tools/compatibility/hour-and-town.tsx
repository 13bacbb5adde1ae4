import { useState } from 'react';
import { useHydrated } from '../../../design/use-hydrated';
import { ToolFormField, type FieldProps } from '../form/tool-field';
import { toolsStrings } from '../tools.strings';

/** What few people know of a birth: folded until it is wanted, filled in or at fault. */
export function HourAndTown({ fields }: { fields: readonly FieldProps[] }) {
  const [isUnfolded, setUnfolded] = useState<boolean>();
  const isFilled = fields.some(({ value }) => value !== '');
  const isAtFault = fields.some(({ error }) => error !== undefined);
  // What is typed is known to the browser alone.
  const isOpen = useHydrated() && (isAtFault || (isUnfolded ?? isFilled));
  return (
    <details
      className="group border-y border-gold-line/40"
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-6 marker:content-['']">
        {toolsStrings.form.hourAndTown}
        <span aria-hidden="true" className="text-gold transition-transform group-open:rotate-45">
          +
        </span>
        <span className="sr-only">{fields.map(({ field }) => field.label).join(', ')}</span>
      </summary>
      <div className="grid gap-7 pb-7 pt-3">
        {fields.map((props) => (
          <ToolFormField key={props.field.name} {...props} />
        ))}
      </div>
    </details>
  );
}
