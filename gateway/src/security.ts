import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Pages load nothing from elsewhere and hold no inline script or style. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What programs read: where a browser shows it all the same, it may do nothing. */
const POLICY_OF_DATA = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** They tell browsers how to treat a document; an answer of the API is none. */
const OF_DOCUMENTS: HelmetOptions = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Puts the security headers on every answer: those of a page, or fewer and stricter ones on what
 * the API answers. The API's own page brings inline styles, so it alone may.
 */
export function addSecurityHeaders(app: NestFastifyApplication, docsPath: string): void {
  const ofPages = headersFor(POLICY);
  const ofDocs = headersFor({ ...POLICY, styleSrc: ["'unsafe-inline'", ...POLICY.styleSrc] });
  const ofData = headersFor(POLICY_OF_DATA, OF_DOCUMENTS);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', ({ url }, reply, done) => {
    const isData = url.startsWith('/api/');
    void reply.headers(url.startsWith(docsPath) ? ofDocs : isData ? ofData : ofPages);
    done();
  });
}

/** Made once: they are the same for every answer, and making them costs more than sending them. */
function headersFor(
  directives: Record<string, string[]>,
  others: HelmetOptions = {},
): OutgoingHttpHeaders {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    ...others,
  };
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw new Error('the security headers are no good', { cause: error });
  });
  return response.getHeaders();
}
