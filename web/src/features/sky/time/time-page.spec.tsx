/** @jest-environment ./web/src/testing/page-environment.cjs */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALL_ORBITS } from '@cosmic/sky/astronomy/kernel/all-orbits';
import { keepOrbits } from '@cosmic/sky/astronomy/kernel/motions';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, server } from '../../../testing/server';
import { PROFILE } from '../../../testing/usual-answers';
import { bringOrbits } from '../orbits';

// The tables lie in files of the build, which jsdom has no server for.
jest.mock('../orbits', () => ({ bringOrbits: jest.fn() }));
const orbits = jest.mocked(bringOrbits);

const DELHI = { latitude: 28.6139, longitude: 77.209, name: 'New Delhi', zone: 'Asia/Kolkata' };
const NOON = '/sky/time?at=2026-11-26T12:00Z';

describe('the sky in motion', () => {
  setUpPages();
  beforeEach(() => {
    orbits.mockReset();
    orbits.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      keepOrbits(ALL_ORBITS);
    });
  });

  const ruler = () => screen.findByRole('slider', { name: 'Time' });
  /** Where a planet stands, by the table. */
  const placeOf = (name: string) => {
    const row = within(screen.getByRole('table', { name: 'Points' })).getByRole('button', { name });
    return row.closest('tr')!.textContent;
  };
  const choose = (label: string, option: string) =>
    fireEvent.change(screen.getByLabelText(label), {
      target: {
        value: within(screen.getByLabelText(label)).getByText<HTMLOptionElement>(option).value,
      },
    });
  const mark = (planet: string) =>
    document.querySelector(`[data-mark="${planet}"] > g`)!.getAttribute('transform');

  it('shows the wheel of an instant, and the same as a table', async () => {
    await renderPage(NOON);
    expect(await ruler()).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('26 November 2026'),
    );
    expect(placeOf('Sun')).toContain('Sagittarius 4°');
    expect(placeOf('Moon')).toContain('Cancer 0°');
    expect(placeOf('Saturn')).toContain('retrograde');
    expect(mark('sun')).toMatch(/^translate/);
  });

  it('steps by keys on the chosen scale, as far as the tables go', async () => {
    const { user } = await renderPage(NOON);
    const slider = await ruler();
    const before = mark('moon');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('27 November 2026'));
    expect(placeOf('Moon')).toMatch(/Cancer 1\d°/);
    expect(mark('moon')).not.toBe(before);

    await user.click(screen.getByRole('radio', { name: 'Month' }));
    fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('27 January 2026'));

    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider.getAttribute('aria-valuenow')).toBe(slider.getAttribute('aria-valuemin'));
    expect(screen.getByText(/our tables begin/)).toBeInTheDocument();
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider.getAttribute('aria-valuenow')).toBe(slider.getAttribute('aria-valuemax'));
    expect(screen.getByText(/our tables end/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  });

  it('plays in steps where motion is not wanted, until it is paused, and leads back to now', async () => {
    const { user } = await renderPage(NOON);
    const slider = await ruler();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/2[789] November/)),
    );
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const there = slider.getAttribute('aria-valuenow');
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(slider.getAttribute('aria-valuenow')).not.toBe(there);
    expect(screen.getByRole('button', { name: 'This is now' })).toBeDisabled();
  });

  it('goes to the next and the last time of an event, and says when', async () => {
    const { user } = await renderPage(NOON);
    await ruler();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Moon in Taurus: .+ 2026, \d\d:\d\d by your clock\.$/);
    expect(placeOf('Moon')).toContain(`Taurus 0°00'`);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(/^Moon in Taurus: .*22 November 2026/);

    choose('What happens', 'A planet turns');
    choose('Planet', 'Mercury');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(/^Mercury direct: /);
    choose('Turns', 'retrograde');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(/^Mercury retrograde: /);

    choose('What happens', 'A phase of the Moon');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Full Moon: /);
    expect(placeOf('Moon')?.match(/\d+°\d\d'/)?.[0]).toBe(placeOf('Sun')?.match(/\d+°\d\d'/)?.[0]);

    choose('What happens', 'Two planets meet');
    choose('Planet', 'Sun');
    choose('Other planet', 'Venus');
    expect(within(screen.getByLabelText('Aspect')).getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Sun conjunct Venus: /);
  });

  it('says where an event does not come again', async () => {
    const { user } = await renderPage('/sky/time?at=2190-01-01T12:00Z');
    await ruler();
    choose('Planet', 'Pluto');
    choose('Sign', 'Leo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Pluto in Leo: not again until 2200.');
  });

  it('goes round the chart of a birth that is typed in', async () => {
    const { user } = await renderPage(NOON, {
      handlers: [answer('searchPlaces', { places: [DELHI] })],
    });
    await ruler();
    await user.click(screen.getByRole('button', { name: 'Around a birth' }));
    fireEvent.change(await screen.findByLabelText('Birth date'), {
      target: { value: '1990-05-17' },
    });
    await user.click(screen.getByRole('button', { name: 'Draw it' }));
    await screen.findByRole('button', { name: 'Sun (the birth)' });
    choose('What happens', 'A planet comes to the birth chart');
    expect(within(screen.getByLabelText('Point of the chart')).queryByText('Moon')).toBeNull();
    choose('Planet', 'Venus');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Venus on your Sun: /);

    await user.click(screen.getByRole('button', { name: 'The sky' }));
    await waitFor(() => expect(screen.queryByText('Sun (the birth)')).toBeNull());
    expect(screen.queryByText('Venus on your Sun')).toBeNull();
  });

  it('goes round a member’s own chart where the address says so', async () => {
    const profile = {
      ...PROFILE,
      birth_date: '1984-02-03',
      birth_time: '07:45',
      birth_place: DELHI,
    };
    await renderPage('/sky/time?around=own', {
      as: MEMBER,
      handlers: [answer('getProfile', profile)],
    });
    await screen.findByRole('button', { name: 'Ascendant (the birth)' });
    expect(screen.getByRole('button', { name: 'Around my chart' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('goes to eclipses, and says of which kind they are', async () => {
    const { user } = await renderPage(NOON);
    await ruler();
    choose('What happens', 'An eclipse');
    expect(screen.queryByLabelText('Planet')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText(/^Solar eclipse, total: .*12 August 2026/);
    expect(placeOf('Sun')).toContain('Leo 20°');

    choose('Eclipse of', 'Moon');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Lunar eclipse, partial: .*28 August 2026/);
  });

  it('says where an eclipse does not come again', async () => {
    const { user } = await renderPage('/sky/time?at=2200-12-31T12:00Z&event=eclipse.moon');
    await ruler();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Lunar eclipse: not again until 2200.');
  });

  it('tells guests all of it in the tropical zodiac, and says so', async () => {
    await renderPage(NOON);
    await screen.findByText(/in the tropical zodiac/);
  });

  it('tells all of it in the zodiac of the profile', async () => {
    const profile = {
      ...PROFILE,
      birth_date: '1984-02-03',
      birth_time: '07:45',
      birth_place: DELHI,
      zodiac: 'sidereal',
      ayanamsa: 'krishnamurti',
    } as const;
    const { user } = await renderPage(`${NOON}&around=own`, {
      as: MEMBER,
      handlers: [answer('getProfile', profile)],
    });
    await screen.findByText(/sidereal zodiac.* Krishnamurti/);
    await screen.findByRole('button', { name: 'Sun (the birth)' });
    // The tropical places, Aquarius 13 and Sagittarius 4 degrees, less 24.
    expect(placeOf('Sun (the birth)')).toContain('Capricorn 19°');
    expect(placeOf('Sun (the sky)')).toContain('Scorpio 10°');

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^Moon in Taurus: .*2[01] December 2026/);
    expect(placeOf('Moon (the sky)')).toContain(`Taurus 0°00'`);
  });

  it('says that the zodiac of the profile is not known, and asks again', async () => {
    const profile = { ...PROFILE, zodiac: 'sidereal' } as const;
    const { user } = await renderPage(NOON, {
      as: MEMBER,
      handlers: [refuse('getProfile', 'internal')],
    });
    await screen.findByText('Your profile could not be loaded.');
    await screen.findByText(/in the tropical zodiac/);

    server.use(answer('getProfile', profile));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/sidereal zodiac.* Lahiri/);
  });

  it('keeps the instant and the event in its address, which a reload opens', async () => {
    const { user } = await renderPage(NOON);
    await ruler();
    const length = window.history.length;
    choose('Sign', 'Leo');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const told = await screen.findByText(/^Moon in Leo: /);
    const place = placeOf('Moon');
    // On a busy machine the choice of the sign is written before the instant that is gone to.
    await waitFor(() => {
      expect(window.location.search).toContain('event=ingress.moon.leo');
      expect(window.location.search).not.toContain('2026-11-26T12');
    });
    expect(window.history.length).toBe(length);

    cleanup();
    expect(told).not.toBeInTheDocument();
    await renderPage(window.location.pathname + window.location.search);
    await ruler();
    expect(placeOf('Moon')).toBe(place);
    expect(screen.getByLabelText('Sign')).toHaveDisplayValue('Leo');
  });

  it('shares the instant, but not whose chart is drawn', async () => {
    const { user } = await renderPage(`${NOON}&around=sky`);
    fireEvent.keyDown(await ruler(), { key: 'ArrowRight' });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share this sky' }));
    await screen.findByText('Copied, with its address');
    expect(written).toHaveBeenCalledWith(
      expect.stringMatching(
        /27 November 2026.*12:00 UTC\n\nhttp.*\/sky\/time\?at=2026-11-27T12:00Z$/,
      ),
    );
  });

  it('says that the sky did not come, and fetches it again', async () => {
    orbits.mockRejectedValueOnce(new Error('no way there'));
    const { user } = await renderPage(NOON);
    await screen.findByText(/could not be fetched/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ruler()).toBeInTheDocument();
  });
});
