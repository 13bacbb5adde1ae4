import type { Wording } from '../../language/wording';
import type * as english from './usage.strings';

const count = new Intl.NumberFormat('hi-IN');
/** A reading costs a fraction of a cent. */
const dollars = new Intl.NumberFormat('hi-IN', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const day = new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const usageStrings: Wording<typeof english.usageStrings> = {
  title: 'साइट के आँकड़े',
  intro: 'UTC के दिनों के अनुसार गिने हुए, और आपके देखते-देखते नए होते हुए। इन आँकड़ों में किसी का नाम नहीं है।',
  range: 'दिखाए गए दिन',
  ranges: { '7': '7 दिन', '30': '30 दिन', '90': '90 दिन' },
  loading: 'आँकड़े आ रहे हैं',
  failed: 'आँकड़े नहीं खुल सके।',
  again: 'फिर कोशिश करें',
  empty: 'इन दिनों में अभी कुछ नहीं हुआ। पहली रीडिंग के साथ आँकड़े दिखने लगेंगे।',
  totals: 'कुल मिलाकर',
  total: {
    readings: 'लिखी गई रीडिंग',
    failures: 'असफल रीडिंग',
    refusals: 'सीमा के कारण रोके गए',
    'sign-ups': 'नए खाते',
    'sign-ins': 'लॉग इन',
    tokens: 'खर्च हुए टोकन',
    cost: 'मॉडल का खर्च',
    revenue: 'आय',
  },
  charts: {
    readings: 'रीडिंग',
    people: 'लोग',
    tokens: 'टोकन',
    cost: 'मॉडल का खर्च, अमेरिकी डॉलर में',
    revenue: 'आय',
    refusals: 'रोके गए अनुरोध, किसकी सीमा से',
    calls: 'मॉडल से पूछताछ, वह कैसे पूरी हुई',
  },
  lines: {
    readings: 'लिखे गए',
    failures: 'असफल',
    'sign-ups': 'नए खाते',
    'sign-ins': 'लॉग इन',
    tokens: 'टोकन',
    cost: 'खर्च',
  },
  limits: {
    member: 'सदस्य की योजना',
    guest: 'एक अतिथि',
    address: 'एक पते के सब अतिथि',
  },
  none: 'इन दिनों में कुछ नहीं।',
  asTable: 'तालिका में दिखाएँ',
  byDay: (title: string) => `${title}, दिन-प्रतिदिन`,
  day: 'दिन',
  tools: { caption: 'साधन के अनुसार', tool: 'साधन', readings: 'लिखे गए', failures: 'असफल' },
  resonance: {
    title: 'अपने अंश और मिलान के अंश',
    intro:
      'सदस्य किसी अंश के बारे में बताते हैं कि वह उन पर बैठता है या नहीं, यह जाने बिना कि वह किसकी जन्मतिथि पर लिखा है।',
    none: 'अभी किसी ने उत्तर नहीं दिया।',
    tool: 'साधन',
    own: 'अपना अंश, सही लगा',
    control: 'मिलान का अंश, सही लगा',
    share: (resonated: number, answered: number) =>
      answered === 0
        ? '–'
        : `${count.format(answered)} में से ${count.format(resonated)} (${Math.round((100 * resonated) / answered)}%)`,
  },
  count: (value: number) => count.format(value),
  cost: (micros: number) => dollars.format(micros / 1_000_000),
  date: (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`)),
};
