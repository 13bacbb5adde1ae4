import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { required, startEngine, type Engine } from './engine';

/**
 * A Varnish in front of a gateway.
 *
 * @param configFile  its VCL, with a backend at `gateway:3000`
 * @param gateway  where the gateway really is
 * @param purgeToken  what a purge has to carry
 */
export function startVarnish(
  configFile: string,
  gateway: string,
  purgeToken: string,
): Promise<Engine> {
  const binary = required('TEST_VARNISH');
  const { hostname, port: upstream } = new URL(gateway);
  return startEngine({
    binary,
    args(port, folder) {
      const file = join(folder, 'default.vcl');
      const vcl = readFileSync(configFile, 'utf8')
        .replace('.host = "gateway"', `.host = "${hostname}"`)
        .replace('.port = "3000"', `.port = "${upstream}"`);
      writeFileSync(file, vcl);
      return [
        ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`],
        ...['-f', file, '-s', 'malloc,64m', '-p', `vmod_path=${modulesOf(binary)}`],
        // A busy test may leave a connection idle for longer than usual, and then use it again.
        ...['-p', 'timeout_idle=120'],
      ];
    },
    url: (port) => `http://127.0.0.1:${port}`,
    environment: { CDN_PURGE_KEY: purgeToken },
  });
}

/** One that was unpacked and not installed does not find its modules by itself. */
function modulesOf(binary: string): string {
  const lib = join(dirname(binary), '../lib');
  const folders = readdirSync(lib).map((name) => join(lib, name, 'varnish/vmods'));
  return folders.find((folder) => existsSync(folder)) ?? '/usr/lib/varnish/vmods';
}
