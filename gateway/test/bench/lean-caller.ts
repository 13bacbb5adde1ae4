import { connect, type Socket } from 'node:net';

export interface LeanAnswer {
  status: number;
  /** The header of that name. */
  retryAfter: string | undefined;
  body: string;
}

/**
 * A connection that posts one body after the other, as cheaply as can be: it shares the machine with
 * what is measured, and what `fetch` or `node:http` spend on a request is none of the site's.
 */
export class LeanCaller {
  private readonly socket: Socket;
  private said = '';
  private answered: (answer: LeanAnswer) => void = () => undefined;
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

  /**
   * Posts JSON from the site's own origin.
   *
   * @param address  where a proxy in front would say that it comes from; else this machine
   * @throws Error where the connection ends before the answer has come
   */
  post(path: string, body: object, address?: string): Promise<LeanAnswer> {
    const text = JSON.stringify(body);
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${new URL(this.url).host}`,
      `origin: ${this.url}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      ...(address === undefined ? [] : [`x-forwarded-for: ${address}`]),
    ];
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
    });
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  close(): void {
    this.socket.destroy();
  }

  private hear(text: string): void {
    this.said += text;
    const end = this.said.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.said.slice(0, end);
    const headerOf = (name: string) => new RegExp(`\\r\\n${name}: (.+)`, 'i').exec(head)?.[1];
    const body = this.said.slice(end + 4);
    if (body.length < Number(headerOf('content-length'))) return;
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.said = '';
    this.answered({ status, retryAfter: headerOf('retry-after'), body });
  }
}
