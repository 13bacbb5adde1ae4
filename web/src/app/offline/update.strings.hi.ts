import type { Wording } from '../../language/wording';
import type * as english from './update.strings';

export const updateStrings: Wording<typeof english.updateStrings> = {
  ready: 'नया संस्करण तैयार है',
  reload: 'फिर से खोलें',
};
