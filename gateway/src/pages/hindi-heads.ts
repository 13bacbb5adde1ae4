import { TOOLS } from '@cosmic/tools/catalogue';
import { HINDI_TOOL_WORDS } from '@cosmic/tools/hindi/tool-words';
import type { Head } from './page';

/** What stands before the dash of an English title, with its Hindi title and description. */
const PAGES: Readonly<Record<string, readonly [title: string, description: string]>> = {
  'Cosmic tools': ['ब्रह्मांड के साधन', 'Cosmic Guide के सभी साधन, और हर एक को आपसे क्या चाहिए।'],
  Today: [
    'आज',
    'सच्चा चंद्रमा, आपकी राशि के लिए आकाश, एक पत्ता और एक प्रश्न: 90 सेकंड में पूरा दिन, बिना खाते के।',
  ],
  'Your days': ['आपके दिन', 'आपने जो पत्ते खोले और जो लिखा, दिन-प्रतिदिन।'],
  Login: ['लॉग इन', 'अपने पठनों, अपनी कुंडली और अपनी डायरी में प्रवेश करें।'],
  'Sign Up': ['साइन अप', 'निःशुल्क खाता आपके पठन सँजोता है और आपकी कुंडली जानता है।'],
  'Your chart': ['आपकी कुंडली', 'आपके जन्म पर तीन प्रश्न, और उनसे बनी कुंडली।'],
  'A new password': ['नया पासवर्ड', 'नया पासवर्ड चुनने के लिए कड़ी मँगाएँ।'],
  'Choose a new password': ['नया पासवर्ड चुनें', 'भूले हुए पासवर्ड की कड़ी यहाँ लाती है।'],
  'Your address': ['आपका पता', 'पते की पुष्टि करने वाली कड़ी यहाँ लाती है।'],
  'Your letters': ['आपकी चिट्ठियाँ', 'चिट्ठियाँ बंद करने वाली कड़ी यहाँ लाती है।'],
  'Change password': ['पासवर्ड बदलें', 'यहाँ सदस्य दूसरा पासवर्ड चुनते हैं।'],
  'Second factor': ['दूसरा चरण', 'यहाँ सदस्य पासवर्ड के साथ कोड चालू करते हैं।'],
  Dashboard: ['डैशबोर्ड', 'आपके पठन, आपकी कुंडली और आपकी योजना।'],
  'The site in figures': ['साइट के आँकड़े', 'साइट पर जो होता है, गिना हुआ।'],
  'Blog generator': ['लेख लिखवाएँ', 'जहाँ पत्रिका लिखी जाती है।'],
  Pricing: ['मूल्य', 'क्या निःशुल्क है, प्रीमियम योजनाएँ क्या जोड़ती हैं, और उनका मूल्य क्या है।'],
  'The journal': [
    'पत्रिका',
    'महीने के आकाश, राशियों, पत्तों और अंकों पर लेख, ऐसी तिथियों के साथ जो अनुमान से नहीं, गणना से निकलीं।',
  ],
  'The deck': [
    'गड्डी',
    'हमारी टैरो गड्डी के सभी 78 पत्ते, इसी साइट के लिए उकेरे हुए, हर एक अपने सीधे और उल्टे अर्थ के साथ।',
  ],
  'The living sky': [
    'जीवंत आकाश',
    'चंद्रमा, ग्रहों और ग्रहणों का दिन-प्रतिदिन का पंचांग, इस क्षण की कुंडली और आपके अपने कैलेंडर के लिए एक फ़ाइल के साथ।',
  ],
  'How accurate is this?': [
    'यह कितना सटीक है?',
    'हमारे ग्रह, कोण और भाव एक मानक पंचांग से कितने दूर हैं, विकला में, दशक-दर-दशक।',
  ],
  'Verify this draw': [
    'इस खिंचाई को जाँचें',
    'पत्तों की खिंचाई, बीज के दोनों हिस्सों से आपके ब्राउज़र में दोबारा की हुई।',
  ],
  'Thank you': ['धन्यवाद', 'योजना का भुगतान करने के बाद यहाँ लौटते हैं।'],
  'Lost among the stars': ['तारों के बीच राह भूल गए', 'लगता है आप ब्रह्मांड के किसी अनजाने कोने में आ गए हैं'],
  'Post Not Found': ['लेख नहीं मिला', 'आप जो लेख खोज रहे हैं वह है ही नहीं, या कहीं और चला गया है।'],
  ...Object.fromEntries(
    TOOLS.map(({ name, description }) => [
      name,
      [HINDI_TOOL_WORDS[name] ?? name, HINDI_TOOL_WORDS[description] ?? description],
    ]),
  ),
};

const HOME: Head = {
  title: 'Cosmic Guide – सच्चे आकाश पर टिके पठन',
  description:
    'राशिफल, टैरो, अंक ज्योतिष और बहुत कुछ, वहीं से लिखा हुआ जहाँ ग्रह सचमुच हैं। हर पठन वे तथ्य दिखाता है जिन पर वह टिका है।',
};

/** A head in Hindi; one whose words are an article's or a card's own stays as it is. */
export function inHindi(head: Head): Head {
  const [before = '', after = ''] = head.title.split(' – ');
  if (before === 'Cosmic Guide') return HOME;
  const words = PAGES[before];
  return words ? { title: `${words[0]} – ${after}`, description: words[1] } : head;
}
