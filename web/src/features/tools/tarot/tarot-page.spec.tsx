/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { GenerateBody } from '@cosmic/contracts/readings/readings';
import { draw, verifyDraw, type DrawRequest } from '@cosmic/divination/tarot';
import type { SpreadId } from '@cosmic/divination/tarot/spreads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse } from '../../../testing/server';
import { SUBSCRIBED } from '../../../testing/usual-answers';

const SERVER_SEED = '9f2c4e6a8b0d1f3355779911bbddff00123456789abcdef0fedcba9876543210';
const COMMITMENT = draw({ serverSeed: SERVER_SEED, clientSeed: 'x', spread: 'single' }).commitment;

/** A gateway that draws as the readings do, of what the page asks for. */
function drawing() {
  const asked: Record<string, unknown>[] = [];
  const reading = () => {
    const params = asked.at(-1)!;
    const spread = params['spread'] as SpreadId;
    const seeds = {
      serverSeed: SERVER_SEED,
      clientSeed: params['clientSeed'] as string,
      reversals: spread !== 'daily' && params['reversals'] === 'on',
      chosen: params['chosen'] as number[],
    };
    const deck = spread === 'daily' ? 'major' : (params['deck'] as 'full');
    const request: DrawRequest = { ...seeds, spread, deck };
    const { cards, commitment } = draw(request);
    return generationOf('tarot', params, {
      figure: {
        kind: 'cards',
        spread,
        draw: { ...seeds, deck, commitment },
        cards: cards.map(({ position, card, reversed, meaning }) => ({
          position: position.title,
          id: card.id,
          name: card.name,
          reversed,
          meaning,
        })),
      },
    });
  };
  const handlers = [
    answer('promiseDraw', { commitment: COMMITMENT }),
    answer('getCardOfToday', { generation: null }),
    answer('generate', ({ body }) => {
      asked.push((body as GenerateBody).params);
      return { id: GENERATION_ID, status: 'queued' as const, remaining: 0, waitSeconds: 0 };
    }),
    answer('getGeneration', () => reading()),
  ];
  return { handlers, asked, reading };
}

const shuffle = async () => {
  const deck = await screen.findByRole('button', { name: /^Draw/ });
  fireEvent.pointerDown(deck);
  expect(await screen.findByText('Shuffling the deck...')).toBeInTheDocument();
  fireEvent.pointerUp(deck);
  return screen.findByRole('listbox');
};

describe('a draw of tarot', () => {
  setUpPages();

  it('shuffles, spreads the 22, and lays the very card that was chosen by keyboard', async () => {
    const { handlers, asked, reading } = drawing();
    const { user } = await renderPage('/tools/tarot', { handlers });

    const fan = await shuffle();
    expect(within(fan).getAllByRole('option')).toHaveLength(22);
    expect(fan).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');

    await user.type(await screen.findByLabelText(/Your question/), 'What now?');
    await user.click(screen.getByRole('button', { name: 'Turn the Card' }));

    expect(await screen.findByText('You asked')).toBeInTheDocument();
    expect(asked).toEqual([
      expect.objectContaining({
        spread: 'daily',
        chosen: [2],
        commitment: COMMITMENT,
        question: 'What now?',
      }),
    ]);
    const { figure } = reading();
    const laid = figure?.kind === 'cards' ? figure : null;
    expect(laid?.draw && verifyDraw({ ...laid.draw, spread: 'daily', cards: laid.cards })).toBe(
      'fair',
    );
    expect(await screen.findByRole('img', { name: laid!.cards[0]!.name })).toBeInTheDocument();
  });

  it('says in its own words that a card could not be drawn, and keeps what was chosen', async () => {
    const { handlers } = drawing();
    const { user } = await renderPage('/tools/tarot', {
      handlers: [refuse('generate', 'service_unavailable'), ...handlers],
    });

    const fan = await shuffle();
    await user.click(within(fan).getByRole('option', { name: 'Card 3 of 22' }));
    await user.click(await screen.findByRole('button', { name: 'Turn the Card' }));

    expect(
      await within(screen.getByRole('main')).findByText('Unable to draw a card. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn the Card' })).toBeEnabled();
  });

  it('takes a card by a click, and puts it back', async () => {
    const { handlers } = drawing();
    const { user } = await renderPage('/tools/tarot', { handlers });

    const fan = await shuffle();
    await user.click(within(fan).getByRole('option', { name: 'Card 7 of 22' }));
    await user.click(await screen.findByRole('button', { name: 'Put it back' }));

    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(22);
  });

  it('is shuffled by a key and by the click of a screen reader, too', async () => {
    const { handlers } = drawing();
    const { user } = await renderPage('/tools/tarot', { handlers });

    (await screen.findByRole('button', { name: /^Draw/ })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.click(screen.getByRole('button', { name: 'Back to the deck' }));
    fireEvent.click(screen.getByRole('button', { name: /^Draw/ }));

    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('offers reversed cards only where there may be some', async () => {
    const { handlers } = drawing();
    const { user } = await renderPage('/tools/tarot', {
      as: MEMBER,
      handlers: [...handlers, answer('getSubscription', SUBSCRIBED)],
    });
    const offered = () => screen.queryByLabelText('Reversed cards may turn up');

    await screen.findByRole('button', { name: 'I drew these myself' });
    expect(offered()).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Three cards/ }));
    expect(offered()).toBeChecked();
  });

  it('lays three of 56 for a subscriber, who turns them one by one', async () => {
    const { handlers, asked } = drawing();
    const { user } = await renderPage('/tools/tarot', {
      as: MEMBER,
      handlers: [...handlers, answer('getSubscription', SUBSCRIBED)],
    });
    await screen.findByRole('button', { name: 'I drew these myself' });
    await user.click(screen.getByRole('radio', { name: /Three cards/ }));
    await user.click(screen.getByRole('radio', { name: /56/ }));

    const fan = await shuffle();
    expect(within(fan).getAllByRole('option')).toHaveLength(56);
    for (const card of [5, 50, 9]) {
      await user.click(screen.getByRole('option', { name: `Card ${card} of 56` }));
    }
    await user.click(await screen.findByRole('button', { name: 'Lay the Cards' }));

    await user.click(await screen.findByRole('button', { name: 'Turn card 1: Past' }));
    expect(asked[0]).toMatchObject({ deck: 'minor', chosen: [4, 49, 8] });
    expect(screen.getByRole('button', { name: /^Past: / })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn card 2: Present' })).toBeInTheDocument();
    expect(screen.queryByText(/Small steps carry/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Turn them all' }));
    await waitFor(() => expect(screen.getByText(/Small steps/)).toBeInTheDocument());
  });
});
