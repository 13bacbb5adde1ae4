import { transformBack } from './travel';

const LIE = { x: 100, y: 200, width: 80, turn: 0 };

describe('the way back of a card', () => {
  it('is none where it has not moved', () => {
    expect(transformBack(LIE, { ...LIE, x: 100.4 })).toBeUndefined();
  });

  it('is none where nothing can be measured', () => {
    expect(transformBack({ ...LIE, width: 0 }, LIE)).toBeUndefined();
  });

  it('leads to the middle, the size and the slant that it had', () => {
    expect(transformBack({ x: 40, y: 260, width: 40, turn: -12 }, { ...LIE, turn: 90 })).toBe(
      'translate(-60.0px, 60.0px) rotate(-12deg) scale(0.5000)',
    );
  });
});
