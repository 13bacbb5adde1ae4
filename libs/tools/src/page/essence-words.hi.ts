import { WORDS as ENGLISH, type EssenceWords } from './essence-words';

const CRAFT = /भाव|वक्री|त्रिकोण|युति|डिग्री|कुंडली|लग्न|स्वामी/u;
const LEANING =
  /^(यह|ये|इस|इसका|इसकी|इसके|वह|वे|उस|उसका|उसकी|और|लेकिन|पर|मगर|फिर|तब|यहाँ|वहाँ|दूसरा|इसलिए)(?![\p{L}\p{M}])/u;
const ADDRESSED = /आप/u;
const TURN = /, (और|पर|लेकिन|मगर)|कभी|सिर्फ़|बिना/u;
const PLANETS = /सूर्य|चंद्र|बुध|शुक्र|मंगल|बृहस्पति|शनि/u;

/** Those of both languages: pages in Hindi have readings in English as well, and servers have both. */
export const WORDS: EssenceWords = {
  ...ENGLISH,
  craft: { test: (line) => ENGLISH.craft.test(line) || CRAFT.test(line) },
  leaning: { test: (line) => ENGLISH.leaning.test(line) || LEANING.test(line) },
  addressed: { test: (line) => ENGLISH.addressed.test(line) || ADDRESSED.test(line) },
  turn: { test: (line) => ENGLISH.turn.test(line) || TURN.test(line) },
  planets: { test: (line) => ENGLISH.planets.test(line) || PLANETS.test(line) },
};
