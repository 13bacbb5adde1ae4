import { useSyncExternalStore } from 'react';
import { NamedIcon } from '../../design/named-icon';
import { onSoundChange, setAmbient, soundByDefault, soundPreference } from './preference';
import { soundStrings as s } from './sound.strings';

/** Whether music plays on; it is off until it is asked for, and the choice is kept. */
export function AmbientSwitch() {
  const { ambient } = useSyncExternalStore(onSoundChange, soundPreference, soundByDefault);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={ambient}
      onClick={() => setAmbient(!ambient)}
      className="-ml-3 flex min-h-10 items-center gap-2.5 px-3 text-ivory-soft hover:text-gold aria-checked:text-gold"
    >
      <NamedIcon name="music" className="size-4.5" />
      {s.ambient}
      <span aria-hidden="true" className="text-note">
        {ambient ? s.isOn : s.isOff}
      </span>
    </button>
  );
}
