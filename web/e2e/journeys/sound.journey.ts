import type { Page } from 'playwright-core';
import { until } from '@cosmic/platform/testing/until';
import { accessibilityViolations, MOVING } from '../browser';
import { addressOfPart } from '../built';
import { expect, test } from '../journey';

test.describe('sound', () => {
  const heard = (page: Page) => {
    const files: string[] = [];
    const parts: Record<string, string> = {
      player: addressOfPart('src/app/sound/player.ts'),
      stage: addressOfPart('src/app/sound/sound-stage.tsx'),
      music: addressOfPart('src/app/sound/ambient.ts'),
    };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const sound = /\/sounds\/(\w+)\.wav$/.exec(pathname)?.[1];
      const part = Object.keys(parts).find((name) => parts[name] === pathname);
      if (sound ?? part) files.push((sound ?? part)!);
    });
    return files;
  };

  test('is armed, first heard at a touch, off by one switch; music waits to be asked for', async ({
    site,
    visit,
  }) => {
    const { page } = await visit(MOVING);
    const files = heard(page);
    await page.goto(`${site.url}/pricing`);
    const sound = page.getByRole('switch', { name: 'Sound' });
    const music = page.getByRole('switch', { name: 'Ambient music' });
    expect(await sound.getAttribute('aria-checked')).toBe('true');
    await page.getByRole('link', { name: 'Tools' }).first().hover();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);

    await page.keyboard.press('Tab');
    await until(() => files.includes('player'), 'the player is fetched');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Tools' }).first().click();
    await until(() => files.includes('transition') && files.includes('click'), 'it is heard');
    expect(files).not.toContain('music');

    await music.press('Enter');
    await until(() => files.includes('music'), 'the music is fetched');
    await sound.press('Enter');
    expect(await music.getAttribute('aria-checked')).toBe('false');
    expect(await page.evaluate(() => localStorage.getItem('cosmic.sound'))).toBe('false');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.reload();
    expect(await sound.getAttribute('aria-checked')).toBe('false');
    await sound.press('Enter');
    expect(await page.evaluate(() => localStorage.getItem('cosmic.sound'))).toBe('true');
  });

  test('is silent where motion is not wanted, until it is asked for', async ({ site, visit }) => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    const files = heard(page);
    await page.goto(`${site.url}/pricing`);
    const sound = page.getByRole('switch', { name: 'Sound', checked: false });
    await sound.waitFor();
    await page.getByRole('link', { name: 'Tools' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cosmic tools' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);

    await sound.press('Enter');
    await until(() => files.includes('player'), 'the player is fetched');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await until(() => files.includes('click'), 'the click is heard');
    expect(files).not.toContain('transition');
  });

  test('makes its music of the sky: loud enough, never too loud, and in both ears', async ({
    visit,
  }) => {
    const { page } = await visit(MOVING);
    await page.addInitScript(recordAudio);
    await page.goto('/pricing');
    await page.getByRole('switch', { name: 'Ambient music' }).click();
    await page.waitForFunction(() => (window as Recorded).begun);
    const { peak, loudness, steady } = await page.evaluate(measure);

    // Twice a fifth, the volume of the product, is where everything would come together.
    expect(peak).toBeLessThan(0.4);
    expect(peak).toBeGreaterThan(0.02);
    for (const ear of loudness) {
      expect(ear).toBeGreaterThan(-45);
      expect(ear).toBeLessThan(-18);
    }
    // Nothing cracks: from one sample to the next it goes a small way.
    expect(steady).toBeLessThan(0.05);
  });
});

interface Recorded extends Window {
  context?: OfflineAudioContext;
  begun?: boolean;
}

/** Lets what is played be written down instead, faster than it would be heard. */
function recordAudio(): void {
  const SECONDS = 20;
  const RATE = 48_000;
  class Recorder extends OfflineAudioContext {
    constructor() {
      super({ numberOfChannels: 2, length: SECONDS * RATE, sampleRate: RATE });
    }
    override createBuffer(...about: Parameters<OfflineAudioContext['createBuffer']>) {
      const [channels] = about;
      // The room is made first, for both ears; the effects have a context of their own, with one.
      // Once all is tuned, the microtasks of that moment have run.
      if (channels === 2) {
        (window as Recorded).context = this;
        setTimeout(() => ((window as Recorded).begun = true));
      }
      return super.createBuffer(...about);
    }
    override resume = () => Promise.resolve();
    override suspend = () => Promise.resolve();
    close = () => Promise.resolve();
  }
  Object.assign(window, { AudioContext: Recorder });
}

/** @returns the peak, of 1; how loud each ear's last half is, in decibels below full scale (RMS); the largest step */
async function measure(): Promise<{ peak: number; loudness: number[]; steady: number }> {
  const buffer = await (window as Recorded).context!.startRendering();
  const ears = [0, 1].map((ear) => buffer.getChannelData(ear));
  let peak = 0;
  let steady = 0;
  for (const samples of ears) {
    for (let at = 1; at < samples.length; at += 1) {
      peak = Math.max(peak, Math.abs(samples[at]!));
      steady = Math.max(steady, Math.abs(samples[at]! - samples[at - 1]!));
    }
  }
  const loudness = ears.map((samples) => {
    const half = samples.subarray(samples.length / 2);
    const power = half.reduce((sum, sample) => sum + sample * sample, 0) / half.length;
    return 10 * Math.log10(power);
  });
  return { peak, loudness, steady };
}
