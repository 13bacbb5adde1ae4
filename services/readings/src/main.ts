import { runMain } from '@cosmic/platform/main';
import { startReadings } from './app';

void runMain(() => startReadings(process.env));
