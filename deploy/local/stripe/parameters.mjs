import { readFileSync } from 'node:fs';
import { CURRENCIES } from './currencies.mjs';
import { Refusal } from './refusal.mjs';

/** @typedef {import('./read-parameters.mjs').Shape} Shape */
/** @typedef {import('./state.mjs').Thing} Thing */

/** @type {Readonly<Record<string, Shape>>} */
const SHAPES = JSON.parse(readFileSync(new URL('./parameters.json', import.meta.url), 'utf8'));

const MAX_CHARACTERS = 5_000;
const METADATA = { keys: 50, keyCharacters: 40, valueCharacters: 500 };
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/;

/**
 * What Stripe asks of parameters beyond their types, by the parameter's own name.
 *
 * @type {Readonly<Record<string, (value: any, at: string) => Refusal | undefined>>}
 */
const RULES = {
  email: (value, at) =>
    EMAIL.test(value) && value.length <= 512
      ? undefined
      : invalid(at, `Invalid email address: ${value}`, 'email_invalid'),
  currency: (value, at) =>
    CURRENCIES.includes(value.toLowerCase())
      ? undefined
      : invalid(
          at,
          `Invalid currency: ${value}. Stripe currently supports these currencies: ${CURRENCIES.join(', ')}`,
        ),
  limit: (value, at) => within(value, at, 1, 100),
  unit_amount: (value, at) => within(value, at, 0, 99_999_999),
  amount: (value, at) => within(value, at, 1, 99_999_999),
  quantity: (value, at) => within(value, at, 0, 999_999),
  success_url: webAddress,
  cancel_url: webAddress,
  return_url: webAddress,
};

/**
 * Reads the parameters of a call as Stripe does.
 *
 * @param {string} call a method and path such as `POST /v1/customers/:id`
 * @param {Thing} sent texts, as they stood in the form
 * @returns {Thing} with numbers and flags for what was one
 * @throws {Refusal} of the first parameter that Stripe would not take
 */
export function parametersOf(call, sent) {
  const shape = SHAPES[call];
  if (!shape) throw new Error(`nothing is known of the parameters of ${call}`);
  return /** @type {Thing} */ (read(shape, sent, ''));
}

/**
 * @param {Shape} shape
 * @param {unknown} value
 * @param {string} at the parameter as Stripe writes it: `line_items[0][price]`
 * @returns {unknown}
 */
function read(shape, value, at) {
  if (typeof shape === 'string') return readPlain(shape, value, at);
  if ('list' in shape)
    return listOf(value, at).map((part, of) => read(shape.list, part, `${at}[${of}]`));
  if ('fields' in shape) return readFields(shape, value, at);
  if ('any' in shape) return readAny(shape.any, value, at);
  const text = textOf(value, at);
  if (shape.includes(text)) return text;
  if (text === '') throw emptied(at);
  throw invalid(at, `Invalid ${at}: must be one of ${inWords(shape)}`);
}

/** @param {'text' | 'number' | 'flag' | 'pairs'} shape @param {unknown} value @param {string} at */
function readPlain(shape, value, at) {
  if (shape === 'pairs') return readPairs(value, at);
  const text = textOf(value, at);
  if (text === '') throw emptied(at);
  if (shape === 'flag') {
    if (text !== 'true' && text !== 'false') throw invalid(at, `Invalid boolean: ${text}`);
    return text === 'true';
  }
  if (shape === 'number') {
    const isShare = at.endsWith('percent') || at.endsWith('percent]');
    if (!(isShare ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+$/).test(text)) throw notWhole(at, text);
    return ruled(Number(text), at);
  }
  if (text.length > MAX_CHARACTERS) {
    throw invalid(
      at,
      `Invalid string: ${text.slice(0, 20)}...; must be at most ${MAX_CHARACTERS} characters`,
      'parameter_invalid_string_too_long',
    );
  }
  return ruled(text, at);
}

