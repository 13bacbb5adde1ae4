import type { Wording } from '../../../language/wording';
import type * as english from './sessions.strings';

export const sessionsStrings: Wording<typeof english.sessionsStrings> = {
  list: 'आप कहाँ-कहाँ लॉग इन हैं',
  device: (browser: string, system: string) => `${system} पर ${browser}`,
  unknown: 'ऐसा ब्राउज़र जो अपना नाम नहीं बताता',
  current: 'यही उपकरण',
  lastUsed: (when: string) => `पिछला उपयोग ${when}`,
  firstSeen: (when: string) => `लॉग इन ${when}`,
  end: 'लॉग आउट करें',
  endOf: (device: string) => `लॉग आउट करें: ${device}`,
  busy: 'लॉग आउट हो रहा है...',
  ended: 'वह उपकरण लॉग आउट हो गया',
  endOthers: 'बाकी सभी लॉग आउट करें',
  othersEnded: 'बाकी सभी उपकरण लॉग आउट हो गए',
  failed: 'अभी दिख नहीं रहा कि आप कहाँ लॉग इन हैं।',
  again: 'फिर कोशिश करें',
};
