import type { SignKey } from '@cosmic/sky/zodiac';
import type * as english from './meanings';

export const DOMAINS: typeof english.DOMAINS = {
  sun: 'आप किसके लिए जीते हैं',
  moon: 'आप क्या महसूस करते और चाहते हैं',
  mercury: 'आप कैसे सोचते और बोलते हैं',
  venus: 'आपको क्या प्रिय है और किसमें सुख है',
  mars: 'आप किसके लिए जूझते हैं',
  jupiter: 'आप कहाँ बढ़ते हैं',
  saturn: 'आप किसे गंभीरता से लेते हैं',
  uranus: 'क्या मुक्त होना चाहता है',
  neptune: 'आप किसका सपना देखते हैं',
  pluto: 'क्या आपको भीतर तक बदलता है',
};

/** In what manner a sign lets a planet speak, as the end of that sentence. */
const MANNERS: Readonly<Record<SignKey, string>> = {
  aries: 'सीधे और तुरंत',
  taurus: 'धीरे-धीरे, छूकर और चखकर',
  gemini: 'कई स्वरों में',
  cancer: 'घर के पास',
  leo: 'खुले दिल से, सबके सामने',
  virgo: 'बारीकियों का ध्यान रखते हुए',
  libra: 'दोनों पक्षों को देखते हुए',
  scorpio: 'गहराई से या बिल्कुल नहीं',
  sagittarius: 'दूर के किनारे पर नज़र रखकर',
  capricorn: 'क़दम-दर-क़दम, चढ़ाई पर',
  aquarius: 'अपने ढंग से, मित्रों के बीच',
  pisces: 'मन की आहट से, बिना सीमाओं के',
};

export const meaningOf: typeof english.meaningOf = (planet, sign) =>
  `${DOMAINS[planet]}: ${MANNERS[sign]}।`;
