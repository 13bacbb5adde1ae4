import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';

/** For how long a CDN may answer in our place, and go on with what it has while it asks anew. */
const FRESH_SECONDS = 300;
const STALE_SECONDS = 600;

const PURGE_TIMEOUT_MS = 2_000;
/** An answer that was being made when something changed may reach the CDN after the first purge. */
const PURGE_AGAIN_MS = 1_500;

/** What is purged at once: all pages, since they belong to a build, or those that show the journal. */
export type CdnTag = 'pages' | 'journal';

/**
 * Lets a CDN answer with this for everybody (RFC 9213). Browsers are told by `Cache-Control`
 * to ask each time, so that a purge reaches them as well.
 */
export function allowCdn(reply: FastifyReply, ...tags: CdnTag[]): void {
  void reply
    .header(
      'cdn-cache-control',
      `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    )
    .header('cache-tag', tags.join(','));
}

/** The CDN in front of the site, told what it may no longer answer with. Without an address there is none. */
export class Cdn {
  private readonly again = new Map<CdnTag, NodeJS.Timeout>();

  constructor(
    private readonly at: { url: string; token: string } | undefined,
    private readonly log: Logger,
  ) {}

  /** Purges what carries a tag. A CDN that does not answer goes on with it for five minutes at most. */
  purge(tag: CdnTag): void {
    if (!this.at) return;
    void this.send(tag);
    clearTimeout(this.again.get(tag));
    this.again.set(tag, setTimeout(() => void this.send(tag), PURGE_AGAIN_MS).unref());
  }

  private async send(tag: CdnTag): Promise<void> {
    const { url, token } = this.at!;
    try {
      const { ok, status } = await fetch(url, {
        method: 'PURGE',
        headers: { authorization: `Bearer ${token}`, 'cache-tag': tag },
        signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
      });
      if (!ok) this.log.warn({ status, tag }, 'the CDN refused a purge');
    } catch (error) {
      this.log.warn({ err: error, tag }, 'the CDN could not be told to purge');
    }
  }
}
