import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Something sealed, and under which of the secrets. */
export interface Sealed {
  box: Buffer;
  sealedUnder: string;
}

interface RingKey {
  id: string;
  key: Buffer;
}

/**
 * Seals data with AES-256-GCM under the first of some secrets and opens what was sealed under any
 * of them, so that a secret can be replaced: put the new one in front, let everything be sealed
 * again, drop the old one. Each purpose has keys of its own.
 */
export class KeyRing {
  private readonly keys: readonly [RingKey, ...RingKey[]];

  constructor(secrets: readonly [string, ...string[]], purpose: string) {
    const [first, ...others] = secrets;
    this.keys = [keyFrom(first, purpose), ...others.map((secret) => keyFrom(secret, purpose))];
  }

  /** The name of the secret that seals now. */
  get current(): string {
    return this.keys[0].id;
  }

  /** @param owner  whom the data belong to: a box moved to another's row does not open */
  seal(plaintext: Buffer, owner: string): Sealed {
    const { id, key } = this.keys[0];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(plaintext), cipher.final()]);
    return { box: Buffer.concat([nonce, cipher.getAuthTag(), sealed]), sealedUnder: id };
  }

  /** @throws Error when the secret is not among ours any more, or the box was tampered with */
  open({ box, sealedUnder }: Sealed, owner: string): Buffer {
    const found = this.keys.find(({ id }) => id === sealedUnder);
    if (!found) throw new Error(`nothing opens what was sealed under ${sealedUnder}`);
    const nonce = box.subarray(0, NONCE_BYTES);
    const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, found.key, nonce)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
  }
}

/** A key of 256 bits for one purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cosmic-guide/${purpose}`, 32));
}

function keyFrom(secret: string, purpose: string): RingKey {
  const key = deriveKey(secret, purpose);
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}
