/// <reference lib="webworker" />
import { passesOf, type Answers } from './answers';
import { bringOrbits } from '../../orbits';

declare const self: DedicatedWorkerGlobalScope;

interface Question {
  id: number;
  about: Parameters<Answers['passes']>;
}

async function answer({ id, about }: Question) {
  try {
    await bringOrbits(about[1]);
    return { id, answer: passesOf(...about) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
