import { hindiDate } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { AURA_CORE, AURA_INNER, AURA_OUTER, AURA_TODAY } from './passages/aura-layers.hi';
import {
  AURA_BETWEEN,
  AURA_CARE,
  AURA_CARES,
  AURA_CLOSING,
  AURA_OPENING,
  AURA_SMALL_PALETTE,
  AURA_SOURCE,
  AURA_TEXT,
  AURA_THROUGHOUT,
} from './passages/aura-lines.hi';
import type { AuraWords, LayerKey, Origin } from './words';

const color = (number: number, name: string, ...keywords: string[]) => ({
  name,
  keywords,
  text: AURA_TEXT[number] ?? '',
  care: AURA_CARES[number] ?? '',
});

const COLORS: AuraWords['colors'] = {
  1: color(1, 'लाल', 'जोश', 'साहस', 'मौजूदगी'),
  2: color(2, 'नारंगी', 'अपनापन', 'मिलनसारी', 'भावना'),
  3: color(3, 'पीला', 'आनंद', 'हाज़िरजवाबी', 'विचार'),
  4: color(4, 'हरा', 'विकास', 'टिकाव', 'देखभाल'),
  5: color(5, 'नीला', 'आज़ादी', 'जिज्ञासा', 'दूरी'),
  6: color(6, 'गुलाबी', 'स्नेह', 'सुरुचि', 'घर'),
  7: color(7, 'बैंगनी', 'गहराई', 'सवाल', 'शांति'),
  8: color(8, 'ताँबई', 'हुनर', 'लक्ष्य', 'बल'),
  9: color(9, 'सफ़ेद', 'खुलापन', 'सद्भाव', 'दया'),
  11: color(11, 'रुपहला', 'सूझ', 'संवेदना', 'प्रेरणा'),
  22: color(22, 'फ़िरोज़ी', 'दृष्टि', 'निर्माण', 'धीरज'),
  33: color(33, 'सुनहरा', 'उदारता', 'गर्माहट', 'हँसी'),
};

const ORIGINS: Readonly<Record<LayerKey, (origin: Origin) => string>> = {
  core: () => 'जीवन पथ',
  inner: ({ day }) => `जन्म का दिन, ${day}`,
  outer: ({ month, reducedDay }) => `जन्म का माह और दिन, ${month} + ${reducedDay}`,
};

/** A portrait in colours in Hindi. */
export const HINDI: AuraWords = {
  labels: {
    core: 'केंद्र',
    inner: 'जो दोस्त देखते हैं',
    outer: 'जो कमरा देखता है',
    care: 'देखभाल',
    method: 'गिनती कैसे हुई',
  },
  minWords: 170,
  colors: COLORS,
  method: 'हर अंक का एक रंग, 11, 22 और 33 वैसे ही रखे गए; नियम हमारा अपना है',
  opening: AURA_OPENING,
  smallPalette: AURA_SMALL_PALETTE,
  core: AURA_CORE,
  inner: AURA_INNER,
  outer: AURA_OUTER,
  between: AURA_BETWEEN,
  throughout: AURA_THROUGHOUT,
  today: AURA_TODAY,
  care: AURA_CARE,
  source: AURA_SOURCE,
  closing: AURA_CLOSING,
  listed: hindiList,
  color: (number) => COLORS[number].name,
  steps: (core, inner, outer) =>
    `जीवन पथ (${core}), जन्म का दिन (${inner}) और माह-दिन साथ (${outer})`,
  layerValue: (layer, number, origin) => {
    const { name, keywords } = COLORS[number];
    return `${name}: ${hindiList(keywords)}; अंक ${number}, ${ORIGINS[layer](origin)}`;
  },
  dayLabel: (at) => `${hindiDate(at)} की रंगत`,
  dayValue: (tint, sum, value) => `${COLORS[tint].name}: व्यक्तिगत दिन ${sum}, यानी ${value}`,
};
