import type { Wording } from '../../../../language/wording';
import type * as english from './pile.strings';

export const pileStrings: Wording<typeof english.pileStrings> = {
  hold: 'फेंटने के लिए गड्डी दबाए रखें। छोड़ते ही पत्ते फैल जाएँगे।',
  ofTheDay:
    'पूरी गड्डी में 78 पत्ते हैं: 22 मेजर और 56 माइनर। दिन का पत्ता उन 22 में से एक होता है, और हमेशा सीधा।',
};
