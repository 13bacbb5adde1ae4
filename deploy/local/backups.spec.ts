import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from './backups.mjs';
import { placesOf, type Places } from './places.mjs';
import { RunRecord } from './running/run-record.mjs';

const AT = new Date('2026-11-26T08:00:00Z');

describe('the data of a clone', () => {
  let root: string;
  let places: Places;
  const backup = () => join(root, 'backup');

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'cosmic-backup-')));
    places = placesOf(root, { isOpen: () => true });
    for (const folder of ['postgres/base/1', 'redis', 'nats']) {
      mkdirSync(join(places.data, folder), { recursive: true });
    }
    writeFileSync(join(places.postgres, 'PG_VERSION'), '17\n');
    writeFileSync(join(places.postgres, 'base/1/2'), Buffer.from([0, 255, 7]));
    writeFileSync(places.secrets, '{"auth":"secret"}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const forget = () => rmSync(places.data, { recursive: true });

  it('are backed up and put back as they were, for their owner alone', async () => {
    await backUp(places, backup(), AT);
    forget();

    expect(await restore(places, backup())).toBe(AT.toISOString());

    expect(readFileSync(join(places.postgres, 'base/1/2'))).toEqual(Buffer.from([0, 255, 7]));
    expect(readFileSync(places.secrets, 'utf8')).toBe('{"auth":"secret"}');
    for (const [path, mode] of [
      [backup(), 0o700],
      [places.postgres, 0o700],
      [places.secrets, 0o600],
    ] as const) {
      expect(statSync(path).mode & 0o777).toBe(mode);
    }
    expect(existsSync(places.record)).toBe(false);
  });

  it('are left alone while the clone runs', async () => {
    const record = RunRecord.claim(places.record, places.root);

    await expect(backUp(places, backup(), AT)).rejects.toThrow(/already running/);

    expect(existsSync(backup())).toBe(false);
    record.release();
  });

  it('are never put in the place of others', async () => {
    await backUp(places, backup(), AT);
    writeFileSync(places.secrets, '{"auth":"newer"}');

    await expect(restore(places, backup())).rejects.toThrow(/npm run reset/);

    expect(readFileSync(places.secrets, 'utf8')).toBe('{"auth":"newer"}');
  });

  it('are not backed up over something else, and not put back from half a backup', async () => {
    mkdirSync(backup());
    await expect(backUp(places, backup(), AT)).rejects.toThrow(/exists/);
    forget();
    await expect(restore(places, backup())).rejects.toThrow(/no whole backup/);
    expect(existsSync(places.postgres)).toBe(false);
  });
});
