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

/** Puts the security headers on every answer. The API's own page brings inline styles, so it alone may. */
export function addSecurityHeaders(app: NestFastifyApplication, docsPath: string): void {
  const usual = headersFor(POLICY);
  const ofDocs = headersFor({ ...POLICY, styleSrc: ["'unsafe-inline'", ...POLICY.styleSrc] });
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith(docsPath) ? ofDocs : usual);
    done();
  });
}

/** Made once: they are the same for every answer, and making them costs more than sending them. */
function headersFor(directives: Record<string, string[]>): OutgoingHttpHeaders {
  const options: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw new Error('the security headers are no good', { cause: error });
  });
  return response.getHeaders();
}
