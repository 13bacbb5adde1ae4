import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '@cosmic/platform/testing/engine';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';

/** A screen and a driver of somebody's own, which starts browsers on that screen. */
interface WebKitMachine {
  /** Where the driver listens. */
  driver: string;
  /** What the driver is to start. */
  browser: string;
  /** Ends the driver, the screen and every browser on it. */
  stop(): Promise<void>;
}

/**
 * A screen that nobody sees, and the driver on it. The shell is the first process of its place, so
 * all of them end with it; and it ends when nobody holds its input any more, however that came.
 */
const START = `
exec 4<&0
Xvfb -displayfd 3 -screen 0 1600x1400x24 -nolisten tcp 3>"$1/display" &
screen=$!
until [ -s "$1/display" ]; do kill -0 $screen || exit 1; sleep 0.05; done
export DISPLAY=:$(cat "$1/display")
WebKitWebDriver --port="$2" 4<&- &
driver=$!
{ cat <&4 >"$1/input"; kill $driver; } &
wait $driver
kill $screen
wait $screen
`;

/** The small browser lies in a folder that is named after the kind of machine. */
const BROWSER = `#!/bin/sh
exec "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser 2>/dev/null | head -n 1)" "$@"
`;

/** Its bar would keep the window from being as narrow as a telephone. */
const NARROW = 'button, entry { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n';
/** It is also what tells pages that motion is reduced. */
const STILL = '[Settings]\ngtk-enable-animations=0\n';

/** Starts one; resolves once the driver answers. */
export async function startWebKitMachine(): Promise<WebKitMachine> {
  const folder = await mkdtemp(join(tmpdir(), 'cosmic-webkit-'));
  const browser = join(folder, 'browser');
  await writeFile(browser, BROWSER);
  await chmod(browser, 0o755);
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), STILL);

  const port = await freePort();
  const driver = `http://127.0.0.1:${port}`;
  const child = spawn(required('WEBKIT_PATH'), ['sh', '-c', START, 'sh', folder, String(port)], {
    env: { ...process.env, ...environment(folder) },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!isOver()) {
      const over = once(child, 'exit');
      child.stdin.end();
      await over;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(async () => {
      if (isOver()) throw new Error(`WebKit's driver or its screen ended: ${child.exitCode}`);
      return isReady(driver);
    }, "WebKit's driver answers");
  } catch (error) {
    await stop();
    throw error;
  }
  return { driver, browser, stop };
}

/** Nothing of the desktop that the tests are started from: no settings, no bus, no screen. */
function environment(folder: string): NodeJS.ProcessEnv {
  return {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    LANG: 'C.UTF-8',
  };
}

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok;
  } catch {
    return false;
  }
}
