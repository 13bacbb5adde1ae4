/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { ALL_ORBITS } from '@cosmic/sky/astronomy/kernel/all-orbits';
import { keepOrbits } from '@cosmic/sky/astronomy/kernel/motions';
import { zodiacOf } from '../../../design/figures/natal-figure';
import { browserNow } from '../../../stale-build';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer } from '../../../testing/server';
import { PROFILE } from '../../../testing/usual-answers';

// The tables lie in files of the build, which jsdom has no server for.
jest.mock('../orbits', () => ({
  bringOrbits: () => new Promise((resolve) => setTimeout(resolve)),
}));
jest.mock('../../../design/figures/natal-figure', () => {
  const figures = jest.requireActual<{ zodiacOf: typeof zodiacOf }>(
    '../../../design/figures/natal-figure',
  );
  return { ...figures, zodiacOf: jest.fn(figures.zodiacOf) };
});
jest.mock('../../../stale-build', () => ({
  ...jest.requireActual<object>('../../../stale-build'),
  browserNow: jest.fn(),
}));

const SIDEREAL = { ...PROFILE, zodiac: 'sidereal', ayanamsa: 'krishnamurti' } as const;
const LOST = /sidereal zodiac, by the ayanamsa Krishnamurti\..*could not be fetched/;

describe('a sidereal zodiac that does not come', () => {
  setUpPages();
  beforeAll(() => keepOrbits(ALL_ORBITS));

  const reload = jest.fn();
  /** What the server does meanwhile: nothing answers, or it has another build. */
  const server = { isReachable: false };
  beforeEach(() => {
    reload.mockReset();
    jest.mocked(zodiacOf).mockClear();
    jest.mocked(browserNow).mockReturnValue({
      build: '/assets/index-1.js',
      memory: () => window.sessionStorage,
      isReachable: () => Promise.resolve(server.isReachable),
      reload,
    });
  });

  const open = async (failures: number) => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    for (let time = 0; time < failures; time++) jest.mocked(zodiacOf).mockRejectedValueOnce(gone);
    return renderPage('/sky/time?at=2026-11-26T12:00Z', {
      as: MEMBER,
      handlers: [answer('getProfile', SIDEREAL)],
    });
  };
  const isNothingDrawn = () => {
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('table', { name: 'Points' })).toBeNull();
    expect(screen.queryByText(/^Signs are counted/)).toBeNull();
  };
  const again = () => screen.findByRole('button', { name: 'Try again' });

  it('is told of without a connection, nothing is drawn, and it is fetched again', async () => {
    server.isReachable = false;
    const { user } = await open(2);
    await screen.findByText(LOST);
    isNothingDrawn();

    await user.click(await again());
    await waitFor(() => expect(zodiacOf).toHaveBeenCalledTimes(2));
    await screen.findByText(LOST);
    isNothingDrawn();

    await user.click(await again());
    await screen.findByText(/^Signs are counted .*sidereal zodiac.* Krishnamurti/);
    const points = within(screen.getByRole('table', { name: 'Points' }));
    // The tropical place, Sagittarius 4 degrees, less 24.
    expect(points.getByText('Sun').closest('tr')).toHaveTextContent('Scorpio 10°');
    expect(screen.queryByText(LOST)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets a page that is older than the site be loaded again, with nothing drawn until then', async () => {
    server.isReachable = true;
    await open(1);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    isNothingDrawn();
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it('is told of where loading the page again did not help, which the reader may ask for', async () => {
    server.isReachable = true;
    window.sessionStorage.setItem('cosmic.reloaded-build', '/assets/index-1.js');
    const { user } = await open(2);
    await screen.findByText(LOST);
    isNothingDrawn();
    expect(reload).not.toHaveBeenCalled();

    await user.click(await again());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    isNothingDrawn();
  });
});
