import type { Wording } from '../../language/wording';
import type * as english from './sound.strings';

export const soundStrings: Wording<typeof english.soundStrings> = {
  effects: 'ध्वनि',
  on: 'ध्वनि चालू है',
  off: 'ध्वनि बंद है',
  ambient: 'पृष्ठभूमि संगीत',
  isOn: 'चालू',
  isOff: 'बंद',
};
