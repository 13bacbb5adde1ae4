import fc from 'fast-check';
import { WorkInFlight } from './work-in-flight';

describe('the work that a gateway has in flight', () => {
  it('has room for so many requests of a route, and for so many in all', () => {
    const work = new WorkInFlight({ inAll: 3, ofRoute: 2 }, () => 0);
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
        const work = new WorkInFlight(limits, () => 0);
        const open: { route: string; end: () => void }[] = [];
        for (const step of all) {
          if ('ends' in step) {
            open.splice(step.ends, 1)[0]?.end();
            continue;
          }
          const ofRoute = open.filter(({ route }) => route === step.route).length;
          const hasRoom = work.hasRoom(step.route);
          const end = work.begin(step.route);
          expect(hasRoom).toBe(end !== null);
          expect(end !== null).toBe(open.length < limits.inAll && ofRoute < limits.ofRoute);
          if (end) open.push({ route: step.route, end });
        }
      }),
    );
  });

  describe('of a route that is asked for more than it can answer', () => {
    const MOST = 128;
    /** A full route that has refused one, and a clock that is told what time it is. */
    const fullRoute = () => {
      let at = 0;
      const work = new WorkInFlight({ inAll: 2 * MOST, ofRoute: MOST }, () => at);
      const ends: (() => void)[] = [];
      const take = () => {
        const end = work.begin('POST /a');
        if (end) ends.push(end);
        return end !== null;
      };
      while (take());
      return {
        work,
        take,
        inFlight: () => ends.length,
        answerAt(moment: number) {
          at = moment;
          ends.shift()!();
        },
      };
    };

    it('is what it answers within a quarter of a second, by its pace', () => {
      fc.assert(
        fc.property(fc.integer({ min: 2, max: 7 }), (everyMs) => {
          const route = fullRoute();
          let at = 0;
          while (at < 250) route.answerAt((at += everyMs));

          const inTime = 250 / everyMs;
          while (route.inFlight() > inTime + 1) {
            expect(route.take()).toBe(false);
            route.answerAt(at);
          }
          while (route.take());
          expect(Math.abs(route.inFlight() - inTime)).toBeLessThanOrEqual(1);
        }),
      );
    });

    it('is a quarter of its places at least, and leaves the others theirs', () => {
      const route = fullRoute();
      for (let at = 1_000; route.inFlight() > MOST / 4; at += 1_000) {
        route.answerAt(at);
        expect(route.take()).toBe(false);
      }

      route.answerAt(1_000_000);
      while (route.take());
      expect(route.inFlight()).toBe(MOST / 4);
      expect(route.work.begin('GET /b')).not.toBeNull();
    });

    it('is all of its places again when nobody is refused any more', () => {
      const route = fullRoute();
      while (route.inFlight() > MOST / 4) route.answerAt(1_000);
      expect(route.take()).toBe(false);
      for (let at = 2_000; at <= 5_000; at += 1_000) {
        route.answerAt(at);
        route.take();
      }

      while (route.take());
      expect(route.inFlight()).toBe(MOST);
    });

    it('is forgotten with the last of its requests', () => {
      const route = fullRoute();
      while (route.inFlight() > 0) route.answerAt(1_000);

      while (route.take());
      expect(route.inFlight()).toBe(MOST);
    });
  });
});
