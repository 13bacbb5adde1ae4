import { existsSync, readFileSync } from 'node:fs';

/** @typedef {'apt' | 'dnf' | 'pacman' | 'apk' | 'zypper' | 'brew'} Manager */

/** @type {Record<Manager, string>} */
const COMMANDS = {
  apt: 'sudo apt install',
  dnf: 'sudo dnf install',
  pacman: 'sudo pacman -S',
  apk: 'doas apk add',
  zypper: 'sudo zypper install',
  brew: 'brew install',
};

/** Which one a distribution has, by its own name in os-release or by that of its family. */
const MANAGERS = /** @type {Record<string, Manager | undefined>} */ ({
  ...{ debian: 'apt', ubuntu: 'apt' },
  ...{ fedora: 'dnf', rhel: 'dnf', centos: 'dnf' },
  arch: 'pacman',
  alpine: 'apk',
  ...{ suse: 'zypper', opensuse: 'zypper' },
});

/**
 * The package manager that belongs to this machine.
 *
 * @param {NodeJS.Platform} platform
 * @param {string} osRelease the text of /etc/os-release, or ''
 * @returns {Manager | null} null where it is none that we know
 */
export function managerOf(platform, osRelease) {
  if (platform === 'darwin') return 'brew';
  const names = ['ID', 'ID_LIKE'].flatMap((key) => {
    const value = new RegExp(`^${key}=["']?([^"'\\n]*)`, 'm').exec(osRelease)?.[1];
    return value?.split(' ') ?? [];
  });
  return names.map((name) => MANAGERS[name]).find(Boolean) ?? null;
}

/** @returns {Manager | null} */
export function managerHere() {
  const file = ['/etc/os-release', '/usr/lib/os-release'].find(existsSync);
  return managerOf(process.platform, file ? readFileSync(file, 'utf8') : '');
}

/**
 * What a program is called by those who package it; where one is not named, it has no package.
 *
 * @typedef {object} Lacking
 * @property {string} title
 * @property {string} variable that names one which is elsewhere
 * @property {Partial<Record<Manager, string>>} install
 */

/**
 * One message for all that is missing.
 *
 * @param {Lacking[]} lacking at least one
 * @param {Manager | null} manager
 * @returns {string}
 */
export function whatToInstall(lacking, manager) {
  const titles = listed(lacking.map(({ title }) => title));
  const packages = manager ? lacking.flatMap(({ install }) => install[manager] ?? []) : [];
  const unpackaged = manager ? lacking.filter(({ install }) => !install[manager]) : lacking;
  const command =
    manager && packages.length > 0 ? `\`${COMMANDS[manager]} ${packages.join(' ')}\`` : '';
  const byHand =
    unpackaged.length > 0 ? `${listed(unpackaged.map(({ title }) => title))} by hand` : '';
  const install = [command, byHand].filter(Boolean).join(', and ');
  const variables = listed(lacking.map(({ variable }) => variable));
  return `Not found: ${titles}. Install ${command && !byHand ? 'with ' : ''}${install}; or set ${variables}; or use \`docker compose up\`.`;
}

/** @param {string[]} words */
function listed(words) {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
}
