import type { Wording } from '../language/wording';
import { paths } from '../paths';
import type * as english from './layout.strings';

export const layoutStrings: Wording<typeof english.layoutStrings> = {
  skip: 'सीधे सामग्री पर जाएँ',
  brand: 'Cosmic Guide',
  homeLink: 'Cosmic Guide, मुखपृष्ठ',
  mainNav: 'मुख्य',
  accountNav: 'खाता',
  footerNav: 'पृष्ठ के अंत की कड़ियाँ',
  openMenu: 'मेन्यू',
  links: [
    { label: 'मुखपृष्ठ', to: paths.home },
    { label: 'आज', to: paths.today },
    { label: 'आकाश', to: paths.sky },
    { label: 'कैलेंडर', to: paths.calendar },
    { label: 'साधन', to: paths.tools },
    { label: 'गड्डी', to: paths.deck },
    { label: 'ब्लॉग', to: paths.blog },
    { label: 'मूल्य', to: paths.pricing },
  ],
  loading: 'खुल रहा है...',
  sessionEnded: {
    title: 'आपका सत्र समाप्त हो गया',
    text: 'कृपया फिर से लॉग इन करें; आप वहीं लौटेंगे जहाँ आप थे।',
  },
  login: 'लॉग इन',
  signup: 'साइन अप',
  footerLinks: [
    { label: 'मुखपृष्ठ', to: paths.home },
    { label: 'साधन', to: paths.tools },
    { label: 'ब्लॉग', to: paths.blog },
    { label: 'डैशबोर्ड', to: paths.dashboard },
    { label: 'मूल्य', to: paths.pricing },
    { label: 'यह कितना सटीक है?', to: paths.accuracy },
    { label: 'निजता', to: paths.privacy },
  ],
  footerLine: 'वहीं से लिखी गई रीडिंग, जहाँ ग्रह सचमुच हैं।',
  social: 'किसी मित्र को बताएँ',
  shareOn: (network: string) => `Cosmic Guide को ${network} पर साझा करें`,
  language: { label: 'भाषा', other: 'English', otherCode: 'en', base: '' },
  copyright: (year: number) => `© ${year} Cosmic Guide. सर्वाधिकार सुरक्षित।`,
  offline: 'आप ऑफ़लाइन हैं। जो यहाँ है वह बना रहेगा, बाकी कनेक्शन लौटते ही आ जाएगा।',
  away: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'कनेक्शन लौटते ही यह पृष्ठ अपने आप आ जाएगा।',
  },
  crash: {
    title: 'इस पृष्ठ पर एक बादल आ गया है',
    text: 'हमारी ओर से कुछ गड़बड़ हुई। पृष्ठ को फिर से खोलने से अक्सर बात बन जाती है।',
    again: 'फिर से खोलें',
    home: 'मुखपृष्ठ पर लौटें',
  },
};
