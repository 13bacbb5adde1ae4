import type { Place } from '@cosmic/contracts/sky/places';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { formFields } from './catalogue/form';
import type { Context } from './maker';
import { NAMES_OF_PEOPLE } from './page/essence-of-reading';
import { MAKERS } from './makers';
import type { Tool } from './tool';
import { parseToolRequest } from './tool-request';

/** A reading with what it was made from. */
export interface MadeReading extends Context {
  readonly toolType: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly facts: readonly Fact[];
}

interface Stranger {
  readonly date: string;
  readonly time: string;
  readonly place: Place;
  readonly name: string;
}

/** Born far from one another in place, season and year, so that they share next to nothing. */
const STRANGERS: readonly Stranger[] = [
  {
    date: '1947-03-09',
    time: '04:27',
    place: { name: 'Reykjavík', latitude: 64.14, longitude: -21.9, zone: 'Atlantic/Reykjavik' },
    name: 'Rosalind Okafor',
  },
  {
    date: '1976-07-30',
    time: '13:52',
    place: { name: 'Wellington', latitude: -41.29, longitude: 174.78, zone: 'Pacific/Auckland' },
    name: 'Bo Yx',
  },
  {
    date: '1999-11-18',
    time: '21:08',
    place: { name: 'Nairobi', latitude: -1.28, longitude: 36.82, zone: 'Africa/Nairobi' },
    name: 'Guadalupe Wijnstekers de Miranda',
  },
  {
    date: '2012-01-24',
    time: '09:40',
    place: { name: 'Lima', latitude: -12.04, longitude: -77.03, zone: 'America/Lima' },
    name: 'Ezekiel Thorpe',
  },
];

const YEAR_OF_BIRTH = 'year';
/** The reader's clock, which stands in no form. */
const ZONE = 'zone';

/**
 * The facts of a reading that may be shown to anybody: those that would be the same for somebody
 * born at another time in another place and called otherwise. Whatever depends on a birth or a
 * name, however indirectly, is left out, and so is everything where that can't be found out.
 */
export function impersonalFacts(reading: MadeReading): Fact[] {
  const { facts, toolType, params, ...context } = reading;
  let left = [...facts];
  try {
    const { tool } = parseToolRequest({ toolType, params });
    for (const index of STRANGERS.keys()) {
      const others = paramsOfAnother(tool, params, index);
      if (!others) return left;
      const theirs = new Set(MAKERS[tool.slug].assign(others, context).facts.map(textOf));
      left = left.filter((fact) => theirs.has(textOf(fact)));
    }
    return left;
  } catch {
    return [];
  }
}

/** The same question asked by somebody else; null where the question says nothing of who asks. */
function paramsOfAnother(
  tool: Tool,
  params: MadeReading['params'],
  index: number,
): Record<string, unknown> | null {
  const personal = formFields(tool).flatMap(({ name, control }) => {
    const promptInput = params[name];
    if (promptInput === undefined || promptInput === null || promptInput === '') return [];
    // The second person of a pair is another one.
    const stranger = STRANGERS[(index + (name.endsWith('2') ? 1 : 0)) % STRANGERS.length]!;
    const instead = valueOf(stranger, name, control);
    return instead === undefined ? [] : [[name, instead] as const];
  });
  const clock = ZONE in params ? { [ZONE]: STRANGERS[index]?.place.zone } : {};
  const others = { ...Object.fromEntries(personal), ...clock };
  return Object.keys(others).length === 0 ? null : { ...params, ...others };
}

function valueOf(stranger: Stranger, name: string, control: string): unknown {
  if (control === 'date' || control === 'time' || control === 'place') return stranger[control];
  if (name === YEAR_OF_BIRTH) return stranger.date.slice(0, 4);
  return NAMES_OF_PEOPLE.includes(name) ? stranger.name : undefined;
}

function textOf({ key, label, value }: Fact): string {
  return JSON.stringify([key, label, value]);
}
