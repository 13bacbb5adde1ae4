import { content } from '@cosmic/contracts/content';
import type { AppError } from '@cosmic/contracts/errors';
import { pictures, type SharedReading } from '@cosmic/contracts/readings/sharing';
import { until } from '@cosmic/platform/testing/until';
import { makeTestBed, type TestBed } from './make';

const CROWD = 80;

const reading = (number: number): SharedReading => ({
  toolType: 'angel-number',
  toolName: 'Angel Number Decoder',
  content: `Step ${number} is a quiet one.`,
  essence: '',
  params: {},
  figure: null,
  facts: [],
  createdAt: '2026-11-21T12:00:00.000Z',
});

describe('pictures of readings', () => {
  let bed: TestBed;

  beforeAll(async () => {
    bed = await makeTestBed();
    await bed.start('content');
    // The first picture loads the fonts, which a busy machine takes longer for than a caller waits.
    await until(() => draw(CROWD).catch(() => undefined), 'a first picture');
  });
  afterAll(() => bed.stop());

  const draw = (number: number) =>
    bed.rpc.send(pictures.reading, null, { reading: reading(number), format: 'link' });
  const crowd = (number: (index: number) => number) =>
    Promise.allSettled(Array.from({ length: CROWD }, (_, index) => draw(number(index))));
  const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));

  it('that a crowd asks for are drawn as far as there is time; the rest is told at once when to come again', async () => {
    const asked = crowd((index) => index);
    // Whoever asks for words meanwhile gets them.
    await bed.rpc.send(content.affirmation, null, {});
    const outcomes = await asked;

    const refused = refusals(outcomes);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(CROWD);
    for (const { code, details } of refused) {
      expect({ code, details }).toEqual({
        code: 'service_unavailable',
        details: { retryAfterSeconds: 2 },
      });
    }
    // Who comes again is served.
    expect((await draw(CROWD - 1)).png.length).toBeGreaterThan(10_000);
  });

  it('that are the same for a whole crowd are drawn once', async () => {
    expect(refusals(await crowd(() => 1_000))).toEqual([]);
  });
});
