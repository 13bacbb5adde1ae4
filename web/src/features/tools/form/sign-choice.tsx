import type { ToolField } from '@cosmic/contracts/readings/tools';
import { signOf } from '@cosmic/sky/zodiac';
import { ChoiceGroup } from '../../../design/choice';
import { classes } from '../../../design/classes';
import { Glyph } from '../../../design/glyphs';
import { signDates, signName } from '../../../design/sky/sky-names';
import type { FieldProps } from './tool-field';

type Layout = 'wide' | 'narrow';

const LAYOUTS: Record<Layout, string> = {
  wide: 'grid grid-cols-3 sm:grid-cols-4 lg:grid-cols-6 gap-2',
  narrow: 'grid grid-cols-4 gap-2',
};

/** The twelve signs as tiles with their glyphs. */
export function SignChoice({
  field,
  value,
  error,
  onChange,
  layout = 'wide',
}: FieldProps & { layout?: Layout }) {
  return (
    <ChoiceGroup
      name={field.name}
      label={field.label}
      hint={field.hint}
      error={error}
      options={field.options ?? []}
      value={value}
      onChange={onChange}
      layout={LAYOUTS[layout]}
      tileClassName={classes(
        'flex-col items-center justify-center gap-2 rounded px-1 text-center',
        layout === 'wide' ? 'min-h-28 py-4' : 'min-h-23 py-3',
      )}
      tile={(option) => <SignTile option={option} withDates={layout === 'wide'} />}
    />
  );
}

interface SignTileProps {
  option: NonNullable<ToolField['options']>[number];
  withDates: boolean;
}

function SignTile({ option, withDates }: SignTileProps) {
  const sign = signOf(option.value);
  if (!sign) return option.label;
  return (
    <>
      <Glyph name={sign.key} className={withDates ? 'size-9' : 'size-7'} strokeWidth={1.1} />
      <span className={classes('leading-tight text-ivory', !withDates && 'text-note')}>
        {signName(sign.key)}
      </span>
      {withDates && (
        <span className="figures -mt-1 text-[0.75rem] leading-tight text-ivory-soft">
          {signDates(sign.key)}
        </span>
      )}
    </>
  );
}
