/** Names that are worth recognising with one letter wrong; shorter ones are too like other words. */
const NAMES = (
  'mercury venus jupiter saturn uranus neptune pluto chiron lilith ascendant midheaven ' +
  'aries taurus gemini cancer virgo libra scorpio sagittarius capricorn aquarius pisces ' +
  'retrograde eclipse conjunction opposition sextile nakshatra'
).split(' ');

/** Words of English one letter away from such a name. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'arise arises aeries pieces piece dancer dancers canter lancer cancel cancels prices pinces discs virgin ' +
    'vents tennis venue venues menus genus textile libre liberal zebra saturns scorpion scorpions satin return'
  ).split(' '),
);

/** By each way of leaving out one letter, the names it may have been; a name itself as well. */
const NEAR: ReadonlyMap<string, readonly string[]> = neighbours();

/** Words that were looked at: texts are made of a few thousand. */
const SEEN = new Map<string, string>();
const MAX_SEEN = 10_000;

/** The name that a word was meant to be, where one letter is wrong, missing or too much; else the word. */
export function asWritten(word: string): string {
  if (word.length < 4 || word.length > 13 || OTHER_WORDS.has(word)) return word;
  const direct = NEAR.get(word);
  if (direct)
    return direct.includes(word) ? word : (direct.find((name) => isNear(word, name)) ?? word);
  const known = SEEN.get(word);
  if (known !== undefined) return known;
  const found = withoutOne(word)
    .flatMap((shorter) => NEAR.get(shorter) ?? [])
    .find((name) => isNear(word, name));
  if (SEEN.size >= MAX_SEEN) SEEN.clear();
  SEEN.set(word, found ?? word);
  return found ?? word;
}

function neighbours(): Map<string, string[]> {
  const near = new Map<string, string[]>();
  for (const name of NAMES) {
    for (const way of [name, ...withoutOne(name)]) near.set(way, [...(near.get(way) ?? []), name]);
  }
  return near;
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether one letter was changed, left out, added, or changed places with its neighbour. */
function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === name[from]) from += 1;
  const left = word.slice(from);
  const right = name.slice(from);
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1))
    return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}
