import { NamedIcon } from '../../design/named-icon';
import { useAppDispatch, useAppSelector } from '../../state/app-state';
import { chooseAmbient } from '../../state/choose-sound';
import { soundStrings as s } from './sound.strings';

/** Whether music plays on; it is off until it is asked for, and the choice is kept. */
export function AmbientSwitch() {
  const dispatch = useAppDispatch();
  const ambient = useAppSelector(({ preferences }) => preferences.ambient);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={ambient}
      onClick={() => dispatch(chooseAmbient(!ambient))}
      className="-ml-3 flex min-h-11 items-center gap-2.5 px-3 text-ivory-soft hover:text-gold aria-checked:text-gold"
    >
      <NamedIcon name="music" className="size-4.5" />
      {s.ambient}
      <span aria-hidden="true" className="text-note">
        {ambient ? s.isOn : s.isOff}
      </span>
    </button>
  );
}
