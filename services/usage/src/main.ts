import { runMain } from '@cosmic/platform/main';
import { startUsage } from './app';

void runMain(() => startUsage(process.env));
