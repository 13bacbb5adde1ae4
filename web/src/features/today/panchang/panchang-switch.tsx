import { useEffect, useEffectEvent } from 'react';
import { useChangeProfileMutation, useProfile } from '../../../api/profile.api';
import { useToast } from '../../../state/use-toast';
import { panchangSwitchStrings as s } from './panchang-switch.strings';

interface PanchangSwitchProps {
  isOn: boolean;
  /** A reader turned it. */
  onTurn: (isOn: boolean) => void;
  /** What a member chose on another device, or what holds again since a choice could not be kept. */
  onLearn: (isOn: boolean) => void;
}

/** Takes the panchang into the day, or leaves it out; of a member it is kept with the profile. */
export function PanchangSwitch({ isOn, onTurn, onLearn }: PanchangSwitchProps) {
  const profile = useProfile();
  const toast = useToast();
  const [change] = useChangeProfileMutation();
  const chosen = profile?.today_panchang;
  const learn = useEffectEvent((known: boolean) => {
    if (known !== isOn) onLearn(known);
  });
  useEffect(() => {
    if (typeof chosen === 'boolean') learn(chosen);
  }, [chosen]);
  const turn = (next: boolean) => {
    onTurn(next);
    if (!profile) return;
    void change({ today_panchang: next })
      .unwrap()
      .catch(() => {
        onLearn(isOn);
        toast('error', s.failed);
      });
  };
  return (
    <label className="flex min-h-11 w-fit items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
        className="size-5 accent-gold"
      />
      {s.label}
    </label>
  );
}
