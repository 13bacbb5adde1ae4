import type { Wording } from '../language/wording';
import type * as english from './menu.strings';

export const menuStrings: Wording<typeof english.menuStrings> = {
  closeMenu: 'मेन्यू बंद करें',
  menuTitle: 'मेन्यू',
  label: 'आपका खाता',
  title: 'मेरा खाता',
  dashboard: 'डैशबोर्ड',
  people: 'लोग',
  blogGenerator: 'ब्लॉग लेखन',
  usage: 'साइट के आँकड़े',
  signOut: 'लॉग आउट',
  signedOut: { title: 'लॉग आउट हो गया', text: 'आप सफलतापूर्वक लॉग आउट हो गए हैं।' },
};
