import type { Wording } from '../../../language/wording';
import type * as english from './panchang-switch.strings';

export const panchangSwitchStrings: Wording<typeof english.panchangSwitchStrings> = {
  label: 'मेरे दिन में पंचांग',
  failed: 'यह पसंद रखी नहीं जा सकी। कृपया फिर कोशिश करें।',
};
