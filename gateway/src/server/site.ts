import type {} from 'fastify';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** What becomes of a request that names a host: whether it is answered, and whether a page is sent on. */
export interface Verdict {
  answered: boolean;
  /** A page is to be asked for at the site's own address instead. */
  redirected: boolean;
}

const OWN: Verdict = { answered: true, redirected: false };
const FOREIGN: Verdict = { answered: false, redirected: false };

/**
 * The one address of the site. Links, feeds, cookies and the check of origins go by it, and never
 * by what a request calls the site.
 */
export class Site {
  /** Scheme, host and port, without a slash at its end. */
  readonly origin: string;
  /** Whether browsers reach it by https, whatever the last proxy speaks. */
  readonly isSecure: boolean;
  private readonly url: URL;

  constructor(publicUrl: string) {
    this.url = new URL(publicUrl);
    this.origin = this.url.origin;
    this.isSecure = this.url.protocol === 'https:';
  }

  /** The name of its host, without a port. */
  get hostname(): string {
    return this.url.hostname;
  }

  /** Whether it can be reached on this machine alone. */
  get isLocal(): boolean {
    return LOOPBACK.test(this.url.hostname);
  }

  /**
   * Judges the host that a request names. One machine has several names for itself: they are all
   * answered, since probes and proxies on it use them, but of a local site there is one address for
   * pages. Another name of a site of the world leads to its address; who reaches a local site by
   * another name than its address would be led to a machine of their own.
   */
  judge(host: string | undefined): Verdict {
    if (!host || !HOST.test(host) || !URL.canParse(`${this.url.protocol}//${host}`)) return FOREIGN;
    const named = new URL(`${this.url.protocol}//${host}`);
    if (named.host === this.url.host) return OWN;
    if (!LOOPBACK.test(named.hostname)) return { answered: false, redirected: !this.isLocal };
    if (!this.isLocal) return OWN;
    return named.port === this.url.port ? { answered: true, redirected: true } : FOREIGN;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of the site. */
    site: Site;
  }
}
