import type { SignKey } from '@cosmic/sky/zodiac';
import { signOf } from '@cosmic/sky/zodiac';
import { ChoiceGroup } from '../../../../design/choice';
import { Glyph } from '../../../../design/glyphs';
import { signName } from '../../../../design/sky/sky-names';
import { SignChoice } from '../sign-choice';
import type { FieldProps } from '../tool-field';
import { ownSignsStrings as s } from './own-signs.strings';

interface SignOfPointProps extends FieldProps {
  /** The signs that the birth allows; none where it does not tell. */
  possible: readonly SignKey[];
  /** What would tell. */
  missing: string;
}

/** One of somebody's signs: told where the birth decides it, else chosen among those it allows. */
export function SignOfPoint({ possible, missing, ...props }: SignOfPointProps) {
  const { field, value, error, onChange } = props;
  const [sign, other] = possible;
  if (!sign) return <SignChoice {...props} field={{ ...field, hint: missing }} layout="narrow" />;
  if (!other) return <TellsSign label={field.label} sign={sign} />;
  return (
    <ChoiceGroup
      name={field.name}
      label={field.label}
      hint={possible.length === 2 ? s.both : s.several}
      error={error}
      options={possible.map((key) => ({ value: key, label: signName(key) }))}
      value={value}
      onChange={onChange}
      layout="grid grid-cols-2 gap-2 sm:grid-cols-4"
      tileClassName="min-h-14 items-center justify-center gap-3 rounded px-3 py-2"
      tile={({ value: key, label }) => (
        <>
          <Glyph name={signOf(key)?.key ?? sign} className="size-7 shrink-0" strokeWidth={1.1} />
          {label}
        </>
      )}
    />
  );
}

function TellsSign({ label, sign }: { label: string; sign: SignKey }) {
  return (
    <p className="flex items-center gap-5 border-t border-gold-line/40 pt-6">
      <Glyph name={sign} className="size-11 shrink-0 text-gold" strokeWidth={1} />
      <span className="grid">
        <span className="text-note text-ivory-soft">{label}</span>
        <span className="font-display text-title leading-tight">{signName(sign)}</span>
      </span>
    </p>
  );
}
