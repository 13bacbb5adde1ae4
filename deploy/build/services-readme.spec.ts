import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KEEPERS } from '@cosmic/contracts/member';
import { requestsOf } from '@cosmic/contracts/requests';
import { SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';

const ROOT = resolve(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const filesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.entity.ts'))
    .map((file) => join(folder, file));

/** The table of every entity, by the name of its class. */
const TABLES = new Map(
  ['libs/platform/src', ...KEEPERS.map((service) => `services/${service}/src`)]
    .flatMap(filesOf)
    .flatMap((file) =>
      [...read(file).matchAll(/@Entity\('(\w+)'\)\s*export class (\w+)/g)].map(
        ([, table = '', name = '']) => [name, table] as const,
      ),
    ),
);

/** A row of a table of services/README.md: its cells, by the name that it begins with. */
function rowsOf(heading: string): Map<string, string[]> {
  const part = read('services/README.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| --'));
  return new Map(
    rows.slice(1).map((row) => {
      const [, name = '', ...cells] = row.split('|').map((cell) => cell.trim());
      return [name.replace(/\[(\w+)\].*/, '$1').replaceAll('`', ''), cells];
    }),
  );
}

const quoted = (cell = '') => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);

describe('what services/README.md says', () => {
  it.each(KEEPERS)('of the tables of %s is what its entities are of', (service) => {
    const listed = read(`services/${service}/src/entities.ts`).matchAll(/^ {2}(\w+Entity),$/gm);
    const tables = [...listed].map(([, name = '']) => TABLES.get(name) ?? name);

    expect(quoted(rowsOf('Tables').get(service)?.[1])).toEqual(tables.sort());
  });

  it.each(KEEPERS)('of the requests to %s is what the contracts promise', (service) => {
    const [first = '', ...groups] = quoted(rowsOf('Requests').get(service)?.[0]);
    const told = groups.length > 0 ? groups : [first.replace(`${service}.`, '')];
    const promised = requestsOf(service).map(({ subject }) => subject.split('.')[1]!);

    expect(told).toEqual([...new Set(promised)].filter((group) => group !== 'member').sort());
  });

  it('of events is who has subscribed to each', () => {
    const heard = new Map<string, string[]>();
    for (const service of KEEPERS) {
      for (const { subject } of SUBSCRIPTIONS[service]) {
        const name = subject.replace(/^event\./, '');
        heard.set(name, [...(heard.get(name) ?? []), service]);
      }
    }
    const told = [...rowsOf('Events')]
      .filter(([, [who]]) => who !== 'no service')
      .map(([event, [who = '']]) => [event, who.split(', ').sort()]);

    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...heard].map(([event, who]) => [event, who.sort()])),
    );
  });
});
