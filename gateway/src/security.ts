import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Pages load nothing from elsewhere and hold no inline script or style. */
const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
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
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
};

const POLICY = 'content-security-policy';

/** Puts the security headers on every answer. The API's own page brings inline styles, so it alone may. */
export async function addSecurityHeaders(
  app: NestFastifyApplication,
  docsPath: string,
): Promise<void> {
  await app.register(helmet, SECURITY_HEADERS);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(docsPath)) {
      const policy = String(reply.getHeader(POLICY));
      void reply.header(POLICY, policy.replace('style-src', "style-src 'unsafe-inline'"));
    }
    done(null, payload);
  });
}
