/** @jest-environment ./web/src/testing/page-environment.cjs */
import { dayOf } from '@cosmic/tools/day/day';
import { screen } from '@testing-library/react';
import { dayOf as dateOf } from '../../design/sky/days';
import { dayOfLeo } from '../../testing/days';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, requestsOf } from '../../testing/server';

// What the Hindi build does to these modules.
jest.mock('../../language/language', () =>
  jest.requireActual<object>('../../language/language.hi'),
);
jest.mock('../../design/sky/sky-names', () =>
  jest.requireActual<object>('../../design/sky/sky-names.hi'),
);
jest.mock('./today.strings', () => jest.requireActual<object>('./today.strings.hi'));
jest.mock('./panchang/panchang.strings', () =>
  jest.requireActual<object>('./panchang/panchang.strings.hi'),
);
jest.mock('./panchang/panchang-switch.strings', () =>
  jest.requireActual<object>('./panchang/panchang-switch.strings.hi'),
);
jest.mock('../../design/panchang/panchang-words.strings', () =>
  jest.requireActual<object>('../../design/panchang/panchang-words.strings.hi'),
);
jest.mock('../../design/figures/jyotish/jyotish.strings', () =>
  jest.requireActual<object>('../../design/figures/jyotish/jyotish.strings.hi'),
);

const TODAY = dateOf(new Date());
const PANCHANG = {
  date: TODAY,
  panchang: {
    sunrise: `${TODAY}T01:20:00.000Z`,
    sunset: `${TODAY}T11:55:00.000Z`,
    amanta: { index: 7, adhika: false },
    tithi: [{ number: 11, to: `${TODAY}T08:35:00.000Z` }],
    nakshatra: [{ number: 4, to: `${TODAY}T16:00:00.000Z` }],
    rahuKalam: { from: `${TODAY}T04:00:00.000Z`, to: `${TODAY}T05:20:00.000Z` },
  },
  festivals: [{ festival: 'diwali', isOfOthers: false }],
  observances: [],
};
const OWN = { date: TODAY, zone: 'Asia/Kolkata', language: 'hi' } as const;

describe('the day of somebody who reads Hindi', () => {
  setUpPages();

  it('is asked for in Hindi and reads whole in it', async () => {
    const told = dayOf({ kind: 'sign', sign: 'leo' }, OWN);
    window.localStorage.setItem('cosmic.sign', 'leo');
    // New Delhi.
    window.localStorage.setItem('cosmic.place', '');
    await renderPage('/today', {
      handlers: [
        answer('getToday', { ...dayOfLeo(), ...told }),
        answer('openToday', { ticks: [TODAY] }),
        answer('getPanchangDay', PANCHANG),
      ],
    });

    const headline = await screen.findByText(told.headline);
    expect(headline).toHaveAttribute('lang', 'hi');
    const { query } = requestsOf('getToday')[0]!;
    expect(Object.fromEntries(query)).toMatchObject({ sign: 'leo', language: 'hi' });
    expect(screen.getByRole('heading', { name: told.transit.title })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: told.question })).toHaveAttribute('lang', 'hi');
    // Nobody has to ask for the panchang in Hindi.
    expect(await screen.findByText('शुक्ल एकादशी')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'मेरे दिन में पंचांग' })).toBeChecked();
    for (const id of ['moon', 'sky', 'panchang', 'question']) {
      const words = document.getElementById(id)?.textContent ?? '';
      expect(words).toMatch(/[\u0900-\u097f]/);
      expect(words.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
    }
  });
});
