/** Letters of other scripts that look like Latin ones, and the Latin ones they look like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  (
    'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx һh ԁd ԛq ԝw гr пn ' +
    'αa βb εe ηn ιi κk μm νv οo ρp τt υu χx ωw ɡg ıi ƖI ӏl οo ʏy ᴀa ᴇe'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Digits and signs that stand for letters inside a word, as in 'su1c1de'. */
const LEET: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * A text in one way of writing: small letters, Latin for what looks like Latin, no accents, no
 * marks that nobody sees, plain quotes and dashes, one spelling of Hindi's dotted letters.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    // Accents, the dot under Hindi letters, variation selectors, and what is not seen at all.
    .replace(/[\u0300-\u036f\u093c]|\p{Cf}|[\ufe00-\ufe0f]/gu, '')
    .normalize('NFC')
    .replace(/\u0901/g, '\u0902')
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[“”«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/…/g, '...');
  return plain.replace(
    /[\u0250-\u052f\u1d00-\u1d7f]/g,
    (letter) => LOOK_ALIKES.get(letter) ?? letter,
  );
}

/** Reads digits and signs inside a word as the letters they stand for; other words stay as they are. */
export function unleet(folded: string): string {
  return folded.replace(/[\p{L}\p{N}@$!]+/gu, (word) =>
    /[a-z]/.test(word) && /[0-9@$!][a-z]/.test(word)
      ? word.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)
      : word,
  );
}

/** The words of a folded text, in its order: letters, marks and digits, apostrophes within. */
export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
}
