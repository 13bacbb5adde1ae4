import type { ChoghadiyaName } from './day-parts';
import type { Festival } from './festivals';
import type { Graha } from './grahas';

/** Names of the panchang and of a kundli as Hindi has them, each list in the order of the English one. */

const TITHIS_OF_A_HALF = [
  'प्रतिपदा',
  'द्वितीया',
  'तृतीया',
  'चतुर्थी',
  'पंचमी',
  'षष्ठी',
  'सप्तमी',
  'अष्टमी',
  'नवमी',
  'दशमी',
  'एकादशी',
  'द्वादशी',
  'त्रयोदशी',
  'चतुर्दशी',
] as const;

export const HINDI_TITHIS: readonly string[] = [
  ...TITHIS_OF_A_HALF.map((name) => `शुक्ल ${name}`),
  'पूर्णिमा',
  ...TITHIS_OF_A_HALF.map((name) => `कृष्ण ${name}`),
  'अमावस्या',
];

const listOf = (names: string): readonly string[] => names.split(' ');

export const HINDI_NAKSHATRAS: readonly string[] = [
  ...listOf('अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा'),
  'पूर्वा फाल्गुनी',
  'उत्तरा फाल्गुनी',
  ...listOf('हस्त चित्रा स्वाति विशाखा अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा'),
  'पूर्वा भाद्रपद',
  'उत्तरा भाद्रपद',
  'रेवती',
];

export const HINDI_YOGAS: readonly string[] = [
  ...listOf('विष्कंभ प्रीति आयुष्मान सौभाग्य शोभन अतिगंड सुकर्मा धृति शूल गंड वृद्धि ध्रुव व्याघात हर्षण'),
  ...listOf('वज्र सिद्धि व्यतीपात वरीयान परिघ शिव सिद्ध साध्य शुभ शुक्ल ब्रह्म इंद्र वैधृति'),
];

export const HINDI_KARANAS: readonly string[] = [
  'किंस्तुघ्न',
  ...Array.from({ length: 8 }, () => listOf('बव बालव कौलव तैतिल गर वणिज विष्टि')).flat(),
  ...listOf('शकुनि चतुष्पद नाग'),
];

export const HINDI_VARAS = listOf('रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार');

export const HINDI_LUNAR_MONTHS = listOf(
  'चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन',
);

export const HINDI_GRAHAS: Readonly<Record<Graha, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्रमा',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'गुरु',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
};

export const HINDI_CHOGHADIYAS: Readonly<Record<ChoghadiyaName, string>> = {
  Udveg: 'उद्वेग',
  Char: 'चर',
  Labh: 'लाभ',
  Amrit: 'अमृत',
  Kaal: 'काल',
  Shubh: 'शुभ',
  Rog: 'रोग',
};

export const HINDI_FESTIVALS: Readonly<Record<Festival, string>> = {
  makar_sankranti: 'मकर संक्रांति',
  maha_shivaratri: 'महाशिवरात्रि',
  holi: 'होली',
  raksha_bandhan: 'रक्षाबंधन',
  janmashtami: 'जन्माष्टमी',
  ganesh_chaturthi: 'गणेश चतुर्थी',
  sharad_navaratri: 'शारदीय नवरात्रि का आरंभ',
  diwali: 'दीपावली',
};
