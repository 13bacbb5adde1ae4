/** @jest-environment ./web/src/testing/page-environment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf } from '../../../testing/server';

const AT = '2026-11-25T12:00:00.000Z';
const LINE = 'You are at your best when nobody keeps score.';
const PARAGRAPHS = [
  `The Moon goes through your tenth house. ${'Warm words carry far today. '.repeat(12)}`.trim(),
  `A trine helps, and the next house agrees. ${'Another part begins here. '.repeat(14)}`.trim(),
  'Write one letter by hand before noon.',
];
const HOROSCOPE = generationOf(
  'horoscope',
  { sign: 'leo', timeframe: 'today' },
  {
    content: [LINE, ...PARAGRAPHS].join('\n\n'),
    facts: [
      { key: 'moon', label: 'Moon', value: "Taurus 14°22'" },
      { key: 'venus', label: 'Venus', value: "Libra 2°10'" },
      { key: 'lucky-number', label: 'Lucky number', value: '12' },
    ],
    edition: { engine: '6', words: '9' },
  },
);
const PNG = 'iVBORw0KGgo=';
const ADDRESS = `/tools/horoscope?g=${GENERATION_ID}`;
const TOKEN = 'A'.repeat(43);

const SAVED = {
  id: GENERATION_ID,
  readingType: 'horoscope',
  title: 'Leo, today',
  content: HOROSCOPE.content,
  essence: LINE,
  loved: false,
  createdAt: AT,
};

const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

describe('a reading on its page', () => {
  setUpPages();

  it('begins with its sign, its title and its line, and goes on in labelled parts', async () => {
    await renderPage(ADDRESS, { handlers: [answer('getGeneration', HOROSCOPE)] });
    const reading = within(await screen.findByRole('article', { name: 'Your reading' }));

    expect(await reading.findByText('Jul 23 – Aug 22')).toBeInTheDocument();
    expect(reading.getByRole('heading', { level: 2, name: 'Leo, today' })).toBeInTheDocument();
    // Said once, though it is the first paragraph of the text as well.
    expect(reading.getAllByText(LINE)).toHaveLength(1);
    expect(reading.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
      expect.arrayContaining(['What is in the air', 'Where it touches you', 'What to do with it']),
    );
  });

  it('keeps what it stands on folded to a line that says how much it is', async () => {
    const { user } = await renderPage(ADDRESS, { handlers: [answer('getGeneration', HOROSCOPE)] });
    const folded = await screen.findByText('Built on 2 positions');

    expect(screen.getByText("Taurus 14°22'")).not.toBeVisible();
    await user.click(folded);
    expect(screen.getByText("Taurus 14°22'")).toBeVisible();
    expect(await screen.findByText(/Edition 6\.9/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run it again' })).toBeVisible();
  });

  it('says what a word of the craft means, by keyboard as by pointer, where it stands first', async () => {
    const { user } = await renderPage(ADDRESS, { handlers: [answer('getGeneration', HOROSCOPE)] });
    const term = await screen.findByRole('button', { name: 'tenth house' });
    expect(screen.getByRole('button', { name: 'trine' })).toBeInTheDocument();

    act(() => term.focus());
    const note = await screen.findByRole('tooltip');
    expect(note).toHaveTextContent('One of twelve fields of life');
    expect(term).toHaveAccessibleDescription(note.textContent ?? '');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(term);
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('leads on to two places that follow from it, with the form filled in', async () => {
    const { user } = await renderPage(ADDRESS, { handlers: [answer('getGeneration', HOROSCOPE)] });
    const next = within(await screen.findByRole('navigation', { name: 'Next' }));

    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tools/planet-day?planet=venus',
      '/tools/compatibility?sign1=leo',
    ]);
    await user.click(next.getByRole('link', { name: /Who gets along with Leo/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Love Compatibility' }),
    ).toBeInTheDocument();
    expect(window.location.search).toBe('?sign1=leo');
  });

  it('shares a picture of any shape, and a link that is made on the tap and taken back', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
    const { user } = await renderPage(ADDRESS, {
      as: MEMBER,
      handlers: [
        answer('getGeneration', HOROSCOPE),
        answer('getReadingPicture', { png: PNG }),
        answer('saveReading', SAVED),
        answer('shareReading', { token: TOKEN, sharedAt: AT }),
        answer('stopSharing', {}),
      ],
    });
    const opener = await screen.findByRole('button', { name: 'Share' });
    await user.click(opener);
    await screen.findByRole('img', { name: `Picture of your reading: ${LINE}` });
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Pass it on' })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await screen.findByRole('img', { name: `Picture of your reading: ${LINE}` });
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByRole('img', { name: /^Picture of your reading/ });
    expect(requestsOf('shareReading')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Share picture' }));

    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.files?.[0]).toMatchObject({ name: 'cosmic-guide.png', type: 'image/png' });
    expect(shared[0]?.text).toBe(`${LINE} ${window.location.origin}/s/${TOKEN}`);
    await user.click(screen.getByRole('button', { name: 'Take the link back' }));
    expect(await screen.findAllByText(/The link has ended/)).not.toHaveLength(0);
    expect(requestsOf('stopSharing')).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says that a picture could not be drawn, and offers guests no link', async () => {
    const { user } = await renderPage(ADDRESS, {
      handlers: [
        answer('getGeneration', HOROSCOPE),
        refuse('getReadingPicture', 'service_unavailable'),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));

    expect(await screen.findByText('The picture could not be drawn.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share picture' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });

  it('passes no words of care on, and quotes none of them', async () => {
    const care = generationOf(
      'dream-log',
      { dream1: 'words of distress', dream2: 'more of them' },
      {
        content: 'Please tell one person today, and nobody will mind.\n\nYou are worth that call.',
        facts: [{ key: 'care', label: 'Help', value: 'findahelpline.com' }],
      },
    );
    await renderPage(`/tools/zodiac-roast?g=${GENERATION_ID}`, {
      handlers: [answer('getGeneration', { ...care, toolType: 'zodiac-roast' })],
    });

    await screen.findByText('You are worth that call.');
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Please tell one person/)).toHaveLength(1);
  });
});
