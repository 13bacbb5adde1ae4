import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(__dirname, '../..');

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What the checks want to know of one service of docker-compose.yml. */
export interface ComposeService {
  /** What Node.js runs, where it does. */
  main: string | undefined;
  environment: Record<string, string>;
  ports?: string[];
  sysctls?: Record<string, string>;
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  stop_grace_period?: string;
  command?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

/** The services of docker-compose.yml, with what they have in common merged into each. */
export function composeServices(text: string): Map<string, ComposeService> {
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, Omit<ComposeService, 'main'>>;
  };
  return new Map(
    Object.entries(services).map(([name, service]) => {
      const [program, main] = service.command ?? [];
      const environment = Object.entries(service.environment ?? {});
      return [
        name,
        {
          ...service,
          main: program === 'node' ? main : undefined,
          environment: Object.fromEntries(environment.map(([key, value]) => [key, String(value)])),
        },
      ];
    }),
  );
}

/** The variables of the environment that a text is filled in from. */
export const variablesIn = (text: string) =>
  new Set([...text.matchAll(/(?<!\$)\$\{?([A-Z]\w+)/g)].map(([, name]) => name!));
