import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const PAGE = `<!doctype html><html lang="en"><head><title>Cosmic Guide</title>
<meta name="description" content="none" /><template id="rest"></template></head><body><div id="root"></div></body></html>`;

/** A file of the application that is worth compressing. */
export const SCRIPT = 'export const stars = 9096;\n'.repeat(200);

/** Makes a folder with a build of the pages in small, as the gateway serves one. @returns its path */
export async function makeWebRoot(): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'cosmic-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), PAGE);
  await writeFile(join(webRoot, 'assets', 'small-1234.js'), 'export {};');
  for (const name of ['sw.js', 'offline.hi.html', 'manifest.webmanifest', 'favicon.svg']) {
    await writeFile(join(webRoot, name), '{}');
  }
  const script = join(webRoot, 'assets', 'app-1234.js');
  await writeFile(script, SCRIPT);
  await writeFile(`${script}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${script}.gz`, gzipSync(SCRIPT));
  await mkdir(join(webRoot, '.vite'));
  await writeFile(join(webRoot, '.vite', 'manifest.json'), '{}');
  await writeFile(
    join(webRoot, '.vite', 'first-paint.json'),
    JSON.stringify({
      '/pricing': {
        body: '<main>What it costs</main>',
        links: '<link rel="modulepreload" crossorigin href="/assets/app-1234.js">',
      },
    }),
  );
  return webRoot;
}
