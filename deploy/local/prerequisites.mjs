/**
 * Checked before anything else is loaded, so this file keeps to what old Node
 * versions understand.
 */
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
 * Leaves with one sentence when this machine cannot run the project.
 *
 * @param {string} root the checkout
 */
export function requirePrerequisites(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const refuse = (/** @type {string} */ sentence) => {
    console.error(sentence);
    process.exit(1);
  };
  if (process.platform === 'win32') {
    refuse('Windows is not supported directly: use WSL 2, or `docker compose up`.');
  }
  if (!isInRange(process.versions.node, engines.node)) {
    refuse(
      `This needs Node.js ${engines.node}; this is ${process.versions.node}. Install Node.js 20 or newer from https://nodejs.org.`,
    );
  }
}
