import { waitingOf, type Place } from './lanes';

describe('how many readings of a lane wait', () => {
  const place = (tag: number): Place => ({ tag, now: 400, isIdle: false });

  it.each([
    ['none, where the next one would be the first', 'guest', 404, 0],
    ['those that have a place before the next one', 'guest', 444, 10],
    ['more in a lane whose readings stand closer', 'subscriber', 444, 43],
    ['none, where what waits was passed long ago', 'member', 400, 0],
  ] as const)('is %s', (_, lane, tag, count) => {
    expect(waitingOf(lane, place(tag))).toBe(count);
  });
});
