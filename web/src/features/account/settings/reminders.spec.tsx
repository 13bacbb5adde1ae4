/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { Reminder } from '@cosmic/contracts/account/reminders';
import { screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';
import { PROFILE, REMINDERS_OFF } from '../../../testing/usual-answers';

const DAILY: Reminder = {
  ...REMINDERS_OFF,
  frequency: 'daily',
  zone: 'Asia/Kolkata',
  next_at: '2026-11-26T01:30:00.000Z',
};
const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.088,
  longitude: 80.278,
  zone: 'Asia/Kolkata',
};
const BORN = answer('getProfile', { ...PROFILE, birth_date: '1990-05-17' });

describe('the day by mail', () => {
  setUpPages();

  const open = async (reminder: Reminder, ...more: HttpHandler[]) => {
    const handlers = [...more, answer('getReminder', reminder)];
    const page = await renderPage('/dashboard/profile', { as: MEMBER, handlers });
    const part = within(await screen.findByRole('region', { name: 'Your day by mail' }));
    return { ...page, part };
  };
  const sent = () => requestsOf('changeReminder').at(-1)?.body;

  it('is turned on by one tap, and only then asks for hour and silent days', async () => {
    const { user, part } = await open(REMINDERS_OFF, BORN, answer('changeReminder', DAILY));
    expect(await part.findByText('You get no letters.')).toBeVisible();
    expect(part.queryByLabelText('Hour')).toBeNull();
    expect(part.queryByText('Silent days')).toBeNull();

    await user.click(part.getByRole('radio', { name: 'Every day' }));

    expect(await part.findByText(/Thursday 26 November.*07:00 \(Asia\/Kolkata\)/)).toBeVisible();
    expect(part.getByLabelText('Hour')).toHaveValue('07:00');
    expect(sent()).toMatchObject({ frequency: 'daily', at: '07:00', language: 'en', sign: null });
  });

  it('asks a member without a birth date for a sign, and takes the one this browser shows', async () => {
    window.localStorage.setItem('cosmic.sign', 'leo');
    const { user, part } = await open(REMINDERS_OFF, answer('changeReminder', DAILY));
    expect(await part.findByLabelText('Your sign')).toHaveValue('leo');

    await user.click(part.getByRole('radio', { name: 'On Mondays' }));
    expect(sent()).toMatchObject({ frequency: 'weekly', sign: 'leo' });
    await user.selectOptions(part.getByLabelText('Your sign'), 'Virgo');

    expect(sent()).toMatchObject({ sign: 'virgo' });
  });

  it('begins at sunrise once a town is chosen, and at an hour again', async () => {
    const { user, part } = await open(
      DAILY,
      BORN,
      answer('changeReminder', { ...DAILY, at: 'dawn', place: CHENNAI }),
      answer('searchPlaces', { places: [CHENNAI] }),
    );
    await user.click(await part.findByRole('radio', { name: 'At sunrise' }));
    expect(requestsOf('changeReminder')).toEqual([]);
    await user.type(part.getByLabelText('The town you wake up in'), 'Chenn');
    await user.click(await part.findByRole('option', { name: /Chennai/ }));
    expect(sent()).toMatchObject({ at: 'dawn', place: CHENNAI });

    await user.click(part.getByRole('radio', { name: 'At an hour' }));

    expect(sent()).toMatchObject({ at: '07:00', place: CHENNAI });
  });

  it('keeps an hour that was typed, and silent days but for one', async () => {
    const silent_days = [0, 1, 2, 3, 4];
    const { user, part } = await open(
      { ...DAILY, silent_days },
      BORN,
      answer('changeReminder', { ...DAILY, silent_days }),
    );
    const hour = await part.findByLabelText('Hour');
    await user.clear(hour);
    await user.type(hour, '06:15');
    await user.tab();
    expect(sent()).toMatchObject({ at: '06:15' });

    server.use(answer('changeReminder', { ...DAILY, silent_days: [...silent_days, 5] }));
    await user.click(part.getByRole('checkbox', { name: 'Friday' }));

    expect(sent()).toMatchObject({ silent_days: [...silent_days, 5] });
    expect(part.getByRole('checkbox', { name: 'Saturday' })).toBeDisabled();
    expect(part.getByRole('checkbox', { name: 'Friday' })).toBeEnabled();
  });

  it('stays as it was where a change is refused, and says why', async () => {
    const { user, part } = await open(REMINDERS_OFF, refuse('changeReminder', 'sign_needed'));
    await user.click(await part.findByRole('radio', { name: 'Every day' }));

    expect(await screen.findByText(/Choose your sign, or add your birth date/)).toBeVisible();
    expect(part.getByRole('radio', { name: 'Never' })).toBeChecked();
  });

  it('says that it can’t be seen, and tries again', async () => {
    const { user, part } = await open(REMINDERS_OFF, refuse('getReminder', 'service_unavailable'));
    await part.findByText(/can’t see right now/);
    server.use(answer('getReminder', DAILY));

    await user.click(part.getByRole('button', { name: 'Try again' }));

    expect(await part.findByRole('radio', { name: 'Every day' })).toBeChecked();
  });
});
