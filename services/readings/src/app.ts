import type { INestApplication } from '@nestjs/common';
import { requestsOf } from '@cosmic/contracts/requests';
import { readConfig } from '@cosmic/platform/config';
import { startService } from '@cosmic/platform/service-process';
import { readingsConfig, readingsWorkerConfig } from './config';
import { entities } from './entities';
import { ReadingsModule } from './readings.module';
import { WorkerModule } from './worker.module';

/** Starts the process that accepts readings and tells where they stand. */
export function startReadings(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(readingsConfig, environment);
  return startService({
    process: 'readings',
    service: 'readings',
    config,
    entities,
    contract: requestsOf('readings'),
    features: [ReadingsModule],
  });
}

/** Starts the process that writes readings. */
export function startReadingsWorker(environment: NodeJS.ProcessEnv): Promise<INestApplication> {
  const config = readConfig(readingsWorkerConfig, environment);
  return startService({
    process: 'readings-worker',
    service: 'readings',
    config,
    entities,
    contract: [],
    features: [WorkerModule],
  });
}
