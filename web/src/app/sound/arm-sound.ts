import { beginToBeHeard, type Touch } from './arming';
import { onSoundChange, soundPreference } from './preference';

const GESTURES = ['click', 'keydown'] as const;

/** Lets the site be heard from its first touch on, or from the moment when somebody turns sound on. */
export function armSound(): void {
  let touch: Touch | undefined;
  const wake = () => {
    if (touch && soundPreference().enabled) beginToBeHeard(touch);
  };
  const note = ({ target, timeStamp }: Event) => {
    touch = { target, at: timeStamp };
    for (const gesture of GESTURES) window.removeEventListener(gesture, note);
    wake();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, note);
  onSoundChange(wake);
}
