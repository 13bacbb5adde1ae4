import { runMain } from '@cosmic/platform/main';
import { startContent } from './app';

void runMain(() => startContent(process.env));
