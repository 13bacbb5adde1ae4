import type { Wording } from '../../language/wording';
import type * as english from './sky.strings';

export const skyStrings: Wording<typeof english.skyStrings> = {
  title: 'जीवंत आकाश',
  intro:
    'चंद्रमा की कलाएँ, राशि प्रवेश, ग्रहों के मोड़ और ग्रहण, उन्हीं दिनों के लिए निकाले हुए जो आप देख रहे हैं, आपके अपने समय में।',
  calendarFile: 'आने वाला वर्ष अपने कैलेंडर में जोड़ें',
  bestDays: 'किसी काम का शुभ समय खोजें',
  time: 'चलता आकाश',
  river: 'आपके जीवन के गोचर',
  panchang: 'महीने का पंचांग',
  accuracy: 'यह कितना सटीक है?',
  lost: 'यहाँ आकाश की गणना नहीं हो सकी। शायद आपका कनेक्शन टूटा है।',
  again: 'फिर कोशिश करें',
  month: {
    nav: 'महीने',
    before: 'पिछला महीना',
    after: 'अगला महीना',
    now: 'यह महीना',
    table: (month: string) => `${month} के आकाश का पंचांग`,
    events: (month: string) => `${month} की सभी घटनाएँ`,
  },
  day: {
    moon: (phase: string, percent: number) => `${phase}, ${percent}% प्रकाशित`,
    place: 'स्थान',
    lit: 'प्रकाशित',
    changes: 'राशि बदलता है',
    changesTo: (time: string, sign: string) => `${time} पर ${sign} में`,
    void: 'शून्य-गति',
    voidSpan: (from: string, to: string) => `${from} से ${to} तक`,
    none: 'इस दिन कोई विशेष कला, प्रवेश, मोड़ या ग्रहण नहीं है। आकाश अपनी राह चलता है।',
    today: 'आज',
    nearby: 'दिन',
    before: 'पिछला दिन',
    after: 'अगला दिन',
  },
  chart: {
    now: 'इस क्षण की कुंडली',
    day: (day: string) => `${day} की कुंडली, दोपहर में`,
    ring: 'ग्रह',
    move: 'इसे चलाकर देखें',
    caption: 'पृथ्वी पर स्थान के बिना भाव नहीं होते: चक्र बाईं ओर मेष से शुरू होता है और सबके लिए एक-सा है।',
  },
};
