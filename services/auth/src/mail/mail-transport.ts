import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './letters';
import type { Sender } from './sender';

/** A letter with whom it is for. */
export interface Envelope extends Letter {
  /** The same for a letter that is sent again, so that mail servers can tell. */
  id: string;
  kind: string;
  to: string;
}

/** Takes letters away. Throws when it could not. */
export interface MailTransport {
  send(letter: Envelope): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Hands letters to an SMTP server; the URL carries user and password. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      await transport.sendMail(messageOf(letter, sender));
    },
  };
}

/** Writes letters to a folder, one file each, where no SMTP server was named. */
export function folderTransport(folder: string, sender: Sender): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter, sender));
      const name = join(folder, `${new Date().toISOString()}-${letter.kind}-${letter.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${name}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.new`, name);
    },
  };
}

function messageOf({ id, to, subject, text, html, headers }: Envelope, { from, domain }: Sender) {
  return {
    from,
    to,
    subject,
    text,
    html,
    // Filters distrust an id that is not of the sender's domain.
    messageId: `<${id}@${domain}>`,
    // Out-of-office replies and mailing lists leave such letters alone.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  };
}
