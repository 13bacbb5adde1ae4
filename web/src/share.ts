import { note } from './log';

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/**
 * Shares a page: with the device's own sheet, else by the clipboard. A failure is only logged, and
 * closing the sheet is none.
 *
 * @param onCopied is called once the page lies in the clipboard
 */
export async function share(shared: Shared, onCopied: () => void): Promise<void> {
  try {
    if (typeof navigator.share === 'function') await navigator.share(shared);
    else {
      await copy(`${shared.title}\n\n${shared.text}\n\n${shared.url}`);
      onCopied();
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    note('The page could not be shared', error);
  }
}

/**
 * Shares a picture with the device's own sheet, else hands it to `save`: also where the sheet refuses,
 * as some do once drawing has taken too long after the tap. Closing the sheet is no failure.
 */
export async function sharePicture(
  { file, ...words }: { file: File; title: string; text: string },
  save: (file: File) => void,
): Promise<void> {
  const data = { ...words, files: [file] };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return save(file);
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    note('The picture could not be shared', error);
    save(file);
  }
}

/**
 * Copies words that are still to be made. The clipboard is asked for at once, since Safari allows it
 * only while the tap still counts, and not once a server has answered.
 *
 * @throws what making them throws, or where copying is not allowed
 */
export async function copyOnceMade(made: Promise<string>): Promise<void> {
  if (!navigator.clipboard || typeof ClipboardItem !== 'function') return copy(await made);
  const words = made.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': words })]);
}

/** The clipboard has no interface on plain http; there a selected text is copied, as ever. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('copying is not allowed');
}
