import type { Wording } from '../../../language/wording';
import type { Told } from './told';
import type * as english from './titles.strings';

const PERIODS: Readonly<Record<string, string>> = {
  week: 'आने वाला सप्ताह',
  month: 'आने वाला महीना',
  year: 'आने वाला वर्ष',
};

const CHILDREN: Readonly<Record<string, string>> = { boy: 'पुत्र', girl: 'पुत्री' };

/** The sign that was chosen, or the one that was worked out. */
const ownSign = (told: Told) => told.sign('sign') || told.signOfFact('sign');

export const titles: Wording<typeof english.titles> = {
  'angel-number': (told) => `${told.typed('number')} क्या कहता है`,
  'archetype-quiz': () => 'आपका मूल रूप',
  'astro-dice': (told) =>
    `${told.sign('sign')} में ${told.planet('planet')}, भाव ${told.key('house')}`,
  'astro-houses': () => 'आपके बारह भाव',
  'astro-playlist': (told) =>
    told.sign('sign') === told.sign('moonSign')
      ? `${told.sign('sign')} की धुनें`
      : `${told.sign('sign')} से ${told.sign('moonSign')} तक की धुनें`,
  'aura-color': () => 'आपका आभामंडल',
  'baby-name': (told) => {
    const child = CHILDREN[told.key('gender')] ?? 'शिशु';
    const [one, other] = [told.sign('sign1'), told.sign('sign2')];
    return one === other
      ? `${child} के नाम, माता-पिता दोनों ${one}`
      : `${child} के नाम, ${one} और ${other} के घर`;
  },
  biorhythm: () => 'तन, हृदय और मन',
  'birthday-message': (told) =>
    ownSign(told) ? `${ownSign(told)} के लिए जन्मदिन का पत्र` : 'जन्मदिन का पत्र',
  career: (told) =>
    ownSign(told) ? `${ownSign(told)} को रास आने वाला काम` : 'आपको रास आने वाला काम',
  'chakra-balance': () => 'आपके सात चक्र',
  'chinese-zodiac': () => 'आपके वर्ष का पशु',
  compatibility: (told) => `${told.sign('sign1')} और ${told.sign('sign2')}, साथ-साथ`,
  'crystal-alignment': () => 'आपके लिए तीन रत्न',
  'dream-analyzer': (told) => `एक स्वप्न, ${told.sign('sign')} के लिए`,
  'dream-log': (told) => (told.typed('dream3') ? 'तीन स्वप्न, साथ-साथ' : 'दो स्वप्न, साथ-साथ'),
  horoscope: (told) => `${told.sign('sign')}, ${told.chosen('timeframe')}`,
  'journal-prompt': (told) => `${told.sign('sign')} और उसके ${told.sign('moonSign')} चंद्र से प्रश्न`,
  'karmic-astrology': (told) => {
    const south = told.sign('southNode') || told.signOfFact('south-node');
    return south ? `${south} से आगे की राह` : 'पुरानी आदतों से आगे की राह';
  },
  'life-balance': () => 'आपके चार तत्वों का संतुलन',
  'love-forecast': (told) =>
    `${told.sign('sign')} का प्रेम, ${PERIODS[told.key('period')] ?? 'आने वाला समय'}`,
  manifestation: () => 'एक इच्छा और उसके पहले क़दम',
  midheaven: (told) =>
    told.signOfFact('midheaven') ? `${told.signOfFact('midheaven')} में आपका दशम शिखर` : 'आपका कर्मपथ',
  'moon-reminder': (told) => `${told.sign('sign')} के लिए: ${told.chosen('moonPhase')}`,
  'moon-water': (told) => `${told.sign('sign')} का चंद्रजल: ${told.chosen('moonPhase')}`,
  'name-numerology': (told) => `${told.typed('fullName')}, अक्षर-अक्षर`,
  numerology: () => 'आपके अंक',
  'planet-day': (told) => `${told.planet('planet')} का दिन`,
  'progressed-chart': () => 'समय के साथ बढ़ी आपकी कुंडली',
  'retrograde-impact': (told) => `वक्री ${told.planet('planet')}, ${told.sign('sign')} के लिए`,
  'rising-tracker': (told) => {
    const [sign, place] = [told.signOfFact('ascendant'), told.place('location')];
    return sign ? `${place} पर उदित ${sign}` : `${place} का लग्न`;
  },
  'sign-story': () => 'तीन राशियों की कहानी',
  'solar-return': () => 'जन्मदिन से जन्मदिन तक आपका वर्ष',
  'spiritual-growth': (told) => (ownSign(told) ? `${ownSign(told)} का विकास` : 'विकास की राह'),
  'stress-advice': (told) => `${told.sign('sign')} के लिए थोड़ा सुकून`,
  tarot: () => 'दिन का पत्ता',
  'transit-alert': (told) => `${told.chosen('transit')}, ${told.sign('risingSign')} लग्न के लिए`,
  'vedic-nakshatra': () => 'आपका नक्षत्र',
  wellbeing: (told) => `${told.sign('sign')} के लिए एक कोमल दिन`,
  'zodiac-dating': (told) => `${told.typed('name1')} और ${told.typed('name2')}`,
  'zodiac-meditation': (told) => `${told.sign('sign')} का शांत समय`,
  'zodiac-meme': (told) => `बिल्कुल ${told.sign('sign')} जैसा`,
  'zodiac-roast': (told) => `${told.sign('sign')} की प्यार भरी खिंचाई`,
};
