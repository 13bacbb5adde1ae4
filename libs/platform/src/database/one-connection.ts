import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

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
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (underWay.getStore()?.isOver === false) throw new SecondConnectionError();
    return callback ? super.connect(callback) : super.connect();
  }
}

/** What TypeORM takes for the driver: pg with another pool. */
export const FAIR_DRIVER = { Pool: FairPool };

/**
 * A data source whose transactions hold one connection and can get no other: a statement that is sent
 * past the transaction's own manager fails with {@link SecondConnectionError} each time it is tried,
 * rather than now and then under load.
 */
export class FairDataSource extends DataSource {
  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    const manager = super.createEntityManager(queryRunner);
    // A transaction within a transaction is a savepoint on the connection that there is.
    if (!queryRunner) manager.transaction = oneConnectionEach(manager.transaction.bind(manager));
    return manager;
  }
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
