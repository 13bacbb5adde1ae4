import fc from 'fast-check';
import { WorkerClient, type WorkerSource } from './worker-client';
import { answer, type Answers, type Question, type Reply } from './sky-worker/answers';
import { comingFrom } from './sky-worker/coming';
import { positionsOf } from './sky-worker/positions';

const NOON = new Date('2024-04-08T12:00:00Z');

/** Where a worker would be: it answers when it is told to. */
class FakeSource implements WorkerSource {
  ended = false;
  readonly questions: Question[] = [];
  private readonly listeners = new Map<string, (event: { data: Reply }) => void>();

  postMessage(question: Question) {
    this.questions.push(question);
  }

  addEventListener(type: string, listener: (event: { data: Reply }) => void) {
    this.listeners.set(type, listener);
  }

  terminate() {
    this.ended = true;
  }

  reply(index: number) {
    this.listeners.get('message')!({ data: answer(this.questions[index]!) });
  }

  breakDown() {
    this.listeners.get('error')!({ data: { id: 0, failure: '' } });
  }
}

function skyWithSources() {
  const sources: FakeSource[] = [];
  const sky = new WorkerClient<Answers>(() => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  });
  return { sky, sources };
}

const here = () => new AbortController();

describe('WorkerClient', () => {
  it('gives each question its own answer', async () => {
    const { sky, sources } = skyWithSources();
    const { signal } = here();
    const now = sky.ask('now', signal, NOON);
    const ahead = sky.ask('ahead', signal, NOON, '2024-04-08', 'Asia/Kolkata');

    sources[0]!.reply(1);
    sources[0]!.reply(0);

    expect(await now).toEqual(positionsOf(NOON));
    expect(await ahead).toEqual(comingFrom(NOON, '2024-04-08', 'Asia/Kolkata'));
    expect(sources).toHaveLength(1);
  });

  it('gives it in whatever order the answers come', async () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
    const orders = days.chain((of) =>
      fc.tuple(
        fc.constant(of),
        fc.shuffledSubarray([...of.keys()], { minLength: of.length, maxLength: of.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([of, order]) => {
        const { sky, sources } = skyWithSources();
        const moments = of.map((day) => new Date(NOON.getTime() + day * 86_400_000));
        const { signal } = here();
        const asked = moments.map((at) => sky.ask('now', signal, at));
        for (const index of order) sources[0]!.reply(index);

        expect(await Promise.all(asked)).toEqual(moments.map(positionsOf));
      }),
      { numRuns: 20 },
    );
  });

  it('refuses the question that can not be answered, and no other', async () => {
    const { sky, sources } = skyWithSources();
    const { signal } = here();
    const nonsense = sky.ask('now', signal, new Date(Number.NaN));
    const now = sky.ask('now', signal, NOON);
    sources[0]!.reply(0);
    sources[0]!.reply(1);

    await expect(nonsense).rejects.toThrow('date');
    expect((await now).planets).toHaveLength(10);
    expect(sources[0]!.ended).toBe(false);
  });

  it('tells all who wait that it broke, and is made anew for the next question', async () => {
    const { sky, sources } = skyWithSources();
    const { signal } = here();
    const waiting = [sky.ask('now', signal, NOON), sky.ask('now', signal, NOON)];
    sources[0]!.breakDown();

    for (const asked of waiting) await expect(asked).rejects.toThrow('lost');
    expect(sources[0]!.ended).toBe(true);

    const again = sky.ask('now', signal, NOON);
    // What the first one still says is about nobody's question.
    sources[0]!.breakDown();
    sources[1]!.reply(0);
    expect((await again).planets).toHaveLength(10);
    expect(sources[1]!.ended).toBe(false);
  });

  it('refuses where a worker can not be made, and tries again', async () => {
    const source = new FakeSource();
    const starts = [
      () => {
        throw new Error('no workers here');
      },
      () => source,
    ];
    const sky = new WorkerClient<Answers>(() => starts.shift()!());
    const { signal } = here();

    await expect(sky.ask('now', signal, NOON)).rejects.toThrow('no workers here');
    const now = sky.ask('now', signal, NOON);
    source.reply(0);
    expect((await now).planets).toHaveLength(10);
  });

  it('is kept until the last one who asked has left', async () => {
    const { sky, sources } = skyWithSources();
    const [wheel, strip] = [here(), here()];
    const now = sky.ask('now', wheel.signal, NOON);
    const ahead = sky.ask('ahead', strip.signal, NOON, '2024-04-08', 'UTC');
    sources[0]!.reply(0);
    await now;

    wheel.abort();
    expect(sources[0]!.ended).toBe(false);
    strip.abort();
    expect(sources[0]!.ended).toBe(true);
    await expect(ahead).rejects.toThrow('aborted');
  });

  it('answers nobody who has left, and makes no worker for them', async () => {
    const { sky, sources } = skyWithSources();
    const [gone, left, stays] = [here(), here(), here()];
    gone.abort();
    await expect(sky.ask('now', gone.signal, NOON)).rejects.toThrow('aborted');
    expect(sources).toHaveLength(0);

    const late = sky.ask('now', left.signal, NOON);
    const now = sky.ask('now', stays.signal, NOON);
    left.abort();
    sources[0]!.reply(0);
    sources[0]!.reply(1);
    await expect(late).rejects.toThrow('aborted');
    expect((await now).planets).toHaveLength(10);
  });
});
