import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A letter as it lies in the outbox of a world, or as a mail server got it. */
export interface SentLetter {
  to: string;
  subject: string;
  /** As it came over the wire. */
  message: string;
  /** Headers and bodies, decoded. */
  raw: string;
  /** What its link carries behind the #; undefined without one. */
  token: string | undefined;
}

/** Every letter that lies in an outbox, oldest first. */
export async function lettersIn(outbox: string): Promise<SentLetter[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => readLetter(await readFile(join(outbox, name), 'utf8'))),
  );
}

/** Reads a message as far as the tests need it. */
export function readLetter(message: string): SentLetter {
  const raw = message
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(raw)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    message,
    raw,
    token: /#token=([\w-]{43})/.exec(raw)?.[1],
  };
}
