import { Controller, Get, Header, Inject, Redirect } from '@nestjs/common';
import { SECURITY_CONTACT } from '../config';
import { Site } from '../server/site';
import { securityText } from './security-text';

const DAY_SECONDS = 24 * 60 * 60;

/** Where a password is changed, in the browser application. */
const PASSWORD_PAGE = '/login/password';

/** What programs look for at addresses that are the same on every site (RFC 8615). */
@Controller('.well-known')
export class WellKnownController {
  constructor(
    private readonly site: Site,
    @Inject(SECURITY_CONTACT) private readonly contact: string,
  ) {}

  /** Whom to tell of a weakness (RFC 9116). */
  @Get('security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', `public, max-age=${DAY_SECONDS}`)
  security(): string {
    return securityText({ origin: this.site.origin, contact: this.contact, now: new Date() });
  }

  /** Leads password managers to the page that changes one. */
  @Get('change-password')
  @Redirect(PASSWORD_PAGE, 302)
  changePassword(): void {
    // The answer is its header.
  }
}
