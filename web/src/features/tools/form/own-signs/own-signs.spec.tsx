/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { Profile } from '@cosmic/contracts/account/profile';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MEMBER } from '../../../../testing/people';
import { renderPage, setUpPages } from '../../../../testing/render-page';
import { answer, refuse, requestsOf } from '../../../../testing/server';
import { PROFILE, SUBSCRIBED } from '../../../../testing/usual-answers';

const MUMBAI = {
  name: 'Mumbai, Maharashtra, India',
  latitude: 19.07,
  longitude: 72.88,
  zone: 'Asia/Kolkata',
};
const ONE = (sign: 'taurus' | 'aquarius' | 'leo') => ({ sign, degree: 12, possible: [sign] });
const CHART: Profile = {
  ...PROFILE,
  birth_date: '1990-05-17',
  birth_time: '13:10',
  birth_place: MUMBAI,
  zodiac_sign: 'taurus',
  moon_sign: 'aquarius',
  rising_sign: 'leo',
  signs: { sun: ONE('taurus'), moon: ONE('aquarius'), rising: ONE('leo') },
};
const NOT_NOW = refuse('generate', 'service_unavailable');

const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Reveal Cosmic Insights/ }));
const signs = async () => within(await screen.findByRole('group', { name: 'Your signs' }));
async function asked() {
  await waitFor(() => expect(requestsOf('generate').length).toBeGreaterThan(0));
  return (requestsOf('generate').at(-1)?.body as { params: Record<string, string> }).params;
}

