import { runMain } from '@cosmic/platform/main';
import { startAuth } from './app';

void runMain(() => startAuth(process.env));
