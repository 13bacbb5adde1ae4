import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { required } from '@cosmic/platform/testing/engine';

const run = promisify(execFile);
const FOLDER = resolve(__dirname, 'lighthouse');
const PROGRAM = resolve(FOLDER, 'node_modules/lighthouse/cli/index.js');
const REPORT_BYTES = 64 * 1024 * 1024;

const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu';

/** What Lighthouse said of a page on a slow telephone. */
export interface Judged {
  /** Of 100 each. */
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  /** Milliseconds. */
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Bytes that came over the wire before the page had loaded; what scripts weigh is told by the build. */
  fonts: number;
  /** How fast this machine was at that moment; Lighthouse wants 1,000 or more for what it slows down four times. */
  machine: number;
}

/** Installs it from its own lock file, where that was not done yet. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  process.stdout.write('Installing Lighthouse; this takes about a minute ...\n');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
}

/**
 * Opens a page as a telephone on slow 4G would, and judges it; once more where its recording was no good.
 *
 * @param flags more of Lighthouse's own
 */
export function judge(url: string, flags: readonly string[] = []): Promise<Judged> {
  return judgeOnce(url, flags).catch(() => judgeOnce(url, flags));
}

/** The same page as nothing but HTML, styles and letters. */
export function judgeWithoutScripts(url: string): Promise<Judged> {
  return judge(url, ['--blocked-url-patterns=*.js']);
}

async function judgeOnce(url: string, flags: readonly string[]): Promise<Judged> {
  const { stdout } = await run(
    process.execPath,
    [PROGRAM, url, '--output=json', '--quiet', `--chrome-flags=${CHROMIUM_FLAGS}`, ...flags],
    {
      maxBuffer: REPORT_BYTES,
      env: { ...process.env, CHROME_PATH: required('CHROMIUM_PATH') },
    },
  );
  return judgedBy(JSON.parse(stdout) as Report);
}

interface Report {
  categories: Record<keyof Judged['scores'], { score: number }>;
  audits: Record<string, { numericValue: number; details: { items: Item[] } }>;
  environment: { benchmarkIndex: number };
}

interface Item {
  resourceType: string;
  transferSize: number;
  networkEndTime: number;
  observedLoad: number;
}

function judgedBy({ categories, audits, environment }: Report): Judged {
  const of = (name: string) => audits[name]!;
  const [{ observedLoad }] = of('metrics').details.items as [Item];
  const bytesOf = (type: string) =>
    of('network-requests')
      .details.items.filter(
        ({ resourceType, networkEndTime }) =>
          resourceType === type && networkEndTime <= observedLoad,
      )
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const score = (name: keyof Judged['scores']) => Math.round(categories[name].score * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: of('largest-contentful-paint').numericValue,
    blocked: of('total-blocking-time').numericValue,
    shift: of('cumulative-layout-shift').numericValue,
    fonts: bytesOf('Font'),
    machine: environment.benchmarkIndex,
  };
}
