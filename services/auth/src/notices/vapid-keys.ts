import { createECDH } from 'node:crypto';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';

/** A key pair by which push services know who sends (VAPID, RFC 8292), in base64url. */
export interface VapidKey {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys that notices are signed with: each follows from a secret, so no process has to be given
 * another one. A browser takes notices by the key it subscribed with alone, so an older secret's is
 * good for its devices as long as that secret is.
 */
export class VapidKeys {
  private readonly keys: readonly [VapidKey, ...VapidKey[]];

  /** @param secrets  the one in use first, then older ones */
  constructor([first, ...others]: readonly [string, ...string[]]) {
    this.keys = [keyFrom(first), ...others.map(keyFrom)];
  }

  /** What browsers subscribe with now. */
  get publicKey(): string {
    return this.keys[0].publicKey;
  }

  /** The pair behind a public key; undefined for one of a secret that is gone. */
  find(publicKey: string): VapidKey | undefined {
    return this.keys.find((key) => key.publicKey === publicKey);
  }
}

function keyFrom(secret: string): VapidKey {
  const privateKey = deriveKey(secret, 'web push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
