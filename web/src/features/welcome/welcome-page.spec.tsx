/** @jest-environment ./web/src/testing/page-environment.cjs */
import { fieldProblem } from '@cosmic/contracts/field-problems';
import type { Profile, ProfileChange } from '@cosmic/contracts/account/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../testing/server';
import { PROFILE } from '../../testing/usual-answers';

const MUMBAI = {
  name: 'Mumbai, Maharashtra, India',
  latitude: 19.07,
  longitude: 72.88,
  zone: 'Asia/Kolkata',
};
const ONE = (sign: 'taurus' | 'aquarius' | 'gemini') => ({ sign, degree: 12, possible: [sign] });
const SIGNS: Profile['signs'] = {
  sun: ONE('taurus'),
  moon: { sign: null, degree: null, possible: ['capricorn', 'aquarius'] },
  rising: { sign: null, degree: null, possible: [] },
};

/** A gateway that keeps the profile. */
function keepsProfile(begun: Partial<Profile> = {}) {
  let kept: Profile = { ...PROFILE, ...begun };
  return [
    answer('getProfile', () => kept),
    answer('changeProfile', ({ body }) => {
      kept = { ...kept, ...(body as ProfileChange) };
      if (kept.birth_date) kept = { ...kept, signs: SIGNS };
      return kept;
    }),
  ];
}

const question = (name: string) => screen.findByRole('heading', { name });
const changes = () => requestsOf('changeProfile').map(({ body }) => body);

describe('the first minute of an account', () => {
  setUpPages();

  it('begins when somebody signs up, asks three questions and leads where it was asked to', async () => {
    const { user } = await renderPage('/signup?redirect=/pricing', {
      handlers: [
        answer('signUp', {}),
        answer('signIn', {
          access_token: 'token',
          token_type: 'bearer',
          expires_in: 3600,
          expires_at: 4_070_908_800,
          user: { ...MEMBER, email_verified: false },
        }),
        answer('searchPlaces', { places: [MUMBAI] }),
        ...keepsProfile(),
      ],
    });
    await user.type(await screen.findByLabelText('Full Name'), 'Ada Lovelace');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'quiet lanterns above 7 rivers');
    await user.click(screen.getByRole('button', { name: 'Create Free Account' }));

    await question('When were you born?');
    expect(window.location.pathname + window.location.search).toBe('/welcome?redirect=/pricing');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/Please give a date/)).toBeVisible();
    await user.type(screen.getByLabelText('Birth date'), '1990-05-17');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await question('At what time?');
    await user.click(screen.getByRole('radio', { name: 'Roughly' }));
    await user.click(screen.getByRole('radio', { name: /^Morning/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await question('And where?');
    await user.type(screen.getByLabelText('Birth place'), 'मुंबई');
    await user.click(await screen.findByRole('option', { name: MUMBAI.name }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await question('Your three');
    expect(changes()).toEqual([
      { birth_date: '1990-05-17' },
      { birth_time: null, birth_part: 'morning' },
      { birth_place: MUMBAI },
    ]);
    expect(screen.getByText('Taurus')).toBeVisible();
    expect(screen.getByText('Capricorn or Aquarius')).toBeVisible();
    expect(screen.getByText('The date allows both; the hour decides.')).toBeVisible();
    expect(await screen.findByRole('img', { name: /Your natal chart/ })).toBeVisible();
    expect(screen.getByText(/Please confirm your address/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
  });

  it('sends whoever is not let in to the login, with the address filled in', async () => {
    const { user } = await renderPage('/signup', {
      handlers: [answer('signUp', {}), refuse('signIn', 'invalid_credentials')],
    });
    await user.type(await screen.findByLabelText('Full Name'), 'Ada Lovelace');
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'quiet lanterns above 7 rivers');
    await user.click(screen.getByRole('button', { name: 'Create Free Account' }));

    expect(
      await screen.findAllByText('Account created successfully! Please log in.'),
    ).not.toHaveLength(0);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
  });

  it('can be skipped step by step, and says that there is nothing to draw', async () => {
    const { user } = await renderPage('/welcome', { as: MEMBER, handlers: keepsProfile() });
    for (const asked of ['When were you born?', 'At what time?', 'And where?']) {
      await question(asked);
      await user.click(screen.getByRole('button', { name: 'Skip this' }));
    }

    await question('Nothing to draw yet');
    expect(changes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Give my birth date' }));
    await question('When were you born?');
  });

  it('keeps its step and its answers over a reload, and goes back', async () => {
    const handlers = keepsProfile({ birth_date: '1990-05-17', birth_part: 'evening' });
    const { user } = await renderPage('/welcome?step=time', { as: MEMBER, handlers });

    await question('At what time?');
    expect(screen.getByRole('radio', { name: 'Roughly' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Evening/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await question('And where?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await question('At what time?');
    await user.click(screen.getByRole('radio', { name: 'I don’t know' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await question('And where?');
    expect(changes().at(-1)).toEqual({ birth_time: null, birth_part: null });
  });

  it('keeps what was typed where it could not be saved, and names the field at fault', async () => {
    const { user } = await renderPage('/welcome', {
      as: MEMBER,
      handlers: [refuse('changeProfile', 'service_unavailable')],
    });
    await question('When were you born?');
    await user.type(screen.getByLabelText('Birth date'), '2090-01-01');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Birth date')).toHaveValue('2090-01-01');

    const fields = [fieldProblem('birth_date', 'not_until_today')];
    server.use(refuse('changeProfile', 'invalid_input', { fields }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Birth date must lie between 1900 and today')).toBeVisible();
    expect(screen.getByLabelText('Birth date')).toHaveFocus();
  });

  it('offers another try where the profile is not to be had', async () => {
    const { user } = await renderPage('/welcome', {
      as: MEMBER,
      handlers: [refuse('getProfile', 'service_unavailable')],
    });
    const alert = await screen.findByRole('alert');
    server.use(...keepsProfile());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await question('When were you born?');
  });
});
