/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import type { BestDays, BestWindow } from '@cosmic/contracts/days/best-days';
import { conditionOf, type Condition } from '@cosmic/sky/elections/conditions';
import { electionWindows, SHIFT_MS } from '@cosmic/sky/elections/windows';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, server } from '../../../testing/server';
import { conditionsIn, keysOf, READY_SETS, turned } from './asked';
import { fileOf, lengthOf } from './window-words';

const DELHI = { latitude: 28.6139, longitude: 77.209, name: 'New Delhi', zone: 'Asia/Kolkata' };
const DAY_MS = 86_400_000;

/** As the server answers, for conditions that do not go by the sunrise. */
function answerFor(query: URLSearchParams): BestDays {
  const conditions = (query.get('ask') ?? '')
    .split(',')
    .map((key) => conditionOf(key) as Condition);
  const from = new Date(`${query.get('from') ?? ''}T00:00:00+05:30`);
  const to = new Date(from.getTime() + 365 * DAY_MS);
  const range = { from: from.getTime() - SHIFT_MS, to: to.getTime() + SHIFT_MS };
  const dates = Array.from({ length: 368 }, (_, day) =>
    new Date(from.getTime() + (day - 1) * DAY_MS).toISOString().slice(0, 10),
  );
  const around = { range, place: DELHI, zone: DELHI.zone, dates, sun: [] };
  const { all, allButOne } = electionWindows(conditions, from, to, around);
  const told = (windows: typeof all) => ({
    count: windows.length,
    windows: windows.slice(0, 200).map((one): BestWindow => ({
      from: one.from.toISOString(),
      to: one.to.toISOString(),
      misses: [...one.misses],
      lostEarlier: [...one.lostEarlier],
      lostLater: [...one.lostLater],
    })),
  });
  return { all: told(all), allButOne: told(allButOne), daysWithoutSunrise: 0 };
}

describe('the best days', () => {
  setUpPages();

  const page = (ask: string) =>
    renderPage(`/sky/best-days?ask=${ask}`, {
      handlers: [answer('getBestDays', ({ query }) => answerFor(query))],
    });

  it('lists the windows that meet all, each with what an hour costs, and keeps them as a file', async () => {
    const saved = jest.spyOn(URL, 'createObjectURL');
    const { user } = await page('waxing,by-day');
    await screen.findByRole('heading', { name: /^\d+ windows meet both conditions$/ });
    const [first] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('time'));

    expect(first).toHaveTextContent(/An hour later\s*not met: Between 8:00 and 20:00/);
    await user.click(within(first!).getByRole('button', { name: /^Calendar file of/ }));
    const file = saved.mock.calls[0]![0] as Blob;
    expect(file.type).toBe('text/calendar');
    expect(await file.text()).toMatch(/SUMMARY:Best hours\r\nDESCRIPTION:Met: Moon waxing/);
  });

  it('offers what meets all but one where nothing meets all', async () => {
    await page('waxing,waning');

    await screen.findByRole('heading', { name: 'No window meets both conditions' });
    expect(screen.getByText(/These windows meet all but one/)).toBeInTheDocument();
    expect(screen.getAllByText('Misses: Moon waning (Krishna paksha)').length).toBeGreaterThan(5);
  });

  it('asks for what is ticked, and says when nothing is', async () => {
    const { user } = await page('waxing');
    await screen.findByRole('heading', { name: /meet it$/ });

    await user.click(screen.getByText('The Moon', { selector: 'summary span' }));
    const waxing = screen.getByRole('checkbox', { name: 'Moon waxing (Shukla paksha)' });
    await user.click(waxing);
    await user.click(screen.getByRole('button', { name: 'Find the windows' }));
    expect(screen.getByText('Choose at least one condition.')).toBeInTheDocument();

    const inSign = screen.getByRole('group', { name: 'Moon in' });
    await user.click(within(inSign).getByRole('checkbox', { name: 'Leo' }));
    await user.click(within(inSign).getByRole('checkbox', { name: 'Taurus' }));
    await user.click(screen.getByRole('button', { name: 'Find the windows' }));
    await screen.findAllByText('Moon in Taurus or Leo');
    expect(new URLSearchParams(window.location.search).get('ask')).toBe('moon-in.taurus.leo');
    expect(screen.getByRole('heading', { name: /^\d+ windows meet it$/ })).toHaveFocus();
  });

  it('asks for a Moon that nothing harms and a yoga that is not shunned, each by its name', async () => {
    const { user } = await page('waxing');
    await screen.findByRole('heading', { name: /meet it$/ });
    const names = [
      'Moon not in the via combusta',
      'Moon not conjunct, square or opposite Saturn',
      'Yoga neither Vyatipata nor Vaidhriti',
    ];
    await user.click(screen.getByText('The Moon', { selector: 'summary span' }));
    await user.click(screen.getByText('Panchang', { selector: 'summary span' }));
    expect(screen.getByText(/from 15° Libra to 15° Scorpio/)).toBeVisible();
    for (const name of names) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: 'Find the windows' }));

    const asked = await screen.findByRole('list', { name: 'What is asked' });
    for (const name of names) expect(await within(asked).findByText(name)).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('ask')).toBe(
      'waxing,moon-clear-of.saturn,not-via-combusta,yoga',
    );
  });

  it('leads from a ready set to its conditions, and says what a place near the pole lacks', async () => {
    const { user } = await renderPage('/sky/best-days?ask=waxing', {
      handlers: [
        answer('getBestDays', {
          all: { count: 0, windows: [] },
          allButOne: { count: 0, windows: [] },
          daysWithoutSunrise: 120,
        }),
      ],
    });
    const sets = await screen.findByRole('navigation', { name: 'Ready sets' });
    await user.click(within(sets).getAllByRole('link', { name: 'To marry' })[1]!);

    const asked = await screen.findByRole('list', { name: 'What is asked' });
    expect(within(asked).getByText('Nakshatra for a wedding')).toBeInTheDocument();
    expect(screen.getByText(/^On 120 of these days the Sun/)).toBeInTheDocument();
    expect(screen.getByText(/A wedding asks for more/)).toBeInTheDocument();
    expect(screen.getByText(/no window meets all, nor all but one/)).toBeInTheDocument();
  });

  it('says that the year could not be worked out, and asks again', async () => {
    const { user } = await renderPage('/sky/best-days?ask=waxing', {
      handlers: [refuse('getBestDays', 'service_unavailable')],
    });
    expect(await screen.findByText(/could not be worked out/)).toBeInTheDocument();

    server.use(answer('getBestDays', ({ query }) => answerFor(query)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: /meet it$/ });
  });
});

