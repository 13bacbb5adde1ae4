import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What one measurement reported; see libs/platform/src/testing/figures.ts.
 *
 * @typedef {{ title: string, figures: Figure[], [about: string]: unknown }} Report
 * @typedef {{ what: string, is: number | string, goal?: string, met?: boolean }} Figure
 */

/**
 * Runs something that reports figures, and hands them over.
 *
 * @param {() => Promise<number>} work
 * @returns {Promise<{ code: number, reports: Report[] }>} with the work's exit code
 */
export async function collectFigures(work) {
  const folder = mkdtempSync(join(tmpdir(), 'cosmic-figures-'));
  const file = join(folder, 'figures.jsonl');
  process.env['FIGURES_FILE'] = file;
  try {
    const code = await work();
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    return { code, reports: lines.map((line) => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {Figure} figure
 * @returns {string} what it is, and what it was to be
 */
export const figureText = ({ what, is, goal, met }) =>
  `${what}: ${is}${goal ? ` (${goal}${met ? '' : ', missed'})` : ''}`;

/**
 * A table for the console whose long cells are broken between words.
 *
 * @param {string[]} heads
 * @param {number[]} widths
 * @param {string[][]} rows a line break in a cell stays one
 * @returns {string}
 */
export function tableOf(heads, widths, rows) {
  const line = (
    /** @type {string} */ left,
    /** @type {string} */ cross,
    /** @type {string} */ right,
  ) => left + widths.map((width) => '─'.repeat(width + 2)).join(cross) + right;
  const rowOf = (/** @type {string[]} */ cells) => {
    const broken = cells.map((cell, column) => wrap(cell, widths[column] ?? 0));
    const height = Math.max(...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, index) => {
      const parts = broken.map((lines, column) => (lines[index] ?? '').padEnd(widths[column] ?? 0));
      return `│ ${parts.join(' │ ')} │`;
    }).join('\n');
  };
  return [
    line('┌', '┬', '┐'),
    [heads, ...rows].map(rowOf).join(`\n${line('├', '┼', '┤')}\n`),
    line('└', '┴', '┘'),
  ].join('\n');
}

/**
 * @param {string} text
 * @param {number} width
 * @returns {string[]} lines that fit, but for a word that is longer by itself
 */
function wrap(text, width) {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const last = lines[lines.length - 1] ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/**
 * What was measured, beside its goal. A figure that misses its goal fails nothing: it was measured
 * on whatever machine this is.
 *
 * @param {Report[]} reports
 * @returns {string}
 */
export function benchTable(reports) {
  return tableOf(
    ['measured', 'figure', 'goal', 'met'],
    [60, 10, 10, 4],
    reports.flatMap(({ figures }) =>
      figures.map(({ what, is, goal = '', met }) => [
        what,
        String(is),
        goal,
        met === undefined ? '' : met ? 'yes' : 'NO',
      ]),
    ),
  );
}
