import compress from '@fastify/compress';
import { createServer, maxHeaderSize, type RequestListener, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { readConfig } from '@cosmic/platform/config';
import type { Check } from '@cosmic/platform/health';
import { startHealthServer } from '@cosmic/platform/health-server';
import { HTTP_TIMES } from '@cosmic/platform/http-times';
import { createLog, nestLogger } from '@cosmic/platform/log';
import { RpcClient } from '@cosmic/platform/nats/rpc-client';
import { Nats } from '@cosmic/platform/nats/nats-connection';
import { traceFrom } from '@cosmic/platform/trace';
import { startTracing } from '@cosmic/platform/tracing/start';
import { connectionsRefused } from './metrics';
import { gatewayConfig, purgeAt, type GatewayConfig } from './config';
import { noteAnswered } from './answered';
import { Cdn } from './content/cdn';
import { ResponseCache } from './content/response-cache';
import { refuseBrokenAddress, refuseBrokenRequest } from './errors/broken-requests';
import { ErrorFilter } from './errors/error.filter';
import { readinessChecksOf, exposeReadiness } from './readiness';
import { GatewayModule } from './gateway.module';
import { boundCaching } from './http/caching';
import { InputPipe } from './http/input.pipe';
import { allowRawBodies } from './http/raw-body';
import { openApiDocument } from './openapi/document';
import { readFirstPaints } from './pages/first-paints';
import { withoutLanguage } from './pages/language';
import { readTemplates } from './pages/templates';
import { FullLane } from './readings/full-lane';
import { addSecurityHeaders } from './security';
import { descriptorLimit } from './server/descriptors';
import { boundWork, workOf } from './server/bound-work';
import { refuseEarly } from './server/early-refusals';
import { frontDoor } from './server/front-door';
import { PlainAnswers } from './server/plain-answer';
import { roomFor, type Room } from './server/room';
import { Site } from './server/site';
import { traceIdOf, traceRequests } from './tracing';

const DOCS_PATH = 'api/docs';
const BODY_LIMIT_BYTES = 128 * 1024;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Starts the gateway: the API, the stream of pushes and the browser application on one port. */
export async function startGateway(
  environment: NodeJS.ProcessEnv,
): Promise<NestFastifyApplication> {
  const config = readConfig(gatewayConfig, environment);
  const log = createLog('gateway', config.LOG_LEVEL);
  const pageTemplates = await readTemplates(config.WEB_ROOT);
  const firstPaints = await readFirstPaints(config.WEB_ROOT);
  const stopTracing = await startTracing('gateway', config);
  const nats = await Nats.open(config, 'gateway', log);
  const rpc = new RpcClient(nats, config.ANSWER_TIMEOUT_MS);
  const readiness = readinessChecksOf(rpc);
  const stopShowing = exposeReadiness(readiness);
  const checks: Record<string, Check> = { listening: () => false };
  const health = await startHealthServer(config, {
    log,
    checks,
    neighbours: { nats: () => nats.connected, ...readiness },
  });
  const leave = async () => {
    stopShowing();
    await health.close();
    await stopTracing();
  };
  const responses = new ResponseCache(log);
  const cdn = new Cdn(purgeAt(config), log);
  const site = new Site(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`);
  const securityContact = config.SECURITY_CONTACT ?? `mailto:security@${site.hostname}`;
  const room = roomFor(config, descriptorLimit());
  const work = workOf(config.MAX_REQUESTS_IN_FLIGHT);
  const guests = new FullLane();
  const answers = new PlainAnswers(log);
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with({
      log,
      nats,
      rpc,
      responses,
      cdn,
      guests,
      site,
      room,
      securityContact,
      pageTemplates,
      firstPaints,
      leave,
    }),
    adapter(config, {
      responses,
      room,
      greet: frontDoor(site, answers),
      refuse: refuseEarly(work, guests, answers),
    }),
    // The server's own parser takes JSON only; Nest would add one for forms.
    { logger: nestLogger(log), abortOnError: false, bodyParser: false },
  );
  app.getHttpAdapter().getInstance().decorate('site', site);
  traceAndLog(app, log);
  allowRawBodies(app);
  addSecurityHeaders(app, `/${DOCS_PATH}`);
  boundCaching(app);
  boundWork(app, work);
  await app.register(cookie, { secret: config.GUEST_COOKIE_SECRET });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(fastifyStatic, {
    root: config.WEB_ROOT,
    wildcard: false,
    index: false,
    // The page is rendered for its address; a file's compressed twins are not addresses.
    globIgnore: ['index*.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheHeaders,
  });
  app.useGlobalFilters(new ErrorFilter(log));
  app.useGlobalPipes(new InputPipe());
  SwaggerModule.setup(DOCS_PATH, app, openApiDocument, {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Cosmic Guide API',
  });
  await app.listen(config.PORT, '0.0.0.0');
  const server: Server = app.getHttpServer();
  checks['listening'] = () => server.listening;
  // What it holds may be of another build.
  cdn.purge('pages');
  log.info({ site: site.origin, room }, 'ready');
  return app;
}

interface Edge {
  responses: ResponseCache;
  room: Room;
  greet: ReturnType<typeof frontDoor>;
  refuse: ReturnType<typeof refuseEarly>;
}

function adapter(config: GatewayConfig, { responses, room, greet, refuse }: Edge): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // How long a start may take is for the probes to judge; a busy machine needs more than ten seconds.
    pluginTimeout: 0,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: refuseBrokenAddress,
    rewriteUrl: ({ url = '/' }) => withoutLanguage(url),
    // Its schema says how long a part of an address may be; no part is longer than all headers.
    routerOptions: { maxParamLength: maxHeaderSize },
    serverFactory: (handle: RequestListener) => {
      const server = createServer(HTTP_TIMES, (request, response) => {
        if (greet(request, response) || responses.serve(request, response)) return;
        // A server that closes tells each client so, which the framework alone does.
        if (server.listening && refuse(request, response)) return;
        handle(request, response);
      });
      // Further ones are closed as they come, so that files and NATS are never short of descriptors.
      server.maxConnections = room.connections;
      return server.on('drop', () => connectionsRefused.inc());
    },
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    genReqId: (request: { headers: Record<string, unknown> }) =>
      traceFrom(request.headers['x-request-id']),
  });
}

/** Gives each request its correlation id and, once answered, one log line without addresses or queries. */
function traceAndLog(app: NestFastifyApplication, log: Logger): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  traceRequests(server);
  server.addHook('onResponse', (request, reply, done) => {
    noteAnswered(log, {
      trace: request.id,
      traceId: traceIdOf(request),
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}

/** Files that browsers ask for anew each time: by them they learn of a new build. */
const ASKED_FOR_ANEW = /\/((sw|offline)(\.\w+)?\.(js|html)|manifest\.webmanifest)(\.br|\.gz)?$/;

/** Files under /assets carry a hash in their name and never change. */
function cacheHeaders(reply: FastifyReply, path: string): void {
  const lasting = path.includes('/assets/');
  const forHow = lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300';
  void reply.header('cache-control', ASKED_FOR_ANEW.test(path) ? 'no-cache' : forHow);
}
