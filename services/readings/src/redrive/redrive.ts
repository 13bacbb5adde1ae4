import { readConfig, serviceConfig, wholeNumber } from '@cosmic/platform/config';
import { openDatabase } from '@cosmic/platform/database/database';
import { GenerationEntity } from '../generation/generation.entity';
import { GenerationRepository } from '../generation/generation.repository';

const MOST_HOURS = 7 * 24;

/**
 * Has readings written that failed within the last hours, after an outage of the model for one.
 * The workers' sweep finds them; Redis is not asked.
 *
 * @returns how many
 */
export async function redrive(hours: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const within = wholeNumber(1, MOST_HOURS).parse(hours);
  const config = readConfig(serviceConfig, environment);
  const database = await openDatabase('readings', config, [GenerationEntity]);
  try {
    return await new GenerationRepository(database).redrive(within);
  } finally {
    await database.destroy();
  }
}
