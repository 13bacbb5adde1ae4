import type { Otherwise, RunningSite } from '@cosmic/migrate/testing/site';
import { NOT_RUN } from './table.mjs';
import { exactly, report, unmet, type Figure } from '@cosmic/platform/testing/figures';

/** A PostgreSQL of a scenario's own. */
export interface OwnDatabase {
  /** Of its owner. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A NATS or a Redis of a scenario's own. */
export interface OwnEngines {
  /** What every process is told instead of where the usual ones are. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts a site for a scenario: everything on engines of its own. Whoever runs the scenario stops it,
 * and the database and the engines that it was given.
 * `slowly` has readings written by a model that takes its time, so that a fault finds some half written.
 */
export type Start = (
  asked?: Readonly<{
    slowly?: boolean;
    otherwise?: Otherwise;
    database?: OwnDatabase;
    engines?: OwnEngines;
  }>,
) => Promise<RunningSite>;

/** What a scenario needs is not to be had on this machine: it proves nothing, and must not look as if it did. */
export class NotRun extends Error {}

/** A fault that is brought about while the product works, and what has to hold all the same. */
export interface Scenario {
  name: string;
  fault: string;
  promise: string;
  /**
   * Brings it about.
   *
   * @param share of the full size, 1 for all
   */
  run(start: Start, share: number): Promise<Figure[]>;
}

/**
 * Runs a scenario and reports its figures. One that breaks off has not held, nor has one that can't be run.
 *
 * @returns the figures that are not as they have to be
 */
export async function drill(scenario: Scenario, start: Start, share: number): Promise<Figure[]> {
  const { name, fault, promise } = scenario;
  const figures = await scenario
    .run(start, share)
    .catch((error: Error) => [
      error instanceof NotRun
        ? exactly(NOT_RUN, error.message, 'run')
        : exactly('broke off', error.message, 'no'),
    ]);
  report(name, figures, { fault, promise });
  return unmet(figures);
}

/** So many of a count, at least one. */
export const part = (share: number, of: number): number => Math.max(1, Math.round(share * of));
