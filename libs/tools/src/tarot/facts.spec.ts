import { figureSchema, type FigureOf } from '@cosmic/contracts/readings/figures';
import { problemsOf } from '@cosmic/contracts/validation';
import { verifyDraw } from '@cosmic/divination/tarot';
import { CARD_IDS } from '@cosmic/divination/tarot/card-ids';
import { DECK } from '@cosmic/divination/tarot/deck';
import fc from 'fast-check';
import { CUPS_WORDS } from './passages/tarot-cups';
import { MAJOR_EVENING } from './passages/tarot-major-evenings';
import { MAJOR_TASK } from './passages/tarot-major-tasks';
import { PENTACLES_WORDS } from './passages/tarot-pentacles';
import { POSITION_WORDS } from './passages/tarot-positions';
import { SWORDS_WORDS } from './passages/tarot-swords';
import { WANDS_WORDS } from './passages/tarot-wands';
import { facts } from './facts';
import { MAJOR_WORDS } from './major-words';
import { tarotMaker } from './maker';
import { tarot } from './tool';

const AT = new Date('2026-11-21T20:00:00Z');
const SEED = 'a'.repeat(64);
const SPREADS = ['daily', 'three-card', 'celtic-cross', 'relationship'] as const;

const factsFor = (params: unknown, seed = SEED) =>
  facts(tarot.params.parse(params), { at: AT, seed });
const cardsOf = (params: unknown, seed?: string) =>
  figureSchema.parse(factsFor(params, seed).figure) as FigureOf<'cards'>;
const upright = (...ids: string[]) => ids.map((id) => ({ id, reversed: false }));

describe('a draw', () => {
  it('can be checked from what the picture shows, whatever the seeds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SPREADS),
        fc.constantFrom('on', 'off'),
        fc.string({ maxLength: 40 }),
        fc.string({ maxLength: 40, unit: 'grapheme' }),
        (spread, reversals, seed, clientSeed) => {
          const { draw, cards } = cardsOf({ spread, reversals, clientSeed }, seed);

          expect(draw).not.toBeNull();
          if (draw) expect(verifyDraw({ ...draw, spread, cards })).toBe('fair');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lays what was chosen, from the deck that was asked for, and is checked with both', () => {
    const chosen = [20, 3, 11];
    const spread = 'three-card';
    const { draw, cards } = cardsOf({ spread, deck: 'major', reversals: 'on', chosen });

    expect(draw).toMatchObject({ deck: 'major', chosen });
    expect(cards.every(({ id }) => CARD_IDS.indexOf(id) < 22)).toBe(true);
    expect(draw && verifyDraw({ ...draw, spread, cards })).toBe('fair');
    expect(draw && verifyDraw({ ...draw, chosen: [3, 20, 11], spread, cards })).toBe('other-cards');
  });

  it('keeps to the 22 for the card of the day, whatever deck is asked for', () => {
    const { draw, cards } = cardsOf({ spread: 'daily', deck: 'minor', chosen: [21] });

    expect(CARD_IDS.indexOf(cards[0]?.id ?? '')).toBeLessThan(22);
    expect(draw?.deck).toBeUndefined();
    expect(draw?.chosen).toEqual([21]);
  });

  it.each([
    ['three-card', { chosen: [1, 2] }, 'must be as many places as this spread has: 3'],
    ['three-card', { chosen: [1, 2, 2] }, 'must not hold a place twice'],
    ['three-card', { chosen: [1, 2, 56], deck: 'minor' }, 'must be places of a deck of 56 cards'],
    ['daily', { chosen: [22] }, 'must be places of a deck of 22 cards'],
    ['daily', { chosen: [1], ownCards: upright('the-sun') }, 'can not go with cards of your own'],
  ])('refuses for %s %j', (spread, params, message) => {
    const { error } = tarot.params.safeParse({ spread, ...params });

    expect(problemsOf(error?.issues ?? [])).toContainEqual(
      expect.objectContaining({ field: 'chosen', message }),
    );
  });

  it('takes a seed of 64 digits as it is and hashes any other', () => {
    expect(cardsOf({}).draw?.serverSeed).toBe(SEED);
    expect(cardsOf({}, 'generation 7').draw?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the visitor’s words, or on the published ones', () => {
    const ids = (clientSeed: string) =>
      cardsOf({ spread: 'celtic-cross', clientSeed }).cards.map(({ id }) => id);

    expect(ids('')).toEqual(ids('cosmic guide'));
    expect(ids('')).not.toEqual(ids('a walk by the river'));
  });

  it('gives a day one major card, upright, with its keywords, whatever was asked of reversals', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { cards, draw } = cardsOf({ spread: 'daily', reversals: 'on' }, seed);

      expect(cards).toHaveLength(1);
      expect(CARD_IDS.indexOf(cards[0]?.id ?? '')).toBeLessThan(22);
      expect(cards[0]?.reversed).toBe(false);
      expect(cards[0]?.meaning).toMatch(/^[A-Z][a-z -]+, [a-z ]+, [a-z ]+\. [A-Z]/);
      expect(draw?.reversals).toBe(false);
    }
  });

  it('turns cards over in the other spreads unless that is off', () => {
    const turned = (reversals: string) =>
      cardsOf({ spread: 'celtic-cross', reversals }).cards.filter(({ reversed }) => reversed);

    expect(turned('on').length).toBeGreaterThan(0);
    expect(turned('off')).toEqual([]);
  });
});

