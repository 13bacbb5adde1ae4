import { connect, type Socket } from 'node:net';

/**
 * A connection that posts one body after the other, as cheaply as can be: it shares the machine with
 * what is measured, and what `fetch` or `node:http` spend on a request is none of the site's.
 */
export class LeanCaller {
  private readonly socket: Socket;
  private said = '';
  private answered: (status: number) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  constructor(private readonly url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname)
      .setNoDelay()
      .setEncoding('latin1')
      .on('data', (text: string) => this.hear(text))
      .on('error', (error) => this.failed(error))
      .on('close', () => this.failed(new Error('the connection was closed')));
  }

  /** Posts JSON from the site's own origin. @returns the status of the answer */
  post(path: string, body: object): Promise<number> {
    const text = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${new URL(this.url).host}`,
      `origin: ${this.url}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private hear(text: string): void {
    this.said += text;
    const head = this.said.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.said)![1]);
    if (this.said.length < head + 4 + length) return;
    const status = Number(this.said.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.said = '';
    this.answered(status);
  }
}
