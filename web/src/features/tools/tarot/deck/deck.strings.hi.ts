import type { Wording } from '../../../../language/wording';
import type * as english from './deck.strings';

export const deckStrings: Wording<typeof english.deckStrings> = {
  title: 'गड्डी',
  intro:
    'अठहत्तर पत्ते, इसी मेज़ के लिए उकेरे हुए। उन्हें वैसे ही देखें जैसे हाथ में ली हुई गड्डी को; हर पत्ते का अपना पृष्ठ है।',
  back: 'पीठ',
  draw: 'एक पत्ता खींचें',
  majors: 'मेजर आर्काना',
  majorsText: 'मूर्ख से संसार तक बाईस पड़ाव: जीवन के बड़े मोड़।',
  suits: {
    wands: { name: 'वैंड्स', text: 'अग्नि: जो आप चाहते, बनाते और करने का साहस रखते हैं।' },
    cups: { name: 'कप्स', text: 'जल: जो आप महसूस करते, प्रेम करते और याद रखते हैं।' },
    swords: { name: 'स्वॉर्ड्स', text: 'वायु: जो आप सोचते, कहते और तय करते हैं।' },
    pentacles: { name: 'पेंटाकल्स', text: 'पृथ्वी: जो आप गढ़ते, कमाते और सँभालते हैं।' },
  },
  sections: 'गड्डी के भाग',
  card: {
    all: 'सभी पत्ते',
    upright: 'सीधा',
    reversed: 'उल्टा',
    element: 'तत्त्व',
    sky: 'आकाश में',
    keywords: 'कहता है',
    place: 'गड्डी में स्थान',
    placeValue: (number: number) => `78 में से ${number}`,
    before: 'पिछला पत्ता',
    after: 'अगला पत्ता',
    turn: 'इसे उलटें',
    turnBack: 'इसे सीधा करें',
  },
};
