import { runMain } from '@cosmic/platform/main';
import { startAuthWorker } from './app';

void runMain(() => startAuthWorker(process.env));