describe('the signs of a form', () => {
  setUpPages();

  it('come from the birth date of a guest, with hour and town', async () => {
    const { user } = await renderPage('/tools/crystal-alignment', {
      handlers: [answer('searchPlaces', { places: [MUMBAI] }), NOT_NOW],
    });
    const form = await signs();
    await user.type(await form.findByLabelText('Birth date'), '1990-05-17');
    await user.click(form.getByRole('radio', { name: 'I know it' }));
    await user.type(form.getByLabelText('Birth time'), '13:10');
    await user.type(await form.findByRole('combobox', { name: /Birth place/ }), 'mumb');
    await user.click(await screen.findByRole('option', { name: MUMBAI.name }));

    await waitFor(() => expect(form.getByText('Taurus')).toBeVisible());
    expect(form.getByText('Aquarius')).toBeVisible();
    expect(await form.findByText('Virgo')).toBeVisible();
    expect(form.queryByRole('radio', { name: /Aries/ })).not.toBeInTheDocument();
    await send(user);
    expect(await asked()).toEqual({ sign: 'taurus', moonSign: 'aquarius', risingSign: 'virgo' });
  });

  it('name both where the date allows two, and let them choose', async () => {
    const { user } = await renderPage('/tools/crystal-alignment', { handlers: [NOT_NOW] });
    const form = await signs();
    await user.type(await form.findByLabelText('Birth date'), '1990-05-21');

    const sun = within(await form.findByRole('group', { name: 'Sun sign' }));
    expect(sun.getAllByRole('radio')).toHaveLength(2);
    expect(form.getByText(/It takes the hour and the town to tell/)).toBeVisible();
    await send(user);
    expect(requestsOf('generate')).toHaveLength(0);
    await waitFor(() => expect(sun.getAllByRole('radio')[0]).toHaveFocus());

    await user.click(sun.getByRole('radio', { name: 'Gemini' }));
    const moon = form.queryByRole('group', { name: 'Moon sign' });
    if (moon) await user.click(within(moon).getAllByRole('radio')[0]!);
    const rising = within(form.getByRole('group', { name: 'Rising sign' }));
    await user.click(rising.getByRole('radio', { name: /Virgo/ }));
    await send(user);
    expect(await asked()).toMatchObject({ sign: 'gemini', risingSign: 'virgo' });
  });

  it('narrow by the part of the day', async () => {
    const { user } = await renderPage('/tools/crystal-alignment', {
      handlers: [answer('searchPlaces', { places: [MUMBAI] })],
    });
    const form = await signs();
    await user.type(await form.findByLabelText('Birth date'), '1990-05-17');
    await user.click(form.getByRole('radio', { name: 'Roughly' }));
    await user.click(form.getByRole('radio', { name: /^Morning/ }));
    expect(await form.findByText(/It takes the town to tell/)).toBeVisible();
    await user.type(await form.findByRole('combobox', { name: /Birth place/ }), 'mumb');
    await user.click(await screen.findByRole('option', { name: MUMBAI.name }));

    await waitFor(() => {
      const rising = within(form.getByRole('group', { name: 'Rising sign' }));
      expect(rising.getAllByRole('radio').length).toBeLessThan(6);
    });
    expect(form.getByText(/One of these; the exact hour decides/)).toBeVisible();
  });

  it('refuse a date on which nobody can have been born, and go to a date that is missing', async () => {
    const { user } = await renderPage('/tools/crystal-alignment');
    const form = await signs();
    const date = await form.findByLabelText('Birth date');
    await send(user);
    await waitFor(() => expect(date).toHaveFocus());
    expect(date).toHaveAccessibleDescription(/Please select your Sun, Moon and rising signs/);

    await user.type(date, '1890-05-17');
    expect(form.getByText('The birth date must lie between 1900 and today.')).toBeVisible();
    expect(requestsOf('generate')).toHaveLength(0);
  });

  it('can be picked by hand with one press', async () => {
    const { user } = await renderPage('/tools/crystal-alignment', { handlers: [NOT_NOW] });
    const form = await signs();
    await user.click(await form.findByRole('button', { name: 'Pick the signs by hand' }));
    for (const name of ['Sun sign', 'Moon sign', 'Rising sign'])
      await user.click(
        within(form.getByRole('group', { name })).getByRole('radio', { name: /Cancer/ }),
      );
    await send(user);

    expect(await asked()).toEqual({ sign: 'cancer', moonSign: 'cancer', risingSign: 'cancer' });
  });

  it('of a member come from their chart, say so, and can be changed and taken back', async () => {
    const { user } = await renderPage('/tools/astro-playlist', {
      as: MEMBER,
      handlers: [answer('getSubscription', SUBSCRIBED), answer('getProfile', CHART), NOT_NOW],
    });
    const form = await signs();
    expect(await form.findByText('From your chart.')).toBeVisible();
    expect(form.getByText('Taurus')).toBeVisible();
    expect(form.getByText('Aquarius')).toBeVisible();
    await send(user);
    expect(await asked()).toEqual({ sign: 'taurus', moonSign: 'aquarius' });

    await user.click(form.getByRole('button', { name: 'Pick the signs by hand' }));
    await user.click(
      within(form.getByRole('group', { name: 'Moon sign' })).getByRole('radio', { name: /Libra/ }),
    );
    expect(form.queryByText('From your chart.')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Take them from my chart' }));
    expect(await form.findByText('From your chart.')).toBeVisible();
    expect(form.getByText('Aquarius')).toBeVisible();
  });

  it('of a member without an hour ask for what the chart does not tell', async () => {
    const unknown = { sign: null, degree: null, possible: [] };
    await renderPage('/tools/sign-story', {
      as: MEMBER,
      handlers: [
        answer('getSubscription', SUBSCRIBED),
        answer('getProfile', {
          ...CHART,
          birth_time: null,
          rising_sign: null,
          signs: { ...CHART.signs, rising: unknown },
        }),
      ],
    });
    const form = await signs();

    expect(await form.findByText('From your chart.')).toBeVisible();
    expect(form.getByRole('group', { name: 'Rising sign' })).toBeVisible();
    expect(
      form.getByRole('link', { name: 'Add the hour and the town to my chart' }),
    ).toHaveAttribute('href', '/welcome?redirect=/tools/sign-story');
  });
});
