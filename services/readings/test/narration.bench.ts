import { setTimeout } from 'node:timers/promises';
import { sentenceGuard, sentencesOf } from '@cosmic/narrator/guard';
import { CLAIMED_AT, CLAIMED_READINGS } from '@cosmic/narrator/testing/claims/readings';
import {
  SAMPLE_TEXT,
  startModelServer,
  type ModelServer,
} from '@cosmic/narrator/testing/model-server';
import { atMost, quantile, report, seen } from '@cosmic/platform/testing/figures';
import type { Slug } from '@cosmic/tools/catalogue/catalogue';
import { MAKERS } from '@cosmic/tools/makers';
import { makeGuest, makeTestBed, type TestBed } from './make';

/** How long a model takes for a word, and how many words its first sentence has. */
const WORD_MS = 30;
const FIRST_WORDS = sentencesOf(SAMPLE_TEXT)[0]!.split(' ').length;
const READINGS = 10;
const ROUNDS = 20;

/** What the check of a model's sentences costs, and how soon a reader sees the first of them. */
describe('a text of a model', () => {
  it('is judged a sentence at a time', () => {
    const texts = Object.values(CLAIMED_READINGS).map(({ tool, params }) => {
      const { facts, stated, brief, almanac } = MAKERS[tool as Slug].assign(params, CLAIMED_AT);
      const ground = { facts: stated ?? facts, userInput: brief.userInput };
      return { guard: sentenceGuard(ground), ground, sentences: sentencesOf(almanac()) };
    });
    const count = texts.reduce((sum, { sentences }) => sum + sentences.length, 0);
    const cost = (work: () => void): number => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const judge = () =>
      texts.forEach(({ guard, sentences }) => sentences.forEach((one) => guard.refuses(one)));
    const rounds = (work: () => void) => Array.from({ length: ROUNDS }, () => cost(work));

    const judging = rounds(judge).map((milliseconds) => milliseconds / count);
    const reading = rounds(() => texts.forEach(({ ground }) => sentenceGuard(ground)));

    report('Check of a sentence', [
      atMost('CPU of a sentence, ms', quantile(judging, 0.5), 0.3),
      seen('CPU of reading the facts of a text, ms', quantile(reading, 0.5) / texts.length),
    ]);
  });

  describe('through the queue', () => {
    let bed: TestBed;
    let model: ModelServer;

    beforeAll(async () => {
      [bed, model] = await Promise.all([makeTestBed(), startModelServer()]);
      for (const name of ['billing', 'usage', 'readings'] as const) await bed.start(name);
      await bed.start('readings-worker', model.environment);
    });
    afterAll(async () => {
      await bed.stop();
      await model.close();
    });

    it('shows its first sentence', async () => {
      model.script({ kind: 'drip', text: SAMPLE_TEXT, everyMs: WORD_MS });
      const delays: number[] = [];
      for (let reading = 1; reading <= READINGS; reading += 1) {
        const guest = makeGuest();
        const heard = await bed.listen(guest);
        const asked = model.request(reading).then(() => performance.now());
        const { id } = await bed.request(guest);
        const finished = (await asked) + FIRST_WORDS * WORD_MS;
        while (!heard.some(({ type }) => type === 'generation.delta')) await setTimeout(1);
        delays.push(performance.now() - finished);
        await bed.final(guest, id);
      }

      report('First sentence of a model', [
        atMost('seen after it was finished, ms, p95', quantile(delays, 0.95), 300),
        seen('seen after it was finished, ms, p50', quantile(delays, 0.5)),
      ]);
    });
  });
});
