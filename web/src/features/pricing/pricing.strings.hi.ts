import type { PaidPlan, PlanList } from '@cosmic/contracts/billing';
import type { Wording } from '../../language/wording';
import type * as english from './pricing.strings';

const PLAN_NAMES: Readonly<Record<PaidPlan, string>> = { monthly: 'मासिक', yearly: 'वार्षिक' };

export const pricingStrings: Wording<typeof english.pricingStrings> = {
  title: 'मूल्य',
  intro: 'आकाश निःशुल्क है। उससे जो हम बनाते हैं, वह भी हो सकता है; योजनाएँ सब कुछ खोल देती हैं।',
  opens: (count: number) => `योजना से खुलने वाले ${count} साधन`,
  allTools: 'सभी साधन देखें',
  popular: 'लोकप्रिय',
  current: 'आपकी योजना',
  perMonth: 'प्रति माह',
  perYear: 'प्रति वर्ष',
  save: (percent: number) => `${percent}% की बचत`,
  aMonth: (money: string) => `लगभग ${money} प्रति माह`,
  noCard: 'कार्ड की ज़रूरत नहीं',
  anyTime: 'जब चाहें बंद करें',
  test: 'परीक्षण: किसी कार्ड से पैसे नहीं लिए जाते।',
  off: 'यहाँ कुछ खरीदा नहीं जा सकता: भुगतान अभी चालू नहीं है।',
  free: { go: 'निःशुल्क शुरू करें', have: 'आपके खाते में शामिल' },
  subscribe: 'सदस्यता लें',
  manage: 'सदस्यता सँभालें',
  switchTo: (plan: string) => `${plan} योजना पर जाएँ`,
  busy: 'एक क्षण...',
  needsAccount: 'आगे बढ़ने के लिए कृपया खाता बनाएँ या लॉग इन करें।',
  noCheckout: 'भुगतान के पन्ने का पता नहीं मिला',
  failed: 'आपका अनुरोध पूरा नहीं हो सका। कृपया फिर कोशिश करें।',
  cancelled: 'कोई पैसा नहीं लिया गया। योजनाएँ यहीं हैं, जब भी आप चाहें।',
  unavailable: 'योजनाएँ नहीं खुल सकीं।',
  again: 'फिर कोशिश करें',
  success: {
    title: 'धन्यवाद',
    pending: 'आपका भुगतान हम तक आ रहा है। यह पृष्ठ सब कुछ अपने आप खोल देगा।',
    long: 'इसमें सामान्य से अधिक समय लग रहा है। आप यह पृष्ठ छोड़ सकते हैं: कुछ खोएगा नहीं, और भुगतान पहुँचते ही सब खुल जाएगा।',
    active: 'आपकी सदस्यता चालू है। हर साधन, हर बिछावन और हर लेख खुला है।',
    have: (plan: PaidPlan) => `प्रीमियम, ${PLAN_NAMES[plan]}। आप इसे कभी भी रद्द कर सकते हैं।`,
    tools: 'साधन देखें',
    subscription: 'आपकी सदस्यता',
    plans: 'योजनाओं पर लौटें',
    signedOut: 'अपनी सदस्यता देखने के लिए कृपया लॉग इन करें।',
    login: 'लॉग इन',
  },
  faqTitle: 'प्रश्न',
  faq: ({ plans, graceDays }: PlanList) => [
    {
      question: 'क्या निःशुल्क है, और क्या प्रीमियम?',
      answer: `${freeIs(plans)} सदस्य सभी साधन जितनी बार चाहें काम में लेते हैं, पूरे बिछावन बिछाते हैं, और हर लेख पढ़ते हैं।`,
    },
    {
      question: 'क्या सदस्यता कभी भी रद्द की जा सकती है?',
      answer: `हाँ, अपने डैशबोर्ड में दो क्लिक से। जितने समय का भुगतान हो चुका है, वह अंत तक आपका रहता है। यदि नवीनीकरण का भुगतान न हो पाए, तो भी ${graceDays} दिन तक कुछ बंद नहीं होता।`,
    },
    {
      question: 'क्या भुगतान सुरक्षित है?',
      answer:
        'भुगतान Stripe के पृष्ठ पर होता है। आपके कार्ड का नंबर हमारे सर्वर तक कभी नहीं पहुँचता, और हम उसका कोई अंश नहीं रखते।',
    },
    {
      question: 'रद्द करने पर मेरी रीडिंग का क्या होगा?',
      answer: 'आपने जो कुछ सहेजा है वह आपकी डायरी में रहता है, और आप उसे पूरा का पूरा डाउनलोड कर सकते हैं।',
    },
  ],
};

/** What the free plan's own limits allow. */
function freeIs(plans: PlanList['plans']): string {
  const limits = plans.find(({ key }) => key === 'free')?.limits;
  if (!limits) return '';
  const { dailyToolLimit, toolLimits, monthlyArticleLimit } = limits;
  return `निःशुल्क खाते में वे सभी साधन हैं जिन पर प्रीमियम नहीं लिखा: हर एक की ${many(dailyToolLimit)} रीडिंग प्रतिदिन, ${many(toolLimits['tarot'] ?? dailyToolLimit)} टैरो चयन प्रतिदिन और ${many(monthlyArticleLimit)} लेख प्रति माह।`;
}

function many(count: number | null): string {
  return count === null ? 'जितने चाहें उतने' : String(count);
}
