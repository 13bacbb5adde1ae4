/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN, MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';
import { RENEWED } from '../../../testing/usual-answers';

const PASSWORD = 'a quiet orbit around noon';
const CHALLENGE = `${MEMBER.id}.1795435200000.${'A'.repeat(43)}`;
const KEY = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Cosmic%20Guide:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pq0${index}`);
const CAREFUL = { ...MEMBER, second_factor: true };
const ON = { since: '2026-11-20T08:00:00.000Z', recovery_codes_left: 7 };

describe('logging in with a second factor', () => {
  setUpPages();

  const givePassword = async () => {
    const page = await renderPage('/login?redirect=/dashboard/readings', {
      handlers: [answer('signIn', { challenge: CHALLENGE, expires_in: 300 })],
    });
    await page.user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await page.user.type(screen.getByLabelText('Password'), PASSWORD);
    await page.user.click(screen.getByRole('button', { name: 'Login' }));
    return { ...page, code: await screen.findByLabelText('Code') };
  };

  it('asks for the code after the password, and leads on', async () => {
    const { user, code } = await givePassword();
    expect(code).toHaveFocus();
    server.use(refuse('secondStep', 'wrong_code'));
    await user.type(code, '111111');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/This code is not right/)).toBeInTheDocument();
    expect(code).toBeInvalid();

    server.use(answer('secondStep', { ...RENEWED, user: CAREFUL }));
    await user.clear(code);
    await user.type(code, '222222');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByText("You haven't saved any readings yet.")).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard/readings');
    expect(requestsOf('secondStep').at(-1)?.body).toEqual({ challenge: CHALLENGE, code: '222222' });
  });

  it('begins again where that took too long', async () => {
    const { user, code } = await givePassword();
    server.use(refuse('secondStep', 'challenge_over'));
    await user.type(code, '222222');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByText('That took too long. Please log in again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('begins again when one likes to', async () => {
    const { user } = await givePassword();

    await user.click(screen.getByRole('button', { name: 'Start again' }));

    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });
});

describe('setting a second factor up', () => {
  setUpPages();

  it('is where the administrator without one is led, and leads on', async () => {
    const { user } = await renderPage('/blog-generator/posts', {
      as: { ...ADMIN, second_factor: false },
      handlers: [
        refuse('beginSecondFactor', 'wrong_password'),
        answer('refreshSession', { ...RENEWED, user: ADMIN }),
        answer('listEditedPosts', { posts: [], next: null }),
        answer('listPostGenerations', { generations: [] }),
      ],
    });
    expect(await screen.findByText(/administrator’s pages are open to/)).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/login/second-factor?redirect=/blog-generator/posts',
    );
    expect(requestsOf('listEditedPosts')).toEqual([]);

    await user.type(screen.getByLabelText('Your password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('The current password is not right.')).toBeInTheDocument();
    server.use(answer('beginSecondFactor', KEY));
    await user.click(screen.getByRole('button', { name: 'Begin' }));

    expect(
      await screen.findByRole('img', { name: 'The key for your app, as a picture to scan' }),
    ).toBeInTheDocument();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    server.use(refuse('turnSecondFactorOn', 'wrong_code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/This code is not right/)).toBeInTheDocument();

    server.use(answer('turnSecondFactorOn', { recovery_codes: CODES }));
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const list = await screen.findByRole('list', { name: 'Your recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);

    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(requestsOf('listEditedPosts')).toHaveLength(1));
    expect(window.location.pathname).toBe('/blog-generator/posts');
  });

  it('leads away whoever has one already', async () => {
    await renderPage('/login/second-factor', { as: CAREFUL });

    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('the second factor in the profile', () => {
  setUpPages();

  const setting = () => screen.findByRole('region', { name: 'Second factor' });

  it('is offered to members', async () => {
    const { user } = await renderPage('/dashboard/profile', { as: MEMBER });

    await user.click(await within(await setting()).findByRole('link', { name: 'Set up' }));

    expect(await screen.findByText(/logging in takes a code that an app/)).toBeInTheDocument();
    expect(window.location.search).toBe('?redirect=/dashboard/profile');
  });

  it('makes other recovery codes by password and code, and shows them once', async () => {
    const { user } = await renderPage('/dashboard/profile', {
      as: CAREFUL,
      handlers: [answer('getSecondFactor', ON), refuse('renewRecoveryCodes', 'wrong_code')],
    });
    const part = within(await setting());
    expect(await part.findByText(/since 20 November 2026\. 7 recovery codes/)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'New recovery codes' }));
    await user.type(part.getByLabelText('Your password'), PASSWORD);
    await user.type(part.getByLabelText('Code'), '123456');
    await user.click(part.getByRole('button', { name: 'Make new codes' }));
    expect(await part.findByText(/This code is not right/)).toBeInTheDocument();

    server.use(answer('renewRecoveryCodes', { recovery_codes: CODES }));
    await user.click(part.getByRole('button', { name: 'Make new codes' }));
    expect(await part.findByText(CODES[9]!)).toBeInTheDocument();
    expect(requestsOf('renewRecoveryCodes').at(-1)?.body).toEqual({
      password: PASSWORD,
      code: '123456',
    });
    await user.click(part.getByRole('button', { name: 'I have kept them' }));
    expect(part.queryByText(CODES[9]!)).toBeNull();
  });

  it('is turned off by password and code', async () => {
    const { user } = await renderPage('/dashboard/profile', {
      as: CAREFUL,
      handlers: [
        answer('getSecondFactor', ON),
        answer('turnSecondFactorOff', {}),
        answer('refreshSession', RENEWED),
      ],
    });
    const part = within(await setting());
    await user.click(await part.findByRole('button', { name: 'Turn off' }));
    await user.click(part.getByRole('button', { name: 'Turn off' }));
    expect(await part.findByText('Your password is required')).toBeInTheDocument();
    await user.type(part.getByLabelText('Your password'), PASSWORD);
    await user.type(part.getByLabelText('Code'), CODES[0]!);
    server.use(answer('getSecondFactor', { since: null, recovery_codes_left: 0 }));
    await user.click(part.getByRole('button', { name: 'Turn off' }));

    expect(await part.findByText('It is turned off.')).toBeInTheDocument();
    expect(requestsOf('turnSecondFactorOff').at(-1)?.body).toEqual({
      password: PASSWORD,
      code: CODES[0],
    });
  });

  it('says where it can not be seen, and tries again', async () => {
    const { user } = await renderPage('/dashboard/profile', {
      as: MEMBER,
      handlers: [refuse('getSecondFactor', 'service_unavailable')],
    });
    const part = within(await setting());
    expect(await part.findByText(/can’t see right now whether it is/)).toBeInTheDocument();

    server.use(answer('getSecondFactor', ON));
    await user.click(part.getByRole('button', { name: 'Try again' }));

    expect(await part.findByText(/7 recovery codes are left/)).toBeInTheDocument();
  });
});
