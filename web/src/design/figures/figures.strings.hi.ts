import type { Wording } from '../../language/wording';
import type * as english from './figures.strings';

export const figuresStrings: Wording<typeof english.figuresStrings> = {
  wheel: (rings: readonly string[]) => `कुंडली चक्र: ${rings.join(', उसके चारों ओर: ')}`,
  biorhythm: (from: string, to: string) => `${from} से ${to} तक की तीन वक्र रेखाएँ`,
  cycles: { physical: 'शरीर', emotional: 'भावना', intellectual: 'बुद्धि' },
  today: 'आज',
  chakras: (shares: readonly string[]) => `शरीर के सात केंद्र: ${shares.join(', ')}`,
  aura: (layers: readonly string[]) => `आकृति के चारों ओर रंगों की परतें: ${layers.join(', ')}`,
  dice: (planet: string, sign: string, house: number) =>
    `तीन पासे: ${planet}, ${sign}, भाव ${house}`,
  moon: (phase: string, percent: number) => `${phase}, ${percent}% प्रकाशित`,
  nakshatras: (names: readonly string[]) => `27 नक्षत्रों का वलय: ${names.join(' या ')}`,
  letters: {
    caption: 'नाम, अक्षर-अक्षर',
    letter: 'अक्षर',
    value: 'मान',
    kind: 'किसमें गिना जाता है',
    vowel: 'आत्मा की चाह',
    consonant: 'व्यक्तित्व',
    chaldean: 'कैल्डियन',
    none: 'कोई नहीं',
  },
  points: { sun: 'सूर्य', moon: 'चंद्र', rising: 'लग्न' },
  pair: (one: string, other: string, angle: number) =>
    `राशिचक्र पर ${one} और ${other}, बीच में ${angle} अंश`,
  two: (one: string, other: string) => (one === other ? `${one}, दोनों ओर` : `${one} और ${other}`),
  apart: (angle: number) => (angle === 0 ? 'एक ही स्थान पर' : `${angle}° की दूरी`),
  number: (text: string) => `अंक ${text}`,
  rising: (sign: string) => `अगले 24 घंटों में यहाँ उदय होने वाली राशियाँ, पहले ${sign}`,
};
