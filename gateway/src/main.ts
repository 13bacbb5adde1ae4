import { runMain } from '@cosmic/platform/main';
import { startGateway } from './app';

void runMain(() => startGateway(process.env));
