import type { Wording } from '../../language/wording';
import type * as english from './chart-school.strings';

export const chartSchoolStrings: Wording<typeof english.chartSchoolStrings> = {
  title: 'आपका आकाश कैसे गिना जाए',
  zodiac: 'राशिचक्र',
  zodiacs: { tropical: 'सायन, विषुव से', sidereal: 'निरयण, तारों से' },
  houses: 'भाव',
  systems: {
    placidus: 'प्लासिडस',
    'whole-sign': 'संपूर्ण राशियाँ',
    equal: 'बराबर भाव',
    koch: 'कॉख',
    porphyry: 'पोर्फ़िरी',
  },
  ayanamsa: 'अयनांश',
  ayanamsas: {
    lahiri: 'लाहिरी',
    'true-chitra': 'सत्य चित्रा',
    krishnamurti: 'कृष्णमूर्ति',
    raman: 'रमण',
  },
  follow: (tools) =>
    `इस पन्ने की कुंडली, आपका दिन, उसकी चिट्ठियाँ और कैलेंडर, दो लोगों की कुंडलियाँ, चलता आकाश और ${tools} की नई रीडिंग इसी से बनते हैं और इसका नाम लेते हैं। बाकी सब सायन राशिचक्र और प्लासिडस पर रहते हैं; ज्योतिष के साधन अपने आप निरयण हैं और अयनांश अपने फ़ॉर्म में पूछते हैं।`,
  failed: 'यह पसंद रखी नहीं जा सकी। कृपया फिर कोशिश करें।',
};