describe('what is asked', () => {
  it('reads what it wrote, and goes by the first ready set where nothing is to be read', () => {
    for (const { conditions } of READY_SETS)
      expect(conditionsIn(new URLSearchParams({ ask: keysOf(conditions) }))).toEqual(conditions);
    expect(conditionsIn(new URLSearchParams('ask=luck'))).toBe(READY_SETS[0]?.conditions);
  });

  it('puts a condition in and takes it out again', () => {
    const begin = conditionsIn(new URLSearchParams('ask=waxing,moon-in.leo,direct.mercury'));
    for (const [kind, word] of [
      ['moon-in', 'aries'],
      ['direct', 'venus'],
      ['by-day', undefined],
    ] as const) {
      const more = turned(begin, kind, word);
      expect(keysOf(more)).not.toBe(keysOf(begin));
      expect(turned(more, kind, word)).toEqual(begin);
    }
  });
});

describe('a window', () => {
  const window: BestWindow = {
    from: '2026-12-09T02:30:20.000Z',
    to: '2026-12-09T14:29:40.000Z',
    misses: ['direct.mercury'],
    lostEarlier: [],
    lostLater: ['waxing'],
  };

  it('is as long as from its written begin to its written end', () => {
    expect(lengthOf(window)).toBe('12 h');
    expect(lengthOf({ ...window, to: '2026-12-09T02:45:00.000Z' })).toBe('15 min');
    expect(lengthOf({ ...window, to: '2026-12-11T05:30:00.000Z' })).toBe('2 d 3 h');
  });

  it('tells in a calendar file what it meets and what not, to the minute', () => {
    const conditions = conditionsIn(new URLSearchParams('ask=waxing,direct.mercury'));
    const file = fileOf([window], conditions, DELHI, 'To sign', new Date(0)).replaceAll(
      '\r\n ',
      '',
    );

    expect(file).toContain('DTSTART:20261209T023000Z\r\nDTEND:20261209T143000Z\r\nSUMMARY:To sign');
    expect(file).toContain(
      String.raw`DESCRIPTION:Met: Moon waxing (Shukla paksha)\nNot met: Mercury direct\nAn hour earlier: nothing is lost\nAn hour later: not met: Moon waxing (Shukla paksha)`,
    );
  });
});
