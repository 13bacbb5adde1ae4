import { fold, wordsIn } from './fold';

/** Common words of English that no language near it writes the same. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'about all and are at be but by can do for from have how if is it its may more not of or than that ' +
    'the their there they this to what when where which with you your he she we them his had up out over ' +
    "only one who whose much many let let's make take new now day my us our into too then just don't keep " +
    'give ask put get say through today tonight under after before between during nobody everyone something ' +
    'nothing without toward towards forward likes'
  ).split(' '),
);
/** Words that English shares with its neighbours. */
const SHARED: ReadonlySet<string> = new Set(
  'a an in on as so was will has him her me i no such'.split(' '),
);
/** Common words of its neighbours. */
const FOREIGN: ReadonlySet<string> = new Set(
  (
    'der die das und ist im am mit von zu den dem ein eine sich nicht steht el la los las en de del y es esta ' +
    'un una por con para que le les des et est dans du au aux il lo gli della nel che sono os em na da uma ' +
    'het een van op met aur mein hai ka ki ke ko se ' +
    'aap aapka aapki aapke aapko apna apni apne hoga hogi honge raha rahi rahe wala wali wale nahi nahin koi kisi ' +
    'kijiye dijiye lijiye karna lena dena chahiye jald abhi mat hain tha thi bhi yeh kya dono'
  ).split(' '),
);
/** Below so many words a sentence says little of its language. */
const FEW = 4;
/** A sentence as long as this has some of the common words of its language. */
const MANY = 7;

/**
 * Whether a sentence can be read at all: one in a language without a vocabulary of ours could say
 * anything. English and Hindi can, in their own letters.
 */
export function isReadable(sentence: string): boolean {
  const folded = fold(sentence);
  if (/[^\p{Script=Latin}\p{Script=Devanagari}\P{L}]/u.test(folded)) return false;
  if (/\p{Script=Devanagari}/u.test(folded)) return true;
  const words = wordsIn(folded).filter((word) => /\p{L}/u.test(word));
  if (words.length < FEW) return true;
  if (words.some((word) => ENGLISH.has(word) || /'(?:t|re|ll|ve|d|m)$/.test(word))) return true;
  if (words.some((word) => FOREIGN.has(word))) return false;
  return words.length < MANY || words.some((word) => SHARED.has(word));
}
