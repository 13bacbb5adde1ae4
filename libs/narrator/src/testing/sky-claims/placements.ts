import type { Claim } from './claim';
import { LORE, bodiesIn, subjectsOf } from './clause';
import type { Mention } from './clause';
import { BODIES, HOUSES, SIGNS, anyOf, mentions, wordOf } from './words';
import type { SkyWord } from './words';

const BODY = anyOf(BODIES);
const SIGN = `(?:${SIGNS.join('|')})`;
/** Most clauses name none, and are done with at once. */
const SOME_SIGN = new RegExp(SIGN, 'i');
const ORDINAL = anyOf(HOUSES);

/** Between 'in' and the sign: 'the sign of', 'the last degrees of', 'your sign,', or one adjective. */
const ARTICLES = 'a|an|the|your|my|our|their|his|her|every|each|any|some';
const IDIOMS = 'love|time|turn|fact|short|truth|life|work|return|general|particular|friendship';
const LEAD = `(?:the (?:[a-z-]+ ){0,2}(?:sign|degrees?|decan|waters|fires?|earth|air|realm|territory|skies) of |your (?:own )?sign,? (?:of )?|(?!(?:${ARTICLES}|${IDIOMS})\\b)[a-z-]+ )?`;
const MOTION = `(?:move|shift|travel|pass|return|slip|glide|drift|head|cross|chang)(?:s|es|ed|ing)?(?: (?:on|over|back|out))?`;
const INTO = `(?:in|into|within|inside|through|throughout|across|${MOTION} (?:to|from|toward|towards)|out of|enter(?:s|ed|ing)?|occup(?:y|ies|ying)|transit(?:s|ed|ing)?|visit(?:s|ed|ing)?|reach(?:es|ed|ing)?|cross(?:es|ed|ing)?|leav(?:e|es|ing)|exit(?:s|ed|ing)?)`;
const PEOPLE = `(?:people|natives?|folk|types?|friends?|lovers?|m[ae]n|wom[ae]n|person|partners?|hearts?|souls?|child|children|readers?|colleagues?)`;

const PLACEMENT = new RegExp(`\\b${INTO} ${LEAD}(${SIGN})\\b(?!'s\\b)(?! ${PEOPLE}\\b)`, 'gi');
const HOUSE = new RegExp(`\\b${INTO} (?:the|your|its|his|her|our) (${ORDINAL}) house\\b`, 'gi');

/** 'Moon is now in Taurus', 'Sun and Venus move through Leo', 'Mars in your fifth house', 'Moon: Taurus'. */
export function placements(clause: string): Claim[] {
  const bodies = bodiesIn(clause);
  const inSigns = [...clause.matchAll(PLACEMENT)].flatMap((match) =>
    subjectsOf(clause, bodies, match.index).map((subject) =>
      inSign(subject, match[1] ?? '', match.index),
    ),
  );
  const inHouses = [...clause.matchAll(HOUSE)].flatMap((match) => {
    const house = wordOf(HOUSES, match[1] ?? '');
    if (!house) return [];
    return subjectsOf(clause, bodies, match.index).map(({ body }) =>
      inHouse(body, house, match.index),
    );
  });
  const named = bodies.flatMap((subject) => {
    const rest = clause.slice(subject.to);
    const match = new RegExp(
      `^(?: sign)?(?: is| of|,|:| \\(| =| [–—-])? ?(${SIGN})\\b(?!'s\\b)`,
      'i',
    ).exec(rest);
    // A bare comma or nothing between them is an address: 'trust the Sun, Leo'.
    const said =
      match && /sign|is|:|\(|=/i.test(rest.slice(0, match[0].length - (match[1] ?? '').length));
    return said ? [inSign(subject, match[1] ?? '', subject.from)] : [];
  });
  return [...inSigns, ...inHouses, ...named];
}

/** 'Taurus Moon', 'Leo rising', 'in Taurus, the Moon', 'Leo season', 'Leo is your rising sign'. */
export function signFirst(clause: string): Claim[] {
  if (!SOME_SIGN.test(clause)) return [];
  const claims: Claim[] = [];
  const joined = new RegExp(
    `\\b(${SIGN}) (${BODY})\\b(?! (?:to|above|from|early|up|with)\\b)`,
    'gi',
  );
  const ahead = new RegExp(`\\bin (${SIGN}),? (?:the |your |today's )?(${BODY})\\b([^,]*)`, 'gi');
  const named = new RegExp(
    `\\b(${SIGN}) (?:is|as) (?:your|the|his|her|their) (${BODY})(?: sign)?\\b`,
    'gi',
  );
  for (const match of [...clause.matchAll(joined), ...clause.matchAll(named)]) {
    const body = wordOf(BODIES, match[2] ?? '');
    if (body) claims.push(inSign({ body, natal: true }, match[1] ?? '', match.index));
  }
  for (const match of clause.matchAll(ahead)) {
    const body = wordOf(BODIES, match[2] ?? '');
    if (body && !LORE.test(match[3] ?? '')) {
      claims.push(inSign({ body, natal: false }, match[1] ?? '', match.index));
    }
  }
  const sun = wordOf(BODIES, 'Sun');
  for (const match of clause.matchAll(new RegExp(`\\b(${SIGN}) season\\b`, 'gi'))) {
    if (sun) claims.push(inSign({ body: sun, natal: false }, match[1] ?? '', match.index));
  }
  return claims;
}

function inSign(
  { body, natal }: Pick<Mention, 'body' | 'natal'>,
  written: string,
  at: number,
): Claim {
  const sign = SIGNS.find((name) => name.toLowerCase() === written.toLowerCase()) ?? written;
  return {
    at,
    says: `${body.name} in ${sign}`,
    isIn({ label, whole }) {
      if (!mentions(whole, sign)) return false;
      if (mentions(whole, body.pattern)) return true;
      // A sign without a body, as in 'Your sign: Leo', is where the Sun was at birth.
      return natal && body.name === 'Sun' && mentions(label, 'sign') && !mentions(label, BODY);
    },
  };
}

function inHouse(body: SkyWord, house: SkyWord, at: number): Claim {
  return {
    at,
    says: `${body.name} in ${house.name}`,
    isIn: ({ whole }) =>
      mentions(whole, body.pattern) && mentions(whole, `(?:${house.pattern}) house|${house.name}`),
  };
}
