import { fold, wordsIn } from '../language/fold';
import { ids } from './everyday';
import { HOUSE_OF_TOPIC } from './english';
import { isDenied, type Claim } from './claim';

/** What a stone should be kept from or near, in lines of ours or not at all. */
const CARE =
  /^(?:salt|salted|saltwater|sunlight|soak|soaked|bury|buried|freezer|oven|boil|boiled|vinegar|moonlight|smoke|soil)$/;
const ABOUT =
  /\b(?:rules|governs|speaks of|is about|deals with|is the (?:house|place) of|concerns|stands for|means)\b/;
const SMALL = new Set(
  'the a an of and or for to in on at is are it its your you that this what which by with as all what'.split(
    ' ',
  ),
);

/** What stones, houses and other things of the craft stand for, and whose they are. */
export function meaningClaims(claim: Claim): string | null {
  return stones(claim) ?? colours(claim) ?? topics(claim) ?? meaning(claim);
}

function stones({ segments, whole, known, ledger }: Claim): string | null {
  for (const { terms } of segments) {
    const stones = ids(terms, 'stone');
    const owners = [...ids(terms, 'body'), ...ids(terms, 'sign')];
    for (const stone of stones) {
      const wrong = owners.find((owner) => known.about(stone, owner).length === 0);
      const right = owners.some((owner) => known.about(stone, owner).length > 0);
      if (wrong && !(right && stones.length > 1)) return `${wrong} ${stone}`;
    }
  }
  if (ids(whole.terms, 'stone').length === 0) return null;
  const care = whole.words.find((word) => CARE.test(word));
  if (care && !ledger.words.has(care)) return `stone ${care}`;
  const water = whole.words.indexOf('water');
  const wet = ledger.words.has('rinse') && !ledger.words.has('never');
  return water >= 0 && wet && isDenied(whole, water) ? 'stone water' : null;
}

/** Colours and scents that are said of a stone, of the day, of a planet. */
function colours({ whole, known }: Claim): string | null {
  const stone = ids(whole.terms, 'stone')[0];
  for (const { id, kind, at } of whole.terms) {
    if ((kind !== 'colour' && kind !== 'scent') || isDenied(whole, at)) continue;
    const stated = stone && kind === 'colour' ? known.about(stone, id).length > 0 : known.names(id);
    if (!stated) return id;
  }
  return null;
}

/** 'The eleventh house rules marriage': what a house is about. */
function topics({ whole, known }: Claim): string | null {
  const [house, ...others] = ids(whole.terms, 'house');
  const text = whole.words.join(' ');
  if (!house || others.length > 0 || ids(whole.terms, 'body').length > 0) return null;
  const told = ABOUT.exec(text);
  if (!told || !known.names(house)) return null;
  const topics = wordsIn(text.slice(told.index + told[0].length))
    .slice(0, 4)
    .filter((word) => HOUSE_OF_TOPIC.has(word));
  const wrong = topics.find((word) => HOUSE_OF_TOPIC.get(word) !== house);
  return wrong && topics.every((word) => HOUSE_OF_TOPIC.get(word) !== house)
    ? `${house} ${wrong}`
    : null;
}

/** 'X stands for …': at least one word of what it is said to mean is in a line of ours. */
function meaning({ whole, ledger, known }: Claim): string | null {
  const means = whole.terms.find(({ id }) => id === 'craft:means');
  const subject = whole.terms.find(({ kind }) => /^(?:stone|card|major|body|digit)$/.test(kind));
  if (!means || !subject || !known.names(subject.id)) return null;
  const rest = whole.words.slice(means.at + means.length);
  const end = rest.findIndex((word) => /^[;.!?]$/.test(word));
  const said = wordsIn(fold((end < 0 ? rest : rest.slice(0, end)).join(' '))).filter(
    (word) => !SMALL.has(word),
  );
  const told = [...ledger.words];
  const isTold = (word: string) =>
    told.some((one) => one === word || (word.length > 4 && one.startsWith(word.slice(0, 5))));
  if (said.length > 0) return said.some(isTold) ? null : `${subject.id} means`;
  // 'Duty, limits and time are its theme.'
  const before = wordsIn(whole.words.slice(0, means.at).join(' ')).filter(
    (word, at) => !SMALL.has(word) && at !== subject.at,
  );
  return before.length === 0 || before.some(isTold) ? null : `${subject.id} means`;
}
