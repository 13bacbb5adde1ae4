import { parseArgs } from 'node:util';
import { figureText, tableOf } from '../local/testing/figures.mjs';

/** What the figure is called by which a scenario says why it was not run. */
export const NOT_RUN = 'not run';

/**
 * @param {string[]} args of the command
 * @returns {{ names: string[], share: number }} which scenarios, all when none is named, and what share of the counts
 */
export function drillArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { share: { type: 'string', default: '1' } },
  });
  const share = Number(values.share);
  if (!(share > 0 && share <= 1)) throw new Error('--share takes a number above 0 and up to 1');
  return { names: positionals, share };
}

/**
 * The faults, what must hold, what was measured, and whether it held.
 *
 * @param {import('../local/testing/figures.mjs').Report[]} reports
 * @returns {string}
 */
export function drillTable(reports) {
  return tableOf(
    ['fault', 'must hold', 'figures', 'held'],
    [30, 34, 56, 7],
    reports.map(({ title, fault, promise, figures }) => [
      `${fault}\n(${title})`,
      String(promise),
      figures.map(figureText).join('\n'),
      verdict(figures),
    ]),
  );
}

/** @param {import('../local/testing/figures.mjs').Report['figures']} figures */
function verdict(figures) {
  if (figures.some(({ what }) => what === NOT_RUN)) return NOT_RUN;
  return figures.every(({ met }) => met !== false) ? 'yes' : 'NO';
}
