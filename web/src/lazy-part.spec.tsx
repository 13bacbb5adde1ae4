/** @jest-environment ./web/src/testing/page-environment.cjs */
import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './app/error-boundary';
import { lazyPart } from './lazy-part';
import { browserNow } from './stale-build';

jest.mock('./stale-build', () => ({
  ...jest.requireActual<object>('./stale-build'),
  browserNow: jest.fn(),
}));

const Hearts = () => <p>hearts</p>;
const GONE = new TypeError('Failed to fetch dynamically imported module');

describe('a part that a page can be read without', () => {
  const server = { isReachable: false };
  const reload = jest.fn();
  const fetchModule = jest.fn<Promise<{ Hearts: typeof Hearts }>, []>();

  beforeEach(() => {
    jest.useFakeTimers();
    window.sessionStorage.clear();
    reload.mockReset();
    fetchModule.mockReset().mockRejectedValue(GONE);
    jest.mocked(browserNow).mockReturnValue({
      build: '/assets/index-1.js',
      memory: () => window.sessionStorage,
      isReachable: () => Promise.resolve(server.isReachable),
      reload,
    });
  });
  afterEach(() => jest.useRealTimers());

  const open = async () => {
    const { WhenLoaded } = lazyPart(fetchModule, 'Hearts');
    const page = render(
      <ErrorBoundary>
        <p>words</p>
        <WhenLoaded props={{}} fallback={<p>until then</p>} />
      </ErrorBoundary>,
    );
    await later(0);
    return page;
  };
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const isReadWithoutIt = () => {
    expect(screen.queryByText('words')).not.toBeNull();
    expect(screen.queryByText('until then')).not.toBeNull();
  };

  it('comes when the server is back, however long it was away, and the page stays meanwhile', async () => {
    server.isReachable = false;
    await open();
    // React asks anew between two of them.
    for (let seconds = 0; seconds < 300; seconds += 15) await later(15_000);
    isReadWithoutIt();
    expect(fetchModule.mock.calls.length).toBeGreaterThan(15);
    expect(fetchModule.mock.calls.length).toBeLessThan(30);

    fetchModule.mockResolvedValue({ Hearts });
    await later(15_000);
    expect(screen.queryByText('hearts')).not.toBeNull();
    expect(screen.queryByText('until then')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is asked for a second time before the page is loaded anew', async () => {
    server.isReachable = true;
    fetchModule.mockRejectedValueOnce(GONE).mockResolvedValue({ Hearts });
    await open();
    isReadWithoutIt();
    await later(1_000);
    expect(screen.queryByText('hearts')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page anew, once, where the server has it no more', async () => {
    server.isReachable = true;
    await open();
    await later(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
    isReadWithoutIt();
  });

  it('fails where that did not help', async () => {
    server.isReachable = true;
    window.sessionStorage.setItem('cosmic.reloaded-build', '/assets/index-1.js');
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    await later(1_000);
    expect(screen.queryByRole('alert')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('is asked for no more once nobody waits for it', async () => {
    server.isReachable = false;
    const page = await open();
    page.unmount();
    await later(60_000);
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });
});
