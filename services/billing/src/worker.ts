import { runMain } from '@cosmic/platform/main';
import { startBillingWorker } from './app';

void runMain(() => startBillingWorker(process.env));
