import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { KeyRing } from '@cosmic/platform/crypto/key-ring';
import type { PublicKey } from '@cosmic/contracts/access-token';
import type { World } from '@cosmic/migrate/testing/world';

type Json = Record<string, unknown>;
type Signer = (text: string) => Buffer;

/** A good token taken apart, and the real key that signed it. */
export interface Genuine {
  token: string;
  header: Json;
  claims: Json;
  key: PublicKey;
  privateKey: KeyObject;
}

/** What a forger changes; everything else stays as in the good token. */
export interface Forgery {
  header?: Json;
  claims?: Json;
  signer?: Signer;
}

/** Reads a token and fetches its key, which nobody outside the auth service has. */
export async function genuineOf(world: World, token: string): Promise<Genuine> {
  const [header, claims] = token.split('.').slice(0, 2).map(decoded) as [Json, Json];
  const [row] = await world.query<{ public_key: PublicKey; private_key: Buffer; under: string }>(
    `SELECT public_key, private_key, sealed_under AS under FROM auth.signing_keys WHERE kid = $1`,
    [header['kid']],
  );
  const seal = new KeyRing([world.environment('auth')['AUTH_SECRET']!], 'signing-keys');
  const der = seal.open({ box: row!.private_key, sealedUnder: row!.under }, String(header['kid']));
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { token, header, claims, key: row!.public_key, privateKey };
}

/** Makes a token as the auth service would, but for what is asked to be otherwise; undefined leaves out. */
export function forge(genuine: Genuine, { header, claims, signer }: Forgery): string {
  const head = encoded({ ...genuine.header, ...header });
  const body = encoded({ ...genuine.claims, ...claims });
  const signature = (signer ?? ecdsa(genuine.privateKey))(`${head}.${body}`);
  return `${head}.${body}.${signature.toString('base64url')}`;
}

/** Signs as ES256 does, or with another hash. */
export function ecdsa(key: KeyObject, hash = 'sha256'): Signer {
  return (text) => sign(hash, Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
}

/** Signs with something that everybody knows. */
export function hmac(secret: string | Buffer): Signer {
  return (text) => createHmac('sha256', secret).update(text).digest();
}

export const nothing: Signer = () => Buffer.alloc(0);

/** A key of the forger's own. */
export function newKey(namedCurve = 'P-256') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve });
  return { jwk: publicKey.export({ format: 'jwk' }) as Json, privateKey };
}

/** The forms in which a public key might be taken for a shared secret. */
export function publicForms({ key }: Genuine): Record<string, string | Buffer> {
  const object = createPublicKey({ key: { ...key }, format: 'jwk' });
  return {
    'its PEM': object.export({ format: 'pem', type: 'spki' }),
    'its DER': object.export({ format: 'der', type: 'spki' }),
    'its JWK': JSON.stringify(key),
    'its x': Buffer.from(key.x, 'base64url'),
  };
}

function encoded(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decoded(part: string): Json {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
}
