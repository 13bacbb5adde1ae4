/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { OpenedInvitation } from '@cosmic/contracts/people/invitations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ROSALIND } from '../../../testing/kept-people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, disconnect, refuse, requestsOf, server } from '../../../testing/server';

const TOKEN = 'B'.repeat(43);
const ASKED: OpenedInvitation = {
  asked_by: 'Ada',
  name: 'Ro',
  is_entered: false,
  expires_at: '2026-12-26T12:00:00.000Z',
};
const USED: OpenedInvitation = { ...ASKED, name: null, is_entered: true };

describe('the page of an invitation', () => {
  setUpPages();

  const open = (invitation: OpenedInvitation = ASKED) =>
    renderPage(`/with/${TOKEN}`, { handlers: [answer('openInvitation', invitation)] });
  const fill = async () => {
    const name = await screen.findByLabelText('Your name or nickname');
    fireEvent.change(name, { target: { value: ' Rosalind ' } });
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '1920-07-25' } });
  };
  const share = () => screen.getByRole('button', { name: 'Share it with Ada' });

  it('says who asks, what is kept and who sees it, to whoever has the link', async () => {
    await open();

    expect(
      await screen.findByRole('heading', { name: 'Ada asks when you were born' }),
    ).toBeInTheDocument();
    const kept = screen.getByRole('region', { name: 'What is kept, and who sees it' });
    expect(kept).toHaveTextContent(/Ada sees them.*shown to nobody else/);
    expect(kept).toHaveTextContent('until 26 December 2026');
    expect(screen.getByLabelText('Your name or nickname')).toHaveValue('Ro');
    expect(requestsOf('openInvitation')[0]?.params).toMatchObject({ token: TOKEN });
  });

  it('takes a birth with its hour roughly, and shows the three and the way back', async () => {
    const { user } = await open();
    await fill();
    await user.click(screen.getByRole('radio', { name: 'Roughly' }));
    await user.click(await screen.findByRole('radio', { name: 'Morning, 6–12' }));
    server.use(answer('enterBirth', { signs: ROSALIND.signs }));
    await user.click(share());

    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    const three = within(screen.getByRole('region', { name: 'Your three' }));
    expect(three.getByText('Leo')).toBeInTheDocument();
    expect(three.getByText('Cancer')).toBeInTheDocument();
    expect(screen.getByLabelText('This link')).toHaveValue(`http://localhost/with/${TOKEN}`);
    expect(requestsOf('enterBirth')[0]).toMatchObject({
      params: { token: TOKEN },
      body: {
        name: 'Rosalind',
        birth_date: '1920-07-25',
        birth_time: null,
        birth_part: 'morning',
        birth_place: null,
      },
    });
  });

  it('says all that is missing, beside each field, and sends nothing', async () => {
    const { user } = await open({ ...ASKED, name: null });
    await screen.findByLabelText('Your name or nickname');
    await user.click(share());

    expect(await screen.findByText('Please give a name or nickname')).toBeInTheDocument();
    expect(screen.getByText('Please give your birth date')).toBeInTheDocument();
    expect(screen.getByText('Please choose one of the three.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your name or nickname')).toHaveFocus();
    expect(requestsOf('enterBirth')).toHaveLength(0);
  });

  it('keeps what was filled in where it could not be sent', async () => {
    const { user } = await open();
    await fill();
    await user.click(screen.getByRole('radio', { name: 'I don’t know' }));
    server.use(disconnect('enterBirth'));
    await user.click(share());
    await waitFor(() => expect(requestsOf('enterBirth')).toHaveLength(1));
    await waitFor(() => expect(share()).toBeEnabled());
    expect(screen.getByLabelText('Birth date')).toHaveValue('1920-07-25');

    // The answer was lost, and the birth was not.
    server.use(refuse('enterBirth', 'birth_entered'), answer('openInvitation', USED));
    await user.click(share());
    expect(
      await screen.findByRole('heading', { name: 'A birth was entered here' }),
    ).toBeInTheDocument();
  });

  it('takes the birth back later, after a question, without showing any of it', async () => {
    const { user } = await open(USED);
    await screen.findByRole('heading', { name: 'A birth was entered here' });
    expect(screen.queryByRole('region', { name: 'Your three' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End this: take my birth back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(requestsOf('takeBirthBack')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'End this: take my birth back' }));
    server.use(answer('takeBirthBack', {}), refuse('openInvitation', 'not_found'));
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));

    expect(await screen.findByRole('heading', { name: 'It is erased' })).toBeInTheDocument();
    expect(requestsOf('takeBirthBack')[0]?.params).toMatchObject({ token: TOKEN });
  });

  it('is ended by whoever was asked and would rather not', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'No, end this link' }));
    server.use(answer('takeBirthBack', {}), refuse('openInvitation', 'not_found'));
    await user.click(await screen.findByRole('button', { name: 'End it' }));

    expect(await screen.findByRole('heading', { name: 'The link has ended' })).toBeInTheDocument();
    expect(requestsOf('enterBirth')).toHaveLength(0);
  });

  it('says the same of every link that leads nowhere', async () => {
    await renderPage(`/with/${TOKEN}`, { handlers: [refuse('openInvitation', 'not_found')] });

    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeInTheDocument();
    expect(screen.getByText(/No birth is kept by it/)).toBeInTheDocument();
  });

  it('is asked for again where it could not be opened', async () => {
    const { user } = await renderPage(`/with/${TOKEN}`, {
      handlers: [refuse('openInvitation', 'service_unavailable')],
    });
    await screen.findByText('The invitation could not be opened.');

    server.use(answer('openInvitation', ASKED));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'Ada asks when you were born' }),
    ).toBeInTheDocument();
  });
});
