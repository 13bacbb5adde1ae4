import type { Scenario } from '../scenario';
import { clock } from './clock';
import { clockJump } from './clock-jump';
import { fullDisk } from './full-disk';
import { hostileHttp } from './hostile-http';
import { networkCutOneWay } from './network-cut-one-way';
import { modelMisbehaves } from './model-misbehaves';
import { natsCluster } from './nats-cluster';
import { natsRestarted } from './nats-restarted';
import { postgresRestarted } from './postgres-restarted';
import { redisAway } from './redis-away';
import { redisFailover } from './redis-failover';
import { rollingRestart } from './rolling-restart';
import { serviceStopped } from './service-stopped';
import { slowClients } from './slow-clients';
import { standbyPromoted } from './standby-promoted';
import { streamCrowd } from './stream-crowd';
import { walFull } from './wal-full';
import { workerKilled } from './worker-killed';

/** Every fault that is drilled, in the order of the table. */
export const SCENARIOS: readonly Scenario[] = [
  workerKilled,
  redisAway,
  redisFailover,
  natsRestarted,
  natsCluster,
  postgresRestarted,
  standbyPromoted,
  fullDisk,
  walFull,
  networkCutOneWay,
  serviceStopped,
  rollingRestart,
  modelMisbehaves,
  streamCrowd,
  hostileHttp,
  slowClients,
  clock,
  clockJump,
];
