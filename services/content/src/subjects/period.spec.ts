import { periodIn } from './period';

const AT = new Date('2026-11-23T18:00:00Z');

describe('the period of a topic', () => {
  it.each([
    ['Venus in Scorpio, December 2026', 'December 2026', '2026-12-01', '2027-01-01'],
    ['Mercury in February of 2027', 'February 2027', '2027-02-01', '2027-03-01'],
    ['A quiet November', 'November 2026', '2026-11-01', '2026-12-01'],
    ['The sky of March', 'March 2027', '2027-03-01', '2027-04-01'],
    ['May 2027', 'May 2027', '2027-05-01', '2027-06-01'],
    ['The eclipses of 2027', '2027', '2027-01-01', '2028-01-01'],
  ])('%s', (topic, name, from, to) => {
    expect(periodIn([topic], AT)).toEqual({
      from: new Date(from),
      to: new Date(to),
      name,
      isNamed: true,
    });
  });

  it.each(['What may come', 'March on', '7 ways to rest', 'Room 1408', 'Whatever'])(
    'is the coming month for “%s”',
    (topic) => {
      const { from, to, isNamed } = periodIn([topic], AT);

      expect(from).toEqual(AT);
      expect(to.getTime() - from.getTime()).toBe(31 * 86_400_000);
      expect(isNamed).toBe(false);
    },
  );

  it('is found in the keywords where the topic names none', () => {
    expect(periodIn(['Venus', 'love', 'june 2027'], AT).name).toBe('June 2027');
  });
});
