import { PLANETS } from '@cosmic/sky/bodies';
import { signOf } from '@cosmic/sky/zodiac';
import { useId, useState } from 'react';
import { Button } from '../../../design/button';
import { FieldNotes } from '../../../design/field';
import { Dice } from '../../../design/figures/dice';
import { NamedIcon } from '../../../design/named-icon';
import { useHydrated } from '../../../design/use-hydrated';
import { planetName, signName } from '../../../design/sky/sky-names';
import type { FormValues } from '../form/form-values';
import type { FieldProps } from '../form/tool-field';
import { diceStrings as s } from './dice.strings';
import { roll } from './roll';
import { canBeShaken, useShake } from './use-shake';

interface DiceThrowProps {
  fieldProps: (name: string) => FieldProps | undefined;
  change: (values: FormValues) => void;
}

const DICE = ['planet', 'sign', 'house'] as const;

/** Three dice in place of three fields: they are thrown here, as often as somebody likes. */
export function DiceThrow({ fieldProps, change }: DiceThrowProps) {
  const id = useId();
  const [throws, setThrows] = useState(0);
  const fields = DICE.map((name) => fieldProps(name));
  const [planet = '', sign = '', house = ''] = fields.map((props) => props?.value);
  // All three miss at once, and are told of once.
  const error = fields.find((props) => props?.error)?.error;
  const isThrown = planet !== '' && sign !== '' && house !== '';
  const throwDice = () => {
    change(
      Object.fromEntries(
        DICE.map((name, die) => [name, roll(fields[die]?.field.options ?? []).value]),
      ),
    );
    setThrows(throws + 1);
  };
  useShake(throwDice);
  const isShaken = useHydrated() && canBeShaken();
  return (
    <section aria-labelledby={`${id}-title`} className="grid justify-items-start gap-6">
      <h2 id={`${id}-title`} className="font-text text-body font-medium">
        {s.title}
      </h2>
      <Dice
        {...(isThrown && { planet, sign, house: Number(house) })}
        throws={throws}
        className="w-full"
      />
      <p role="status" className="min-h-[1.5em] font-display text-lead">
        {isThrown && s.thrown(planetWords(planet), signWords(sign), house)}
      </p>
      <div className="grid justify-items-start gap-3">
        <Button
          variant={isThrown ? 'secondary' : 'primary'}
          onClick={throwDice}
          data-sound="cosmic"
          data-invalid={error ? true : undefined}
          aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          className="min-w-60"
        >
          <NamedIcon name="dice-6" className="size-4.5" />
          {isThrown ? s.again : s.throw}
        </Button>
        <FieldNotes
          hint={isShaken ? s.hintShake : s.hint}
          hintId={`${id}-hint`}
          error={error}
          errorId={`${id}-error`}
        />
      </div>
    </section>
  );
}

function planetWords(key: string): string {
  const planet = PLANETS.find((known) => known === key);
  return planet ? planetName(planet) : key;
}

function signWords(key: string): string {
  const sign = signOf(key);
  return sign ? signName(sign.key) : key;
}
