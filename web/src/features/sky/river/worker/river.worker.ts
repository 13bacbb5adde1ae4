/// <reference lib="webworker" />
import { passesOf, type Answers } from './answers';
import { bringOrbits } from '../../orbits';

declare const self: DedicatedWorkerGlobalScope;

interface Question {
  id: number;
  kind: keyof Answers;
  about: Parameters<typeof passesOf>;
}

async function answer({ id, kind, about }: Question) {
  try {
    await bringOrbits(about[1]);
    const found = passesOf(...about);
    return { id, answer: kind === 'passes' ? found : undefined };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
