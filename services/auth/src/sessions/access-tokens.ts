import { sign, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_TOKEN, type Session, type User } from '@cosmic/contracts/auth';
import { CLOCK, type Clock } from '../auth.tokens';
import { SigningKeysService } from '../keys/signing-keys.service';

/** An access token can't be called back, so it does not last. */
const LASTS_SECONDS = 300;

/** Makes the short-lived tokens by which the gateway knows who asks. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeysService,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The session as the browser gets it. */
  async sessionFor(user: User, sessionId: string): Promise<Session> {
    const { kid, privateKey } = await this.keys.signing();
    const issuedAt = Math.floor(this.now().getTime() / 1_000);
    const expiresAt = issuedAt + LASTS_SECONDS;
    const token = signed(
      { alg: ACCESS_TOKEN.algorithm, typ: 'JWT', kid },
      {
        sid: sessionId,
        role: user.role,
        verified: user.email_verified,
        sub: user.id,
        iss: ACCESS_TOKEN.issuer,
        aud: ACCESS_TOKEN.audience,
        iat: issuedAt,
        exp: expiresAt,
      },
      privateKey,
    );
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: LASTS_SECONDS,
      expires_at: expiresAt,
      user,
    };
  }
}

/**
 * A JSON Web Signature in its compact form (RFC 7515), by ES256. Made at once: to hand it to another
 * thread, as libraries do, costs more than the signature, and waits behind the password checks there.
 */
function signed(header: object, claims: object, key: KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
