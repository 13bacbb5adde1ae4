/** @jest-environment ./web/src/testing/page-environment.cjs */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MovingItem, MovingItems, MovingList } from './moving-items';

const list = (names: string[]) => (
  <ul>
    <MovingList>
      <MovingItems>
        {names.map((name) => (
          <MovingItem as="li" key={name}>
            <button type="button">{name}</button>
          </MovingItem>
        ))}
      </MovingItems>
    </MovingList>
  </ul>
);

/** Shows the list as soon as what moves it is here. */
async function showMoving(names: string[]) {
  const shown = render(list(names));
  await act(async () => void (await import('./moving-features')));
  return shown;
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('a list that moves', () => {
  const { matchMedia } = window;
  const wantMotion = (isWanted: boolean) => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: !isWanted });
  };
  afterEach(() => {
    cleanup();
    window.matchMedia = matchMedia;
  });

  it('keeps what leaves until it is out of sight, where nobody can use it', async () => {
    wantMotion(true);
    const { rerender } = await showMoving(['Sun', 'Moon']);

    rerender(list(['Moon']));

    expect(shown()).toEqual(['Sun', 'Moon']);
    expect(screen.getByText('Sun').parentElement).toHaveAttribute('inert');
    expect(screen.getByText('Moon').parentElement).not.toHaveAttribute('inert');
    await waitFor(() => expect(shown()).toEqual(['Moon']));
  });

  it('lets what comes be usable at once', async () => {
    wantMotion(true);
    const { rerender } = await showMoving(['Moon']);

    rerender(list(['Moon', 'Mars']));

    expect(screen.getByText('Mars').parentElement).not.toHaveAttribute('inert');
    await waitFor(() => expect(screen.getByText('Mars').parentElement).toHaveStyle('opacity: 1'));
  });

  it('changes at once where motion is not wanted', async () => {
    wantMotion(false);
    const { rerender } = await showMoving(['Sun', 'Moon']);
    const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    rerender(list(['Moon']));
    await frame();
    await frame();

    expect(shown()).toEqual(['Moon']);
  });

  it('changes at once where what would move it is not here yet', () => {
    wantMotion(true);
    const { rerender } = render(list(['Sun', 'Moon']));

    rerender(list(['Moon']));

    expect(shown()).toEqual(['Moon']);
  });
});
