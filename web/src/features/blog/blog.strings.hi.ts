import type { Wording } from '../../language/wording';
import type * as english from './blog.strings';

export const blogStrings: Wording<typeof english.blogStrings> = {
  list: {
    title: 'पत्रिका',
    tagTitle: (tag: string) => `${tag} पर लेख`,
    intro: 'महीने का आकाश, राशियाँ, पत्ते और अंक, ठहरकर पढ़ने के लिए लिखे हुए।',
    search: 'पत्रिका में खोजें',
    searchHint: 'शीर्षक, टैग और भीतर का हर शब्द।',
    tags: 'लोकप्रिय टैग',
    posts: (count: number) => `${count} लेख`,
    withTag: (tag: string) => `“${tag}” टैग वाले लेख`,
    matching: (q: string) => `“${q}” से मिलते लेख`,
    both: (tag: string, q: string) => `“${tag}” टैग वाले, “${q}” से मिलते लेख`,
    corrected: (q: string, instead: string) =>
      `“${q}” जैसा कुछ नहीं लिखा गया। ये “${instead}” से मिलते हैं।`,
    clear: 'मिटाएँ',
    loading: 'लेख आ रहे हैं',
    found: (count: number, areAll: boolean) => `${count} ${areAll ? 'लेख मिले' : 'से अधिक लेख मिले'}`,
    older: 'पुराने लेख',
    moreFound: 'और लेख',
    moreBusy: 'पन्ना पलटा जा रहा है…',
    fromPlace: 'ये पुराने लेख हैं।',
    toNewest: 'सबसे नए पर जाएँ',
    failed: 'लेख नहीं खुल सके।',
    moreFailed: 'आगे के लेख नहीं खुल सके।',
    again: 'फिर कोशिश करें',
    noTag: (tag: string) => `"${tag}" टैग वाला कोई लेख नहीं मिला`,
    noMatch: (q: string) => `"${q}" से मिलता कोई लेख नहीं मिला`,
    none: 'हिन्दी में अभी कोई लेख नहीं छपा है।',
    noMatchHint: 'कोई और शब्द, या कम शब्द, शायद कुछ और खोज लाएँ।',
    noneHint: 'पहला लेख यहीं आएगा।',
    all: 'सभी लेख',
    inEnglish: 'अंग्रेज़ी में लेख',
    inEnglishText: 'ये लेख अभी हिन्दी में नहीं हैं, पर यहीं अंग्रेज़ी में पढ़े जा सकते हैं।',
    moreInEnglish: 'अंग्रेज़ी में और लेख',
  },
  readTime: (minutes: number) => `${minutes} मिनट में पढ़ें`,
  article: {
    back: 'ब्लॉग पर लौटें',
    loading: 'लेख आ रहा है',
    share: 'साझा करें',
    copied: 'लेख क्लिपबोर्ड पर आ गया!',
    twins: { en: 'यह लेख अंग्रेज़ी में पढ़ें', hi: 'यह लेख हिन्दी में पढ़ें' },
    like: 'पसंद करें',
    likes: (count: number) => `${count} पसंद`,
    likeFailed: 'आपकी पसंद दर्ज नहीं हो सकी। कृपया फिर कोशिश करें।',
    contents: 'इस लेख में',
    related: 'आगे पढ़ें',
    remaining: (count: number) =>
      count === 0
        ? 'यह इस माह का आपका अंतिम निःशुल्क लेख था। आप इस पर कभी भी लौट सकते हैं।'
        : `इस माह ${count} और निःशुल्क लेख।`,
    metered: {
      title: 'इस माह के आपके निःशुल्क लेख पूरे हो गए',
      text: 'माह में तीन लेख निःशुल्क हैं, और जो आपने पढ़े वे खुले रहते हैं। योजना के साथ आप सभी पढ़ सकते हैं।',
      upgrade: 'प्रीमियम लें',
      login: 'लॉग इन',
      loginText: 'पहले से सदस्य हैं?',
    },
    guest: {
      title: 'आकाश को आपकी बात कहने दें',
      text: 'निःशुल्क खाता आपकी रीडिंग सँजोता है और आपकी कुंडली जानता है।',
      signup: 'साइन अप',
    },
    failed: 'लेख नहीं खुल सका।',
    again: 'फिर कोशिश करें',
    lost: {
      title: 'लेख नहीं मिला',
      text: 'आप जो लेख खोज रहे हैं वह है ही नहीं, या कहीं और चला गया है।',
    },
  },
};
