import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { EventContract } from '@cosmic/contracts/message';
import type { modelCallSchema } from '@cosmic/contracts/model';
import { modelCallSeconds, modelCost, modelTokens } from './metrics';
import { recordEvent } from './outbox/record-event';
import { startSpan } from './tracing/spans';

const price = (perMillion: number) => z.coerce.number().min(0).max(10_000).default(perMillion);

/** What a language model costs, in US dollars for a million tokens; the defaults are gpt-4o-mini's. */
export const modelPriceConfig = {
  OPENAI_INPUT_PRICE: price(0.15),
  OPENAI_OUTPUT_PRICE: price(0.6),
};

interface ModelPrices {
  OPENAI_INPUT_PRICE: number;
  OPENAI_OUTPUT_PRICE: number;
}

interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** Where the calls of a worker are told. */
interface Told {
  prices: ModelPrices;
  event: EventContract<typeof modelCallSchema>;
  database: DataSource;
  log: Logger;
}

/**
 * Watches a worker's calls of language models: counts each, and tells it as an event. Telling may
 * fail, the text it was for stands all the same.
 */
export function watchModelCalls({ prices, event, database, log }: Told) {
  return (model: string) => {
    const started = performance.now();
    const span = startSpan(`model ${model}`, {
      kind: 'client',
      attributes: { 'gen_ai.request.model': model },
    });
    return (outcome: string, { inputTokens, outputTokens }: Usage): void => {
      span?.set({
        'gen_ai.usage.input_tokens': inputTokens,
        'gen_ai.usage.output_tokens': outputTokens,
      });
      if (outcome !== 'ok') span?.fail(outcome);
      span?.end();
      modelCallSeconds.observe({ model, outcome }, (performance.now() - started) / 1_000);
      modelTokens.inc({ model, direction: 'input' }, inputTokens);
      modelTokens.inc({ model, direction: 'output' }, outputTokens);
      // Dollars for a million tokens are millionths of a dollar for one.
      const costMicros = Math.round(
        inputTokens * prices.OPENAI_INPUT_PRICE + outputTokens * prices.OPENAI_OUTPUT_PRICE,
      );
      modelCost.inc({ model }, costMicros / 1_000_000);
      const call = { model, outcome, inputTokens, outputTokens, costMicros };
      recordEvent(database.manager, event, call).catch((error: unknown) =>
        log.warn({ err: error }, 'a model call could not be told'),
      );
    };
  };
}
