import { QueuePace } from './queue-pace';

const BUSY = { tag: 0, isIdle: false };

describe('the pace of a queue', () => {
  const at = (seconds: number) => seconds * 1_000;

  it('tells how long a place has to wait, once it was measured', () => {
    const pace = new QueuePace();
    pace.observe({ ...BUSY, now: 100 }, at(0));
    pace.observe({ ...BUSY, now: 140 }, at(2));
    expect(pace.secondsUntil({ tag: 900, now: 140, isIdle: false })).toBeNull();

    pace.observe({ ...BUSY, now: 200 }, at(5));
    expect(pace.secondsUntil({ tag: 900, now: 200, isIdle: false })).toBe(35);
  });

  it('is what it was in the last seconds', () => {
    const pace = new QueuePace();
    for (const [seconds, now] of [
      [0, 0],
      [5, 500],
      [10, 550],
    ] as const) {
      pace.observe({ ...BUSY, now }, at(seconds));
    }
    expect(pace.secondsUntil({ tag: 650, now: 550, isIdle: false })).toBe(10);
  });

  it('is forgotten once nothing waits, and nothing has to wait then', () => {
    const pace = new QueuePace();
    pace.observe({ ...BUSY, now: 0 }, at(0));
    pace.observe({ ...BUSY, now: 50 }, at(5));
    pace.observe({ tag: 0, now: 60, isIdle: true }, at(6));

    expect(pace.secondsUntil({ tag: 64, now: 60, isIdle: true })).toBe(0);
    expect(pace.secondsUntil({ tag: 64, now: 60, isIdle: false })).toBeNull();
  });

  it.each([
    ['the queue counts from 0 again', 0, 9],
    ['nobody looked for long', 5_000, 60],
  ])('is not measured across the moment when %s', (_, now, seconds) => {
    const pace = new QueuePace();
    pace.observe({ ...BUSY, now: 1_000 }, at(0));
    pace.observe({ ...BUSY, now: 1_050 }, at(5));
    pace.observe({ ...BUSY, now }, at(seconds));
    pace.observe({ ...BUSY, now: now + 1 }, at(seconds + 1));

    expect(pace.secondsUntil({ tag: now + 101, now: now + 1, isIdle: false })).toBe(10);
  });

  it('is not known while the workers stand still', () => {
    const pace = new QueuePace();
    pace.observe({ ...BUSY, now: 7 }, at(0));
    pace.observe({ ...BUSY, now: 7 }, at(5));
    expect(pace.secondsUntil({ tag: 11, now: 7, isIdle: false })).toBeNull();
  });
});
