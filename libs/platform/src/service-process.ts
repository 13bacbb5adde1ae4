import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { healthOf, type ProcessName } from '@cosmic/contracts/health';
import type { RequestContract } from '@cosmic/contracts/message';
import type { ServiceConfig } from './config';
import { openDatabase } from './database/database';
import { runChecks, type Check } from './health';
import { healthAdapter } from './health-server';
import { createLog, nestLogger } from './log';
import { Nats } from './nats/nats-connection';
import { RequestsStrategy } from './nats/requests.strategy';
import { startTracing } from './tracing/start';
import { PlatformModule, type PlatformParts } from './platform.module';

export interface ServiceDefinition {
  /** The name of the process; a service's worker has one of its own. */
  process: ProcessName;
  /** The service whose schema it works on. */
  service: string;
  config: ServiceConfig;
  entities: EntityTarget<ObjectLiteral>[];
  /** The requests this process answers. */
  contract: readonly RequestContract[];
  features: (DynamicModule | Type)[];
}

@Module({})
class ProcessRoot {}

/**
 * Starts a service or worker: connects to NATS and the database, serves its
 * requests, and answers health and metrics over HTTP. Close the application
 * returned to stop it in order.
 */
export async function startService(definition: ServiceDefinition): Promise<INestApplication> {
  const { process: name, service, config } = definition;
  const log = createLog(name, config.LOG_LEVEL);
  const stopTracing = await startTracing(name, config);
  const nats = await Nats.open(config, name, log);
  const database = await openDatabase(service, config, definition.entities);
  try {
    return await serve(definition, { log, nats, database, stopTracing });
  } catch (error) {
    await Promise.all([nats.close(), database.destroy(), stopTracing()]);
    throw error;
  }
}

async function serve(
  { process: name, config, contract, features }: ServiceDefinition,
  parts: Omit<PlatformParts, 'checks'>,
): Promise<INestApplication> {
  const { log, nats, database } = parts;
  const checks: Record<string, Check> = {
    nats: () => nats.connected,
    database: async () => Boolean(await database.query('SELECT 1')),
  };

  const app = await NestFactory.create<NestFastifyApplication>(
    {
      module: ProcessRoot,
      imports: [PlatformModule.of({ ...parts, checks }), ...features],
    },
    healthAdapter(),
    { logger: nestLogger(log), abortOnError: false },
  );
  const strategy = new RequestsStrategy({
    nats,
    log,
    service: name,
    contract,
  });
  const health = healthOf(name);
  strategy.addHandler(health.subject, () => runChecks(checks), false, { contract: health });
  app.connectMicroservice({ strategy });
  await app.startAllMicroservices();
  await app.listen(config.HEALTH_PORT, config.HEALTH_HOST);
  log.info('ready');
  return app;
}
