import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicKey, verify } from 'node:crypto';
import { opened } from './opened-notice';

/** A notice as a browser would get it, with what its sender said of itself. */
export interface Taken {
  path: string;
  notice: Record<string, string>;
  ttl: string;
  topic: string;
  /** The claims of the signed token, RFC 8292. */
  claims: { aud: string; exp: number; sub: string };
}

/** A browser's side of a subscription. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  open(body: Buffer): Buffer;
}

/** A push service: it takes what is sealed for its browsers and signed by the key they subscribed with. */
export interface PushService {
  url: string;
  taken: Taken[];
  /** What it answers for a path instead of taking: 410 for a subscription that ended. */
  refuse: Map<string, number>;
  browser(applicationServerKey: string): Browser;
  stop(): Promise<void>;
}

/** As RFC 8030, 8291 and 8292 say it; what is not so is answered with 400 and not taken. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; key: string }>();
  const taken: Taken[] = [];
  const refuse = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      const refused = refuse.get(path);
      if (refused) return void response.writeHead(refused).end();
      try {
        const { browser, key } = browsers.get(path)!;
        const { headers } = request;
        if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
        const claims = claimsOf(headers.authorization ?? '', key);
        if (claims.aud !== url) throw new Error('another audience');
        const notice = JSON.parse(browser.open(Buffer.concat(chunks)).toString());
        taken.push({
          ...{ path, notice, claims },
          ttl: String(headers['ttl']),
          topic: String(headers['topic']),
        });
        response.writeHead(201).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, taken, refuse },
    browser(key) {
      const path = `/${randomBytes(16).toString('hex')}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const secret = randomBytes(16);
      const browser: Browser = {
        subscription: {
          endpoint: url + path,
          keys: { p256dh, auth: secret.toString('base64url') },
        },
        open: (body) => opened(body, pair, secret),
      };
      browsers.set(path, { browser, key });
      return browser;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The claims of `vapid t=<JWT>, k=<key>`. @throws where the key is another or did not sign them */
function claimsOf(authorization: string, key: string): Taken['claims'] {
  const [, token = '', shown = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (shown !== key) throw new Error('another key');
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed by the key');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256') throw new Error('signed otherwise');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
