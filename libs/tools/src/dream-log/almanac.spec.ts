import { MAKERS } from '../makers';

const CONTEXT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

const textFor = (dream1: string, dream2: string) =>
  MAKERS['dream-log'].assign({ dream1, dream2 }, CONTEXT).almanac();

describe('the look at several dreams', () => {
  it('is sober where one of them is grave', () => {
    const text = textFor('I flew over the village', 'My father died again and I cried');

    expect(text).toContain('findahelpline.com');
    expect(text).not.toMatch(/\b(?:film|supper|actor|diary|joke)\b/);
  });

  it('stays light where none is', () => {
    expect(textFor('I flew over the sea', 'A boat on the sea')).not.toContain('findahelpline.com');
  });
});
