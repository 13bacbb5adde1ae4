/** @jest-environment ./web/src/testing/page-environment.cjs */
import { act, screen, waitFor } from '@testing-library/react';
import { MEMBER } from '../testing/people';
import { renderPage, setUpPages } from '../testing/render-page';

describe('a page that arrives', () => {
  setUpPages();

  it('gets the focus, so that the next Tab starts on it', async () => {
    await renderPage('/dashboard', { as: MEMBER });
    await screen.findByRole('button', { name: 'Your account' });

    arriveAt('/pricing');

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the focus in a menu that was opened on the way, which would close without it', async () => {
    const { user } = await renderPage('/dashboard', { as: MEMBER });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));

    arriveAt('/pricing');

    await waitFor(() => expect(document.title).toMatch(/^Pricing/));
    expect(menu).toBeInTheDocument();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
  });
});

/** As a page does whose code has been fetched for a while: the address is new, and now it is shown. */
function arriveAt(path: string): void {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
