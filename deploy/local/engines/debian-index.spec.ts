import { addPackages, closureOf, readRelease, runWith, type Index } from './debian-index.mjs';

const SUM = 'a'.repeat(64);

function indexOf(...paragraphs: string[]): Index {
  const index: Index = new Map();
  addPackages(index, paragraphs.join('\n\n'), 'https://mirror/debian');
  return index;
}

const paragraph = (name: string, more = '') =>
  `Package: ${name}\nVersion: 1\n${more}Filename: pool/${name}.deb\nSHA256: ${SUM}`;

const namesIn = (index: Index, ...wanted: string[]) =>
  closureOf(index, wanted)
    ?.map(({ name }) => name)
    .sort();

describe('the list of a release', () => {
  it('gives its name and the sums of its files, of SHA-256 and no other', () => {
    const release = `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA256

Suite: stable
Codename: trixie
MD5Sum:
 0123 10 main/binary-amd64/Packages.xz
SHA256:
 ${SUM}       10 main/binary-amd64/Packages.xz
 ${SUM.replace('a', 'b')} 9800000 main/binary-arm64/Packages.xz
-----BEGIN PGP SIGNATURE-----
`;

    const { codename, sums } = readRelease(release);

    expect(codename).toBe('trixie');
    expect([...sums.keys()]).toEqual([
      'main/binary-amd64/Packages.xz',
      'main/binary-arm64/Packages.xz',
    ]);
    expect(sums.get('main/binary-amd64/Packages.xz')).toBe(SUM);
  });

  it('is not taken for one when it is a page of a proxy', () => {
    expect(() => readRelease('<html>Please log in</html>')).toThrow('not the InRelease');
  });
});

describe('what a program needs', () => {
  it('is followed through dependencies, the first alternative there is, and what stands in for it', () => {
    const index = indexOf(
      paragraph('star', 'Pre-Depends: light\nDepends: nowhere | moon (>= 2:1.0), sky:any, star\n'),
      paragraph('light'),
      paragraph('moon', 'Depends: tide\n'),
      paragraph('heaven', 'Provides: sky (= 3), air\n'),
      paragraph('tide', 'Recommends: boat\n'),
      paragraph('boat'),
    );

    expect(namesIn(index, 'star')).toEqual(['heaven', 'light', 'moon', 'star', 'tide']);
  });

  it('leaves the C library and what only installing needs out', () => {
    const index = indexOf(
      paragraph('star', 'Depends: libc6 (>= 2.34), adduser, debconf (>= 0.5) | debconf-2.0\n'),
      paragraph('libc6'),
      paragraph('adduser'),
      paragraph('debconf'),
    );

    expect(namesIn(index, 'star')).toEqual(['star']);
  });

  it('is nothing where a part of it is missing', () => {
    expect(namesIn(indexOf(paragraph('star', 'Depends: moon\n')), 'star')).toBeUndefined();
    expect(closureOf(indexOf(paragraph('star')), ['sun'])).toBeNull();
  });

  it.each([
    ['2.36', true],
    ['2.41', true],
    ['2.35', false],
    ['2.9', false],
  ])('runs with glibc %s: %s', (libc, runs) => {
    const index = indexOf(
      paragraph('star', 'Depends: libc6 (>= 2.9), moon\n'),
      paragraph('moon', 'Depends: libz (>= 9.9), libc6 (>= 2.36)\n'),
      paragraph('libz'),
    );

    expect(runWith(closureOf(index, ['star'])!, libc)).toBe(runs);
  });

  it('is taken from updates where they have it', () => {
    const index = indexOf(paragraph('star'));
    addPackages(index, paragraph('star').replace('pool/', 'updates/'), 'https://mirror/security');

    expect(closureOf(index, ['star'])).toMatchObject([
      { archive: 'https://mirror/security', file: 'updates/star.deb', sha256: SUM },
    ]);
  });
});
