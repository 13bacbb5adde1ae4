/** @jest-environment ./web/src/testing/page-environment.cjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALL_ORBITS } from '@cosmic/sky/astronomy/kernel/all-orbits';
import { keepOrbits } from '@cosmic/sky/astronomy/kernel/motions';
import type { Question, Reply } from '../../../worker-client';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { MEMBER } from '../../../testing/people';
import { answer } from '../../../testing/server';
import { PROFILE } from '../../../testing/usual-answers';
import { passesOf, type Answers } from './worker/answers';

const DELHI = { latitude: 28.6139, longitude: 77.209, name: 'New Delhi', zone: 'Asia/Kolkata' };

/** What a browser's worker does, in this process; `fails` of the next searches get no answer. */
class SameThread {
  static fails = 0;
  private listener: ((event: { data: Reply }) => void) | undefined;

  addEventListener(type: string, listener: (event: { data: Reply }) => void) {
    if (type === 'message') this.listener = listener;
  }

  postMessage({ id, kind, about }: Question) {
    const isSearch = kind === 'passes';
    const isLost = isSearch && SameThread.fails > 0;
    if (isLost) SameThread.fails -= 1;
    const reply: Reply = isLost
      ? { id, failure: 'no way there' }
      : { id, answer: isSearch && passesOf(...(about as Parameters<Answers['passes']>)) };
    queueMicrotask(() => this.listener?.({ data: reply }));
  }

  terminate() {
    this.listener = undefined;
  }
}

describe('the transit river', () => {
  setUpPages();
  keepOrbits(ALL_ORBITS);
  beforeEach(() => {
    SameThread.fails = 0;
    Object.assign(globalThis, { Worker: SameThread });
  });

  const page = () =>
    renderPage('/sky/river', { handlers: [answer('searchPlaces', { places: [DELHI] })] });

  const show = async (date = '1990-05-17') => {
    const opened = await page();
    fireEvent.change(await screen.findByLabelText('Birth date'), { target: { value: date } });
    await opened.user.click(screen.getByRole('button', { name: 'Show the river' }));
    return opened;
  };

  it('tells a life of eighty years, each line with its passes and a sentence', async () => {
    const { user } = await show();
    await screen.findByRole('heading', { name: 'From May 1990 to May 2070' });
    expect(screen.getByText(/the Ascendant and the Midheaven are left out/)).toBeInTheDocument();
    expect(screen.getByText(/^[\d,]{3,5} lines of the river$/)).toBeInTheDocument();

    const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button'));
    expect(rows).toHaveLength(20);
    const [row] = rows;
    const button = within(row!).getByRole('button');
    expect(button).toHaveTextContent(/^(Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) .+ your /);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await within(row!).findByText(/^Exact (once|\d times)$/);
    expect(screen.getAllByText(/^Exact /)).toHaveLength(1);
    const passes = within(row!).getAllByRole('listitem');
    expect(passes[0]).toHaveTextContent(/(forwards|retrograde)$/);
    await waitFor(() => expect(within(row!).getAllByText(/\.$/)[0]).toBeVisible());
  });

  it('looks closer by keys, where the faster planets join, and back at the whole life', async () => {
    await show();
    const drawing = await screen.findByRole('application', { name: /^The river/ });
    for (let press = 0; press < 7; press++) fireEvent.keyDown(drawing, { key: '+' });
    await screen.findAllByRole('button', { name: /^(Sun|Venus|Mercury) / });
    expect(screen.queryByRole('button', { name: /^Moon / })).not.toBeInTheDocument();
    const close = screen.getByRole('heading', { name: /^From / }).textContent;

    fireEvent.keyDown(drawing, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^From / }).textContent).not.toBe(close),
    );
    for (let press = 0; press < 6; press++) fireEvent.keyDown(drawing, { key: '+' });
    await screen.findAllByRole('button', { name: /^Moon / });

    fireEvent.keyDown(drawing, { key: 'Home' });
    await screen.findByRole('heading', { name: 'From May 1990 to May 2070' });
  });

  it('looks closer where the wheel turns, once it has the focus', async () => {
    await show();
    const drawing = await screen.findByRole('application', { name: /^The river/ });
    const whole = 'From May 1990 to May 2070';
    fireEvent.wheel(drawing, { deltaY: -300 });
    expect(screen.getByRole('heading', { name: whole })).toBeInTheDocument();

    drawing.focus();
    fireEvent.wheel(drawing, { deltaY: -300 });
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: whole })).not.toBeInTheDocument(),
    );
  });

  it('counts the Moon and the angles where hour and town are told', async () => {
    const { user } = await page();
    fireEvent.change(await screen.findByLabelText('Birth date'), {
      target: { value: '1990-05-17' },
    });
    fireEvent.change(screen.getByLabelText('Birth time'), { target: { value: '07:45' } });
    await user.click(screen.getByRole('button', { name: 'Show the river' }));
    expect(screen.getByText(/^The hour needs the town/)).toBeInTheDocument();

    await user.type(screen.getByLabelText('Birth place'), 'New');
    await user.click(await screen.findByRole('option', { name: /New Delhi/ }));
    await user.click(screen.getByRole('button', { name: 'Show the river' }));
    await screen.findByRole('heading', { name: 'From May 1990 to May 2070' });
    expect(screen.queryByText(/are left out/)).not.toBeInTheDocument();
    await screen.findAllByRole('button', { name: /your (Ascendant|Midheaven)$|your Moon/ });
  });

  it('shows members their own at once, and another birth if they want', async () => {
    const profile = { ...PROFILE, birth_date: '1984-02-03', birth_time: null, birth_place: null };
    const { user } = await renderPage('/sky/river', {
      as: MEMBER,
      handlers: [answer('getProfile', profile)],
    });
    await screen.findByRole('heading', { name: 'From Feb 1984 to Feb 2064' });
    await user.click(screen.getByRole('button', { name: 'Look at another birth' }));
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '1990-05-17' } });
    await user.click(screen.getByRole('button', { name: 'Show the river' }));
    await screen.findByRole('heading', { name: 'From May 1990 to May 2070' });
    await user.click(screen.getByRole('button', { name: 'Back to my own' }));
    await screen.findByRole('heading', { name: 'From Feb 1984 to Feb 2064' });
  });

  it('says what is wrong with a date', async () => {
    await show('1850-01-01');
    expect(screen.getByText('Please give a date from 1900 until today')).toBeInTheDocument();
  });

  it('says that it could not be worked out, and tries again', async () => {
    SameThread.fails = 1;
    const { user } = await show();
    await screen.findByText(/could not be worked out/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'From May 1990 to May 2070' });
  });
});
