import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as ts from 'typescript';

/** A journey: the spec file it stands in, without its ending, and its title there. */
export type Journey = readonly [file: string, title: string];

/** What a journey's source holds: its own words and numbers, and those of what it refers to. */
export interface Source {
  words: readonly string[];
  numbers: readonly number[];
}

const FOLDER = resolve(__dirname, '..');
const ENDING = '.e2e-spec.ts';
const NOT_RUN = ['skip', 'todo', 'failing'];

/** @returns every journey that is run, by file and title */
export function readJourneys(): ReadonlyMap<string, Source> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(ENDING));
  return new Map(
    files.flatMap((name) => journeysOf(basename(name, ENDING), resolve(FOLDER, name))),
  );
}

/** How {@link readJourneys} names a journey. */
export function nameOf([file, title]: Journey): string {
  return `${file}: ${title}`;
}

/** Whether a journey's source holds what a person is to see, a text or a number. */
export function mentions({ words, numbers }: Source, seen: string | number): boolean {
  return typeof seen === 'number'
    ? numbers.includes(seen)
    : words.some((text) => text.includes(seen));
}

function journeysOf(file: string, path: string): [string, Source][] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: [string, Source][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = calledAs(node.expression);
      if (NOT_RUN.some((way) => called.includes(way))) return;
      const [title, ...body] = node.arguments;
      if (called[0] === 'it' && title && ts.isStringLiteralLike(title)) {
        found.push([nameOf([file, title.text]), sourceOf([node.expression, ...body], source)]);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names of a call such as `it.each(table)('…')`: `it`, `each`. */
function calledAs(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) {
    return [...calledAs(expression.expression), expression.name.text];
  }
  return ts.isCallExpression(expression) ? calledAs(expression.expression) : [];
}

/** What the nodes say, together with what they name among the constants of the file. */
function sourceOf(nodes: readonly ts.Node[], file: ts.SourceFile): Source {
  const words: string[] = [];
  const numbers: number[] = [];
  const followed = new Set<string>();
  const constants = constantsOf(file);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) words.push(node.text);
    else if (ts.isTemplateMiddleOrTemplateTail(node)) words.push(node.text);
    else if (ts.isRegularExpressionLiteral(node)) words.push(node.text.replace(/\\(.)/g, '$1'));
    else if (ts.isNumericLiteral(node)) numbers.push(Number(node.text));
    else if (ts.isIdentifier(node) && !followed.has(node.text)) {
      followed.add(node.text);
      const value = constants.get(node.text);
      if (value) visit(value);
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return { words, numbers };
}

/** Constants that journeys of a file share; what stands inside a journey is its own. */
function constantsOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const constants = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calledAs(node.expression)[0] === 'it') return;
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}
