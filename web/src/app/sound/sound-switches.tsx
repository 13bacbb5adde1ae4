import { useSyncExternalStore } from 'react';
import { NamedIcon } from '../../design/named-icon';
import { layoutStrings } from '../layout.strings';
import {
  noSoundPreference,
  onSoundChange,
  setAmbient,
  setSound,
  soundPreference,
} from './preference';

const s = layoutStrings.sound;

/** Whether the site may be heard; the choice is kept. */
export function SoundSwitches() {
  const { enabled, ambient } = useSyncExternalStore(
    onSoundChange,
    soundPreference,
    noSoundPreference,
  );
  const switches = [
    { label: s.effects, isOn: enabled, set: setSound },
    { label: s.ambient, isOn: ambient, set: setAmbient },
  ];
  return (
    <div role="group" aria-label={s.title} className="grid content-start gap-1">
      {switches.map(({ label, isOn, set }) => (
        <button
          key={label}
          type="button"
          role="switch"
          aria-checked={isOn}
          onClick={() => set(!isOn)}
          className="-ml-3 flex min-h-10 items-center gap-2.5 px-3 text-ivory-soft hover:text-gold aria-checked:text-gold"
        >
          <NamedIcon name="music" className="size-4.5" />
          {label}
          <span aria-hidden="true" className="text-note">
            {isOn ? s.on : s.off}
          </span>
        </button>
      ))}
    </div>
  );
}
