import type { Wording } from '../language/wording';
import type * as english from './design.strings';

export const designStrings: Wording<typeof english.designStrings> = {
  optional: 'वैकल्पिक',
  close: 'बंद करें',
  messages: 'संदेश',
  reversed: 'उल्टा',
};
