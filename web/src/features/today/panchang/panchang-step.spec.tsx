/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { PanchangOfDay } from '@cosmic/contracts/sky/panchang';
import { screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../../../design/sky/days';
import { dayOfLeo } from '../../../testing/days';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';
import { PROFILE } from '../../../testing/usual-answers';

const TODAY = dayOf(new Date());
const SINGAPORE = {
  name: 'Singapore',
  latitude: 1.3521,
  longitude: 103.8198,
  zone: 'Asia/Singapore',
};

/** A day in Singapore: sunrise at 06:50, and the nakshatra ends after midnight. */
const DAY: PanchangOfDay = {
  date: TODAY,
  panchang: {
    sunrise: `${TODAY}T06:50:00+08:00`,
    sunset: `${TODAY}T18:50:00+08:00`,
    amanta: { index: 7, adhika: false },
    tithi: [
      { number: 11, to: `${TODAY}T14:05:00+08:00` },
      { number: 12, to: utc(`${TODAY}T23:50:00+08:00`) },
    ],
    nakshatra: [
      { number: 4, to: new Date(Date.parse(`${TODAY}T02:13:00+08:00`) + 86_400_000).toISOString() },
    ],
    rahuKalam: { from: `${TODAY}T09:50:00+08:00`, to: `${TODAY}T11:20:00+08:00` },
  },
  festivals: [{ festival: 'diwali', isOfOthers: false }],
  observances: ['ekadashi'],
};
for (const at of ['sunrise', 'sunset'] as const) DAY.panchang![at] = utc(DAY.panchang![at]);
DAY.panchang!.tithi[0]!.to = utc(DAY.panchang!.tithi[0]!.to);
DAY.panchang!.rahuKalam = {
  from: utc(DAY.panchang!.rahuKalam.from),
  to: utc(DAY.panchang!.rahuKalam.to),
};

function utc(text: string): string {
  return new Date(text).toISOString();
}

const HANDLERS = [
  answer('getToday', dayOfLeo()),
  answer('openToday', { ticks: [TODAY] }),
  answer('getPanchangDay', DAY),
  answer('searchPlaces', { places: [SINGAPORE] }),
];
const asGuest = () => {
  window.localStorage.setItem('cosmic.sign', 'leo');
  window.localStorage.setItem(
    'cosmic.place',
    new URLSearchParams({
      town: SINGAPORE.name,
      lat: String(SINGAPORE.latitude),
      lon: String(SINGAPORE.longitude),
      zone: SINGAPORE.zone,
    }).toString(),
  );
  return renderPage('/today', { handlers: HANDLERS });
};
const panchangSwitch = () => screen.findByRole('switch', { name: 'Panchang in my day' });
const step = async () => within(await screen.findByRole('region', { name: 'Panchang' }));

describe('the panchang of the day', () => {
  setUpPages();
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('is left out in English until somebody turns it on, and then for the next visits too', async () => {
    const { user } = await asGuest();
    const turn = await panchangSwitch();
    expect(turn).not.toBeChecked();
    expect(requestsOf('getPanchangDay')).toEqual([]);
    await user.click(turn);

    const shown = await step();
    expect(await shown.findByText('Shukla Ekadashi')).toBeVisible();
    expect(shown.getByText('until 14:05, then Shukla Dwadashi')).toBeVisible();
    expect(shown.getByText('Rohini, until 02:13 tomorrow')).toBeVisible();
    expect(shown.getByText('06:50')).toBeVisible();
    expect(shown.getByText('09:50 to 11:20')).toBeVisible();
    expect(shown.getByText('Diwali, Ekadashi')).toBeVisible();
    expect(shown.getByText(/^By the Sun of Singapore/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'The month’s panchang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sky\/panchang\?month=.*town=Singapore/),
    );
    const [asked] = requestsOf('getPanchangDay');
    expect(Object.fromEntries(asked!.query)).toMatchObject({ date: TODAY, zone: 'Asia/Singapore' });
    expect(screen.getByRole('link', { name: 'The panchang, step 3 of 6' })).toBeVisible();
    expect(window.localStorage.getItem('cosmic.panchang')).toBe('true');
  });

  it('goes again by the same switch', async () => {
    window.localStorage.setItem('cosmic.panchang', 'true');
    const { user } = await asGuest();
    await (await step()).findByText('Shukla Ekadashi');
    await user.click(await panchangSwitch());

    expect(screen.queryByRole('region', { name: 'Panchang' })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('cosmic.panchang')).toBe('false');
  });

  it('is a member’s on every device, with the place of the profile', async () => {
    const { user } = await renderPage('/today', {
      as: MEMBER,
      handlers: [
        answer('getProfile', { ...PROFILE, today_panchang: true, current_place: SINGAPORE }),
        answer('changeProfile', { ...PROFILE, today_panchang: false, current_place: SINGAPORE }),
        ...HANDLERS,
      ],
    });
    expect(await (await step()).findByText('Shukla Ekadashi')).toBeVisible();
    await user.click(await panchangSwitch());

    await waitFor(() =>
      expect(requestsOf('changeProfile')[0]?.body).toEqual({ today_panchang: false }),
    );
    expect(screen.queryByRole('region', { name: 'Panchang' })).not.toBeInTheDocument();
  });

  it('comes back where the choice could not be kept', async () => {
    const { user } = await renderPage('/today', {
      as: MEMBER,
      handlers: [
        answer('getProfile', { ...PROFILE, today_panchang: true, current_place: SINGAPORE }),
        refuse('changeProfile', 'service_unavailable'),
        ...HANDLERS,
      ],
    });
    await (await step()).findByText('Shukla Ekadashi');
    await user.click(await panchangSwitch());

    expect(await screen.findByText(/^Your choice could not be kept/)).toBeInTheDocument();
    expect(await panchangSwitch()).toBeChecked();
  });

  it('goes by another town once one is chosen', async () => {
    window.localStorage.setItem('cosmic.panchang', 'true');
    const { user } = await asGuest();
    const shown = await step();
    await user.click(await shown.findByRole('button', { name: 'Another place' }));
    const mumbai = {
      name: 'Mumbai, India',
      latitude: 19.07,
      longitude: 72.88,
      zone: 'Asia/Kolkata',
    };
    server.use(answer('searchPlaces', { places: [mumbai] }));
    await user.type(shown.getByRole('combobox', { name: 'Your town' }), 'Mumb');
    await user.click(await screen.findByRole('option', { name: /Mumbai/ }));

    expect(await shown.findByText(/^By the Sun of Mumbai, India/)).toBeVisible();
    expect(window.localStorage.getItem('cosmic.place')).toContain('Mumbai');
    expect(requestsOf('getPanchangDay').at(-1)?.query.get('latitude')).toBe('19.07');
  });

  it('says so where the Sun does not rise, and where nothing came', async () => {
    window.localStorage.setItem('cosmic.panchang', 'true');
    const { user } = await asGuest();
    const shown = await step();
    await shown.findByText('Shukla Ekadashi');
    server.use(refuse('getPanchangDay', 'service_unavailable'));
    await user.click(await shown.findByRole('button', { name: 'Another place' }));
    const north = {
      name: 'Longyearbyen',
      latitude: 78.2,
      longitude: 15.6,
      zone: 'Arctic/Longyearbyen',
    };
    server.use(answer('searchPlaces', { places: [north] }));
    await user.type(shown.getByRole('combobox', { name: 'Your town' }), 'Longy');
    await user.click(await screen.findByRole('option', { name: /Longyearbyen/ }));

    expect(await shown.findByText(/could not be worked out/)).toBeVisible();
    server.use(
      answer('getPanchangDay', { ...DAY, panchang: null, festivals: [], observances: [] }),
    );
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText(/^The Sun does not rise and set here/)).toBeVisible();
  });
});
