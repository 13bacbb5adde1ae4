import { useState } from 'react';
import { LANGUAGE } from '../../../language/language';
import { useAppDispatch } from '../../../state/app-state';
import type { WorldThunk } from '../../../state/world';

const WISH_KEY = 'cosmic.panchang';

/**
 * Whether the day holds its panchang, as this browser knows it at once; who never chose sees it in
 * Hindi. What a member chose elsewhere is told by the switch, which has the profile.
 */
export function usePanchangWish(): [isOn: boolean, keep: (isOn: boolean) => void] {
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState(() => dispatch(readWish()));
  const keep = (isOn: boolean) => {
    setKept(isOn);
    dispatch(keepWish(isOn));
  };
  return [kept ?? LANGUAGE === 'hi', keep];
}

function readWish(): WorldThunk<unknown, boolean | null> {
  return (_dispatch, _getState, { local }) => {
    const text = local.read(WISH_KEY);
    return text === null ? null : text === 'true';
  };
}

function keepWish(isOn: boolean): WorldThunk<unknown> {
  return (_dispatch, _getState, { local }) => local.write(WISH_KEY, String(isOn));
}
