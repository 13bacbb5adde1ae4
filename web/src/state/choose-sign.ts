import type { SignKey } from '@cosmic/sky/zodiac';
import { SIGN_KEY, signChosen } from './preferences';
import type { WorldThunk } from './world';

/** Chooses the sign whose day this browser shows, for the next visits too; null for none. */
export function chooseSign(sign: SignKey | null): WorldThunk<unknown> {
  return (dispatch, _getState, { local }) => {
    dispatch(signChosen(sign));
    local.write(SIGN_KEY, sign);
  };
}
