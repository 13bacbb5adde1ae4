import type { Language } from '@cosmic/contracts/language';
import { HINDI_PLANETS } from '@cosmic/sky/hindi-names';
import type { Lover } from '../compatibility/synastry';
import type { AspectName } from '../passages/aspects';
import { planetLabel } from '../wording';

/** How a pair is told in a language. */
interface PairWords {
  /** The ring of the member. */
  readonly you: string;
  readonly composite: string;
  readonly davison: string;
  /** What a planet stands for between two. */
  readonly themes: Readonly<Record<Lover, string>>;
  /** The same of one of the two, and of the other, where both planets are the same. */
  readonly twice: (theme: string) => readonly [one: string, other: string];
  /** Somebody's planet, and the same before a postposition; the member's where no name is given. */
  readonly planet: (planet: Lover, name: string | null) => readonly [plain: string, bound: string];
  /** `{a}` and `{b}` are planets, `{boundA}` and `{boundB}` the same before a postposition. */
  readonly aspects: Readonly<Record<AspectName, readonly [string, string]>>;
}

const ENGLISH: PairWords = {
  you: 'You',
  composite: 'Composite',
  davison: 'Davison chart',
  themes: {
    sun: 'purpose',
    moon: 'the wish to feel at home',
    venus: 'affection',
    mars: 'drive',
    saturn: 'duty',
  },
  twice: (theme) => [`one ${theme.replace(/^the /, '')}`, 'the other'],
  planet: (planet, name) => {
    const told = `${name === null ? 'your' : `${name}’s`} ${planetLabel(planet)}`;
    return [told, told];
  },
  aspects: {
    conjunction: [
      '{a} and {b} stand in the same place, so {themeA} and {themeB} are one subject between the two.',
      '{a} meets {b}: {themeA} and {themeB} arrive together and are hard to tell apart.',
    ],
    sextile: [
      '{a} and {b} are on good terms: {themeA} and {themeB} help each other, once somebody asks.',
      '{a} and {b} nod to each other, and a small word brings {themeA} and {themeB} together.',
    ],
    square: [
      '{a} and {b} stand at right angles: {themeA} and {themeB} pull different ways, and it helps to say which goes first.',
      '{a} rubs against {b}. Where {themeA} and {themeB} get in each other’s way, take turns.',
    ],
    trine: [
      '{a} and {b} agree without being asked: {themeA} and {themeB} flow together. Use that on purpose.',
      '{a} is at ease with {b}, and {themeA} and {themeB} understand each other at once.',
    ],
    opposition: [
      '{a} and {b} face each other: {themeA} and {themeB} are two ends of one question, and both have a point.',
      '{a} looks across at {b}. {themeA} and {themeB} ask for different things, and each sees what the other can’t.',
    ],
  },
};

const HINDI: PairWords = {
  you: 'आप',
  composite: 'संयुक्त कुंडली',
  davison: 'डेविसन कुंडली',
  themes: {
    sun: 'जीवन का लक्ष्य',
    moon: 'अपनेपन की चाह',
    venus: 'स्नेह',
    mars: 'जोश',
    saturn: 'कर्तव्य',
  },
  twice: (theme) => [`एक ओर ${theme}`, 'दूसरी ओर वही'],
  planet: (planet, name) => {
    const named = HINDI_PLANETS[planet];
    return name === null
      ? [`आपका ${named}`, `आपके ${bound(named)}`]
      : [`${name} का ${named}`, `${name} के ${bound(named)}`];
  },
  aspects: {
    conjunction: [
      '{a} और {b} एक ही जगह हैं: {themeA} और {themeB}, दोनों यहाँ एक ही विषय हैं।',
      '{a} और {b} साथ खड़े हैं: {themeA} और {themeB} साथ आते हैं और अलग-अलग पहचानना आसान नहीं।',
    ],
    sextile: [
      '{boundA} और {boundB} में अच्छी बनती है: कोई पहल करे तो {themeA} और {themeB} एक-दूसरे का साथ देते हैं।',
      '{boundA} और {boundB} के बीच एक छोटी-सी बात भी {themeA} और {themeB} को मिला देती है।',
    ],
    square: [
      '{a} और {b} समकोण पर हैं: {themeA} और {themeB} अलग दिशाओं में खींचते हैं, इसलिए पहले तय कर लें कि बारी किसकी है।',
      '{boundA} और {boundB} में रगड़ है। जहाँ {themeA} और {themeB} टकराएँ, वहाँ बारी-बारी से चलें।',
    ],
    trine: [
      '{a} और {b} बिना कहे सहमत हैं: {themeA} और {themeB} साथ बहते हैं। इसे जान-बूझकर काम में लें।',
      '{boundA} और {boundB} के बीच सहजता है: {themeA} और {themeB} एक-दूसरे को तुरंत समझते हैं।',
    ],
    opposition: [
      '{a} और {b} आमने-सामने हैं: {themeA} और {themeB} एक ही प्रश्न के दो छोर हैं, और दोनों ओर सच है।',
      '{boundA} के सामने {b} है: {themeA} और {themeB} कुछ अलग माँगते हैं, और हर एक वह देखता है जो दूसरे को नहीं दिखता।',
    ],
  },
};

export const PAIR_WORDS: Readonly<Record<Language, PairWords>> = { en: ENGLISH, hi: HINDI };

/** A masculine noun as it stands before a postposition. */
function bound(noun: string): string {
  return noun.replace(/ा$/, 'े');
}
