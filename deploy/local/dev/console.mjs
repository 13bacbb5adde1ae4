import { styleText } from 'node:util';
import pretty from 'pino-pretty';

const COLOURS = /** @type {const} */ ([
  ...['cyan', 'magenta', 'yellow', 'green', 'blue'],
  ...['cyanBright', 'magentaBright', 'yellowBright', 'greenBright', 'blueBright'],
]);

/** Whether there are colours is decided here, for a terminal that may not be this process's own. */
const OF_ANY_TERMINAL = { validateStream: false };

/**
 * Shows the lines of several processes in one terminal, each behind its process's name in a
 * colour of its own. JSON lines of our log become readable ones; others stay as they are.
 *
 * @param {readonly string[]} names of all processes
 * @param {object} [terminal] replaced in tests
 * @param {boolean} [terminal.hasColours]
 * @param {(line: string) => void} [terminal.print]
 * @returns {(name: string) => (line: string) => void}
 */
export function processConsole(
  names,
  {
    hasColours = process.stdout.isTTY && process.stdout.hasColors(),
    print = (line) => void process.stdout.write(`${line}\n`),
  } = {},
) {
  const width = Math.max(...names.map((name) => name.length));
  const readable = pretty.prettyFactory({
    colorize: hasColours,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,name,hostname',
    singleLine: true,
  });
  return (name) => {
    const colour = COLOURS[names.indexOf(name) % COLOURS.length] ?? 'cyan';
    const label = `${name.padEnd(width)} │`;
    const head = hasColours ? styleText(colour, label, OF_ANY_TERMINAL) : label;
    return (line) => {
      if (line.trim() === '') return;
      const text = line.startsWith('{') ? readable(line) : line;
      for (const part of text.trimEnd().split('\n')) print(`${head} ${part}`);
    };
  };
}
