/** Writes parameters.json: what Stripe's SDK knows of the parameters of each call that is stood in for. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * What may be sent for a parameter. A list of texts is a choice of them; `any` takes what one of
 * several takes; of the fields of an object, those in `needs` must be there.
 *
 * @typedef {'text' | 'number' | 'flag' | 'pairs' | readonly string[]
 *   | { list: Shape } | { any: readonly Shape[] }
 *   | { fields: Readonly<Record<string, Shape>>, needs?: readonly string[] }} Shape
 */

const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** Every call that is stood in for, and the method of the SDK that makes it. */
const CALLS = {
  'GET /v1/products/:id': 'products.retrieve',
  'POST /v1/products': 'products.create',
  'GET /v1/prices': 'prices.list',
  'POST /v1/prices': 'prices.create',
  'POST /v1/customers': 'customers.create',
  'GET /v1/customers/:id': 'customers.retrieve',
  'POST /v1/customers/:id': 'customers.update',
  'DELETE /v1/customers/:id': 'customers.del',
  'POST /v1/checkout/sessions': 'checkout.sessions.create',
  'GET /v1/checkout/sessions': 'checkout.sessions.list',
  'POST /v1/checkout/sessions/:id/expire': 'checkout.sessions.expire',
  'GET /v1/billing_portal/configurations': 'billingPortal.configurations.list',
  'POST /v1/billing_portal/configurations': 'billingPortal.configurations.create',
  'POST /v1/billing_portal/configurations/:id': 'billingPortal.configurations.update',
  'POST /v1/billing_portal/sessions': 'billingPortal.sessions.create',
  'GET /v1/subscriptions': 'subscriptions.list',
  'DELETE /v1/subscriptions/:id': 'subscriptions.cancel',
  'GET /v1/invoices': 'invoices.list',
  'GET /v1/charges': 'charges.list',
  'POST /v1/refunds': 'refunds.create',
};

/** @returns {Record<string, Shape>} the parameters of every call, as the installed SDK types them */
export function parametersOfSdk() {
  const { checker, source } = readSdk();
  /** @param {ts.Symbol} symbol */
  const typeOf = (symbol) => checker.getTypeOfSymbolAtLocation(symbol, source);
  const shapes = new Shapes(checker, typeOf);
  const [stripe] = checker.getExportsOfModule(there(checker.getSymbolAtLocation(source)));
  return Object.fromEntries(
    Object.entries(CALLS).map(([call, path]) => {
      const method = path
        .split('.')
        .reduce((type, name) => typeOf(there(type.getProperty(name))), typeOf(there(stripe)));
      const [signature] = method.getCallSignatures();
      const params = there(signature?.parameters.find(({ name }) => name === 'params'));
      return [call, shapes.of(typeOf(params))];
    }),
  );
}

/** Has the types of the SDK read, by way of a file that names one. */
function readSdk() {
  const name = fileURLToPath(new URL('./types-of-sdk.ts', import.meta.url));
  const text = `import Stripe from 'stripe';\nexport declare const stripe: Stripe;\n`;
  const options = { module: ts.ModuleKind.NodeNext, strict: true, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return { checker: program.getTypeChecker(), source: there(program.getSourceFile(name)) };
}

/** Reads shapes from types. */
class Shapes {
  /**
   * @param {ts.TypeChecker} checker
   * @param {(symbol: ts.Symbol) => ts.Type} typeOf
   */
  constructor(checker, typeOf) {
    this.checker = checker;
    this.typeOf = typeOf;
  }

  /** @param {ts.Type} type @returns {Shape} */
  of(type) {
    const parts = (type.isUnion() ? type.types : [type]).filter((part) => !is(part, ABSENT));
    const choices = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    /** @type {Shape[]} */
    const shapes = [];
    if (parts.some((part) => is(part, ts.TypeFlags.String))) shapes.push('text');
    else if (choices.length > 0) shapes.push(choices);
    if (parts.some((part) => is(part, ts.TypeFlags.BooleanLike))) shapes.push('flag');
    if (parts.some((part) => is(part, ts.TypeFlags.NumberLike))) shapes.push('number');
    // An intersection leaves a choice open for what later versions of the API add to it.
    const objects = parts.filter((part) => is(part, ts.TypeFlags.Object));
    shapes.push(...objects.map((part) => this.ofObject(part)));
    const [only] = shapes;
    return shapes.length === 1 && only ? only : { any: shapes };
  }

  /** @param {ts.Type} type @returns {Shape} */
  ofObject(type) {
    if (this.checker.isArrayType(type)) {
      return { list: this.of(there(type.getNumberIndexType())) };
    }
    if (type.getStringIndexType()) return 'pairs';
    if (type.symbol.name === 'Decimal') return 'text';
    const properties = type.getProperties();
    const needs = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
    return {
      fields: Object.fromEntries(
        properties.map((property) => [property.name, this.of(this.typeOf(property))]),
      ),
      ...(needs.length > 0 && { needs: needs.map(({ name }) => name) }),
    };
  }
}

/** @param {ts.Type} type @param {ts.TypeFlags} flags */
function is(type, flags) {
  return (type.flags & flags) !== 0;
}

/**
 * @template T
 * @param {T | undefined} value
 * @returns {T}
 */
function there(value) {
  if (value === undefined) throw new Error('the SDK has other types than this reads');
  return value;
}

/** @returns {string} the contents of parameters.json: a line for each call */
export function parametersFile() {
  const lines = Object.entries(parametersOfSdk()).map(
    ([call, shape]) => `${JSON.stringify(call)}: ${JSON.stringify(shape)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('./parameters.json', import.meta.url), parametersFile());
}
