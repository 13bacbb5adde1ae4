import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { healthOf, type ProcessName } from '@cosmic/contracts/health';
import type { RequestContract } from '@cosmic/contracts/message';
import type { ServiceConfig } from './config';
import { createDatabase } from './database/database';
import { CHECKS, runChecks, type Check } from './health';
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
  /** Those of all tables of that schema. */
  entities: readonly EntityTarget<ObjectLiteral>[];
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
  const database = createDatabase(service, config, definition.entities);
  try {
    return await serve(definition, database, { log, nats, config, stopTracing });
  } catch (error) {
    if (database.isInitialized) await database.destroy();
    await Promise.all([nats.close(), stopTracing()]);
    throw error;
  }
}

async function serve(
  { process: name, config, contract, features }: ServiceDefinition,
  database: DataSource,
  parts: PlatformParts,
): Promise<INestApplication> {
  const { log, nats } = parts;
  const app = await NestFactory.create<NestFastifyApplication>(
    {
      module: ProcessRoot,
      imports: [databaseModule(database), PlatformModule.of(parts), ...features],
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
  const checks = app.get<Record<string, Check>>(CHECKS);
  strategy.addHandler(health.subject, () => runChecks(checks), false, { contract: health });
  app.connectMicroservice({ strategy });
  await app.startAllMicroservices();
  await app.listen(config.HEALTH_PORT, config.HEALTH_HOST);
  log.info('ready');
  return app;
}

/** A start that finds no database fails at once and is for the supervisor to try again. */
function databaseModule(database: DataSource): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...database.options, toRetry: () => false }),
    dataSourceFactory: async () => database,
  });
}
