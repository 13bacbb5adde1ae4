/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage, setUpPages } from '../../../../testing/render-page';
import { refuse } from '../../../../testing/server';

/** A face is more than a frame. */
const MIN_LINES = 8;

describe('the deck', () => {
  setUpPages();

  it('is led to by the tarot tool', async () => {
    await renderPage('/tools/tarot', {
      handlers: [refuse('promiseDraw', 'service_unavailable')],
    });

    const link = await screen.findByRole('link', { name: 'Browse the deck' });
    expect(link).toHaveAttribute('href', '/tools/tarot/deck');
  });

  it('shows all cards, each drawn and with an address of its own', async () => {
    await renderPage('/tools/tarot/deck');
    await screen.findByRole('heading', { level: 1, name: 'The deck' });

    const cards = screen
      .getAllByRole('link')
      .filter((link) => /^\/tools\/tarot\/deck\/[\w-]+$/.test(link.getAttribute('href') ?? ''));
    expect(new Set(cards.map((card) => card.getAttribute('href'))).size).toBe(78);
    const plain = cards.filter((card) => card.querySelectorAll('svg path').length < MIN_LINES);
    expect(plain).toEqual([]);
  });

  it('turns a card over, and goes on to the next', async () => {
    const { user } = await renderPage('/tools/tarot/deck/the-world');
    await user.click(await screen.findByRole('button', { name: 'Turn it over' }));
    expect(
      screen.getByRole('button', { name: 'Turn it upright', pressed: true }),
    ).toBeInTheDocument();
    for (const name of ['Upright', 'Reversed']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('link', { name: 'The card after: Ace of Wands' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ace of Wands' }),
    ).toBeInTheDocument();
  });

  it('knows no other cards', async () => {
    await renderPage('/tools/tarot/deck/the-joker', {
      handlers: [http.head('*/tools/tarot/deck/the-joker', () => new HttpResponse())],
    });

    expect(await screen.findByRole('link', { name: 'Return to Cosmic Home' })).toBeInTheDocument();
  });
});
