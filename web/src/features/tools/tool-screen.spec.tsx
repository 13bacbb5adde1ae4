/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, answerNothing, disconnect, hold, refuse, requestsOf } from '../../testing/server';
import { PROFILE, SUBSCRIBED } from '../../testing/usual-answers';

const FAILED = 'Failed to connect with cosmic energies. Please try again.';

/** Sends the form of the tool on show. */
async function send(user: UserEvent): Promise<void> {
  await screen.findByRole('main');
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: SEND }));
}

const SEND = /^(Get Your Horoscope|Draw|Calculate Your Numbers|Reveal Cosmic Insights)/;

describe('asking for a reading', () => {
  setUpPages();

  it.each([
    ['horoscope?sign=leo', 'Unable to generate your horoscope. Please try again.', undefined],
    [
      'numerology?fullName=Ada+Lovelace&dob=1990-04-20',
      'Unable to calculate your numerology. Please try again.',
      undefined,
    ],
    [
      'compatibility?sign1=aries&sign2=libra',
      'Failed to generate compatibility report. Please try again.',
      'Error',
    ],
    ['career?dob=1990-04-20', FAILED, 'Failed to generate your career insights'],
    ['spiritual-growth?dob=1990-05-17', FAILED, 'Failed to generate your spiritual growth plan'],
    ['love-forecast?sign=leo&period=week', FAILED, 'Failed to generate your love forecast'],
  ])('%s fails in its own words, beside the form', async (tool, words, message) => {
    const { user } = await renderPage(`/tools/${tool}`, {
      as: MEMBER,
      handlers: [
        answer('getSubscription', SUBSCRIBED),
        refuse('generate', 'service_unavailable'),
        refuse('promiseDraw', 'service_unavailable'),
      ],
    });
    await send(user);

    expect(await within(screen.getByRole('main')).findByText(words)).toBeInTheDocument();
    if (message) expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('leaves the field under the cursor alone when the profile arrives, and fills in the others', async () => {
    const profile = hold('getProfile', { ...PROFILE, birth_date: '1990-05-17' });
    const { user } = await renderPage('/tools/numerology', {
      as: MEMBER,
      handlers: [profile.handler],
    });
    const name = await screen.findByLabelText(/name/i);
    await user.click(name);

    profile.release();
    await waitFor(() => expect(screen.getByLabelText(/birth date/i)).toHaveValue('1990-05-17'));
    expect(name).toHaveValue('');
    await user.keyboard('12345');
    expect(name).toHaveValue('12345');
  });

  it.each([
    ['spiritual-growth', 'mean', { node: 'mean' }],
    ['spiritual-growth', 'true', {}],
    ['career', 'mean', {}],
  ] as const)('asks for %s with the %s node of the profile', async (tool, lunar_node, asked) => {
    const { user } = await renderPage(`/tools/${tool}?sign=leo`, {
      as: MEMBER,
      handlers: [
        answer('getSubscription', SUBSCRIBED),
        answer('getProfile', { ...PROFILE, lunar_node }),
        refuse('generate', 'service_unavailable'),
      ],
    });
    await send(user);

    await waitFor(() => expect(requestsOf('generate')).toHaveLength(1));
    const { params } = requestsOf('generate')[0]?.body as { params: object };
    expect(params).toEqual({ sign: 'leo', dob: '', ...asked });
  });

  it.each([
    [
      'astro-houses',
      { zodiac: 'sidereal', house_system: 'koch', ayanamsa: 'raman' },
      { zodiac: 'sidereal', houses: 'koch', ayanamsa: 'raman' },
    ],
    ['astro-houses', { house_system: 'equal', ayanamsa: 'raman' }, { houses: 'equal' }],
    ['midheaven', {}, {}],
    ['progressed-chart', { zodiac: 'sidereal' }, { zodiac: 'sidereal' }],
    ['solar-return', { house_system: 'koch' }, { houses: 'koch' }],
    [
      'compatibility',
      { zodiac: 'sidereal', ayanamsa: 'krishnamurti' },
      { zodiac: 'sidereal', ayanamsa: 'krishnamurti' },
    ],
    ['career', { zodiac: 'sidereal' }, { zodiac: 'sidereal' }],
    ['aura-color', { zodiac: 'sidereal' }, {}],
  ] as const)(
    'asks for %s as the sky is counted in the profile: %j',
    async (tool, chosen, asked) => {
      const { user } = await renderPage(`/tools/${tool}?dob=1990-05-17&sign1=leo&sign2=aries`, {
        as: MEMBER,
        handlers: [
          answer('getSubscription', SUBSCRIBED),
          answer('getProfile', { ...PROFILE, ...chosen }),
          refuse('generate', 'service_unavailable'),
        ],
      });
      await send(user);

      await waitFor(() => expect(requestsOf('generate')).toHaveLength(1));
      const { params } = requestsOf('generate')[0]?.body as { params: Record<string, unknown> };
      const { zodiac, houses, ayanamsa } = params;
      expect(JSON.parse(JSON.stringify({ zodiac, houses, ayanamsa }))).toEqual(asked);
    },
  );

  it.each([
    ['tropical', 'taurus'],
    ['sidereal', ''],
  ] as const)('asks for a birth date of the %s zodiac with the sign "%s"', async (zodiac, sign) => {
    const { user } = await renderPage('/tools/career', {
      as: MEMBER,
      handlers: [
        answer('getProfile', {
          ...PROFILE,
          ...{ birth_date: '1990-05-17', zodiac_sign: 'taurus', zodiac },
        }),
        refuse('generate', 'service_unavailable'),
      ],
    });
    await waitFor(() => expect(screen.getByLabelText(/birth date/i)).toHaveValue('1990-05-17'));
    await send(user);

    await waitFor(() => expect(requestsOf('generate')).toHaveLength(1));
    const { params } = requestsOf('generate')[0]?.body as { params: object };
    expect(params).toMatchObject({ dob: '1990-05-17', sign });
  });

  it.each([
    ['moon-reminder?moonPhase=full-moon&sign=leo', true],
    ['zodiac-meditation?sign=leo', false],
  ])('sends the clock of the browser with /tools/%s: %p', async (address, sends) => {
    const { user } = await renderPage(`/tools/${address}`, {
      as: MEMBER,
      handlers: [
        answer('getSubscription', SUBSCRIBED),
        answer('getProfile', PROFILE),
        refuse('generate', 'service_unavailable'),
      ],
    });
    await send(user);

    await waitFor(() => expect(requestsOf('generate')).toHaveLength(1));
    const { params } = requestsOf('generate')[0]?.body as { params: { zone?: string } };
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(params.zone).toBe(sends ? timeZone : undefined);
  });

  it('does not drop a town that was typed and not chosen', async () => {
    const { user } = await renderPage('/tools/compatibility?sign1=leo&sign2=virgo', {
      handlers: [answer('searchPlaces', { places: [] })],
    });
    const town = await screen.findByRole('combobox', { name: 'Their place of birth' });
    await user.type(town, 'Lond');
    await send(user);

    expect(await screen.findByText('Please choose the town from the list')).toBeInTheDocument();
    await waitFor(() => expect(town).toHaveFocus());
    expect(town).toHaveValue('Lond');
    expect(requestsOf('generate')).toHaveLength(0);
  });

  it('says that an answer names no reading, and leads nowhere', async () => {
    const { user } = await renderPage('/tools/career?dob=1990-04-20', {
      handlers: [answerNothing('generate')],
    });
    await send(user);

    const main = within(screen.getByRole('main'));
    expect(await main.findByText('No content returned from cosmic API')).toBeInTheDocument();
    expect(main.getByText(FAILED)).toBeInTheDocument();
    expect(window.location.search).not.toContain('g=');
  });

  it.each([
    ['horoscope', 'Get Your Horoscope', 'Please select a zodiac sign'],
    ['numerology', 'Calculate Your Numbers', 'Please enter your full name and birth date'],
  ])('%s says from the start what it waits for', async (tool, button, words) => {
    await renderPage(`/tools/${tool}`);

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeDisabled();
  });

  it('says that signs are missing for a compatibility reading', async () => {
    const { user } = await renderPage('/tools/compatibility');
    await send(user);

    const words = await screen.findByText('Missing Fields: Please select both zodiac signs');
    const [first, second] = screen.getAllByRole('group', { name: /^(Your|Their) sign$/ });
    expect(first).toContainElement(words);
    await waitFor(() =>
      expect(within(first!).getByRole('radio', { name: /^Aries/ })).toHaveFocus(),
    );
    expect(second!.querySelector('[data-invalid]')).not.toBeNull();
    expect(requestsOf('generate')).toHaveLength(0);
  });

  it('reads two signs off two birth dates', async () => {
    const { user } = await renderPage('/tools/compatibility', {
      handlers: [refuse('generate', 'service_unavailable')],
    });
    await user.type(await screen.findByLabelText('Your birth date'), '1990-05-10');
    await user.type(screen.getByLabelText('Their birth date'), '1992-11-05');
    await send(user);

    await waitFor(() => expect(requestsOf('generate')).toHaveLength(1));
    const { params } = requestsOf('generate')[0]?.body as { params: Record<string, unknown> };
    expect(params).toMatchObject({ sign1: 'taurus', sign2: 'scorpio', dob1: '1990-05-10' });
    const theirs = within(screen.getByRole('group', { name: 'Their sign' }));
    expect(await theirs.findByRole('radio', { name: /^Scorpio/, checked: true })).toBeVisible();
  });

  it('lets a sign follow its date, but not one that was chosen', async () => {
    const { user } = await renderPage('/tools/compatibility');
    const sign = (whose: string, name: RegExp) =>
      within(screen.getByRole('group', { name: `${whose} sign` })).findByRole('radio', {
        name,
        checked: true,
      });
    const date = await screen.findByLabelText('Your birth date');
    await user.click(
      within(screen.getByRole('group', { name: 'Their sign' })).getByRole('radio', {
        name: /^Leo/,
      }),
    );
    await user.type(screen.getByLabelText('Their birth date'), '1992-11-05');
    await user.type(date, '1990-05-10');
    await sign('Your', /^Taurus/);

    await user.clear(date);
    await user.type(date, '1990-08-10');
    await sign('Your', /^Leo/);
    await user.clear(date);
    await user.type(date, '1990-05-21');
    expect(await screen.findByText(/it may be Taurus or Gemini/)).toBeInTheDocument();
    expect(await sign('Their', /^Leo/)).toBeInTheDocument();
  });

  it('keeps what was typed when the connection is lost, and sends it again under the same key', async () => {
    const { user } = await renderPage('/tools/angel-number', {
      handlers: [disconnect('generate')],
    });
    await user.type(await screen.findByLabelText('Number'), '4444');
    await send(user);
    // Said once, beside the form, and called what it is.
    await screen.findByText('You are offline. Please check your connection and try again.');
    await user.click(screen.getByRole('button', { name: 'Reveal Cosmic Insights' }));

    expect(screen.getByLabelText('Number')).toHaveValue('4444');
    const [first, second] = requestsOf('generate');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('says beside a form what it lacks', async () => {
    const { user } = await renderPage('/tools/career');
    await send(user);

    await waitFor(() =>
      expect(document.querySelector('[aria-invalid="true"], [data-invalid="true"]')).not.toBeNull(),
    );
    expect(requestsOf('generate')).toHaveLength(0);
  });

  it('has the throw of the dice read that lies there, and none before one is thrown', async () => {
    const { user } = await renderPage('/tools/astro-dice', {
      handlers: [refuse('generate', 'service_unavailable')],
    });
    await send(user);
    expect(await screen.findAllByText('Please throw the dice first')).toHaveLength(1);
    const button = screen.getByRole('button', { name: /^Throw/ });
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}{Enter}');
    expect(screen.queryByText('Please throw the dice first')).not.toBeInTheDocument();

    const thrown = await screen.findByText(/^\w+ in \w+, house \d+$/);
    const [, planet, sign, house] = /^(\w+) in (\w+), house (\d+)$/.exec(thrown.textContent)!;
    await send(user);
    await screen.findAllByText(FAILED);
    expect(requestsOf('generate')[0]?.body).toMatchObject({
      params: { planet: planet!.toLowerCase(), sign: sign!.toLowerCase(), house },
    });
  });

  it('leads a member whose horoscopes of the day are used up to the plans', async () => {
    const { user } = await renderPage('/tools/horoscope?sign=leo', {
      as: MEMBER,
      handlers: [refuse('generate', 'daily_limit_upgrade')],
    });
    await send(user);

    const words = 'Daily limit reached. Upgrade to premium for unlimited readings.';
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/pricing');
  });
});
