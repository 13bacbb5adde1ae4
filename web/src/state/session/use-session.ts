import { useAppSelector } from '../app-state';
import type { Who } from './session';

/** Who is signed in; renders anew when that changes, in whichever tab. */
export function useSession(): Who {
  return useAppSelector(({ session }) => session.who);
}
