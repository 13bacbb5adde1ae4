import { PUBLISHING_STEPS, type BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { newestOf, stateOf, STEPS, withProgress } from './generations.rules';

function makeRun(changes: Partial<BlogGeneration> = {}): BlogGeneration {
  return {
    ...{ id: 'a', topic: 'The Moon', keywords: [], tone: 'mystical', publish: 'now' },
    language: 'en',
    ...{ status: 'running', step: 'draft', narrator: null, fallbackReason: null, post: null },
    ...{ message: null, completedAt: null },
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:05.000Z',
    ...changes,
  };
}

it('knows the contract’s steps in their order', () => {
  expect(STEPS).toEqual(PUBLISHING_STEPS);
});

describe('news of a run', () => {
  const older = makeRun({ id: 'b', createdAt: '2026-11-20T10:00:00.000Z' });

  it('take the place of what is known of it', () => {
    const news = makeRun({ step: 'check', updatedAt: '2026-11-21T10:00:06.000Z' });
    expect(withProgress([makeRun(), older], news)).toEqual([news, older]);
  });

  it('change nothing when they are older', () => {
    const news = makeRun({ step: 'outline', updatedAt: '2026-11-21T10:00:04.000Z' });
    expect(withProgress([makeRun(), older], news)).toEqual([makeRun(), older]);
  });

  it('bring one that was asked for elsewhere to its place', () => {
    expect(withProgress([older], makeRun())).toEqual([makeRun(), older]);
    expect(withProgress([makeRun()], older)).toEqual([makeRun(), older]);
  });

  it('outlive a list that was read before they came', () => {
    const news = makeRun({ status: 'completed', updatedAt: '2026-11-21T10:00:09.000Z' });
    expect(newestOf([news], [makeRun(), older])).toEqual([news, older]);
    expect(newestOf([makeRun()], [news])).toEqual([news]);
  });
});

describe('the steps of a run', () => {
  const states = (changes: Partial<BlogGeneration>) =>
    STEPS.map((step) => stateOf(step, makeRun(changes)));

  it.each<[Partial<BlogGeneration>, string[]]>([
    [{ status: 'queued', step: null }, ['ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [{ step: 'check' }, ['done', 'done', 'current', 'ahead', 'ahead']],
    [{ status: 'failed' }, ['done', 'stopped', 'ahead', 'ahead', 'ahead']],
    [{ status: 'cancelled' }, ['done', 'stopped', 'ahead', 'ahead', 'ahead']],
    [{ status: 'completed', step: 'publish' }, ['done', 'done', 'done', 'done', 'done']],
  ])('of %j are %j', (changes, expected) => {
    expect(states(changes)).toEqual(expected);
  });
});
