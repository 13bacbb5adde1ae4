import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions, type EntityManager, type QueryRunner } from 'typeorm';

/** The transaction in whose course something is done; over, once its connection went back. */
const underWay = new AsyncLocalStorage<{ isOver: boolean }>();

/** A transaction asked for a second connection. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';

  constructor() {
    super(
      'a transaction asked for a second connection: hand its EntityManager on to whatever reads or writes within it',
    );
  }
}

type Connected = Parameters<Pool['connect']>[0];

/**
 * A pool that gives nothing to whoever holds one of its connections already. As many such callers as
 * there are connections would wait for each other, and everybody else behind them.
 */
class FairPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    // The pool listens to idle ones, their holders to others. One that breaks on its way from the one to
    // the other would end the process; whoever uses it then is told by its failure.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (underWay.getStore()?.isOver === false) throw new SecondConnectionError();
    return callback ? super.connect(callback) : super.connect();
  }
}

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export interface FairDataSourceOptions extends Omit<PostgresOptions, 'driver'> {
  /** Whether PostgreSQL keeps the plans of statements that are run with `runPrepared`. */
  keepsPlans: boolean;
}

/**
 * A data source whose transactions hold one connection and can get no other: a statement that is sent
 * past the transaction's own manager fails with {@link SecondConnectionError} each time it is tried,
 * rather than now and then under load.
 */
export class FairDataSource extends DataSource {
  readonly keepsPlans: boolean;
  private readonly opened: { pool?: Pool };
  private readonly lastWork: (() => Promise<void>)[] = [];

  constructor({ keepsPlans, ...options }: FairDataSourceOptions) {
    const opened: { pool?: Pool } = {};
    // What TypeORM takes for the driver: pg with a pool of ours.
    const driver = {
      Pool: class extends FairPool {
        constructor(config: PoolConfig) {
          super(config);
          opened.pool = this;
        }
      },
    };
    super({ ...options, driver });
    this.keepsPlans = keepsPlans;
    this.opened = opened;
  }

  /** Its connections. @throws Error before it is initialized */
  get pool(): Pool {
    if (!this.opened.pool) throw new Error('this data source has not been initialized');
    return this.opened.pool;
  }

  /** Has something done while the connections are still there, whoever closes them. */
  beforeClosing(work: () => Promise<void>): void {
    this.lastWork.push(work);
  }

  override async destroy(): Promise<void> {
    for (const work of this.lastWork) await work();
    await super.destroy();
  }

  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    const manager = super.createEntityManager(queryRunner);
    // A transaction within a transaction is a savepoint on the connection that there is.
    if (!queryRunner) manager.transaction = oneConnectionEach(manager.transaction.bind(manager));
    return manager;
  }
}

/** A data source of ours as what it is. @throws Error for one that was not opened by `openDatabase` */
export function fair(database: DataSource): FairDataSource {
  if (!(database instanceof FairDataSource)) throw new Error('not a data source of a service');
  return database;
}

type Run = (transaction: EntityManager) => Promise<unknown>;

function oneConnectionEach(begin: EntityManager['transaction']): EntityManager['transaction'] {
  const begun = begin as (...asked: unknown[]) => Promise<unknown>;
  const watched = (run: Run) => async (transaction: EntityManager) => {
    const one = { isOver: false };
    try {
      return await underWay.run(one, () => run(transaction));
    } finally {
      one.isOver = true;
    }
  };
  // An isolation level may come first.
  return ((...asked: unknown[]) =>
    begun(
      ...asked.map((part) => (typeof part === 'function' ? watched(part as Run) : part)),
    )) as EntityManager['transaction'];
}
