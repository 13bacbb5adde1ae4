import { ids } from './everyday';
import { figureOf, isDenied, type Claim } from './claim';
import { kindOf, type Term } from './lexer';
import { isRule } from './lore';

const QUANTITIES: readonly (readonly [RegExp, (count: number) => boolean])[] = [
  [
    /\b(?:most|mostly|many|leads|lead|dominates|dominate|majority|largely|strongest)\b/,
    (count) => count >= 5,
  ],
  [/(?<!\bat )\ball\b|\bevery\b/, (count) => count === 10],
  [/\b(?:missing|absent|lacking|lacks|empty|none|no)\b/, (count) => count === 0],
  [/\b(?:few|little|hardly)\b/, (count) => count <= 2],
];
const EVERYBODY = /\b(?:both|all three|each|दोनों)\b|dono/;

/** Elements and modes: of which sign they are said, and how many planets stand in them. */
export function elementClaims(claim: Claim): string | null {
  const { segments } = claim;
  for (const segment of segments) {
    const values = segment.terms.filter(({ kind }) => kind === 'element' || kind === 'mode');
    for (const value of values) {
      const ofTen = ofPlanets(claim, value);
      const refused =
        ofTen === undefined
          ? ofSigns(claim, value, ids(segment.terms, 'sign'), segment.text)
          : ofTen;
      if (refused) return refused;
    }
  }
  return null;
}

/** 'six planets stand in water', 'fire is missing', 'Venus was in fire'; undefined where it is of signs. */
function ofPlanets(
  { whole, known, ledger, said }: Claim,
  { id, at }: Term,
): string | null | undefined {
  const count = ledger.tallies.get(id);
  if (count === undefined) return undefined;
  const bodies = ids(whole.terms, 'body').filter((one) => one !== 'body:all');
  const text = whole.words.join(' ');
  const signs = ids(whole.terms, 'sign');
  if (bodies.length > 0 && signs.length === 0) {
    const wrong = bodies.find((body) => known.about(body, id).length > 0 === isDenied(whole, at));
    if (wrong) return `${wrong} ${id}`;
  }
  const crowd =
    said.has('body:all') ||
    /\b(?:chart|planets?|sky|ten|strongest)\b/.test(text) ||
    bodies.length > 0;
  if (!crowd && !/\b(?:missing|leads|lacking)\b/.test(text)) return undefined;
  const number = whole.terms
    .map((term) => figureOf(term))
    .find((figure) => figure !== undefined && figure !== 'figure:10');
  if (number !== undefined && kindOf(number) === 'figure') {
    const several = ids(whole.terms, 'element').concat(ids(whole.terms, 'mode')).length > 1;
    const told = whole.terms.flatMap((term) => figureOf(term) ?? []);
    const fits = several
      ? told.includes(`figure:${count}`) || count < 2
      : number === `figure:${count}`;
    return fits ? null : `${id} ${number}`;
  }
  const quantity = QUANTITIES.find(([words]) => words.test(text));
  if (quantity) return quantity[1](count) ? null : `${id} ${count}`;
  if (bodies.length > 0 && signs.length === 0) return null;
  return signs.length > 0 ? undefined : count > 0 ? null : id;
}

function ofSigns(
  { known, whole }: Claim,
  { id }: Term,
  named: readonly string[],
  text: string,
): string | null {
  const all = ids(whole.terms, 'sign');
  const own = [...known.own].filter((one) => kindOf(one) === 'sign');
  const signs = named.length > 0 ? named : all.length > 0 ? all : own;
  const is = (sign: string) => isRule(sign, id, new Set()) || known.about(sign, id).length > 0;
  if (signs.length === 0 && known.has('animal')) {
    const stem = id.replace('element', 'stem');
    const animals = ids(whole.terms, 'animal');
    const fits =
      animals.length > 0
        ? animals.every((animal) => known.about(animal, stem).length > 0)
        : known.own.has(stem);
    return fits ? null : id;
  }
  if (signs.length === 0) return known.names(id) ? null : id;
  if (/\b(?:neither|nor)\b/.test(text)) return signs.some(is) ? id : null;
  const fits =
    named.length > 0 || EVERYBODY.test(whole.words.join(' ')) ? signs.every(is) : signs.some(is);
  return fits ? null : `${signs[0]} ${id}`;
}
