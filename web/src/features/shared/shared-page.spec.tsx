/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { SharedReading } from '@cosmic/contracts/readings/sharing';
import { screen } from '@testing-library/react';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse } from '../../testing/server';

const ADDRESS = `/s/${'A'.repeat(43)}`;
const SHARED: SharedReading = {
  toolType: 'tarot',
  toolName: 'Tarot Reading',
  content: 'One reader looks at the hands.\n\nAnother looks at the sky.',
  essence: 'Have a good day with it, and if you can arrange it a better one than it promises.',
  params: { spread: 'daily' },
  figure: {
    kind: 'cards',
    spread: 'daily',
    draw: null,
    cards: [{ position: 'Today', id: 'the-moon', name: 'The Moon', reversed: false, meaning: '' }],
  },
  facts: [{ key: 'card-1', label: 'Card', value: 'The Moon' }],
  createdAt: '2026-11-25T12:00:00.000Z',
};

describe('a reading behind a public link', () => {
  setUpPages();

  it('shows the card, the line and the day, and ends in turning one’s own', async () => {
    await renderPage(ADDRESS, { handlers: [answer('getShared', SHARED)] });

    expect(await screen.findByRole('img', { name: 'The Moon' })).toBeInTheDocument();
    expect(screen.getByText(SHARED.essence)).toBeInTheDocument();
    expect(screen.getByText(/25 November 2026/)).toBeInTheDocument();
    expect(screen.getByText('Built on 1 card')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Turn yours' })).toHaveAttribute(
      'href',
      '/tools/tarot',
    );
  });

  it('is gone once its member has taken the link back', async () => {
    await renderPage(ADDRESS, { handlers: [refuse('getShared', 'not_found')] });

    expect(
      await screen.findByRole('heading', { name: 'This reading is not shared' }),
    ).toBeInTheDocument();
  });
});
