import { anyWordOf } from '../word-list';
import type { Feeling } from './feelings';
import { MOODS, type Mood } from './moods';
import { MOODS_IN_HINDI } from './moods.hi';

/** A Hindi sentence may name a feeling in English. */
const PATTERNS = (Object.keys(MOODS) as Mood[]).map((mood) => ({
  mood,
  pattern: anyWordOf(`${MOODS_IN_HINDI[mood].words}, ${MOODS[mood].words}`),
}));

const OTHERS =
  'वह, वो, वे, उसने, उन्होंने, सब लोग, सभी, लोग, लोगों, सबने, कोई, किसी ने, दूसरे, आदमी, औरत, लड़का, लड़के, लड़की, लड़कियाँ, माँ, मम्मी, अम्मा, पिता, पिताजी, पापा, दादी, दादा, नानी, नाना, भाई, बहन, दीदी, भैया, बच्चा, बच्चे, बच्चों, बच्ची, बेटा, बेटे, बेटी, दोस्त, दोस्तों, सहेली, पति, पत्नी, प्रेमी, प्रेमिका, शिक्षक, टीचर, बॉस, पड़ोसी, चाचा, चाची, मामा, मामी, मौसी, बुआ, डॉक्टर, पुलिस, राजा, रानी, कुत्ता, कुत्ते, बिल्ली, साँप, भेड़िया, शेर, घोड़ा, हाथी, पंछी, चिड़िया, गाय, जानवर, राक्षस, भूत, चोर, अजनबी, दुल्हन, दूल्हा, woh, wo, usne, unhone, sab log, log, koi, aadmi, aurat, ladka, ladki, maa, papa, mummy, dadi, dada, nani, bhai, behen, behan, bahan, didi, bachcha, bachche, beta, beti, dost, pati, patni, kutta, kutte, billi, saanp, sher';
const OTHER = anyWordOf(OTHERS);
/** Whoever is seen, met or feared stands before a postposition and does not feel. */
const AFTER_OBJECT =
  /^ (?:से|के|का|की|में|पर|को|को देखकर|के साथ|se|ke|ka|ki|mein|par|ko)(?![\p{L}\p{M}])/u;
const TO = /^ (?:को|ko)(?![\p{L}\p{M}])/u;
const SELF = anyWordOf('मैं, मैंने, हम, हमने, हम सब, main, mai, maine, hum, humne');
const SELF_FEELS = anyWordOf(
  'मुझे, मुझको, हमें, हमको, मेरे मन, मेरा मन, मेरे दिल, मेरा दिल, मेरे अंदर, मेरे भीतर, mujhe, mujhko, humein, hamein, mere mann, mera dil, mera mann, mere andar',
);
const OTHER_FEELS = anyWordOf('उसे, उन्हें, उसको, उनको, सबको, किसी को, use, unhein, usko, sabko');
const DREAM = anyWordOf(
  'सब कुछ, सबकुछ, माहौल, सपना, सपने, जगह, दृश्य, यह, ये, वहाँ, sab kuch, sapna, mahaul, jagah, yeh, wahan',
);
const MINE = /(?:मेरा|मेरी|मेरे|अपना|अपनी|अपने|हमारा|हमारी|हमारे|mera|meri|mere|apna|apni|apne) $/u;
const THEIRS = /(?:उसका|उसकी|उसके|उनका|उनकी|उनके|सबका|uska|uski|uske|unka|unki|unke) $/u;
const OF_SOMEBODY = / (?:का|की|के|ka|ki|ke) $/u;
/** Fright, comfort and shame that somebody does to somebody. */
const DONE_TO = /^(?:डराय|डराई|डरा दिय|डरा रह|घबराय)/u;
const OF_A_KIND =
  /^ (?:(?:हुआ|हुई|हुए|सा|सी|से|hua|hui|hue) )?(?:वाला|वाली|वाले|wala|wali|wale)(?![\p{L}\p{M}])/u;
const CLAUSE_BREAK =
  /[,:–]|(?<![\p{L}\p{M}])(?:लेकिन|मगर|बल्कि|फिर|तो|कि|क्योंकि|इसलिए|जब|और|lekin|magar|balki|phir|kyunki|isliye|aur)(?![\p{L}\p{M}])/gu;
const DENIED_BEFORE =
  /(?<![\p{L}\p{M}])(?:नहीं|नही|न|ना|बिना|nahi|nahin|na|bina)(?: [\p{L}\p{M}]+)? $/u;
const DENIED_AFTER =
  /^(?: [\p{L}\p{M}]+){0,3} (?:नहीं|नही|न|ना|बिना|बगैर|nahi|nahin|na|bina|not)(?![\p{L}\p{M}])/u;
