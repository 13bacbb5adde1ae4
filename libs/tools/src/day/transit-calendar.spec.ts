import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { wrap } from '@cosmic/sky/angle';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import { toIcs } from '@cosmic/sky/calendar/ics';
import { SLOW_BODIES } from '@cosmic/sky/charts/transits';
import { dayOf } from './day';
import { localTime } from './local-clock';
import { SIDES } from './day-events';
import { framesOf } from './subject';
import { transitEntries } from './transit-calendar';

const ZONE = 'Asia/Kolkata';
const FROM = new Date('2026-11-25T00:00:00Z');
const DAYS = 365;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ADA = {
  kind: 'person' as const,
  reader: '0b4c7a52-6a3b-4a64-8f7b-111111111111',
  birth: {
    dob: '1990-05-17',
    time: '07:45',
    place: { name: 'Chennai, India', latitude: 13.088, longitude: 80.278, zone: ZONE },
  },
};
const entries = transitEntries(ADA, { zone: ZONE }, FROM, DAYS);

/** Plainly: looks every six hours whether an aspect was passed, and halves until a second is left. */
function denseSearch(): string[] {
  const found: string[] = [];
  for (const body of ['mars', ...SLOW_BODIES] as const) {
    const longitudes = Array.from({ length: DAYS * 4 + 1 }, (_, step) =>
      apparentLongitude(body, new Date(FROM.getTime() + (step * DAY_MS) / 4)),
    );
    for (const { point, longitude } of framesOf(ADA)(FROM).points) {
      for (const { aspect, ahead } of SIDES) {
        const away = (at: number) =>
          wrap(apparentLongitude(body, new Date(at)) - longitude - ahead);
        for (let step = 0; step < DAYS * 4; step++) {
          const [before, after] = [step, step + 1].map((one) =>
            wrap(longitudes[one]! - longitude - ahead),
          ) as [number, number];
          if (before < 0 === after < 0 || Math.abs(before) > 90) continue;
          let [low, high] = [step, step + 1].map((one) => FROM.getTime() + (one * DAY_MS) / 4) as [
            number,
            number,
          ];
          while (high - low > 1_000) {
            const middle = (low + high) / 2;
            if (away(middle) < 0 === before < 0) low = middle;
            else high = middle;
          }
          found.push(`${Math.round(low / MINUTE_MS)} ${body} ${aspect} ${point}`);
        }
      }
    }
  }
  return found;
}

describe('the calendar of a person’s transits', () => {
  it('has every exact aspect of a year within a minute, as a plain dense search finds them', () => {
    const searched = denseSearch().map((line) => {
      const [minute, body, aspect, point] = line.split(' ');
      return { minute: Number(minute), key: `-${body}-${aspect}-${point}@transits.cosmic-guide` };
    });

    expect(searched.length).toBeGreaterThan(60);
    expect(entries).toHaveLength(searched.length);
    for (const { minute, key } of searched) {
      const near = entries.filter(
        ({ uid, from }) =>
          uid.endsWith(key) && Math.abs((from as Date).getTime() / MINUTE_MS - minute) <= 1,
      );
      expect([minute, key, near.length]).toEqual([minute, key, 1]);
    }
  });

  it('tells them in the words of the day on which they are exact', () => {
    let compared = 0;
    for (const { from, summary, description } of entries.slice(0, 40)) {
      const { date } = localTime(ZONE, from as Date);
      const { transit, others } = dayOf(ADA, { date, zone: ZONE, language: 'en' });
      const told = [transit, ...others].filter(({ title }) => title === summary);
      for (const { meaning } of told) {
        compared += 1;
        expect(meaning).toBe(description);
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('has neither the Moon nor an angle where the hour of birth is not known', () => {
    const birth = { ...ADA.birth, time: '' };
    const uids = transitEntries({ ...ADA, birth }, { zone: ZONE }, FROM, DAYS).map(
      ({ uid }) => uid,
    );

    expect(uids.length).toBeGreaterThan(40);
    expect(uids.join()).not.toMatch(/-(moon|ascendant|midheaven)@/);
  });

  it('is read alike by two calendar programs', () => {
    const ics = toIcs({ name: 'Your transits', stamp: FROM, entries });
    const byIcal = new ICAL.Component(ICAL.parse(ics))
      .getAllSubcomponents('vevent')
      .map((event) => {
        const { uid, summary, description, startDate } = new ICAL.Event(event);
        return { uid, summary, description, start: startDate.toJSDate().toISOString() };
      });
    const byNode = Object.values(nodeIcal.parseICS(ics)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? [
            {
              uid: event.uid,
              summary: event.summary,
              description: event.description,
              start: event.start.toISOString(),
            },
          ]
        : [],
    );
    const written = entries.map(({ uid, summary, description, from }) => {
      return {
        uid,
        summary,
        description,
        start: `${(from as Date).toISOString().slice(0, 19)}.000Z`,
      };
    });

    expect(byIcal).toEqual(written);
    expect(byNode).toEqual(written);
  });
});
