import { Inject, Injectable } from '@nestjs/common';
import { sign } from 'jsonwebtoken';
import { ACCESS_TOKEN } from '@cosmic/contracts/access-token';
import type { Session, User } from '@cosmic/contracts/account/auth';
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
    // Signed at once: another thread costs more than the signature, and waits behind the password checks there.
    const token = sign(
      {
        sid: sessionId,
        role: user.role,
        verified: user.email_verified,
        ...(user.must_change_password && { must_change_password: true }),
        ...(user.second_factor && { second_factor: true }),
        iat: issuedAt,
        exp: expiresAt,
      },
      privateKey,
      {
        algorithm: ACCESS_TOKEN.algorithm,
        keyid: kid,
        subject: user.id,
        issuer: ACCESS_TOKEN.issuer,
        audience: ACCESS_TOKEN.audience,
      },
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
