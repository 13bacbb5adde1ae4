// Jest compiles each module anew for every test file, which took a third of a file's time. Here a
// process compiles it once and binds the compiled script to the context of each file.
const vm = require('node:vm');

const { compileFunction } = vm;
/** The last script of each file, with the code it was compiled from. */
const compiled = new Map();

/** Does what Node's function does, for code that is the same for every context. */
vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  let known = compiled.get(filename);
  if (known?.code !== code) {
    // On one line with the code's first, so that lines keep their numbers.
    const head = `(function (${parameters.join(', ')}) {`;
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    known = { code, script };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

const { default: Runtime } = require('jest-runtime');

/** Native code whose classes hold whatever context loads them: with them, all modules of a test file. */
const ADD_ONS = new Set(['@napi-rs/canvas']);

module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    return ADD_ONS.has(name) ? require(name) : super.requireModuleOrMock(from, name);
  }
};
