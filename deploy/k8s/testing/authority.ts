import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Signs certificates, as cert-manager does on a cluster. */
export interface Authority {
  /** Its own certificate: the file, and what it holds. */
  readonly file: string;
  readonly certificate: string;
  /** Writes `tls.crt`, `tls.key` and `ca.crt` into a folder, for the names of one server. */
  sign(folder: string, ...hosts: string[]): void;
  remove(): void;
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const LONG = ['-days', '2'];

/** An authority that nobody knows yet. */
export function makeAuthority(): Authority {
  const home = mkdtempSync(join(tmpdir(), 'cosmic-authority-'));
  const [file, key] = [join(home, 'ca.crt'), join(home, 'ca.key')];
  openssl('req', '-x509', ...KEY, ...LONG, '-subj', '/CN=engines', '-keyout', key, '-out', file);
  return {
    file,
    certificate: readFileSync(file, 'utf8'),
    sign(folder, ...hosts) {
      mkdirSync(folder, { recursive: true });
      const [request, extensions] = [join(folder, 'request'), join(folder, 'extensions')];
      writeFileSync(
        extensions,
        `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}
extendedKeyUsage=serverAuth,clientAuth
`,
      );
      const out = join(folder, 'tls.key');
      openssl('req', ...KEY, '-subj', '/CN=engine', '-keyout', out, '-out', request);
      openssl(
        ...['x509', '-req', '-in', request, '-CA', file, '-CAkey', key, '-CAcreateserial', ...LONG],
        ...['-extfile', extensions, '-out', join(folder, 'tls.crt')],
      );
      copyFileSync(file, join(folder, 'ca.crt'));
    },
    remove: () => rmSync(home, { recursive: true }),
  };
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'ignore' });
}
