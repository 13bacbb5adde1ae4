import {
  AMBIENT_KEY,
  ambientTurned,
  SOUND_KEY,
  soundTurned,
  type Preferences,
} from './preferences';
import type { WorldThunk } from './world';

type Choice = WorldThunk<{ preferences: Preferences }>;

/** Turns sound on or off, for the next visits too. */
export function chooseSound(isOn: boolean): Choice {
  return choose(soundTurned(isOn));
}

/** Turns the ambient music on or off, for the next visits too. */
export function chooseAmbient(isOn: boolean): Choice {
  return choose(ambientTurned(isOn));
}

function choose(choice: ReturnType<typeof soundTurned | typeof ambientTurned>): Choice {
  return (dispatch, getState, { local }) => {
    dispatch(choice);
    const { sound, ambient } = getState().preferences;
    local.write(SOUND_KEY, String(sound));
    local.write(AMBIENT_KEY, String(ambient));
  };
}
