/** A number, date or time that was found, and the words it takes. */
export interface FoundNumber {
  readonly id: string;
  readonly at: number;
  readonly length: number;
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const HINDI_UNITS =
  'शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस'.split(' ');
const HINDI_TENS = 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ'.split(' ');
const HINDI_ORDINALS = 'शून्यवां पहला दूसरा तीसरा चौथा पांचवां छठा सातवां आठवां नौवां दसवां'.split(' ');
const ROMANISED = 'shunya ek do teen char paanch chhah saat aath nau das'.split(' ');
const PLURALS = 'zeros ones twos threes fours fives sixes sevens eights nines'.split(' ');

interface NumberWord {
  readonly value: number;
  readonly ordinal: boolean;
  readonly inWords: boolean;
}
/** Words that are numbers; 'nines' is a number for itself, like a figure. */
const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map([
  ...valued(UNITS, { ordinal: false, inWords: true }),
  ...valued(TENS, { ordinal: false, inWords: true }, (at) => (at + 2) * 10),
  ...valued(ORDINALS.slice(1), { ordinal: true, inWords: true }, (at) => at + 1),
  ...valued(HINDI_UNITS, { ordinal: false, inWords: true }),
  ...valued(HINDI_TENS, { ordinal: false, inWords: true }, (at) => (at + 2) * 10),
  ...valued(HINDI_ORDINALS.slice(1), { ordinal: true, inWords: true }, (at) => at + 1),
  ...valued(ROMANISED, { ordinal: false, inWords: true }),
  ...valued(PLURALS, { ordinal: false, inWords: false }),
]);

function valued(
  words: readonly string[],
  how: Omit<NumberWord, 'value'>,
  valueAt: (at: number) => number = (at) => at,
): [string, NumberWord][] {
  return (
    words
      .map((word, at): [string, NumberWord] => [word, { ...how, value: valueAt(at) }])
      // 'do', 'char' and 'das' are words of other languages as well.
      .filter(([word]) => !/^(?:do|char|das)$/.test(word))
  );
}

/** What follows a number of a name, of a draw or of a zodiac and is counted there. */
const COUNTED = /^(?:letter|vowel|consonant|candle|sign)s?$/;
const LARGE: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

const DEGREE = /^(?:°|deg|degree|degrees|अंश|डिग्री)$/;
const PERCENT = /^(?:%|percent|प्रतिशत)$/;
const MINUTE_MARK = /^['’′]$/;

interface Named {
  readonly id: string;
  readonly at: number;
  readonly length: number;
}

/** Reads numbers, degrees, shares, dates and times, in figures and in words. */
export function numbersIn(words: readonly string[], named: readonly Named[]): FoundNumber[] {
  const months = new Map(
    named.filter(({ id }) => id.startsWith('month:')).map(({ id, at }) => [at, id.slice(6)]),
  );
  const found: FoundNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const number = numberAt(words, at);
    if (!number) continue;
    const { value, length, ordinal, inWords, time } = number;
    const next = at + length;
    const after = words[next] ?? '';
    const give = (id: string, to: number, from = at) => {
      found.push({ id, at: from, length: to - from });
      at = to - 1;
    };
    if (time) {
      give(`time:${time}`, next);
    } else if (DEGREE.test(after)) {
      const minutes = numberAt(words, next + 1);
      const mark = minutes ? (words[next + 1 + minutes.length] ?? '') : '';
      if (minutes && (MINUTE_MARK.test(mark) || after === '°') && minutes.value < 60) {
        give(`degree:${value}.${minutes.value}`, next + 1 + minutes.length);
      } else {
        give(`degree:${value}`, next + 1);
      }
    } else if (PERCENT.test(after)) {
      give(`percent:${signOf(words, at)}${Math.round(value)}`, next + 1);
    } else if (after === 'per' && words[next + 1] === 'cent') {
      give(`percent:${signOf(words, at)}${Math.round(value)}`, next + 2);
    } else if (COUNTED.test(after)) {
      give(`tally:${value}-${after.replace(/s$/, '')}`, next + 1);
    } else if (words[at - 1] === 'day' && !ordinal) {
      give(`day-of:${value}`, next, at - 1);
    } else if (value <= 31 && value >= 1 && monthAfter(words, months, next)) {
      const month = monthAfter(words, months, next)!;
      give(`date:${value}-${month.month}`, month.to);
    } else if (value <= 31 && value >= 1 && monthBefore(words, months, at)) {
      const month = monthBefore(words, months, at)!;
      give(`date:${value}-${month.month}`, next, month.from);
    } else if (/^(?:am|pm|o'clock|बजे)$/.test(after)) {
      give(`time:${value}`, next + 1);
    } else if (
      !inWords &&
      !ordinal &&
      value >= 1800 &&
      value <= 2200 &&
      /^\d{4}$/.test(words[at] ?? '')
    ) {
      give(`year:${value}`, next);
    } else {
      const kind = ordinal ? 'ordinal' : inWords ? 'word' : 'figure';
      give(`${kind}:${value}`, next);
    }
  }
  return found;
}

function signOf(words: readonly string[], at: number): string {
  return /^(?:minus|माइनस)$/.test(words[at - 1] ?? '') ? '-' : '';
}

function monthAfter(words: readonly string[], months: ReadonlyMap<number, string>, at: number) {
  const from = words[at] === 'of' ? at + 1 : at;
  const month = months.get(from);
  return month ? { month, to: from + 1 } : undefined;
}

function monthBefore(words: readonly string[], months: ReadonlyMap<number, string>, at: number) {
  const before = words[at - 1] === 'the' ? at - 2 : at - 1;
  const month = months.get(before);
  return month ? { month, from: before } : undefined;
}

interface ReadNumber {
  readonly value: number;
  readonly length: number;
  readonly ordinal: boolean;
  readonly inWords: boolean;
  readonly time?: string;
}

function numberAt(words: readonly string[], at: number): ReadNumber | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const clock = /^(\d{1,2}):(\d\d)$/.exec(word);
  if (clock) {
    const time = `${Number(clock[1])}:${clock[2]}`;
    return { value: 0, length: 1, ordinal: false, inWords: false, time };
  }
  const figure = /^(\d[\d,]*(?:\.\d+)?)(st|nd|rd|th)?$/.exec(word);
  if (figure) {
    const value = Number(figure[1]!.replaceAll(',', ''));
    return { value, length: 1, ordinal: figure[2] !== undefined, inWords: false };
  }
  const named = NUMBER_WORDS.get(word);
  if (!named) return undefined;
  const { value, ordinal, inWords } = named;
  const large = ordinal || !inWords ? undefined : LARGE[words[at + 1] ?? ''];
  if (large && value > 0) return { value: value * large, length: 2, ordinal, inWords };
  if (!TENS.includes(word)) return { value, length: 1, ordinal, inWords };
  const from = words[at + 1] === '-' ? at + 2 : at + 1;
  const rest = NUMBER_WORDS.get(words[from] ?? '');
  if (rest?.inWords && rest.value > 0 && rest.value < 10) {
    return { ...rest, value: value + rest.value, length: from + 1 - at };
  }
  return { value, length: 1, ordinal: false, inWords: true };
}
