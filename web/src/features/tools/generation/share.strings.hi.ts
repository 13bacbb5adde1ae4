import type { Wording } from '../../../language/wording';
import type * as english from './share.strings';

export const shareStrings: Wording<typeof english.shareStrings> = {
  title: 'आगे भेजें',
  formats: 'चित्र का आकार',
  story: 'स्टोरी',
  feed: 'पोस्ट',
  link: 'लिंक का चित्र',
  drawing: 'चित्र बन रहा है...',
  failed: 'चित्र नहीं बन सका।',
  again: 'फिर कोशिश करें',
  alt: (line: string) => `आपकी रीडिंग का चित्र: ${line}`,
  send: 'चित्र साझा करें',
  sending: 'साझा हो रहा है...',
  save: 'डाउनलोड करें',
  saved: 'चित्र सहेज लिया गया।',
  copyLink: 'लिंक कॉपी करें',
  linking: 'लिंक बन रहा है...',
  copied: 'लिंक कॉपी हो गया।',
  linkFailed: 'लिंक नहीं बन सका। कृपया फिर कोशिश करें।',
  linkHint:
    'जिसके पास लिंक होगा, वह यह रीडिंग आपके जन्म-विवरण के बिना देख सकेगा। लिंक बनाने पर रीडिंग आपकी डायरी में रहती है; लिंक कभी भी वापस लिया जा सकता है।',
  stop: 'लिंक वापस लें',
  stopped: 'लिंक समाप्त हो गया। अब इसे कोई नहीं खोल सकता।',
  stopFailed: 'लिंक वापस नहीं लिया जा सका। कृपया फिर कोशिश करें।',
  copyWords: 'शब्द कॉपी करें',
  guestHint: 'निःशुल्क खाते के साथ इस रीडिंग का लिंक भी मिलता है, जिसे आप वापस ले सकते हैं।',
};
