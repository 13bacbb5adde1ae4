import type { Animal, ChineseElement } from '@cosmic/divination/chinese-zodiac/signs';

/** The animals of the Chinese year in Hindi, for its readings and its form. */
export const ANIMALS: Readonly<Record<Animal, string>> = {
  Rat: 'चूहा',
  Ox: 'बैल',
  Tiger: 'बाघ',
  Rabbit: 'ख़रगोश',
  Dragon: 'ड्रैगन',
  Snake: 'साँप',
  Horse: 'घोड़ा',
  Goat: 'बकरा',
  Monkey: 'बंदर',
  Rooster: 'मुर्ग़ा',
  Dog: 'कुत्ता',
  Pig: 'सूअर',
};

/** Its five elements. */
export const ELEMENTS: Readonly<Record<ChineseElement, string>> = {
  Wood: 'काष्ठ',
  Fire: 'अग्नि',
  Earth: 'पृथ्वी',
  Metal: 'धातु',
  Water: 'जल',
};
