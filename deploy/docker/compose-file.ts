import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../..');

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What the checks want to know of one service of docker-compose.yml. */
export interface ComposeService {
  text: string;
  /** What Node.js runs, where it does. */
  main: string | undefined;
  environment: Record<string, string>;
}

/**
 * Reads the services by their indentation. A parser of all of YAML would be a dependency for
 * one file that we write ourselves and that Prettier keeps in one form.
 */
export function composeServices(text: string): Map<string, ComposeService> {
  const services = text.split(/^services:\n/m)[1]!.split(/^\S/m)[0]!;
  return new Map(
    services
      .split(/^ {2}(?=\S)/m)
      .map((block) => [/^([\w-]+):\n/.exec(block)?.[1], block] as const)
      .filter((entry): entry is [string, string] => entry[0] !== undefined)
      .map(([name, block]) => [
        name,
        {
          text: block,
          main: /^ {4}command: \[node, (\S+)\]$/m.exec(block)?.[1],
          environment: environmentOf(block),
        },
      ]),
  );
}

function environmentOf(block: string): Record<string, string> {
  const lines = block.split(/^ {4}environment:\n/m)[1]?.split(/^ {0,4}\S/m)[0] ?? '';
  return Object.fromEntries(
    [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => [
      name!,
      value!.replace(/^'(.*)'$/, '$1'),
    ]),
  );
}

/** The variables of the environment that a text is filled in from. */
export const variablesIn = (text: string) =>
  new Set([...text.matchAll(/(?<!\$)\$\{?([A-Z]\w+)/g)].map(([, name]) => name!));
