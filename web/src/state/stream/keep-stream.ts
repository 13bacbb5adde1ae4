import { note } from '../../log';
import type { StartListening } from '../app-state';
import { renewed } from './stream';

/** Keeps the stream as its followers want it; what does so is fetched with the first of them. */
export function listenToStream(startListening: StartListening): void {
  startListening({
    predicate: (wish, now, before) =>
      now.stream.followers !== before.stream.followers || renewed.match(wish),
    effect: (wish, page) =>
      import('./live-stream').then(
        ({ keepStream }) => keepStream(page, renewed.match(wish)),
        // Rows are asked for instead.
        (error: unknown) => note('The stream can not be had', error),
      ),
  });
}
