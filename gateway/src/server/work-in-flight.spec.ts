import fc from 'fast-check';
import { WorkInFlight } from './work-in-flight';

describe('the work that a gateway has in flight', () => {
  it('has room for so many requests of a route, and for so many in all', () => {
    const work = new WorkInFlight({ inAll: 3, ofRoute: 2 });
    const ends = [work.begin('GET /a'), work.begin('GET /a')];

    expect(ends).not.toContain(null);
    expect(work.begin('GET /a')).toBeNull();
    expect(work.begin('GET /b')).not.toBeNull();
    expect(work.begin('GET /c')).toBeNull();

    ends[0]!();
    ends[0]!();
    expect(work.begin('GET /a')).not.toBeNull();
    expect(work.begin('GET /c')).toBeNull();
  });

  it('never works on more than its limits, and always on as many as they allow', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('GET /a', 'POST /a', 'GET /b').map((route) => ({ route })),
        fc.nat({ max: 20 }).map((ends) => ({ ends })),
      ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), (all, inAll) => {
        const limits = { inAll, ofRoute: Math.max(1, Math.floor(inAll / 2)) };
        const work = new WorkInFlight(limits);
        const open: { route: string; end: () => void }[] = [];
        for (const step of all) {
          if ('ends' in step) {
            open.splice(step.ends, 1)[0]?.end();
            continue;
          }
          const ofRoute = open.filter(({ route }) => route === step.route).length;
          const end = work.begin(step.route);
          expect(end !== null).toBe(open.length < limits.inAll && ofRoute < limits.ofRoute);
          if (end) open.push({ route: step.route, end });
        }
      }),
    );
  });
});
