import { skyCalendar } from './calendar';
import { eventEntry, eventName } from './event-names';
import { toIcs } from './ics';

describe('eventName', () => {
  it('says in words what happens', () => {
    const names = skyCalendar(new Date('2024-04-01'), new Date('2024-04-09'), {
      bodies: ['mercury', 'venus'],
    }).map(eventName);

    expect(names).toEqual([
      'Moon void of course in Sagittarius',
      'Mercury turns retrograde in Aries',
      'Last Quarter Moon in Capricorn',
      'Moon void of course in Capricorn',
      'Venus enters Aries',
      'Moon void of course in Aquarius',
      'Moon void of course in Pisces',
      'Total solar eclipse in Aries',
      'New Moon in Aries',
    ]);
  });

  it('tells a retrograde ingress from a direct one', () => {
    expect(
      eventName({
        kind: 'ingress',
        at: new Date(0),
        body: 'mercury',
        sign: 'leo',
        retrograde: true,
      }),
    ).toBe('Mercury re-enters Leo');
  });
});

describe('eventEntry', () => {
  it('makes entries that a calendar file accepts, each with an uid of its own', () => {
    const entries = skyCalendar(new Date('2026-01-01'), new Date('2026-03-01')).map((event) =>
      eventEntry(event),
    );

    const ics = toIcs({ name: 'The sky', stamp: new Date(0), entries });

    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(entries.length);
    expect(entries.length).toBeGreaterThan(50);
  });

  it('tells why and until when the Moon is void of course', () => {
    const [event] = skyCalendar(new Date('2026-08-02T12:00Z'), new Date('2026-08-02T13:00Z'));

    expect(event && eventEntry(event)).toMatchObject({
      uid: '2026-08-02-moon-void-of-course-in-pisces@sky.cosmic-guide',
      summary: 'Moon void of course in Pisces',
      description: 'From the opposition with Venus until the Moon enters Aries.',
    });
  });
});
