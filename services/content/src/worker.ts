import { runMain } from '@cosmic/platform/main';
import { startContentWorker } from './app';

void runMain(() => startContentWorker(process.env));
