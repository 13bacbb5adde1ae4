import { HINDI_TOOL_WORDS } from '@cosmic/tools/hindi/tool-words';
import type * as english from './server-words';

/** What the server sends in English and a page shows, in Hindi. */
const HINDI: Readonly<Record<string, string>> = {
  ...HINDI_TOOL_WORDS,

  // The plans and what they hold.
  Free: 'निःशुल्क',
  Monthly: 'मासिक',
  Yearly: 'वार्षिक',
  '1 tarot draw a day': 'प्रतिदिन 1 टैरो खिंचाई',
  'Limited tool access (3/day)': 'साधनों का सीमित उपयोग (प्रतिदिन 3)',
  '3 blog views a month': 'प्रति माह ब्लॉग के 3 लेख',
  'Unlimited access to all tools': 'सभी साधनों का असीमित उपयोग',
  'Unlimited tarot draws': 'टैरो की असीमित खिंचाई',
  'Unlimited blog articles': 'ब्लॉग के असीमित लेख',

  // Why a field was refused; stands behind the name of the field.
  'is not a known field': 'कोई जाना हुआ खाना नहीं है',
  'must be 64 digits of 0 to 9 and a to f': 'में 0 से 9 और a से f तक के 64 अंक होने चाहिए',
  'must be a date such as 1990-05-17': '1990-05-17 जैसी तारीख़ होनी चाहिए',
  'must be a place chosen from the list': 'सूची से चुना जाना चाहिए',
  'must be a planet that turns retrograde': 'में वक्री होने वाला ग्रह चाहिए',
  'must be a time such as 07:45': '07:45 जैसा समय होना चाहिए',
  'must be boy, girl or neutral': 'में लड़का, लड़की या दोनों चुनें',
  'must be cards of the deck, each with which way up it lies':
    'में गड्डी के पत्ते चाहिए, हर एक के साथ यह कि वह सीधा है या उल्टा',
  'must be one of the list': 'सूची में से एक होना चाहिए',
  'must be one of the ten planets': 'दस ग्रहों में से एक होना चाहिए',
  'must be one of the twelve signs': 'बारह राशियों में से एक होनी चाहिए',
  'must be that of an adult: this tool is for people over 18':
    'किसी वयस्क की होनी चाहिए: यह साधन 18 वर्ष से ऊपर के लोगों के लिए है',
  'must be today, tomorrow, week or month': 'में आज, कल, सप्ताह या माह चुनें',
  'must hold a letter': 'में कम से कम एक अक्षर होना चाहिए',
  'must hold a letter from A to Z, as in a passport':
    'में पासपोर्ट की तरह A से Z तक का कोई अक्षर होना चाहिए',
  'must lie between 1900 and today': '1900 और आज के बीच होनी चाहिए',
  'must lie in the birth year': 'जन्म वर्ष में होनी चाहिए',
  'must not hold a card twice': 'में कोई पत्ता दो बार नहीं होना चाहिए',
};

export const inLanguage: typeof english.inLanguage = (text) => HINDI[text] ?? text;
