import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ME } from '../../../../api/pairs.api';
import { useListPeopleQuery } from '../../../../api/people.api';
import { useProfile } from '../../../../api/profile.api';
import { ButtonLink } from '../../../../design/button-link';
import { ChoiceGroup } from '../../../../design/choice';
import { SelectControl } from '../../../../design/controls';
import { Field } from '../../../../design/field';
import { paths } from '../../../../paths';
import type { FormValues } from '../form-values';
import type { Details } from '../from-profile';
import { detailsBy } from '../own-school';
import { filledFor, isFilledFor, slotsOf, type Slot } from './fill';
import { forWhomStrings as s } from './for-whom.strings';

/** More than so many are chosen from a list. */
const MAX_TILES = 8;

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly details: Details;
}

interface ForWhomProps {
  tool: ToolSummary;
  values: FormValues;
  onFill: (values: FormValues) => void;
}

/** Fills a form for the member or for somebody whom they keep; of two people, for each. */
export function ForWhom({ tool, values, onFill }: ForWhomProps) {
  const profile = useProfile();
  const { data } = useListPeopleQuery();
  const slots = slotsOf(tool.fields);
  const somebody: Somebody[] = [
    ...(profile?.birth_date
      ? [{ id: ME, name: s.me, details: detailsBy(tool, profile, profile) }]
      : []),
    ...(data?.people ?? []).map((person) => {
      const details = detailsBy(tool, profile, { ...person, full_name: person.name });
      return { id: person.id, name: person.name, details };
    }),
  ];
  useAskedInAddress(profile && data && somebody, slots, onFill);
  if (!data || slots.length === 0) return null;
  if (data.people.length === 0) {
    if (slots.length < 2) return null;
    return (
      <ButtonLink to={paths.people} variant="quiet" className="-ml-3 justify-self-start text-left">
        {s.keep}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-x-12 gap-y-7 empty:hidden md:[&:has(>:nth-child(2))]:grid-cols-2">
      {slots.map((slot) => (
        <Chooser
          key={slot.whose}
          slot={slot}
          label={slots.length === 1 ? s.whose.only : s.whose[slot.whose]}
          somebody={somebody}
          value={somebody.find(({ details }) => isFilledFor(slot, details, values))?.id ?? ''}
          onFill={onFill}
        />
      ))}
    </div>
  );
}

interface ChooserProps {
  slot: Slot;
  label: string;
  somebody: readonly Somebody[];
  value: string;
  onFill: (values: FormValues) => void;
}

function Chooser({ slot, label, somebody, value, onFill }: ChooserProps) {
  const name = `for-${slot.whose}`;
  const options = somebody.map((one) => ({ value: one.id, label: one.name }));
  const choose = (id: string) => {
    const chosen = somebody.find((one) => one.id === id);
    if (chosen) onFill(filledFor(slot, chosen.details));
  };
  if (options.length > MAX_TILES) {
    return (
      <Field label={label}>
        {(wiring) => (
          <SelectControl
            wiring={wiring}
            name={name}
            value={value}
            placeholder={s.choose}
            options={options}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
    );
  }
  return (
    <ChoiceGroup
      name={name}
      label={label}
      options={options}
      value={value}
      onChange={choose}
      layout="flex flex-wrap gap-2"
      tileClassName="min-h-11 items-center rounded px-4 py-2"
      tile={(option) => <span className="wrap-anywhere">{option.label}</span>}
    />
  );
}

/** Once, as soon as all are there: whom the address names, as the page of a pair does. */
function useAskedInAddress(
  somebody: readonly Somebody[] | undefined,
  slots: readonly Slot[],
  onFill: (values: FormValues) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const fill = useEffectEvent(() => {
    const filled = slots.map((slot) => {
      const id = search.get(slot.whose);
      const asked = somebody?.find((one) => one.id === id);
      return asked ? filledFor(slot, asked.details) : {};
    });
    onFill(Object.assign({}, ...filled) as FormValues);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const { whose } of slots) after.delete(whose);
        return after;
      },
      { replace: true },
    );
  });
  const isAsked = slots.some(({ whose }) => search.has(whose));
  const isReady = somebody !== undefined;
  useEffect(() => {
    if (isAsked && isReady) fill();
  }, [isAsked, isReady]);
}
