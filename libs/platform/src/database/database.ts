import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ServiceConfig } from '../config';
import { FairDataSource } from './one-connection';
import { SnakeCaseColumns } from './snake-case-columns';

/** Opening one takes tens of milliseconds, just when many are wanted; networks forget idle ones in minutes. */
const IDLE_CONNECTION_MS = 5 * 60_000;
/** Asked this often whether the other end is there, one that was cut meanwhile is not handed out again. */
const KEEP_ALIVE_MS = 10_000;

/**
 * A service's own data source, which is still to be initialized: its role, its schema, a bounded
 * pool. A full pool or a slow statement ends in an error within seconds rather than a hang.
 * A transaction that asks for a second connection fails at once.
 * Search path and limits are the role's, set by the migrator: a pooler in
 * between takes no parameters from a connection.
 */
export function createDatabase(
  service: string,
  config: ServiceConfig,
  entities: readonly EntityTarget<ObjectLiteral>[],
): FairDataSource {
  return new FairDataSource({
    type: 'postgres',
    url: config.DATABASE_URL,
    schema: service,
    applicationName: service,
    entities: [...entities] as never[],
    namingStrategy: new SnakeCaseColumns(),
    synchronize: false,
    migrationsRun: false,
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMS: config.DATABASE_CONNECT_TIMEOUT_MS,
    extra: {
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
    keepsPlans: config.DATABASE_PREPARED_STATEMENTS === 'on',
  });
}

/** Opens such a data source for what runs outside of a service's process. */
export function openDatabase(...of: Parameters<typeof createDatabase>): Promise<DataSource> {
  return createDatabase(...of).initialize();
}

/** The schema that a service's data source works on. */
export function schemaOf(database: DataSource): string {
  return (database.options as { schema?: string }).schema ?? 'public';
}