/** What follows is what the fear did, and no denial of it: `डर के मारे हिल नहीं पाई`. */
const BECAUSE_OF = /^ (?:के मारे|के कारण|की वजह|से|ke maare|ki wajah|se)(?![\p{L}\p{M}])/u;
/** `कभी इतनी ख़ुश नहीं थी` and `सिर्फ़ उदास नहीं` take nothing back. */
const STILL_MEANT =
  /(?<![\p{L}\p{M}])(?:इतना|इतनी|इतने|सिर्फ|केवल|itna|itni|itne|sirf)(?![\p{L}\p{M}])[^,]*$/u;
const IDIOMS =
  /(?<![\p{L}\p{M}])(?:पता|मालूम|pata|malum|maloom) (?:नहीं|nahi|nahin)(?![\p{L}\p{M}])/gu;

/** What comes over somebody who is not named is felt by whoever tells: `अजीब लगा`, `राहत मिली`. */
const CAME_OVER = anyWordOf(
  'लगा, लगी, लगे, लगने, लग रहा, लग रही, आया, आई, आयी, आ रहा, आ रही, मिला, मिली, laga, lagi, lag raha, lag rahi, aaya, aayi, aa raha, aa rahi, mila, mili',
);

type Owner = Feeling['of'] | 'other';

/** The feelings in a sentence of Hindi that are the dreamer's or the dream's; text as `evenText` gives it. */
export function hindiFeelingsIn(sentence: string): Feeling[] {
  // The idiom keeps its length, so that places stay what they are.
  const even = sentence.replace(IDIOMS, (idiom) => '_'.repeat(idiom.length));
  let last: Owner = 'dreamer';
  return clausesOf(even).flatMap(({ at, text }) => {
    const owner = subjectOf(text, last);
    last = owner;
    return inClause(text, owner).map((feeling) => ({ ...feeling, at: feeling.at + at }));
  });
}

function clausesOf(even: string): { at: number; text: string }[] {
  const breaks = [...even.matchAll(CLAUSE_BREAK)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  const starts = [0, ...breaks.map(({ to }) => to)];
  return starts.map((at, index) => ({ at, text: even.slice(at, breaks[index]?.from) }));
}

function inClause(text: string, owner: Owner): Feeling[] {
  const found = PATTERNS.flatMap(({ mood, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ mood, word, at: index })),
  );
  return found.flatMap(({ mood, word, at }): Feeling[] => {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    // A longer phrase says better what is meant: tears of joy are no sadness.
    const isPart = found.some(
      (other) =>
        other.mood !== mood &&
        other.word.length > word.length &&
        other.at <= at &&
        at < other.at + other.word.length,
    );
    if (isPart || isDenied(before, after)) return [];
    const of = ownerOf({ before, word, after, text }, owner);
    return of === 'other' ? [] : [{ mood, of, at }];
  });
}

function isDenied(before: string, after: string): boolean {
  if (DENIED_BEFORE.test(before)) return true;
  if (STILL_MEANT.test(before) || BECAUSE_OF.test(after)) return false;
  return DENIED_AFTER.test(after);
}

function ownerOf(
  told: { before: string; word: string; after: string; text: string },
  owner: Owner,
): Owner {
  const { before, word, after, text } = told;
  if (MINE.test(before)) return 'dreamer';
  if (THEIRS.test(before) || isOfAnother(before, text)) return 'other';
  if (OF_A_KIND.test(after) || startsWithOther(after)) return 'other';
  if (DONE_TO.test(word)) return text.search(SELF_FEELS) >= 0 ? 'dreamer' : 'other';
  return owner;
}

/** `माँ का ग़ुस्सा` is hers, and `मुझे साँप का डर` is mine. */
function isOfAnother(before: string, text: string): boolean {
  const of = OF_SOMEBODY.exec(before);
  if (!of || text.search(SELF) >= 0 || text.search(SELF_FEELS) >= 0) return false;
  return [...before.matchAll(OTHER)].some(({ index, 0: word }) => index + word.length === of.index);
}

function startsWithOther(after: string): boolean {
  return [...after.matchAll(OTHER)][0]?.index === 1;
}

/** Who feels in a clause; where it names nobody, whoever did in the one before. */
function subjectOf(text: string, before: Owner): Owner {
  if (text.search(SELF) >= 0) return 'dreamer';
  const others = [...text.matchAll(OTHER)].map(({ index, 0: word }) =>
    text.slice(index + word.length),
  );
  const dream = text.search(DREAM) >= 0;
  if (others.some((after) => !AFTER_OBJECT.test(after)) && !dream) return 'other';
  if (text.search(SELF_FEELS) >= 0) return 'dreamer';
  if (others.some((after) => TO.test(after)) || text.search(OTHER_FEELS) >= 0) return 'other';
  if (dream) return 'dream';
  return others.length === 0 && text.search(CAME_OVER) >= 0 ? 'dreamer' : before;
}
