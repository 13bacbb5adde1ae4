/** A text's paragraphs: what blank lines part. Other line breaks are blanks. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => joined(paragraph))
    .filter(Boolean);
}

/** The lines of a paragraph as one. */
function joined(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

/** A part of a reading under one label. */
export interface Part {
  readonly label: string;
  readonly paragraphs: readonly string[];
  /** How many stand before it in the whole text. */
  readonly before: number;
}

const MAX_PARTS = 3;
/** A part that has so many words is long enough; what comes then is another. */
const ENOUGH_WORDS = 60;
/** More paragraphs than a reading has are a list of lines, each for itself. */
const MAX_PARAGRAPHS = 8;

/**
 * A text in two or three labelled parts. Where one begins is decided by what stands before it, so
 * that a text that is still arriving keeps its labels.
 *
 * @param labels of the beginning, the middle and the end
 * @returns one part without a label for a short text, or a list of lines
 */
export function partsOf(
  text: string,
  [beginning, middle, end]: readonly [string, string, string],
): Part[] {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length < 2 || paragraphs.length > MAX_PARAGRAPHS) {
    return [{ label: '', paragraphs, before: 0 }];
  }
  const parts: string[][] = [[]];
  let words = 0;
  for (const paragraph of paragraphs) {
    if (words >= ENOUGH_WORDS && parts.length < MAX_PARTS) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(paragraph);
    words += paragraph.split(/\s+/).length;
  }
  const labels = parts.length === MAX_PARTS ? [beginning, middle, end] : [beginning, end];
  return parts.map((part, at) => ({
    label: labels[at] ?? '',
    paragraphs: part,
    before: parts.slice(0, at).flat().length,
  }));
}

/** A reading without its headline, where that was a paragraph of its own: it is shown above. */
export function withoutHeadline(text: string, essence: string): string {
  const [first, ...rest] = text.split(/\n\s*\n/);
  if (essence === '' || rest.length === 0 || first?.trim() !== essence) return text;
  return text.slice(text.indexOf(rest[0] ?? ''));
}
