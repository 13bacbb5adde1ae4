import { createHash } from 'node:crypto';
import { TOOLS, type Slug } from '@cosmic/tools/catalogue/catalogue';
import type { Tool } from '@cosmic/tools/tool';

const EVERY_TOOL: readonly Tool<Slug>[] = TOOLS;

/** Tools that take part. Where the words name what everybody knows, as their sign, nothing would be blind. */
const BLIND_TOOLS = EVERY_TOOL.filter(({ blindTrial }) => blindTrial).map(({ slug }) => slug);

/** Years between a member's birth date and a control's: too few for the slow planets to repeat themselves. */
const MAX_YEARS_APART = 9;

/** Births are read from this year on. */
const EARLIEST_YEAR = 1900;

export interface TrialPlan {
  toolType: Slug;
  birthDate: string;
  isOwn: boolean;
}

/**
 * Decides a trial by the reading it belongs to, so that asking again decides the same: which other
 * tool, whose birth date (one in two is a control), and for a control which year. Its day and month
 * stay, so that the Sun's sign gives nothing away.
 *
 * @param isOpen whether the member may have readings of a tool
 * @param thisYear no control is born later
 */
export function planTrial(
  reading: { id: string; toolType: string; birthDate: string },
  isOpen: (toolType: Slug) => boolean,
  thisYear: number,
): TrialPlan {
  const [toolByte = 0, armByte = 0, yearByte = 0] = createHash('sha256')
    .update(reading.id)
    .digest();
  const tools = BLIND_TOOLS.filter((tool) => tool !== reading.toolType && isOpen(tool));
  const toolType = tools[toolByte % tools.length]!;
  const isOwn = armByte % 2 === 0;
  if (isOwn) return { toolType, birthDate: reading.birthDate, isOwn };
  return { toolType, birthDate: otherYear(reading.birthDate, yearByte, thisYear), isOwn };
}

function otherYear(birthDate: string, chance: number, thisYear: number): string {
  const [year = '', month, day] = birthDate.split('-');
  const apart = 1 + ((chance >> 1) % MAX_YEARS_APART);
  const [earlier, later] = [Number(year) - apart, Number(year) + apart];
  const isLater = later < thisYear && (chance % 2 === 0 || earlier < EARLIEST_YEAR);
  const other = isLater ? later : earlier;
  // A 29 February has no like in other years.
  return `${other}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
