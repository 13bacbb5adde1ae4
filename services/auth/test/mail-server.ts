import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { readLetter, type SentLetter } from '@cosmic/migrate/testing/letters';

/** A mail server that keeps what it gets, and can be told to refuse or to leave senders waiting. */
export class MailServer {
  readonly letters: SentLetter[] = [];
  refuses = false;
  /** While true, a letter that has come whole is neither taken nor refused. */
  hesitates = false;
  /** Letters that it left waiting, taken or not. */
  hesitatedOver = 0;
  private server: SMTPServer | undefined;

  constructor(private readonly port: number) {}

  get url() {
    return `smtp://someone:secret@127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'someone' && password === 'secret'
          ? done(null, { user: username })
          : done(new Error('who are you?')),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.hesitates) {
            this.hesitatedOver += 1;
            return;
          }
          if (this.refuses) {
            done(Object.assign(new Error('mailbox full'), { responseCode: 452 }));
            return;
          }
          this.letters.push(readLetter(Buffer.concat(chunks).toString()));
          done();
        });
      },
    });
    // A client that is killed leaves its connection broken.
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
  }

  to(email: string): SentLetter[] {
    return this.letters.filter(({ to }) => to === email);
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}
