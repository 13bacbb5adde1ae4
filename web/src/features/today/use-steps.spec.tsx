/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useSteps } from './use-steps';

/** Has what is on screen told by the test, which knows no layout. */
class Observer {
  static last: Observer;
  readonly observed: Element[] = [];
  constructor(readonly tell: (entries: object[]) => void) {
    Observer.last = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {}
}

function Steps() {
  const { frame, current } = useSteps(2);
  return (
    <div ref={frame}>
      <p>at step {current}</p>
      <section />
      <section />
    </div>
  );
}

describe('the step that is looked at', () => {
  beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
  afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

  const at = (step: number, height: number) => ({
    target: Observer.last.observed[step],
    isIntersecting: height > 0,
    intersectionRect: { height },
    rootBounds: { height: 100 },
  });

  it('is the last that a busy page is told of', () => {
    render(<Steps />);
    act(() => Observer.last.tell([at(0, 100), at(1, 0), at(0, 0), at(1, 100)]));

    expect(screen.getByText(/^at step/)).toHaveProperty('textContent', 'at step 1');
  });

  it('stays as it is while no screen is mostly there', () => {
    render(<Steps />);
    act(() => Observer.last.tell([at(1, 100)]));
    act(() => Observer.last.tell([at(0, 50), at(1, 50)]));

    expect(screen.getByText(/^at step/)).toHaveProperty('textContent', 'at step 1');
  });
});
