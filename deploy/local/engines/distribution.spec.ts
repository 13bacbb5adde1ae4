import { managerOf, whatToInstall } from './distribution.mjs';

describe('the package manager', () => {
  it.each([
    ['debian', 'ID=debian\n', 'apt'],
    ['Ubuntu', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', 'apt'],
    ['Mint', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'apt'],
    ['Fedora', 'ID=fedora\n', 'dnf'],
    ['Rocky', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'dnf'],
    ['Arch', 'ID=arch\n', 'pacman'],
    ['Manjaro', 'ID=manjaro\nID_LIKE=arch\n', 'pacman'],
    ['Alpine', 'ID=alpine\n', 'apk'],
    ['openSUSE', 'ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n', 'zypper'],
    ['one of its own', 'ID=lfs\n', null],
    ['none', '', null],
  ])('of %s', (_, osRelease, manager) => {
    expect(managerOf('linux', osRelease)).toBe(manager);
  });

  it('of macOS is brew', () => {
    expect(managerOf('darwin', '')).toBe('brew');
  });
});

describe('what is missing', () => {
  const redis = {
    title: 'Redis 6.2 or newer',
    variable: 'REDIS_URL',
    install: { apk: 'redis', dnf: 'valkey' },
  };
  const nats = { title: 'NATS server', variable: 'NATS_URL', install: { apk: 'nats-server' } };

  it('is named at once, with one command', () => {
    expect(whatToInstall([redis, nats], 'apk')).toBe(
      'Not found: Redis 6.2 or newer and NATS server. Install with `doas apk add redis nats-server`; or set REDIS_URL and NATS_URL; or use `docker compose up`.',
    );
  });

  it('is told apart from what the distribution does not have', () => {
    expect(whatToInstall([redis, nats], 'dnf')).toBe(
      'Not found: Redis 6.2 or newer and NATS server. Install `sudo dnf install valkey`, and NATS server by hand; or set REDIS_URL and NATS_URL; or use `docker compose up`.',
    );
  });

  it('is named on an unknown system, too', () => {
    expect(whatToInstall([nats], null)).toBe(
      'Not found: NATS server. Install NATS server by hand; or set NATS_URL; or use `docker compose up`.',
    );
  });
});
