import type { Scenario } from '../scenario';
import { clock } from './clock';
import { hostileHttp } from './hostile-http';
import { modelMisbehaves } from './model-misbehaves';
import { natsRestarted } from './nats-restarted';
import { postgresRestarted } from './postgres-restarted';
import { redisAway } from './redis-away';
import { rollingRestart } from './rolling-restart';
import { serviceStopped } from './service-stopped';
import { slowClients } from './slow-clients';
import { streamCrowd } from './stream-crowd';
import { workerKilled } from './worker-killed';

/** Every fault that is drilled, in the order of the table. */
export const SCENARIOS: readonly Scenario[] = [
  workerKilled,
  redisAway,
  natsRestarted,
  postgresRestarted,
  serviceStopped,
  rollingRestart,
  modelMisbehaves,
  streamCrowd,
  hostileHttp,
  slowClients,
  clock,
];
