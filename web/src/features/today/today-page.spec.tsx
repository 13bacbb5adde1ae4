/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../../design/sky/days';
import { dayOfLeo } from '../../testing/days';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, disconnect, refuse, requestsOf, server } from '../../testing/server';

const TODAY = dayOf(new Date());
const TURNED = {
  id: 'the-star',
  name: 'The Star',
  meaning: 'The Star pours out what it has.',
  commitment: 'ab'.repeat(32),
  serverSeed: 'cd'.repeat(32),
  clientSeed: 'mine',
  turnedAt: new Date().toISOString(),
};
const TICKED = answer('openToday', { ticks: [TODAY] });
const line = { name: 'Your answer, in one line' };

/** The day of a guest who has chosen Leo. */
const open = (day = dayOfLeo()) => {
  window.localStorage.setItem('cosmic.sign', 'leo');
  return renderPage('/today', { handlers: [answer('getToday', day), TICKED] });
};

describe('the day of a guest', () => {
  setUpPages();

  it('begins with a sign, chosen once and without a form', async () => {
    const { user } = await renderPage('/today', {
      handlers: [answer('getToday', dayOfLeo()), TICKED],
    });
    await screen.findByRole('heading', { level: 1, name: 'What is your sign?' });
    const signs = within(screen.getByRole('list', { name: 'The twelve signs' }));
    expect(signs.getAllByRole('button')).toHaveLength(12);
    await user.click(signs.getByRole('button', { name: /^Leo/ }));

    expect(await screen.findByText('Say the kind thing first.')).toBeInTheDocument();
    expect(window.localStorage.getItem('cosmic.sign')).toBe('leo');
    const { query } = requestsOf('getToday')[0]!;
    expect(Object.fromEntries(query)).toMatchObject({ date: TODAY, sign: 'leo', language: 'en' });
    await waitFor(() => expect(requestsOf('openToday')[0]?.body).toMatchObject({ date: TODAY }));
  });

  it('asks again where what the browser keeps is no sign', async () => {
    window.localStorage.setItem('cosmic.sign', '<b>');
    await renderPage('/today');

    expect(await screen.findByRole('list', { name: 'The twelve signs' })).toBeInTheDocument();
    expect(requestsOf('getToday')).toEqual([]);
  });

  it('is five steps that the arrows go through, and ends without tomorrow’s words', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
    const { user } = await open();
    await screen.findByText('Say the kind thing first.');
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the day' }));
    expect(steps.getAllByRole('link')).toHaveLength(5);
    await user.keyboard('{ArrowRight}{PageDown}{ArrowLeft}');
    expect(scrolled).toEqual(['sky', 'card', 'sky']);
    expect(steps.getByRole('link', { current: 'step' })).toHaveTextContent('The sky, step 2 of 5');
    expect(document.activeElement).toHaveAttribute('id', 'sky');

    // A field keeps its keys.
    await user.type(screen.getByRole('textbox', line), 'a{ArrowLeft}');
    expect(scrolled).toHaveLength(3);
    expect(screen.getByText('That is all for today.')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('A small repair');
  });

  it('tells why, with what was computed', async () => {
    const { user } = await open();
    expect(await screen.findByText('until Thursday')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^From .*exact on .*until / })).toBeInTheDocument();
    await user.click(screen.getByText('Why?'));

    expect(screen.getByText("Scorpio 3°12'")).toBeVisible();
  });

  it('turns the card with a seed of its own, and shows how to check it', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'One card lies face down for you.' });
    server.use(answer('turnCard', TURNED));
    await user.click(screen.getByRole('button', { name: 'Turn the card' }));

    expect(await screen.findByRole('heading', { name: 'The Star' })).toBeInTheDocument();
    const [asked] = requestsOf('turnCard');
    expect(asked!.body).toMatchObject({ date: TODAY, commitment: 'ab'.repeat(32) });
    expect((asked!.body as { clientSeed: string }).clientSeed).toMatch(/^[0-9a-f]{32}$/);
    expect(screen.getByRole('link', { name: 'Check that the draw was fair' })).toHaveAttribute(
      'href',
      `/tools/tarot/draws/${TODAY}`,
    );
    expect(screen.queryByRole('button', { name: 'Turn the card' })).not.toBeInTheDocument();
  });

  it('leaves the card as it is where it could not be turned, and says so', async () => {
    const { user } = await open();
    server.use(disconnect('turnCard'));
    await user.click(await screen.findByRole('button', { name: 'Turn the card' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The card did not turn.');
    expect(screen.getByRole('button', { name: 'Turn the card' })).toBeEnabled();
  });

  it('keeps one line at once, takes it back, and changes it', async () => {
    const { user } = await open();
    server.use(
      answer('writeNote', ({ body }) => {
        const { question, text } = body as { question: string; text: string };
        return { question, text, writtenAt: new Date().toISOString() };
      }),
      answer('eraseNote', {}),
    );
    await user.type(await screen.findByRole('textbox', line), 'Nearly everything.{Enter}');
    expect(await screen.findByText('Kept with today.')).toBeInTheDocument();
    expect(screen.getByText('Nearly everything.')).toBeInTheDocument();
    expect(requestsOf('writeNote')[0]!.body).toEqual({
      date: TODAY,
      question: 'What can wait until tomorrow?',
      text: 'Nearly everything.',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('As it was before.')).toBeInTheDocument();
    expect(requestsOf('eraseNote')[0]!.query.get('date')).toBe(TODAY);
    expect(screen.getByRole('textbox', line)).toHaveValue('');
  });

  it('says beside the field why a line was not kept, with the line still in it', async () => {
    const { user } = await open();
    server.use(refuse('writeNote', 'day_over'));
    const field = await screen.findByRole('textbox', line);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(field).toHaveAccessibleDescription(/Write a word or two first/);
    await user.type(field, 'Too late.{Enter}');

    await waitFor(() =>
      expect(screen.getByRole('textbox', line)).toHaveAccessibleDescription(/This day is over/),
    );
    expect(screen.getByRole('textbox', line)).toHaveValue('Too late.');
  });

  it('shows what was written a month ago', async () => {
    const note = {
      question: 'What is enough?',
      text: 'Half.',
      writtenAt: new Date().toISOString(),
    };
    const day = { date: '2026-10-25', opened: true, card: null, note, ago: 'month' as const };
    await open({ ...dayOfLeo(), before: [day] });

    expect(await screen.findByRole('heading', { name: 'A month ago today' })).toBeInTheDocument();
    expect(screen.getByText('Half.')).toBeInTheDocument();
  });

  it('says so where it could not be opened, and tries again', async () => {
    window.localStorage.setItem('cosmic.sign', 'leo');
    const { user } = await renderPage('/today', {
      handlers: [refuse('getToday', 'service_unavailable')],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(answer('getToday', dayOfLeo()), TICKED);
    await user.click(again);

    expect(await screen.findByText('Say the kind thing first.')).toBeInTheDocument();
  });
});

describe('the day of a member', () => {
  setUpPages();

  it('invites whoever has told no birth, and takes a sign meanwhile', async () => {
    await renderPage('/today', { as: MEMBER, handlers: [refuse('getToday', 'sign_needed')] });

    const link = await screen.findByRole('link', { name: 'Add my birth date' });
    expect(link).toHaveAttribute('href', '/dashboard/profile');
    expect(screen.getByRole('button', { name: /^Leo/ })).toBeInTheDocument();
  });

  it('is their own chart’s, with nothing to choose', async () => {
    await renderPage('/today', {
      as: MEMBER,
      handlers: [answer('getToday', { ...dayOfLeo(), basis: 'chart' }), TICKED],
    });

    expect(await screen.findByText('From your own chart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Another sign' })).not.toBeInTheDocument();
    expect(requestsOf('getToday')[0]!.query.has('sign')).toBe(false);
  });
});

describe('the days that are kept', () => {
  setUpPages();

  it('are shown by month, with card and line', async () => {
    const note = {
      question: 'What is enough?',
      text: 'Half.',
      writtenAt: new Date().toISOString(),
    };
    await renderPage('/today/days?month=2026-10', {
      handlers: [
        answer('listDays', {
          month: '2026-10',
          earlier: '2026-09',
          later: null,
          days: [
            { date: '2026-10-03', opened: true, card: { id: 'the-fool', name: 'The Fool' }, note },
          ],
        }),
      ],
    });

    expect(await screen.findByText('Half.')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'The Fool' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /October 3, opened/ })).toHaveAttribute(
      'href',
      '#day-2026-10-03',
    );
    expect(screen.getByRole('link', { name: 'The month before' })).toHaveAttribute(
      'href',
      '/today/days?month=2026-09',
    );
    expect(screen.queryByRole('link', { name: 'The month after' })).not.toBeInTheDocument();
  });

  it('are an empty month with a way to today', async () => {
    await renderPage('/today/days?month=2026-10', {
      handlers: [answer('listDays', { month: '2026-10', earlier: null, later: null, days: [] })],
    });

    expect(await screen.findByText('Nothing is kept of October 2026.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open today' })).toHaveAttribute('href', '/today');
  });
});
