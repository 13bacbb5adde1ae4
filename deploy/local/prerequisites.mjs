/**
 * Checked before anything else is loaded, so this file keeps to what old Node
 * versions understand.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether a version lies in a range of the form `>=20.19 <21 || >=22.12`
 * (the only operators package.json's engines uses here).
 *
 * @param {string} version such as `20.20.2`
 * @param {string} range
 */
export function isInRange(version, range) {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((bound) => meets(version, bound)),
  );
}

/**
 * @param {string} version
 * @param {string} bound
 */
function meets(version, bound) {
  const match = /^(>=|<)(\d+(?:\.\d+)*)$/.exec(bound);
  if (!match || !match[2]) throw new Error(`engines: cannot read "${bound}"`);
  const order = compareVersions(version, match[2]);
  return match[1] === '>=' ? order >= 0 : order < 0;
}

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} below 0 when a is older, 0 when equal as far as b goes, above 0 when newer
 */
export function compareVersions(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < right.length; i++) {
    const difference = (left[i] || 0) - (right[i] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Leaves when this machine cannot run the project, with a sentence for each reason.
 *
 * @param {string} root the checkout
 * @param {{ git?: boolean }} [also] whether it is asked which files the checkout holds
 */
export function requirePrerequisites(root, { git = false } = {}) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const reasons = reasonsAgainst({
    platform: process.platform,
    node: process.versions.node,
    range: engines.node,
    isClone: !git || spawnSync('git', ['-C', root, 'ls-files', '-z', 'package.json']).status === 0,
  });
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}

/**
 * @param {object} machine
 * @param {string} machine.platform
 * @param {string} machine.node its version
 * @param {string} machine.range the versions that will do
 * @param {boolean} machine.isClone whether git knows the files, where it has to
 * @returns {string[]} why it can't run the project, and what to do
 */
export function reasonsAgainst({ platform, node, range, isClone }) {
  return [
    ...(platform === 'win32'
      ? ['Windows is not supported directly: use WSL 2, or `docker compose up`.']
      : []),
    ...(isInRange(node, range)
      ? []
      : [
          `This needs Node.js ${range}; this is ${node}. Install Node.js 20 or newer from https://nodejs.org.`,
        ]),
    ...(isClone
      ? []
      : ['The tests ask git which files there are: install git, and use a clone, no archive.']),
  ];
}
