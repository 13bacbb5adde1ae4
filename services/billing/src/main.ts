import { runMain } from '@cosmic/platform/main';
import { startBilling } from './app';

void runMain(() => startBilling(process.env));
