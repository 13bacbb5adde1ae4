import { LineDrawing } from '../../design/icon';
import { useAppDispatch, useAppSelector } from '../../state/app-state';
import { chooseSound } from '../../state/choose-sound';
import { soundStrings as s } from './sound.strings';

const NOTE =
  'M9 18.2V5.2L20 3v12.7M9 18.2a3 3 0 1 1-6 0a3 3 0 0 1 6 0ZM20 15.7a3 3 0 1 1-6 0a3 3 0 0 1 6 0Z';
const STRUCK_OUT = 'M3 3l18 18';

/** Whether the site may be heard; the choice is kept. */
export function SoundSwitch() {
  const dispatch = useAppDispatch();
  const enabled = useAppSelector(({ preferences }) => preferences.sound);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={enabled}
      aria-label={s.effects}
      title={enabled ? s.on : s.off}
      onClick={() => dispatch(chooseSound(!enabled))}
      className="grid size-11 place-items-center text-ivory-soft hover:text-gold aria-checked:text-gold"
    >
      <LineDrawing path={enabled ? NOTE : NOTE + STRUCK_OUT} className="size-5" />
    </button>
  );
}
