import { URLSearchParams } from 'node:url';

/** @typedef {import('./state.mjs').Thing} Thing */

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the nested form in which Stripe's SDK sends parameters: `a[b][0]=c`.
 *
 * @param {string} text
 * @returns {Thing}
 */
export function parseForm(text) {
  /** @type {Thing} */
  const result = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]$/).filter((part, at) => part !== '' || at === 0);
    if (!path.some((part) => UNSAFE.has(part))) put(result, path, value, name.endsWith('[]'));
  }
  return /** @type {Thing} */ (withLists(result));
}

/**
 * @param {Thing} target
 * @param {string[]} path
 * @param {string} value
 * @param {boolean} appends whether the name ends in `[]`
 */
function put(target, path, value, appends) {
  let here = target;
  for (const part of path.slice(0, -1)) here = here[part] ??= {};
  const last = path.at(-1) ?? '';
  if (!appends) here[last] = value;
  else {
    const list = (here[last] ??= {});
    list[Object.keys(list).length] = value;
  }
}

/**
 * Turns objects with the keys 0, 1, 2 … into lists.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
function withLists(value) {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withLists(part)]);
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
