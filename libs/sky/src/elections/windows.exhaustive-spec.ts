import { DELHI, expectSame, holdAsTheWalk, READY_SETS } from '../testing/election-walk';

describe('electionWindows', () => {
  it('finds the windows that a walk over every quarter of an hour finds, in 400 cases', () =>
    holdAsTheWalk(400));

  it.each(READY_SETS)(
    'finds a season of the ready set to $purpose of $tradition as the walk does',
    ({ conditions }) => {
      const [from, to] = [new Date('2026-11-26T09:07:00Z'), new Date('2027-03-01T00:00:00Z')];

      expectSame({ conditions, from, to, place: DELHI, zone: 'Asia/Kolkata' });
    },
  );
});
