import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import createClient from 'openapi-fetch';
import ts from 'typescript';
import { makeSite, PASSWORD, type Site } from './make';

/** What somebody writes who has the document and nothing else. */
const CLIENT = `
import type createClient from 'openapi-fetch';
import type { components, paths } from './api';

type StreamEvent = components['schemas']['StreamEvent'];

export async function visit(make: typeof createClient, baseUrl: string, password: string) {
  const header = { Origin: baseUrl };
  const client = make<paths>({ baseUrl });
  const email = 'client@example.com';

  const signedUp = await client.POST('/api/auth/sign-up', {
    params: { header },
    body: { email, password, data: { full_name: 'Caroline Herschel' } },
  });
  if (signedUp.error) throw new Error(signedUp.error.error.code);

  const signedIn = await client.POST('/api/auth/sign-in', {
    params: { header },
    body: { email, password },
  });
  if (signedIn.error) throw new Error(signedIn.error.error.code);
  if ('challenge' in signedIn.data) throw new Error('there is no second factor');
  const headers = { authorization: 'Bearer ' + signedIn.data.access_token };

  const leave = new AbortController();
  const stream = await client.GET('/api/stream', {
    headers,
    parseAs: 'stream',
    signal: leave.signal,
  });
  if (!stream.data) throw new Error('there is no stream');

  const asked = await client.POST('/api/readings/generate', {
    headers,
    params: { header: { ...header, 'idempotency-key': 'of-a-client' } },
    body: { toolType: 'angel-number', params: { number: '1111' } },
  });
  if (asked.error) throw new Error(asked.error.error.code);

  let told = '';
  let completed = '';
  for await (const event of eventsOf(stream.data)) {
    if (event.event === 'generation.delta' && event.data.id === asked.data.id) {
      told = told.slice(0, event.data.offset) + event.data.text;
    }
    if (event.event === 'generation.failed') throw new Error(event.data.error?.message);
    if (event.event === 'generation.completed' && event.data.id === asked.data.id) {
      completed = event.data.content;
      break;
    }
  }
  leave.abort();

  const { data: subscription } = await client.GET('/api/subscription', { headers });
  const { data: list } = await client.GET('/api/plans', { headers });
  const refused = await client.GET('/api/admin/usage', { headers });
  return {
    told,
    completed,
    subscribed: subscription?.subscribed,
    plans: list?.plans.map(({ key, limits }) => [key, limits.premiumTools] as const),
    refusal: refused.error?.error.code,
  };
}

async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\\n\\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\\n').map((line) => {
          const [name = '', ...rest] = line.split(': ');
          return [name, rest.join(': ')] as const;
        }),
      );
      const data = fields.get('data');
      if (data === undefined) continue;
      yield { event: fields.get('event'), id: fields.get('id'), data: JSON.parse(data) } as StreamEvent;
    }
  }
}
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
};

interface Visit {
  told: string;
  completed: string;
  subscribed: boolean;
  plans: [key: string, premiumTools: boolean][];
  refusal: string;
}
type Visiting = (make: typeof createClient, baseUrl: string, password: string) => Promise<Visit>;

/** The same with one mistake each. */
const MISTAKES: readonly (readonly [name: string, right: string, wrong: string])[] = [
  ['without the origin', 'const header = { Origin: baseUrl };', 'const header = {};'],
  ['with another field', "params: { number: '1111' }", "params: { number: '1111', more: 1 }"],
  ['with an event that there is not', "'generation.delta'", "'generation.told'"],
];
const RIGHT = 'client.ts';

describe('a client made from the API document', () => {
  let site: Site;
  let url: string;
  let faults: Map<string, string[]>;

  beforeAll(async () => {
    site = await makeSite();
    ({ url } = await site.gateway());
    const document = await (await fetch(`${url}/api/openapi.json`)).text();
    const wrong = MISTAKES.map(([name, right, instead]) => [name, CLIENT.replace(right, instead)]);
    faults = faultsOf(
      new Map([
        ['api.ts', typesOf(document)],
        [RIGHT, CLIENT],
        ...wrong.map(([name, source]) => [`${name}.ts`, source!] as const),
      ]),
    );
  });
  afterAll(() => site.stop());

  it('is right by the strictest rules of types', () => {
    expect(faults.get('api.ts')).toEqual([]);
    expect(faults.get(RIGHT)).toEqual([]);
  });

  it.each(MISTAKES)('is wrong %s', (name) => {
    expect(faults.get(`${name}.ts`)).not.toEqual([]);
  });

  it('signs up, asks for a reading, hears it and reads the plan', async () => {
    const { outputText } = ts.transpileModule(CLIENT, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const exported: { visit?: Visiting } = {};
    new Function('exports', outputText)(exported);

    const visit = await exported.visit!(createClient, url, PASSWORD);

    expect(visit.completed).not.toBe('');
    expect(visit.told).toBe(visit.completed);
    expect(visit).toMatchObject({ subscribed: false, refusal: 'admin_only' });
    expect(visit.plans).toContainEqual(['free', false]);
  });
});

/** The types that openapi-typescript writes for a document; it is an ES module, which has a process of its own. */
function typesOf(document: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cosmic-api-'));
  const cli = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin', 'cli.js');
  try {
    writeFileSync(join(folder, 'openapi.json'), document);
    const output = join(folder, 'api.ts');
    execFileSync(process.execPath, [cli, join(folder, 'openapi.json'), '--output', output], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * What the compiler says of sources that are on no disk, by their names. They share one program:
 * the types of the language and of the browser are read once.
 */
function faultsOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const folder = join(__dirname, 'made');
  const files = new Map([...sources].map(([name, text]) => [join(folder, name), text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text === undefined) return getSourceFile.call(host, name, ...rest);
    return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  host.directoryExists = (name) => name === folder || (directoryExists?.call(host, name) ?? true);
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return new Map(
    [...sources.keys()].map((name) => [
      name,
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(join(folder, name)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ]),
  );
}
