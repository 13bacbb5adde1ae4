import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { hindiDate } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { hindiPosition } from '../hindi/position';
import { SIGN_ACCENT } from '../passages/sign-accent.hi';
import { timeOfDay } from '../wording';
import { PLANET_ERRAND, PLANET_GIFT, PLANET_GREETING } from './passages/planet-character.hi';
import {
  BACKWARDS,
  DAY_CLOSING,
  DRESS,
  FORWARDS,
  GOOD_FOR,
  GUEST_DAY,
  ITS_TODAY,
  NEXT_DATE,
  OWN_DAY,
  STANDS,
  TODAY_IS,
} from './passages/planet-day.hi';
import type { PlanetDayWords } from './words';

const WEEKDAYS: PlanetDayWords['weekdays'] = {
  Sunday: 'रविवार',
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
};

const DAYS: PlanetDayWords['days'] = {
  sun: {
    goodFor: ['अपना काम दिखाना', 'बच्चों या दोस्तों के साथ खेल', 'खुले में समय'],
    easeOff: 'अपनी सफ़ाई दो बार देना',
    ritual: 'रोशनी में तीन साँस खड़े रहिए और एक बात का नाम लीजिए जिस पर गर्व है।',
    color: 'सुनहरा',
    scent: 'संतरे',
  },
  moon: {
    goodFor: ['जाना-पहचाना कुछ पकाना', 'घर फ़ोन करना', 'जल्दी सो जाना'],
    easeOff: 'वे फ़ैसले जो मन बदलने तक रुक सकते हैं',
    ritual: 'खिड़की के पास कुछ गर्म पीजिए और लिखिए कि दिन का स्वाद कैसा है।',
    color: 'रुपहला सफ़ेद',
    scent: 'चमेली',
  },
  mercury: {
    goodFor: ['लिखना और संदेश', 'कुछ छोटा सीखना', 'एक क़तार में छोटे काम'],
    easeOff: 'लंबी चुप्पी और गोलमोल जवाब',
    ritual: 'संदेशों को या थैले को छाँटकर दस चीज़ों तक ले आइए।',
    color: 'पीला',
    scent: 'पुदीने',
  },
  venus: {
    goodFor: ['मिलना-जुलना', 'कमरे को और सुंदर बनाना', 'कुछ प्यारा कहना'],
    easeOff: 'बारीकियों पर झगड़ा',
    ritual: 'मेज़ सुंदर सजाइए, चाहे वह बस आपके लिए हो।',
    color: 'गुलाबी',
    scent: 'गुलाब',
  },
  mars: {
    goodFor: ['खेल और कठिन काम', 'टलती आ रही चीज़', 'अपनी बात कहना'],
    easeOff: 'देर शाम की बहस',
    ritual: 'जगह पर बीस तेज़ क़दम चलिए, फिर सबसे कठिन काम दस मिनट के लिए शुरू कीजिए।',
    color: 'लाल',
    scent: 'अदरक',
  },
  jupiter: {
    goodFor: ['यात्रा की योजना', 'सीखना और सिखाना', 'कुछ दे देना'],
    easeOff: 'सप्ताह में जितना समाए उससे ज़्यादा वादे',
    ritual: 'हिम्मत से एक नाप बड़ी इच्छा लिखिए, और उसकी ओर पहला क़दम।',
    color: 'गहरा नीला',
    scent: 'देवदार',
  },
  saturn: {
    goodFor: ['खुले काम पूरे करना', 'काग़ज़ सँवारना', 'एक घंटा अकेले'],
    easeOff: 'नए वादे',
    ritual: 'पूरी हो चुकी एक चीज़ चुनिए, और उसे हमेशा के लिए रख दीजिए।',
    color: 'गहरा धूसर',
    scent: 'सरू',
  },
  uranus: {
    goodFor: ['प्रयोग', 'अपने से अलग लोगों से मिलना', 'नए औज़ार'],
    easeOff: 'आदत के मारे पुराने ढंग से करना',
    ritual: 'दिनचर्या के दो हिस्से आपस में बदलिए और देखिए क्या बदलता है।',
    color: 'चटख नीला',
    scent: 'यूकेलिप्टस',
  },
  neptune: {
    goodFor: ['संगीत और कला', 'पानी के पास सैर', 'किसी की चुपचाप मदद'],
    easeOff: 'अनुबंध और तीखे फ़ैसले',
    ritual: 'एक धुन आँखें मूँदकर शुरू से अंत तक सुनिए।',
    color: 'समुद्री हरा',
    scent: 'चंदन',
  },
  pluto: {
    goodFor: ['किसी सवाल की तह तक जाना', 'पुरानी चीज़ें निकालना', 'खुलकर बात करना'],
    easeOff: 'आख़िरी बात कहने की चाह',
    ritual: 'काग़ज़ पर वह लिखिए जिससे अब नाता पूरा हुआ, और उसे फाड़ दीजिए।',
    color: 'गहरा लाल',
    scent: 'पचौली',
  },
};

/** The reading of a planet's day in Hindi. */
export const HINDI: PlanetDayWords = {
  labels: {
    today: 'आज',
    goodFor: 'किसके लिए अच्छा',
    easeOff: 'हल्के हाथ से',
    ritual: 'छोटी रस्म',
    colour: 'रंग',
    scent: 'महक',
  },
  minWords: 130,
  weekdays: WEEKDAYS,
  days: DAYS,
  greeting: PLANET_GREETING,
  gift: PLANET_GIFT,
  errand: PLANET_ERRAND,
  accent: SIGN_ACCENT,
  ownDay: OWN_DAY,
  guestDay: GUEST_DAY,
  stands: STANDS,
  goodFor: GOOD_FOR,
  dress: DRESS,
  nextDate: NEXT_DATE,
  itsToday: ITS_TODAY,
  todayIs: TODAY_IS,
  closing: DAY_CLOSING,
  forwards: FORWARDS,
  backwards: BACKWARDS,
  planetLabel: (planet) => HINDI_PLANETS[planet],
  planet: (planet) => HINDI_PLANETS[planet],
  sign: (sign) => HINDI_SIGNS[sign],
  date: hindiDate,
  listed: hindiList,
  dayLabel: (planet) => `${HINDI_PLANETS[planet]} का दिन`,
  ownDayValue: (weekday) => `${WEEKDAYS[weekday]}, सप्ताह के सात दिनों में`,
  guestDayValue: (weekday, planet, host) =>
    `${WEEKDAYS[weekday]}, ${HINDI_PLANETS[host]} के मेहमान के रूप में: ${HINDI_PLANETS[planet]} सप्ताह के नाम पड़ने के बाद मिला`,
  positionValue: (longitude, noon) =>
    `${hindiPosition(longitude)}, ${hindiDate(noon)} की दोपहर (UTC)`,
  courseLabel: (planet) => `${HINDI_PLANETS[planet]} की चाल`,
  courseValue: (retrograde, until) =>
    `${retrograde ? 'वक्री' : 'मार्गी'}, ${hindiDate(until)}, ${timeOfDay(until)} UTC तक`,
  nextLabel: (planet) => `${HINDI_PLANETS[planet]} का अगला दिन`,
  nextValue: (weekday, next) => `${WEEKDAYS[weekday]}, ${hindiDate(next)}`,
  todayValue: (weekday, planet) => `${WEEKDAYS[weekday]}, ${HINDI_PLANETS[planet]} का दिन`,
};