/** @param {{ fields: Readonly<Record<string, Shape>>, needs?: readonly string[] }} shape @param {unknown} value @param {string} at */
function readFields({ fields, needs = [] }, value, at) {
  const sent = objectOf(value, at);
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0) {
    const names = unknown.map((name) => pathOf(at, name));
    const [first = ''] = names;
    throw invalid(
      first,
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      'parameter_unknown',
    );
  }
  const missing = needs.find((name) => sent[name] === undefined);
  if (missing !== undefined) throw lacking(pathOf(at, missing));
  return Object.fromEntries(
    Object.entries(sent).map(([name, part]) => [
      name,
      read(/** @type {Shape} */ (fields[name]), part, pathOf(at, name)),
    ]),
  );
}

/** The first shape that takes it; else the last one's refusal, which is the most particular. @param {readonly Shape[]} shapes @param {unknown} value @param {string} at */
function readAny(shapes, value, at) {
  /** @type {unknown} */
  let refusal;
  for (const shape of shapes) {
    try {
      return read(shape, value, at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** @param {unknown} value @param {string} at */
function readPairs(value, at) {
  const pairs = Object.entries(objectOf(value, at));
  if (pairs.length > METADATA.keys) {
    throw invalid(at, `Metadata can have up to ${METADATA.keys} keys.`);
  }
  for (const [key, text] of pairs) {
    if (key.length > METADATA.keyCharacters) {
      throw invalid(at, `Metadata keys can have up to ${METADATA.keyCharacters} characters.`);
    }
    if (textOf(text, pathOf(at, key)).length > METADATA.valueCharacters) {
      throw invalid(
        pathOf(at, key),
        `Metadata values can have up to ${METADATA.valueCharacters} characters.`,
      );
    }
  }
  return value;
}

/** @param {unknown} value @param {string} at */
function ruled(value, at) {
  const name = at.slice(at.lastIndexOf('[') + 1).replace(/\]$/, '');
  const refusal = Object.hasOwn(RULES, name) ? RULES[name]?.(value, at) : undefined;
  if (refusal) throw refusal;
  return value;
}

/** @param {unknown} value @param {string} at @returns {string} */
function textOf(value, at) {
  if (typeof value !== 'string') throw invalid(at, `Invalid string: ${JSON.stringify(value)}`);
  return value;
}

/** @param {unknown} value @param {string} at @returns {unknown[]} */
function listOf(value, at) {
  if (!Array.isArray(value)) throw invalid(at, 'Invalid array');
  return value;
}

/** @param {unknown} value @param {string} at @returns {Thing} */
function objectOf(value, at) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) throw invalid(at, 'Invalid object');
  return /** @type {Thing} */ (value);
}

/** @param {string} at @param {string} name */
function pathOf(at, name) {
  return at === '' ? name : `${at}[${name}]`;
}

/** @param {number} value @param {string} at @param {number} least @param {number} most */
function within(value, at, least, most) {
  if (value < least) return outside(at, `greater than or equal to ${least}`);
  return value > most
    ? outside(at, `less than or equal to ${most} (it currently is '${value}')`)
    : undefined;
}

/** @param {string} at @param {string} bound */
function outside(at, bound) {
  return invalid(at, `This value must be ${bound}.`, 'parameter_invalid_integer');
}

/** @param {string} value @param {string} at */
function webAddress(value, at) {
  const isOne = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  return isOne ? undefined : invalid(at, 'Not a valid URL', 'url_invalid');
}

/** @param {string} at @param {string} text */
function notWhole(at, text) {
  return invalid(at, `Invalid integer: ${text}`, 'parameter_invalid_integer');
}

/** @param {string} at */
function emptied(at) {
  return invalid(
    at,
    `You passed an empty string for '${at}'. We assume empty values are an attempt to unset a parameter; however '${at}' cannot be unset. You should remove '${at}' from your request or supply a non-empty value.`,
    'parameter_invalid_empty',
  );
}

/**
 * @param {string} at the parameter that was not sent
 * @returns {Refusal}
 */
export function lacking(at) {
  return invalid(at, `Missing required param: ${at}.`, 'parameter_missing');
}

/** @param {string} at @param {string} message @param {string} [code] */
function invalid(at, message, code) {
  return new Refusal(400, message, { ...(code && { code }), param: at });
}

/** @param {readonly string[]} choices */
function inWords(choices) {
  const named = choices.filter((choice) => choice !== '');
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')}, or ${named.at(-1)}`;
}
