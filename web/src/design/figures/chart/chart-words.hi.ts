import { HINDI_ASPECTS } from '@cosmic/sky/hindi-names';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import type { Wording } from '../../../language/wording';
import { meaningOf } from '../../sky/meanings';
import { planetName } from '../../sky/sky-names';
import type * as english from './chart-words';

type OtherPoint = english.OtherPoint;

const OTHER_NAMES: Readonly<Record<OtherPoint, string>> = {
  ascendant: 'लग्न',
  midheaven: 'मध्याकाश',
  'true-node': 'राहु',
  'mean-node': 'राहु',
  'south-node': 'केतु',
};

const OTHER_MEANINGS: Readonly<Record<OtherPoint, string>> = {
  ascendant: 'उदय होती राशि: आप किसी जगह कैसे प्रवेश करते हैं और लोग पहली बार में क्या देखते हैं।',
  midheaven: 'आकाश का सबसे ऊँचा बिंदु: आपकी पहचान और आपकी मेहनत की दिशा।',
  'true-node': 'यहाँ कुछ ऐसा सीखना है जो अपने आप नहीं आता।',
  'mean-node': 'यहाँ कुछ ऐसा सीखना है जो अपने आप नहीं आता।',
  'south-node': 'जो पहले से आता है, और जिसका सहारा कुछ ज़्यादा ही लिया जा सकता है।',
};

const HOUSES = [
  'शरीर, स्वभाव और शुरुआत करने का ढंग',
  'धन, सामान और जो आपको प्रिय है',
  'बातचीत, सीखना, पड़ोस और भाई-बहन',
  'घर, परिवार और आपकी जड़ें',
  'खेल, प्रेम, संतान और आपका रचा हुआ',
  'रोज़ का काम, आदतें और सेहत',
  'जीवनसाथी, साझेदार और आमने-सामने के रिश्ते',
  'साझा बातें: भरोसा, क़र्ज़, नज़दीकी और अंत',
  'दूर के देश, अध्ययन और आपकी आस्था',
  'आपका काम और लोगों में आपका नाम',
  'मित्र, समूह और उम्मीदें',
  'आराम, एकांत और परदे के पीछे की बातें',
] as const;

const ASPECT_MEANINGS: Readonly<Record<AspectKey, string>> = {
  conjunction: 'दोनों साथ खड़े हैं और एक होकर काम करते हैं, अच्छे में भी और ऊँचे स्वर में भी।',
  'semi-sextile': 'पड़ोसी जैसे: एक-दूसरे को जानते हैं, पर बात कम होती है।',
  'semi-square': 'छोटी-सी रगड़ जो बार-बार छोटी-सी मेहनत माँगती है।',
  sextile: 'आप कहें तो दोनों तुरंत एक-दूसरे की मदद करते हैं।',
  quintile: 'दोनों को जोड़ने का आपका अपना हुनर।',
  square: 'दोनों अलग दिशा में खींचते हैं: मेहनत, और उसी से आने वाली ताक़त।',
  trine: 'दोनों की बिना कोशिश बनती है; यह देन सोच-समझकर काम में लाने लायक़ है।',
  sesquiquadrate: 'दोनों के बीच एक बेचैनी जिसे रास्ता चाहिए।',
  biquintile: 'जिन्हें लोग अलग रखते हैं उन्हें जोड़ने की शांत प्रतिभा।',
  quincunx: 'दोनों एक-दूसरे को देख नहीं पाते, इसलिए आपको बीच में तालमेल बैठाना पड़ता है।',
  opposition: 'दोनों आमने-सामने हैं और संतुलन आपके हाथ में है।',
};

export const chartWords: Wording<typeof english.chartWords> = {
  hint: 'किसी ग्रह, भाव या रेखा को छुएँ, या तीर वाली कुंजियाँ दबाएँ।',
  noHouses: 'जन्म का समय और स्थान न हो तो चक्र मेष से शुरू होता है और उसमें भाव नहीं होते।',
  tables: 'कुंडली तालिकाओं में',
  points: 'ग्रह और बिंदु',
  houses: 'भाव',
  aspects: 'योग',
  point: 'बिंदु',
  place: 'स्थिति',
  house: 'भाव',
  begins: 'आरंभ',
  holds: 'इसमें',
  orb: 'पूर्णता से दूरी',
  empty: 'कोई ग्रह नहीं',
  retrograde: 'वक्री',
  close: 'बंद करें',
  inHouse: (house: number) => `भाव ${house} में`,
  houseName: (house: number) => `भाव ${house}`,
  houseMeaning: (house: number) => `विषय: ${HOUSES[house - 1]}।`,
  ofRing: (name: string, ring: string) => `${name} (${ring})`,
  now: 'अभी का आकाश',
  showNow: 'चारों ओर किसी दिन का आकाश रखें',
  day: 'बाहरी वलय का दिन',
  today: 'आज',
  zoomOut: 'पूरा चक्र',
};

export const pointName: typeof english.pointName = (point) =>
  isOther(point) ? OTHER_NAMES[point] : planetName(point as Planet);

export const pointMeaning: typeof english.pointMeaning = (point, sign) =>
  isOther(point) ? OTHER_MEANINGS[point] : meaningOf(point as Planet, sign);

export const aspectName: typeof english.aspectName = (aspect) => HINDI_ASPECTS[aspect as AspectKey];

export const aspectMeaning: typeof english.aspectMeaning = (aspect) =>
  ASPECT_MEANINGS[aspect as AspectKey];

export const isOther = (point: string): point is OtherPoint => point in OTHER_NAMES;
