import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
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
    const token = await new SignJWT({
      sid: sessionId,
      role: user.role,
      verified: user.email_verified,
    })
      .setProtectedHeader({ alg: ACCESS_TOKEN.algorithm, typ: 'JWT', kid })
      .setSubject(user.id)
      .setIssuer(ACCESS_TOKEN.issuer)
      .setAudience(ACCESS_TOKEN.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: LASTS_SECONDS,
      expires_at: expiresAt,
      user,
    };
  }
}
