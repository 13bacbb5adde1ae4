/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { ErrorCode } from '@cosmic/contracts/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayOfLeo } from '../../testing/days';
import { ADMIN, MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, answerNothing, refuse, requestsOf, server } from '../../testing/server';
import {
  NOT_SUBSCRIBED,
  NO_READINGS,
  PROFILE,
  RENEWED,
  SUBSCRIBED,
} from '../../testing/usual-answers';

describe('the dashboard', () => {
  setUpPages();

  it('says that readings could not be loaded, and asks again', async () => {
    const { user } = await renderPage('/dashboard', {
      as: MEMBER,
      handlers: [refuse('listReadings', 'service_unavailable')],
    });
    expect(await screen.findAllByText('Failed to load your data')).not.toHaveLength(0);

    server.use(answer('listReadings', NO_READINGS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("You haven't saved any readings yet.")).toBeInTheDocument();
  });

  it.each([
    ['/dashboard', 1],
    ['/dashboard/profile', 1],
    ['/dashboard/readings', 0],
    ['/dashboard/subscription', 0],
  ])('tells of an address that is not confirmed where it belongs: %s', async (path, times) => {
    await renderPage(path, { as: { ...MEMBER, email_verified: false } });

    await screen.findByRole('navigation', { name: 'Dashboard' });
    expect(screen.queryAllByRole('button', { name: 'Send the link again' })).toHaveLength(times);
  });

  it('begins with the sentence of the day, and leads into it', async () => {
    const day = dayOfLeo();
    await renderPage('/dashboard', { as: MEMBER, handlers: [answer('getToday', day)] });
    const energy = within(await screen.findByRole('region', { name: "Today's energy" }));

    expect(await energy.findByText(day.headline)).toBeInTheDocument();
    expect(energy.getByText('Venus keeps step with Saturn, until Thursday')).toBeInTheDocument();
    expect(energy.getByRole('img', { name: day.moon.words })).toBeInTheDocument();
    expect(energy.getByRole('link', { name: 'Open your day' })).toHaveAttribute('href', '/today');
  });

  it('shows the Moon alone where nobody knows whose day it is', async () => {
    await renderPage('/dashboard', { as: MEMBER, handlers: [refuse('getToday', 'sign_needed')] });
    const energy = within(await screen.findByRole('region', { name: "Today's energy" }));

    expect(await energy.findByRole('img', { name: /% lit, in / })).toBeInTheDocument();
    expect(energy.getByRole('link', { name: 'Open your day' })).toBeInTheDocument();
  });

  it('tells Moon and rising sign beside the sign, where the birth decides them', async () => {
    const signs = { zodiac_sign: 'aries', moon_sign: 'aquarius', rising_sign: 'taurus' } as const;
    await renderPage('/dashboard', {
      as: MEMBER,
      handlers: [answer('getProfile', { ...PROFILE, birth_date: '1990-04-20', ...signs })],
    });

    expect(await screen.findByText('Moon in Aquarius · Taurus rising')).toBeInTheDocument();
  });

  it('says that the plan could not be checked, and asks again', async () => {
    const { user } = await renderPage('/dashboard/subscription', {
      as: MEMBER,
      handlers: [refuse('getSubscription', 'service_unavailable')],
    });
    expect(await screen.findAllByText('Failed to verify subscription status')).not.toHaveLength(0);

    server.use(answer('getSubscription', NOT_SUBSCRIBED));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Free plan' })).toBeInTheDocument();
  });

  it('greets somebody without a name, and shows the picture of who has one', async () => {
    const user_metadata = { full_name: '', avatar_url: 'data:image/png;base64,AAAA' };
    await renderPage('/dashboard', { as: { ...MEMBER, user_metadata } });

    expect(
      await screen.findByRole('heading', { name: 'Welcome, Cosmic Explorer' }),
    ).toBeInTheDocument();
    const account = await screen.findByRole('button', { name: 'Your account' });
    expect(account.querySelector('img')).toHaveAttribute('src', user_metadata.avatar_url);
  });

  it('stays where it is when the portal has no address', async () => {
    const { user } = await renderPage('/dashboard/subscription', {
      as: MEMBER,
      handlers: [answer('getSubscription', SUBSCRIBED), answerNothing('openPortal')],
    });
    await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }));

    expect(await screen.findAllByText('No portal URL returned')).not.toHaveLength(0);
    expect(screen.getAllByText('Unable to access the customer portal')).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/dashboard/subscription');
  });

  it.each<[ErrorCode, string]>([
    ['portal_sign_in_required', 'Please login to manage your subscription'],
    ['portal_failed', 'Unable to access the customer portal'],
  ])('says why the portal can not be opened: %s', async (code, words) => {
    const { user } = await renderPage('/dashboard/subscription', {
      as: MEMBER,
      handlers: [
        answer('getSubscription', SUBSCRIBED),
        refuse('openPortal', code),
        // A refused token is renewed once before anybody is told.
        answer('refreshSession', RENEWED),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }));

    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/dashboard/subscription');
  });

  it('shows the three readings kept last, and all of them on their own tab', async () => {
    const readings = ['1', '2', '3', '4'].map((number) => ({
      id: `018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a0${number}`,
      readingType: 'careerAdvice',
      title: `Number ${number}`,
      content: `Words of the ${number}.`,
      essence: `The line of ${number}.`,
      loved: false,
      createdAt: `2026-11-1${number}T09:00:00.000Z`,
    }));
    const { user } = await renderPage('/dashboard', {
      as: MEMBER,
      handlers: [
        answer('listReadings', ({ query }) => ({
          readings: readings.slice(0, Number(query.get('limit') ?? readings.length)),
          next: null,
          counts: { careerAdvice: 4 },
          months: [{ month: '2026-11', count: 4 }],
        })),
      ],
    });
    expect(await screen.findAllByRole('link', { name: /View Full Reading/ })).toHaveLength(3);
    const [first] = screen.getAllByRole('article');
    await waitFor(() => expect(first!.querySelector('svg.line-art')).toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'All readings' }));

    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /View Full Reading/ })).toHaveLength(4),
    );
  });

  describe('the history of readings', () => {
    const reading = (number: number, kept: Date) => ({
      id: `018f3c5e-7c1a-7d2e-9b3f-2a4c6e8f0a0${number}`,
      ...{ readingType: 'careerAdvice', title: `Number ${number}`, content: 'Words.' },
      ...{ essence: `The line of ${number}.`, loved: false, createdAt: kept.toISOString() },
    });
    const today = new Date();
    const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
    const nameOf = (date: Date) =>
      date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    const keyOf = (date: Date) =>
      `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

    it('stands below months and days, with the line of each, and begins at any month', async () => {
      const [newer, older] = [new Date(year, month, 1, 12), new Date(year, month - 2, 3, 12)];
      const { user } = await renderPage('/dashboard/readings', {
        as: MEMBER,
        handlers: [
          answer('listReadings', ({ query }) => ({
            readings: [reading(1, newer), reading(2, older)].slice(query.get('before') ? 1 : 0),
            next: null,
            counts: { careerAdvice: 2 },
            months: [newer, older].map((one) => ({ month: keyOf(one), count: 1 })),
          })),
        ],
      });
      const first = within(await screen.findByRole('region', { name: nameOf(newer) }));
      expect(first.getByText('The line of 1.')).toBeVisible();
      expect(screen.getByRole('region', { name: nameOf(older) })).toBeVisible();
      expect(screen.getByText('This is the first reading you kept.')).toBeVisible();

      await user.selectOptions(screen.getByLabelText('Month'), `${nameOf(older)} (1)`);
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: nameOf(newer) })).not.toBeInTheDocument(),
      );
      const asked = requestsOf('listReadings').at(-1);
      expect(asked?.query.get('before')).toBe(new Date(year, month - 1, 1).toISOString());
    });

    it('looks back to the same day of a year ago', async () => {
      const yearAgo = new Date(year - 1, month, day);
      const then = reading(7, yearAgo);
      await renderPage('/dashboard/readings', {
        as: MEMBER,
        handlers: [
          answer('listReadings', ({ query }) => ({
            ...NO_READINGS,
            readings: [query.get('from') ? then : reading(1, today)],
            months: [today, yearAgo].map((one) => ({ month: keyOf(one), count: 1 })),
          })),
        ],
      });
      // The 29th of February was not there a year ago.
      if (yearAgo.getDate() !== day) return;

      const back = within(await screen.findByRole('region', { name: 'A year ago today' }));
      expect(back.getByRole('link', { name: 'Number 7' })).toBeVisible();
      expect(back.getByText('The line of 7.')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'A month ago today' })).not.toBeInTheDocument();
    });
  });

  it('says all that is wrong with a profile, and goes to the first of it', async () => {
    const { user } = await renderPage('/dashboard/profile', { as: MEMBER });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.clear(screen.getByLabelText('Full name'));
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '2090-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please tell us your name')).toBeInTheDocument();
    expect(screen.getByText('Birth date must lie between 1900 and today')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(requestsOf('changeProfile')).toHaveLength(0);
  });

  it('keeps at once how the lunar nodes are to be reckoned', async () => {
    const { user } = await renderPage('/dashboard/profile', {
      as: MEMBER,
      handlers: [answer('changeProfile', { ...PROFILE, lunar_node: 'mean' })],
    });

    const meanNode = await screen.findByRole('checkbox', { name: /lunar nodes by their mean/ });
    expect(meanNode).not.toBeChecked();
    await user.click(meanNode);

    await waitFor(() => expect(requestsOf('changeProfile')).toHaveLength(1));
    expect(requestsOf('changeProfile')[0]?.body).toEqual({ lunar_node: 'mean' });
    await waitFor(() => expect(meanNode).toBeChecked());
  });

  it('keeps at once how the sky is counted, and says which readings go by it', async () => {
    const { user } = await renderPage('/dashboard/profile', {
      as: MEMBER,
      handlers: [answer('changeProfile', { ...PROFILE, zodiac: 'sidereal' })],
    });
    const school = within(await screen.findByRole('region', { name: 'How your sky is counted' }));
    expect(school.queryByRole('combobox', { name: 'Ayanamsa' })).not.toBeInTheDocument();
    expect(await school.findByText(/readings of .*Astro Houses.* go by it/)).toBeVisible();
    await user.selectOptions(school.getByRole('combobox', { name: 'Zodiac' }), 'sidereal');

    await waitFor(() =>
      expect(requestsOf('changeProfile')[0]?.body).toEqual({ zodiac: 'sidereal' }),
    );
    // Where a sidereal zodiac begins is asked only then.
    expect(await school.findByRole('combobox', { name: 'Ayanamsa' })).toHaveValue('lahiri');
    await user.selectOptions(school.getByRole('combobox', { name: 'Houses' }), 'koch');
    await waitFor(() =>
      expect(requestsOf('changeProfile')[1]?.body).toEqual({ house_system: 'koch' }),
    );
  });

  it('leads guests to the login, and back afterwards', async () => {
    await renderPage('/dashboard/profile');

    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/login?redirect=/dashboard/profile',
    );
  });

  it.each([
    ['/blog-generator', 'a member', MEMBER, '/'],
    ['/blog-generator', 'a guest', undefined, '/login'],
    ['/blog-generator/posts', 'a member', MEMBER, '/'],
    ['/blog-generator/posts', 'a guest', undefined, '/login'],
    ['/admin/usage', 'a member', MEMBER, '/'],
    ['/admin/usage', 'a guest', undefined, '/login'],
  ])('keeps %s closed to %s', async (address, _, as, leadsTo) => {
    await renderPage(address, { as });

    await screen.findByRole('main');
    expect(window.location.pathname).toBe(leadsTo);
  });

  it('is open to the administrator', async () => {
    await renderPage('/dashboard', { as: ADMIN });

    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeInTheDocument();
  });
});
