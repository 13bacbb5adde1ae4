/// <reference lib="webworker" />
import { answer, type Question } from './answers';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Question>) =>
  self.postMessage(answer(data)),
);
