import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glibcVersion, unpackFromArchive } from './debian-archive.mjs';

const unbase64 = (...lines: string[]) => Buffer.from(lines.join(''), 'base64');

/** usr/bin/star, a script; usr/bin/sun, a link to it; usr/bin/away, a link to a file of the machine. */
const DEB = unbase64(
  'ITxhcmNoPgpkZWJpYW4tYmluYXJ5LyAgMCAgICAgICAgICAgMCAgICAgMCAgICAgNjQ0ICAgICA0ICAgICAgICAgYA',
  'oyLjAKY29udHJvbC50YXIueHovIDAgICAgICAgICAgIDAgICAgIDAgICAgIDY0NCAgICAgMTA4ICAgICAgIGAK/Td6',
  'WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/ACxdAABv/f//o7f/Rz5IFXI5YVG4kijmo4YH+e7kHoLTL8U6PAFLsX7Jil',
  'wyG2QAAK8YErMvVcwzAAFIgFAAAADs47VascRn+wIAAAAABFlaZGF0YS50YXIueHovICAgIDAgICAgICAgICAgIDAg',
  'ICAgIDAgICAgIDY0NCAgICAgMjgwICAgICAgIGAK/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM4Cf/ANZdABcLyyeJ8u',
  'v7sv6J4fnJCB0cKx5/hlD7z8AiblPuVvXoYIucEPTnK6pVQDhEbCDLQEcTOnbJIDn2Nwf0oat2WbIwo0nDpC6g+KUZ',
  '3+gDCkBKvU7Yg4rg5KONTvkI1YsXfe1CXHzsEuwGU15bhz0Rf9RmytehqEwpy71wTDB9k+VCfoNSYMUnIjZSngiWz2',
  '2cqNTl8cfw8Oyh7TMhPgSdzxbQ2ZnMvdYn1lLJegyLvuxZLfVJ6jxzVBT/HddBrnXoDisrjbWw7Z3Ga1+Q1UwNIMH2',
  'e68rtbIAAACvaNXHUk6P0wAB8gGAUAAA9N2KJ7HEZ/sCAAAAAARZWg==',
);

const sumOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const ARCHITECTURE = { x64: 'amd64', arm64: 'arm64', arm: 'armhf' }[process.arch as string];
const PACKAGES = `main/binary-${ARCHITECTURE}/Packages.xz`;

/** What lists it, as needing one C library or another, and what lists nothing. */
const LISTS = {
  needs22: unbase64(
    '/Td6WFoAAAFpIt42AgAhARwAAAAQz1jM4ACGAH9dACgYSGbb2jCF/hbvmBWgeJXnc/8U617d08Y7UjiIHPw90jze',
    'dH0ooX0V3K9yZoJq5kqwENiLH5AyePuDqG86bbJy6YvtNT49G83+ZUhTQmuL3vT9oulHTDiSUMPvh8HjPAKEbMtw',
    'ZYMsJdIWB2L0NURmry20uYBcKmona80A53IAAHm73fgAAZcBhwEAACM/Go8+MA2LAgAAAAABWVo=',
  ),
  needs237: unbase64(
    '/Td6WFoAAAFpIt42AgAhARwAAAAQz1jM4ACHAIFdACgYSGbb2jCF/hbvmBWgeJXnc/8U617d08Y7UjiIHPw90jze',
    'dH1Q5zSpAGCxo9DMnpaf8yuiPg9734YypcGflNcTpyShHy9EQwUQkbbYIUQmX68zeDSbtYew50Uf/Rq8HTrwad70',
    'qEB6rqHECYtnSlLSg9VnmcGUo/RTYQAuny+HVQAAAACiZMXUAAGZAYgBAAAFTnPtPjANiwIAAAAAAVla',
  ),
  empty: unbase64('/Td6WFoAAAFpIt42AAAAABzfRCGQQpkNAQAAAAABWVo='),
};

function archive(packages: Buffer): Map<string, Buffer> {
  const release = (index: Buffer) =>
    Buffer.from(`Codename: kite\nSHA256:\n ${sumOf(index)} ${index.length} ${PACKAGES}\n`);
  return new Map([
    ['/debian/dists/stable/InRelease', release(packages)],
    [`/debian/dists/stable/${PACKAGES}`, packages],
    ['/debian-security/dists/stable-security/InRelease', release(LISTS.empty)],
    [`/debian-security/dists/stable-security/${PACKAGES}`, LISTS.empty],
    ['/debian/pool/star.deb', DEB],
  ]);
}

(glibcVersion() ? describe : describe.skip)('packages of an archive', () => {
  let folder: string;
  let server: Server;
  let files: Map<string, Buffer>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    files = archive(LISTS.needs22);
    server = createServer((request, response) => {
      const file = files.get(request.url!);
      response.writeHead(file ? 200 : 404).end(file);
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const unpack = (host = '127.0.0.1') =>
    unpackFromArchive({
      release: 'stable',
      wanted: [['star']],
      libc: '2.36',
      engines: folder,
      log: join(folder, 'log'),
      leaving: new AbortController().signal,
      mirror: `http://${host}:${(server.address() as AddressInfo).port}`,
    });
  const unpacked = (name: string) => join(folder, 'debian', 'kite', 'usr', 'bin', name);

  it('are unpacked with their links, but for those that lead out', async () => {
    await unpack();

    expect(execFileSync(unpacked('sun'), { encoding: 'utf8' })).toBe('star 2.3.4\n');
    expect(lstatSync(unpacked('sun')).isSymbolicLink()).toBe(true);
    expect(existsSync(unpacked('away'))).toBe(false);
  });

  it('are left out where they need a newer C library', async () => {
    files = archive(LISTS.needs237);

    await unpack();

    expect(existsSync(unpacked('star'))).toBe(false);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toContain('star of kite does not run');
  });

  it.each([`/debian/dists/stable/${PACKAGES}`, '/debian/pool/star.deb'])(
    'are refused when somebody has changed %s',
    async (path) => {
      const changed = Buffer.from(files.get(path)!);
      changed[changed.length - 20]! ^= 1;
      files.set(path, changed);

      await expect(unpack()).rejects.toThrow('is not the file that Debian signed');
      expect(existsSync(unpacked('star'))).toBe(false);
    },
  );

  it('are refused from a server that neither a certificate nor a signature tells', async () => {
    await expect(unpack('0.0.0.0')).rejects.toThrow("can't be trusted");
  });

  it('are refused when one is not there', async () => {
    files.delete('/debian/pool/star.deb');

    await expect(unpack()).rejects.toThrow('/debian/pool/star.deb answers 404');
  });
});
