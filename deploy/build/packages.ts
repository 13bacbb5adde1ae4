import { isBuiltin } from 'node:module';
import ts from 'typescript';

/**
 * The packages that a file names, each once: what it imports or requires, resolves, takes types
 * from, or, where it is a stylesheet, includes. Ours and those of Node.js are left out.
 */
export function packagesNamedIn(file: string, text: string): string[] {
  const specifiers = file.endsWith('.css') ? cssSpecifiers(text) : codeSpecifiers(file, text);
  const foreign = specifiers.filter((one) => !/^([./#]|@cosmic\/|\w+:)/.test(one));
  return [...new Set(foreign.filter((one) => !isBuiltin(one)).map(packageOf))];
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function cssSpecifiers(text: string): string[] {
  const found = text.matchAll(/(?:@import |@plugin |\burl\()['"]([^'"]+)['"]/g);
  return [...found].map(([, specifier]) => specifier!);
}

/** Functions whose only argument names a module, besides `import` itself. */
const ASKS = /^(require|(require|import\.meta)\.resolve|createRequire\(.*\)(\.resolve)?)$/;

/** Those of a file that makes its own; elsewhere `resolve` puts paths together. */
const ASKS_WHERE_MADE = /^resolve$/;

function codeSpecifiers(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const patterns = text.includes('createRequire(') ? [ASKS, ASKS_WHERE_MADE] : [ASKS];
  const found: string[] = [];
  const take = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) take(node.expression);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal);
    else if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      const asks = called === 'import' || patterns.some((pattern) => pattern.test(called));
      if (asks && node.arguments.length === 1) take(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
