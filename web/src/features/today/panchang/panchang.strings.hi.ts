import type { Wording } from '../../../language/wording';
import type * as english from './panchang.strings';

export const panchangStrings: Wording<typeof english.panchangStrings> = {
  title: 'पंचांग',
  tomorrow: (time) => `कल ${time}`,
  until: (time) => `${time} तक`,
  then: (next) => `, फिर ${next}`,
  nakshatra: 'नक्षत्र',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  rahuKalam: 'राहु काल',
  span: (from, to) => `${from} से ${to}`,
  rahuHint: 'गुलाबी हिस्सा राहु काल है, रिवाज से चल रहे काम का समय।',
  arc: (sunrise, sunset, from, to) =>
    `${sunrise} के सूर्योदय से ${sunset} के सूर्यास्त तक का दिन, राहु काल ${from} से ${to}`,
  noSun: 'इस दिन यहाँ सूर्य उदय और अस्त नहीं होता, इसलिए दिन की अपनी कोई तिथि नहीं है।',
  place: (town) => `${town} के सूर्य से।`,
  otherPlace: 'दूसरा स्थान',
  leave: 'रहने दें',
  placeLabel: 'आपका शहर',
  placeHint: 'दिन की तिथि सूर्योदय तय करता है, और सूर्योदय स्थान।',
  ask: 'अपना शहर चुनिए, उसके सूर्योदय से दिन का पंचांग बनता है।',
  failed: 'इस दिन का पंचांग नहीं निकाला जा सका।',
  placeFailed: 'आपका शहर रखा नहीं जा सका। कृपया फिर कोशिश करें।',
  again: 'फिर कोशिश करें',
  asking: 'कोशिश हो रही है...',
  month: 'पूरे महीने का पंचांग',
};
