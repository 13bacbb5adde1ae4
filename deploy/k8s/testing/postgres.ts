import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startCluster, type Cluster } from '@cosmic/migrate/testing/cluster';
import type { Authority } from './authority';
import { HOST } from './engines';
import { allOf, specOf } from './pods';

/** Of the owner of the database, and of whom the migrator makes by it. */
export const PASSWORD = 'password-of-a-test';

/**
 * Starts PostgreSQL as `production-engines` does, by TLS, with what CloudNativePG makes of `initdb`
 * and `managed`: an owner and an empty database.
 *
 * @returns the cluster, and by their names the certificate, key and authority that it was given
 */
export async function startPostgres(
  authority: Authority,
): Promise<{ postgres: Cluster; files: Record<string, string> }> {
  const home = join(authority.file, '../postgres');
  authority.sign(home, HOST);
  const files = Object.fromEntries(
    ['tls.crt', 'tls.key', 'ca.crt'].map((name) => [name, readFileSync(join(home, name), 'utf8')]),
  );
  const { postgresql } = specOf<{ postgresql: { pg_hba: string[] } }>(
    allOf('production-engines', 'Cluster')[0]!,
  );
  const postgres = await startCluster({
    settings: { ssl: 'on', ssl_cert_file: 'tls.crt', ssl_key_file: 'tls.key' },
    files: {
      ...files,
      // The overlay's own lines come first; the superuser is let in as on the socket of a pod.
      'pg_hba.conf': [
        'host all cosmic 127.0.0.1/32 trust',
        ...postgresql.pg_hba,
        'host all all all scram-sha-256',
        '',
      ].join('\n'),
    },
  });
  const owner = new Client(postgres.url);
  await owner.connect();
  await owner.query(`CREATE ROLE cosmic_owner LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
  await owner.query('CREATE DATABASE cosmic OWNER cosmic_owner');
  await owner.end();
  return { postgres, files };
}
