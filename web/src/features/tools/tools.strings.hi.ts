import type { Wording } from '../../language/wording';
import { localeOf } from '../../language/language';
import type * as english from './tools.strings';
import type { ToolTexts } from './tools.strings';

export const toolsStrings: Wording<typeof english.toolsStrings> = {
  catalogue: {
    title: 'ब्रह्मांड के साधन',
    intro: 'हर साधन आकाश का, या आपका, एक अलग हिस्सा पढ़ता है। जहाँ मन हो वहाँ से शुरू करें।',
    search: 'साधन खोजें',
    searchHint: 'कोई नाम, विषय या श्रेणी',
    clear: 'खोज मिटाएँ',
    found: (count: number) => `${count} साधन`,
    premium: 'प्रीमियम',
    left: (count: number) => (count === 0 ? 'आज कोई शेष नहीं' : `आज ${count} शेष`),
    none: (text: string) => `“${text}” से कोई साधन नहीं मिला`,
    noneHint: 'कोई छोटा शब्द आज़माएँ, या सभी साधन देख लें।',
    showAll: 'सभी साधन दिखाएँ',
    empty: 'सूची इस समय खाली है',
    failed: 'सूची नहीं खुल सकी।',
    again: 'फिर कोशिश करें',
    loading: 'साधन आ रहे हैं',
    banner: {
      title: 'जो मिले, उसे सँजोएँ',
      text: 'निःशुल्क खाते के साथ आपके पठन एक ही जगह आपके पास रहते हैं।',
      signup: 'निःशुल्क खाता बनाएँ',
      login: 'लॉग इन',
    },
  },
  form: {
    reveal: 'ब्रह्मांड का संकेत जानें',
    busy: 'ब्रह्मांड से पूछा जा रहा है...',
    choose: 'एक चुनें',
    remaining: (count: number) => `आज ${count} निःशुल्क पठन शेष`,
    limit: 'आज के निःशुल्क पठन पूरे हो चुके हैं',
    noContent: 'ब्रह्मांड से कोई सामग्री नहीं आई',
    limitUpgrade: 'आज की सीमा पूरी हो गई। असीमित पठन के लिए प्रीमियम लें।',
    missingTitle: 'कुछ जानकारी बाकी है',
    selectSign: 'कृपया एक राशि चुनें',
    numerology: 'कृपया अपना पूरा नाम और जन्मतिथि लिखें',
    failed: 'ब्रह्मांड की ऊर्जा से संपर्क नहीं हो पाया। कृपया फिर कोशिश करें।',
    notMade: (what: string) => `आपका ${what} नहीं बन सका`,
    englishOnly: 'यह पठन अंग्रेज़ी में है। हिंदी में अभी केवल राशिफल लिखा जाता है।',
  },
  limit: {
    freeAgain: (day: string, time: string) =>
      `आपकी घड़ी के अनुसार ${day} को ${time} बजे से नए निःशुल्क पठन मिलेंगे।`,
    signup: 'निःशुल्क खाता बनाएँ',
    signupHint: 'निःशुल्क खाते के पास आज के अपने पठन होते हैं।',
    plans: 'योजनाएँ देखें',
    plansHint: 'प्रीमियम में दैनिक सीमा नहीं है।',
  },
  reading: {
    label: 'आपका पठन',
    facts: 'यह पठन क्यों',
    factsHint: 'एक भी शब्द लिखने से पहले गणना की गई।',
    moreFacts: (count: number) => `बाकी ${count} देखें`,
    accuracy: 'यह कितना सटीक है?',
    share: 'साझा करें',
    copied: 'पठन क्लिपबोर्ड पर आ गया!',
    again: 'फिर पूछें',
    createAccount: 'निःशुल्क खाता बनाएँ',
    loginToSave: 'सहेजने के लिए लॉग इन करें',
    save: 'सहेजें',
    saved: 'सहेजा गया',
    loveQuestion: 'क्या यह पठन आपके मन को छू गया?',
    love: 'मन को भाया',
    loved: 'धन्यवाद। आप इसे कभी भी वापस ले सकते हैं।',
    loveFailed: 'यह दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
    lost: 'यह पठन अब नहीं मिल रहा।',
    unreachable: 'आपका पठन लिखा जा रहा है, पर यह पृष्ठ अभी उस तक नहीं पहुँच पा रहा।',
    reload: 'फिर देखें',
    backToForm: 'नया पठन माँगें',
  },
  save: {
    done: 'पठन आपकी डायरी में सहेजा गया',
    failed: 'आपका पठन सहेजा नहीं जा सका।',
    doneOlder: 'पठन सफलतापूर्वक सहेजा गया!',
    failedOlder: 'आपका पठन सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
    loginTitle: 'लॉग इन आवश्यक है',
    loginText: 'यह पठन सहेजने के लिए कृपया लॉग इन करें',
    noResultTitle: 'कोई परिणाम नहीं',
    noResultText: 'कृपया पहले अनुकूलता का पठन बनाएँ।',
  },
  trial: {
    title: 'हमें परखिए',
    invitation:
      'हमारे किसी दूसरे साधन का एक अंश पढ़ें, यह जाने बिना कि वह किसका है: वह आपकी जन्मतिथि पर लिखा है या किसी और वर्ष की तिथि पर। बताइए कि वह आप पर बैठता है या नहीं, और उत्तर तुरंत मिल जाएगा। यह अंश अंग्रेज़ी में है।',
    accept: 'एक अंश दिखाएँ',
    busy: 'अंश चुना जा रहा है...',
    yes: 'हाँ, बैठता है',
    no: 'कुछ ख़ास नहीं',
    own: 'यह आपका ही था: ये शब्द आपकी अपनी जन्मतिथि पर लिखे हैं।',
    control: (birthDate: string) =>
      `यह आपका नहीं था: ये शब्द ${new Intl.DateTimeFormat(localeOf('en'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(birthDate))} की जन्मतिथि पर लिखे हैं।`,
    facts: 'यह अंश किस पर टिका है',
    thanks: 'धन्यवाद। ऐसे उत्तर दिखाते हैं कि हमारे कौन-से साधन संयोग से बेहतर हैं।',
    failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  provenance: {
    almanac: 'हमारे लेखकों का लिखा हुआ',
    model: 'एक मॉडल का लिखा हुआ',
    both: 'एक मॉडल का शुरू किया हुआ, हमारे लेखकों का पूरा किया हुआ',
    edition: (number: string) => `संस्करण ${number}`,
    rerun: 'फिर से चलाएँ',
    running: 'फिर से चलाया जा रहा है...',
    same: 'वही तथ्य और वही शब्द, अक्षर-अक्षर।',
    other: 'इसके लिखे जाने के बाद हमारी गणना या हमारे शब्द बदले हैं।',
    notOurs: 'ये शब्द एक मॉडल ने लिखे थे; इसके तथ्य फिर से निकाले गए और सही हैं।',
    failed: 'अभी इसे फिर से नहीं चलाया जा सका।',
  },
  premium: {
    guests: 'यह प्रीमियम सुविधा है। इसके लिए कृपया साइन अप करके प्रीमियम लें।',
    upgrade: 'प्रीमियम लें',
    title: 'प्रीमियम आवश्यक है',
    text: 'यह साधन प्रीमियम योजना का हिस्सा है।',
    signup: 'सदस्यता के लिए साइन अप करें',
    explore: 'निःशुल्क सुविधाएँ देखें',
  },
};

const GENERIC: ToolTexts = {
  submit: toolsStrings.form.reveal,
  busy: toolsStrings.form.busy,
  failed: toolsStrings.form.failed,
  failedToast: toolsStrings.form.notMade('पठन'),
};

const OWN: Record<string, ToolTexts> = {
  horoscope: {
    submit: 'अपना राशिफल जानें',
    busy: 'तारों से पूछा जा रहा है...',
    failed: 'आपका राशिफल नहीं बन सका। कृपया फिर कोशिश करें।',
  },
  tarot: {
    submit: 'एक पत्ता खींचें',
    busy: 'पत्ते फेंटे जा रहे हैं...',
    failed: 'पत्ता नहीं खींचा जा सका। कृपया फिर कोशिश करें।',
  },
  numerology: {
    submit: 'अपने अंक निकालें',
    busy: 'गणना हो रही है...',
    failed: 'आपके अंकों की गणना नहीं हो सकी। कृपया फिर कोशिश करें।',
    save: 'पठन सहेजें',
    saveAsGuest: 'सहेजने के लिए साइन अप करें',
  },
  compatibility: {
    submit: toolsStrings.form.reveal,
    busy: toolsStrings.form.busy,
    failedTitle: 'त्रुटि',
    failed: 'अनुकूलता का पठन नहीं बन सका। कृपया फिर कोशिश करें।',
  },
};

export const textsOf: typeof english.textsOf = (slug) => OWN[slug] ?? GENERIC;
