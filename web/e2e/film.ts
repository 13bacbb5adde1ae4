import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';

/** Where a page's own content stands on a telephone, between its bars, as shares of the height. */
const CONTENT = { from: 0.1, to: 0.92 };
/** Brighter than the ink, its stars and glow; of 255. */
const LIT = 56;

/** A frame that was on screen, as the browser drew it. */
export type Frame = Buffer;

/** All frames that a page draws while something is done, the one before it first. */
export async function filmed(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const { width, height } = page.viewportSize()!;
  const camera = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  camera.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void camera.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await camera.send('Page.startScreencast', {
    format: 'png',
    maxWidth: width / 2,
    maxHeight: height / 2,
  });
  await act();
  await camera.send('Page.stopScreencast');
  await camera.detach();
  return frames;
}

/** How much of a frame's content is lit: words, lines and pictures. @returns 0 to 1 */
export async function shareOfLight(frame: Frame): Promise<number> {
  const image = await loadImage(frame);
  const top = Math.round(image.height * CONTENT.from);
  const height = Math.round(image.height * CONTENT.to) - top;
  const canvas = createCanvas(image.width, height).getContext('2d');
  canvas.drawImage(image, 0, -top);
  const { data } = canvas.getImageData(0, 0, image.width, height);
  let lit = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11 > LIT) lit += 1;
  }
  return lit / (image.width * height);
}
