import { isAnyOf } from '@reduxjs/toolkit';
import { addAppListener, type AppDispatch } from '../../state/app-state';
import { touched, type Touch } from '../../state/first-touch';
import { ambientTurned, soundTurned } from '../../state/preferences';
import { controlAt } from './control-at';

const GESTURES = ['click', 'keydown'] as const;

/** Lets the site be heard from its first touch on, or from the moment when somebody turns sound on. */
export function armSound(dispatch: AppDispatch, isOn: () => boolean): void {
  let touch: Touch | undefined;
  const wake = () => {
    if (touch && isOn()) dispatch(touched(touch));
  };
  const note = ({ target, timeStamp }: Event) => {
    touch = { isOnControl: controlAt(target) !== null, at: timeStamp };
    for (const gesture of GESTURES) window.removeEventListener(gesture, note);
    wake();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, note);
  dispatch(addAppListener({ matcher: isAnyOf(soundTurned, ambientTurned), effect: wake }));
}
