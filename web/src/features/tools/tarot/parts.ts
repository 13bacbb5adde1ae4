import { lazyPart } from '../../../lazy-part';
import { DrawStage } from './draw-stage-part';

export const TarotAsk = lazyPart(() => import('./tarot-ask'), 'TarotAsk');
export const TarotAnswer = lazyPart(() => import('./tarot-answer'), 'TarotAnswer');

/** Fetches what a draw leads to, so that the chosen card can travel there without a gap. */
export function loadAnswer(): void {
  void TarotAnswer.load();
  void DrawStage.load();
}
