import { ERRORS } from '@cosmic/contracts/errors';
import {
  SAMPLE_TEXT,
  startModelServer,
  type Behaviour,
} from '@cosmic/narrator/testing/model-server';
import { atMost, exactly, seen, type Figure } from '@cosmic/platform/testing/figures';
import { until } from '@cosmic/platform/testing/until';
import { acceptedId, Guest, repeat } from '../caller';
import { ledgerOf } from '../ledger';
import type { Scenario } from '../scenario';

/** More than a worker writes at a time, so that one that waits in vain would block the rest. */
const READINGS = 12;
const ENDS_WITHIN_SECONDS = 120;
const HEALTHY_WITHIN_SECONDS = 30;

const MODES: Readonly<Record<string, Behaviour>> = {
  429: { kind: 'status', status: 429, headers: { 'retry-after': '1' } },
  500: { kind: 'status', status: 500 },
  stall: { kind: 'stall', after: 'There is a quiet strength' },
  garbage: { kind: 'raw', body: 'data: {"choices": "<html>\n\n' },
  'late by 10 s': { kind: 'late', afterMs: 10_000, text: SAMPLE_TEXT },
};

/** Where a reading ended, as its visitor is told. */
interface Ending {
  status: string;
  content: string;
  error: { message: string } | null;
}

export const modelMisbehaves: Scenario = {
  name: 'model-misbehaves',
  fault: 'The model answers 429 or 500, stalls, sends garbage, or its first byte after 10 s',
  promise: "The spec's message or our authors' text, quota back, workers not blocked",

  async run(start) {
    const model = await startModelServer();
    try {
      const site = await start({ otherwise: { 'readings-worker': model.environment } });
      const ends = async (guest: Guest, id: string, seconds: number): Promise<Ending> => {
        let ending: Ending | undefined;
        await until(
          async () => {
            const { status, text } = await guest.get(`/api/generations/${id}`);
            if (status === 200) ending = JSON.parse(text) as Ending;
            return ending?.status === 'completed' || ending?.status === 'failed';
          },
          'it ends',
          seconds * 1_000,
        ).catch(() => undefined);
        return ending!;
      };
      const ask = (seconds: number) =>
        repeat(READINGS, READINGS, async () => {
          const guest = new Guest(() => site.url);
          return ends(guest, acceptedId(await guest.generate())!, seconds);
        });

      const figures: Figure[] = [];
      for (const [mode, behaviour] of Object.entries(MODES)) {
        model.script(behaviour);
        const endings = await ask(ENDS_WITHIN_SECONDS);
        model.script({ kind: 'text', text: SAMPLE_TEXT });
        const from = performance.now();
        const healthy = await ask(HEALTHY_WITHIN_SECONDS);
        figures.push(
          exactly(`${mode}: neither a text nor the message`, endings.filter(isOff).length, 0),
          seen(
            `${mode}: texts, messages`,
            `${endings.filter(({ status }) => status === 'completed').length}, ` +
              `${endings.filter(({ status }) => status === 'failed').length}`,
          ),
          exactly(
            `${mode}: written afterwards`,
            healthy.filter(({ status }) => status === 'completed').length,
            READINGS,
          ),
          atMost(
            `${mode}: until then, s`,
            (performance.now() - from) / 1_000,
            HEALTHY_WITHIN_SECONDS,
          ),
        );
      }
      const ledger = await ledgerOf(site);
      return [...figures, exactly('wrongly charged', ledger.wrongly_charged, 0)];
    } finally {
      await model.close();
    }
  },
};

/** Whether a reading ended as none may. */
function isOff({ status, content, error }: Ending): boolean {
  if (status === 'completed') return content.length < 300;
  return status !== 'failed' || error?.message !== ERRORS.generation_failed.message;
}
