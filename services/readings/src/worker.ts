import { runMain } from '@cosmic/platform/main';
import { startReadingsWorker } from './app';

void runMain(() => startReadingsWorker(process.env));