describe('cards of a person’s own', () => {
  it('are read in the order of the places and have no draw to check', () => {
    const ownCards = [
      { id: 'death', reversed: false },
      { id: 'two-of-cups', reversed: true },
      { id: 'the-sun', reversed: false },
    ];
    const figure = cardsOf({ spread: 'three-card', ownCards });

    expect(figure.draw).toBeNull();
    expect(figure.cards).toMatchObject([
      { position: 'Past', id: 'death', name: 'Death', reversed: false },
      { position: 'Present', id: 'two-of-cups', reversed: true },
      { position: 'Future', id: 'the-sun' },
    ]);
    expect(figure.cards[1]?.meaning).toBe(DECK.find(({ id }) => id === 'two-of-cups')?.reversed);
  });

  it.each([
    ['too few', upright('the-sun'), 'ownCards', 'must be as many cards as this spread has: 3'],
    [
      'a card twice',
      upright('the-sun', 'the-sun', 'the-moon'),
      'ownCards',
      'must not hold a card twice',
    ],
    [
      'an unknown card',
      upright('the-sun', 'the-moon', 'the-happy-squirrel'),
      'ownCards.2.id',
      'must be cards of the deck, each with which way up it lies',
    ],
    [
      'a card without its side',
      [{ id: 'the-sun' }, ...upright('the-moon', 'the-star')],
      'ownCards.0.reversed',
      'must be cards of the deck, each with which way up it lies',
    ],
    ['no list', 'the-sun', 'ownCards', 'must be cards of the deck, each with which way up it lies'],
    [
      'more than a spread takes',
      upright(...CARD_IDS.slice(0, 11)),
      'ownCards',
      'must be at most 10 cards',
    ],
  ])('are refused with %s', (_what, ownCards, field, message) => {
    const result = tarot.params.safeParse({ spread: 'three-card', ownCards });

    expect(problemsOf(result.error?.issues ?? [])).toContainEqual(
      expect.objectContaining({ field, message }),
    );
  });
});

describe('a reading of cards', () => {
  it('is for subscribers beyond the card of the day', () => {
    expect(SPREADS.map((spread) => tarot.premiumFor?.(tarot.params.parse({ spread })))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each(['', 'a'.repeat(64)])('takes a commitment such as “%s”', (commitment) => {
    expect(tarot.params.safeParse({ commitment }).success).toBe(true);
  });

  it('refuses a commitment that is none', () => {
    expect(tarot.params.safeParse({ commitment: 'A'.repeat(64) }).success).toBe(false);
  });

  it('keeps the question out of facts and text', () => {
    const params = { spread: 'three-card', question: 'Shall I marry Bartholomew?' };
    const made = tarotMaker.assign(params, { at: AT, seed: SEED });

    expect(made.brief.userInput).toEqual({ question: 'Shall I marry Bartholomew?' });
    expect(JSON.stringify(made.facts) + made.almanac() + made.brief.task).not.toMatch(/Bartho/);
  });

  it('gives way to a kind word where the question speaks of self-harm', () => {
    const params = { spread: 'celtic-cross', question: 'Should I end my life?' };
    const made = tarotMaker.assign(params, { at: AT, seed: SEED });

    expect(made.almanac()).toContain('findahelpline.com');
    expect(made.crisis).toBe(true);
    expect(made.facts[0]?.key).toBe('care');
    expect(made.almanac()).not.toMatch(/heart of the cross|whole matter/);
  });

  it('lists each card at its place and what the cards have in common', () => {
    const ownCards = upright('two-of-cups', 'two-of-wands', 'the-sun');
    const { shown } = factsFor({ spread: 'three-card', ownCards });
    const values = new Map(shown.map(({ key, value }) => [key, value]));

    expect(values.get('card-1')).toMatch(/^Two of Cups: bond, mutual care, attraction \(water\)$/);
    expect(values.get('majors')).toBe('1 of 3');
    expect(values.get('suits')).toBe('1 wands, 1 cups, 0 swords and 0 pentacles');
    expect(values.get('repeated')).toBe('Two, 2 times');
    expect(values.get('draw')).toBe('your own cards, laid by your own hand');
  });

  it('never calls the thirteenth card by a name that frightens', () => {
    const ownCards = upright('death', 'the-tower', 'the-devil');
    const made = tarotMaker.assign({ spread: 'three-card', ownCards }, { at: AT, seed: SEED });

    expect(made.almanac()).toContain('thirteenth card');
    expect(made.almanac()).not.toMatch(/death/i);
  });

  it('begins a card of the day so that its name can stand in front', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const { cards } = cardsOf({}, seed);
      const text = tarotMaker.assign({}, { at: AT, seed }).almanac();

      expect(text.startsWith(cards[0]?.name ?? 'none')).toBe(false);
      expect(text).toMatch(/^[A-Z]/);
    }
  });
});

describe('the words of the cards', () => {
  it('are there for each of the 78, upright and reversed, at least two of each', () => {
    const all = [MAJOR_WORDS, WANDS_WORDS, CUPS_WORDS, SWORDS_WORDS, PENTACLES_WORDS].flat();

    expect(all).toHaveLength(DECK.length);
    for (const words of all) {
      expect(words.upright.length).toBeGreaterThanOrEqual(2);
      expect(words.reversed.length).toBeGreaterThanOrEqual(2);
    }
    expect([MAJOR_TASK.length, MAJOR_EVENING.length]).toEqual([22, 22]);
  });

  it('can follow a colon', () => {
    const all = [MAJOR_WORDS, WANDS_WORDS, CUPS_WORDS, SWORDS_WORDS, PENTACLES_WORDS].flat();

    expect(
      all
        .flatMap(({ upright: one, reversed }) => [...one, ...reversed])
        .filter((text) => /^I\b/.test(text)),
    ).toEqual([]);
  });

  it('colour every place of the spreads', () => {
    const places = (spread: string) => POSITION_WORDS[spread]?.length;

    expect(['three-card', 'celtic-cross', 'relationship'].map(places)).toEqual([3, 10, 7]);
  });
});
