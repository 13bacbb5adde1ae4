/**
 * The pages while they are being changed: Vite's server, which has the browser replace what was
 * saved, in front of the gateway. The launcher starts it; a channel to it ends it.
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const { ROOT = '', CACHE, GATEWAY, PORT, MODE = 'development' } = process.env;

/** What the gateway answers; every other address is a page or one of its files. */
const OF_THE_GATEWAY = [
  '^/(api|\\.well-known)/',
  '^/(rss\\.xml|robots\\.txt)$',
  '^(/[a-z]{2})?/(sitemap\\.xml|calendar\\.ics)$',
  '^/blog/covers/',
  '^/s/[^/]+/picture\\.png$',
];

const server = await createServer({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'web', 'vite.config.mts'),
  mode: MODE,
  cacheDir: CACHE,
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(PORT),
    strictPort: true,
    proxy: Object.fromEntries(OF_THE_GATEWAY.map((path) => [path, { target: GATEWAY }])),
    warmup: { clientFiles: ['./src/main.tsx'] },
  },
});
await server.listen();

const leave = () => void server.close().finally(() => process.exit(0));
process.on('SIGTERM', leave);
process.on('disconnect', leave);
if (process.connected === false) leave();
