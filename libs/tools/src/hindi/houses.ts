/** A house's number before 'भाव में'. */
const HOUSES = [
  'पहले',
  'दूसरे',
  'तीसरे',
  'चौथे',
  'पाँचवें',
  'छठे',
  'सातवें',
  'आठवें',
  'नौवें',
  'दसवें',
  'ग्यारहवें',
  'बारहवें',
];

/** What a house is about, in words that no postposition bends. */
const THEMES = [
  'शरीर और व्यक्तित्व',
  'धन और आत्म-मूल्य',
  'संवाद और पास-पड़ोस',
  'घर और परिवार',
  'प्रेम और सृजन',
  'काम और दिनचर्या',
  'प्रेम और साझेदारी',
  'विश्वास और निकटता',
  'यात्रा और ज्ञान',
  'कर्म और प्रतिष्ठा',
  'मित्रता और आशा',
  'विश्राम और एकांत',
];

/** A house, 1 to 12, as it stands before 'भाव में': `पहले`. */
export function hindiHouse(house: number): string {
  return HOUSES[house - 1] ?? '';
}

/** What a house is about: `घर और परिवार`. */
export function hindiHouseTheme(house: number): string {
  return THEMES[house - 1] ?? '';
}
