import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOpenToOthers, placesOf } from './places.mjs';

let home: string;
let root: string;
let varLib: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'places-')));
  root = join(home, 'clone');
  varLib = join(home, 'var-lib');
  mkdirSync(root, { mode: 0o755 });
});
afterEach(() => rmSync(home, { recursive: true }));

/** The machine as root sees it. */
const machine = (isOpen: boolean) => ({ asRoot: true, varLib, isOpen: () => isOpen });

describe('the place of the database', () => {
  it('is in the checkout', () => {
    const places = placesOf(root, machine(true));

    expect(places).toMatchObject({ postgres: join(root, '.data', 'postgres'), outside: null });
  });

  it('is outside for root when others cannot search the checkout', () => {
    const places = placesOf(root, machine(false));

    expect(places.outside).toMatch(/var-lib\/cosmic-guide\/[0-9a-f]{12}$/);
    expect(places.postgres).toBe(join(places.outside ?? '', 'postgres'));
    expect(places.secrets).toBe(join(root, '.data', 'secrets.json'));
  });

  it.each([true, false])('is apart for development, with the same engines', (isOpen) => {
    const places = placesOf(root, machine(isOpen));
    const dev = placesOf(root, { ...machine(isOpen), part: 'dev' });

    expect(dev.engines).toBe(places.engines);
    for (const place of [
      'data',
      'logs',
      'postgres',
      'redis',
      'nats',
      'stripe',
      'secrets',
      'record',
    ] as const)
      expect(dev[place]).not.toBe(places[place]);
  });

  it('stays outside once it is there', () => {
    const { postgres } = placesOf(root, machine(false));
    mkdirSync(postgres, { recursive: true });

    expect(placesOf(root, machine(true)).postgres).toBe(postgres);
  });

  it('is in the checkout for everybody but root, however closed', () => {
    expect(placesOf(root, { ...machine(false), asRoot: false }).outside).toBeNull();
  });
});

describe('a folder', () => {
  it('is closed to others as soon as one folder above it is', () => {
    chmodSync(home, 0o750);
    chmodSync(root, 0o755);

    expect(isOpenToOthers('/')).toBe(true);
    expect(isOpenToOthers(root)).toBe(false);
  });
});
