/** @jest-environment ./web/src/testing/page-environment.cjs */
import { draw } from '@cosmic/divination/tarot';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { drawListings } from '@cosmic/divination/tarot/listings';
import { allSpreads } from '@cosmic/divination/tarot/spreads';
import { screen } from '@testing-library/react';
import { paths } from '../../../paths';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer } from '../../../testing/server';

const REQUEST = {
  serverSeed: '9f2c4e6a8b0d1f3355779911bbddff00123456789abcdef0fedcba9876543210',
  clientSeed: 'Will it rain?',
  spread: 'three-card',
  reversals: true,
} as const;

function drawnReading(turned = false) {
  const { cards, commitment } = draw(REQUEST);
  const { spread, ...seeds } = REQUEST;
  return {
    ...generationOf('tarot', { spread }),
    figure: {
      kind: 'cards' as const,
      spread,
      draw: { ...seeds, commitment },
      cards: cards.map(({ position, card, reversed, meaning }) => ({
        position: position.title,
        id: card.id,
        name: card.name,
        reversed: turned ? !reversed : reversed,
        meaning,
      })),
    },
  };
}

const show = (reading: ReturnType<typeof drawnReading>) =>
  renderPage(paths.verifyDraw(GENERATION_ID), {
    as: MEMBER,
    handlers: [answer('getGeneration', reading)],
  });

describe('verifying a draw', () => {
  setUpPages();

  it('tells a stranger all that it takes to make it again', async () => {
    await show(drawnReading());

    expect(await screen.findByText(/^The draw is fair/)).toBeInTheDocument();
    const listed = (name: string) => screen.getByRole('region', { name }).textContent;
    expect(listed('The deck before the shuffle')?.split(' ')).toEqual(CARD_IDS);
    const { python, shell } = drawListings(REQUEST);
    expect(listed('In Python, with nothing but its own library')).toBe(python);
    expect(listed('In any shell, with openssl')).toBe(shell);
    for (const { id } of allSpreads()) expect(screen.getAllByText(id)).not.toHaveLength(0);
    for (const told of [/64 bytes of text/, /first block has number 0/, /2³² mod k/, /first 22/])
      expect(screen.getByText(told)).toBeInTheDocument();
  });

  it('says so where the seeds give other cards', async () => {
    await show(drawnReading(true));

    expect(await screen.findByText(/^The seeds give other cards/)).toBeInTheDocument();
  });
});
