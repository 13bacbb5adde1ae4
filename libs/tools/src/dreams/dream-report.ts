import { anyWordOf, evenText } from '../word-list';
import { SYMBOLS, type DreamSymbol, type SymbolGroup } from './lexicon';
import { SYMBOLS_IN_HINDI } from './lexicon.hi';
import { feelingsIn } from './feelings';
import { gravityOf, type Gravity } from './gravity';
import { MOODS, type Mood } from './moods';

/** A symbol as a dream tells it. */
export interface Found {
  readonly symbol: DreamSymbol;
  /** In how many sentences: a roof and its tower are one picture. */
  readonly times: number;
}

/** What can be counted in the telling of a dream. */
export interface DreamReport {
  /** The most mentioned first; of those mentioned alike, the one that came first. */
  readonly symbols: readonly Found[];
  /** What the dreamer felt and how the dream was, in the order in which they are named. */
  readonly moods: readonly Mood[];
  /** The kind that at least two symbols belong to, more than to any other. */
  readonly group: SymbolGroup | undefined;
  readonly words: number;
  readonly recurring: boolean;
  readonly woke: boolean;
  /** Grief, violence or fear: it is spoken of plainly. */
  readonly gravity: Gravity | undefined;
}

interface SymbolPattern {
  readonly symbol: DreamSymbol;
  readonly pattern: RegExp;
}

let symbolPatterns: readonly SymbolPattern[] | undefined;

/** Made when the first dream is read: they took a quarter of the time in which all tools are loaded. */
function patternsOfSymbols(): readonly SymbolPattern[] {
  symbolPatterns ??= SYMBOLS.map((symbol) => ({
    symbol,
    pattern: anyWordOf(`${symbol.words}, ${SYMBOLS_IN_HINDI[symbol.key][1]}`),
  }));
  return symbolPatterns;
}

/** Turns of phrase that hold a symbol's word and mean something else. */
const NOT_MEANT = anyWordOf(
  [
    'ice cream*, hot dog*, teddy bear*, fell in love, falling in love, fall in love, fell asleep',
    'fall asleep, falling asleep, fell apart, broke up, break up, broken up, on the other hand',
    'right hand side, left hand side, dead end, dead tired, light blue, light green, dark blue',
    'dark green, dark red, dark brown, ran into, run into, ran out of, run out of, in the long run',
    'late at night, heart attack, by heart, lost my temper, lost interest, wait a, book a, booked a',
    'fell out, fall out, falling out, fell off, fall off, falling off',
    'face to face, in the face of, key to, train of thought, food for thought, at this stage',
    'at some stage, test drive, night fell, silence fell, darkness fell, work of art',
    'थोड़ी देर, कुछ देर, काफी देर, बहुत देर तक, देर तक, इतनी देर, उतनी देर, देर रात, थोड़े देर',
    'दिल टूट, टूटता तारा, प्यार में पड़, याद आ, नींद टूट, नींद टूटी, आँख खुल, आँखें खुल',
    'छिपा हुआ कमरा, छिपे हुए कमरे, छिपा हुआ दरवाजा, छिपा हुआ खजाना, हाथ से निकल, दिल करता, दिल किया, गिर गया मन, मुँह देख, हवा हो गई, पैसे की बात, खाना पूर्ति',
  ].join(', '),
);
const CAR = anyWordOf(
  'car, cars, truck*, lorry, taxi*, steering wheel, brakes, गाड़ी, कार, ट्रक, टैक्सी, ऑटो, जीप, gaadi, gadi',
);
/** Shame and anger may be met with a smile, these not. */
const GRAVE_MOODS: ReadonlySet<Mood> = new Set(['fear', 'sadness', 'loneliness']);
const RECURRING = anyWordOf(
  'recurring, same dream, this dream again, every night, keep dreaming, keep having, dream again, dreamed again, dreamt again, again and again, often dream, dream often, always dream, for years, बार बार, हर रात, वही सपना, यही सपना, यह सपना फिर, फिर वही, कई सालों से, बरसों से, अक्सर आता, अक्सर यह सपना, रोज यही, baar baar, bar bar, har raat, wahi sapna, yahi sapna, phir wahi, barson se, kai saalon se',
);
const WOKE = anyWordOf(
  'woke, wake up, waking up, woken, wakes me, नींद खुल*, नींद टूट*, आँख खुल*, आँखें खुल*, जाग गया, जाग गई, जाग गयी, जाग उठा, जाग उठी, जागकर, जागा, जागी, उठ बैठा, उठ बैठी, neend khul*, nind khul*, neend toot*, aankh khul*, jaag gaya, jaag gayi, jag gaya, jag gayi',
);
const SENTENCE_END = /[.!?;।]+/;

/** Reads what a dream is made of; any text will do, in any language, and may hold nothing known. */
export function readDream(text: string): DreamReport {
  const even = evenText(text);
  const meant = even.replace(NOT_MEANT, ' ');
  const sentences = meant.split(SENTENCE_END);
  const symbols = patternsOfSymbols()
    .flatMap(({ symbol, pattern }) => {
      const first = meant.search(pattern);
      if (first < 0) return [];
      return [{ symbol, first, times: sentences.filter((one) => one.search(pattern) >= 0).length }];
    })
    .sort((a, b) => b.times - a.times || a.first - b.first)
    .map(({ symbol, times }) => ({ symbol, times }))
    .filter(({ symbol }, _, all) => symbol.key !== 'car' || !isOtherVehicle(meant, all));
  const { moods, gravity } = feltIn(even);
  return {
    symbols,
    moods,
    group: leadingGroup(symbols),
    words: (even.match(/[\p{L}\p{N}'][\p{L}\p{M}\p{N}']*/gu) ?? []).length,
    recurring: even.search(RECURRING) >= 0,
    woke: even.search(WOKE) >= 0,
    gravity,
  };
}

/** Who drives a bus or a train has not dreamed of a car. */
function isOtherVehicle(meant: string, symbols: readonly Found[]): boolean {
  return (
    meant.search(CAR) < 0 &&
    symbols.some(({ symbol }) => ['bus', 'station', 'bicycle', 'boat'].includes(symbol.key))
  );
}

/** The dreamer's own feelings decide; a calm that only lay about in a grave dream is left out. */
function feltIn(even: string): Pick<DreamReport, 'moods' | 'gravity'> {
  const feelings = feelingsIn(even);
  const own = feelings.filter(({ of }) => of === 'dreamer');
  const isBright = own.length > 0 && own.every(({ mood }) => MOODS[mood].tone === 'bright');
  const isHeavy = feelings.some(({ mood }) => GRAVE_MOODS.has(mood)) && !isBright;
  const gravity = gravityOf(even, isBright ? 'bright' : isHeavy ? 'heavy' : undefined);
  const told = gravity
    ? feelings.filter(({ mood, of }) => of === 'dreamer' || MOODS[mood].tone !== 'bright')
    : feelings;
  return { moods: [...new Set(told.map(({ mood }): Mood => mood))], gravity };
}

function leadingGroup(symbols: readonly Found[]): SymbolGroup | undefined {
  const counts = new Map<SymbolGroup, number>();
  for (const { symbol } of symbols) counts.set(symbol.group, (counts.get(symbol.group) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < 2 || first[1] === second?.[1]) return undefined;
  return first[0];
}
