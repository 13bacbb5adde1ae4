import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS as DECLARED, requestSecretName } from '@cosmic/contracts/callers';
import { CALLS, callSecret, loadSecrets, newSecret } from './secrets.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secrets of a clone', () => {
  it('are made once and kept where only their owner can read', () => {
    const first = loadSecrets(file, false)('redis');

    expect(loadSecrets(file, true)('redis')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('are all different', () => {
    loadSecrets(file, false);

    const values: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
    expect(new Set(values).size).toBe(values.length);
  });

  it('have one for each caller and service that it asks', () => {
    expect([...CALLS].sort()).toEqual([...DECLARED].sort());
    for (const call of DECLARED) {
      expect(`${callSecret(call)}-secret`.toUpperCase().replaceAll('-', '_')).toBe(
        requestSecretName(...call),
      );
    }
  });

  it('gain those that are new since, without changing the others', () => {
    writeFileSync(file, JSON.stringify({ redis: 'kept' }));

    const secretOf = loadSecrets(file, true);

    expect(secretOf('redis')).toBe('kept');
    expect(secretOf('nats.usage')).toMatch(/^s[0-9a-f]{48}$/);
  });

  it('are not made anew for a database that was made with others', () => {
    expect(() => loadSecrets(file, true)).toThrow('npm run reset');
  });

  it('are words that stand unquoted in a URL and in a configuration file', () => {
    expect(newSecret()).toMatch(/^[a-z][a-z0-9]{40,}$/);
  });
});
