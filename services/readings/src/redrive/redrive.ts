import { readConfig, serviceConfig, wholeNumber } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { JOB_ATTEMPTS, MAX_RUNS } from '../generation/generation.rules';

const MAX_HOURS = 7 * 24;

/**
 * Has readings written that failed within the last hours, after an outage of the model for one,
 * with a job's worth of runs at least. The workers' sweep finds them; Redis is not asked. Their
 * units went back when they failed and stay with their owners. A run's number is never used again
 * for a row that ended in time, so a run of then can't write to it.
 *
 * @returns how many
 */
export async function redrive(hours: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const within = wholeNumber(1, MAX_HOURS).parse(hours);
  const config = readConfig(serviceConfig, environment);
  const database = await openDatabase('readings', config, []);
  try {
    const [, count] = (await database.query(
      `UPDATE generations
       SET status = 'queued', attempt = least(attempt, $2), charged_to = '{}',
           error_code = NULL, completed_at = NULL, updated_at = clock_timestamp()
       WHERE status = 'failed' AND completed_at > clock_timestamp() - make_interval(hours => $1)`,
      [within, MAX_RUNS - JOB_ATTEMPTS],
    )) as [unknown[], number];
    return count;
  } finally {
    await database.destroy();
  }
}
