/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { Invitation, MadeInvitation } from '@cosmic/contracts/people/invitations';
import { screen, waitFor, within } from '@testing-library/react';
import { ROSALIND } from '../../../testing/kept-people';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';

const TOKEN = 'B'.repeat(43);
const FOR_WREN: Invitation = {
  id: '0b4c7a52-6a3b-4a64-8f7b-333333333333',
  asked_by: 'Ada',
  name: 'Wren',
  relation: 'sibling',
  created_at: '2026-11-26T12:00:00.000Z',
  expires_at: '2026-12-26T12:00:00.000Z',
};
const MADE: MadeInvitation = { ...FOR_WREN, token: TOKEN };

describe('a link for somebody', () => {
  setUpPages();

  const open = (invitations: Invitation[] = [], path = '/people') =>
    renderPage(path, {
      as: MEMBER,
      handlers: [
        answer('listPeople', { people: [ROSALIND], max: 50 }),
        answer('listInvitations', { invitations, max: 20 }),
      ],
    });

  it('is made under the name that the member chooses, and shown once', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send somebody a link' }));
    const by = await screen.findByLabelText('The name they see you by');
    expect(by).toHaveValue('Ada Lovelace');
    await user.clear(by);
    await user.type(by, 'Ada');
    await user.type(screen.getByLabelText('Their name'), ' Wren ');
    await user.selectOptions(screen.getByLabelText('Who they are to you'), 'Sibling');
    server.use(
      answer('makeInvitation', MADE),
      answer('listInvitations', { invitations: [FOR_WREN], max: 20 }),
    );
    await user.click(screen.getByRole('button', { name: 'Make the link' }));

    const made = await screen.findByRole('region', { name: 'The link for Wren is ready' });
    expect(within(made).getByLabelText('The link')).toHaveValue(`http://localhost/with/${TOKEN}`);
    expect(within(made).getByText(/until 26 December 2026/)).toBeInTheDocument();
    expect(requestsOf('makeInvitation')[0]?.body).toEqual({
      asked_by: 'Ada',
      name: 'Wren',
      relation: 'sibling',
    });
    const written = jest.spyOn(window.navigator.clipboard, 'writeText');
    await user.click(within(made).getByRole('button', { name: 'Copy the link' }));
    expect(written).toHaveBeenCalledWith(`http://localhost/with/${TOKEN}`);

    await user.click(within(made).getByRole('button', { name: 'Done' }));
    const waiting = await screen.findByRole('region', { name: 'Links that wait' });
    expect(waiting).toHaveTextContent('Wren');
    expect(document.body).not.toHaveTextContent(TOKEN);
  });

  it('says what is missing beside the field, and makes nothing', async () => {
    const { user } = await open([], '/people?invite=somebody');
    await user.clear(await screen.findByLabelText('The name they see you by'));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));

    expect(await screen.findByText('Please give the name they know you by')).toBeInTheDocument();
    expect(screen.getByText('Please choose who they are to you')).toBeInTheDocument();
    expect(screen.getByLabelText('The name they see you by')).toHaveFocus();
    expect(requestsOf('makeInvitation')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Rosalind' })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('tells that there are too many', async () => {
    const { user } = await open([], '/people?invite=somebody');
    await user.selectOptions(await screen.findByLabelText('Who they are to you'), 'Friend');
    server.use(refuse('makeInvitation', 'invitations_full'));
    await user.click(screen.getByRole('button', { name: 'Make the link' }));

    expect(await screen.findAllByText(/So many links are waiting/)).not.toHaveLength(0);
    expect(screen.getByLabelText('Who they are to you')).toHaveValue('friend');
  });

  it('is ended after a question', async () => {
    const { user } = await open([FOR_WREN]);
    await user.click(await screen.findByRole('button', { name: /^End the link\s?: Wren$/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(requestsOf('endInvitation')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: /^End the link\s?: Wren$/ }));
    server.use(
      answer('endInvitation', {}),
      answer('listInvitations', { invitations: [], max: 20 }),
    );
    await user.click(await screen.findByRole('button', { name: 'End it' }));

    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Links that wait' })).not.toBeInTheDocument(),
    );
    expect(requestsOf('endInvitation')[0]?.params).toMatchObject({ id: FOR_WREN.id });
  });

  it('becomes somebody who entered their birth themselves', async () => {
    const person = {
      ...ROSALIND,
      birth_time: null,
      birth_part: 'morning',
      by_themselves: true,
    } as const;
    const { user } = await renderPage('/people', {
      as: MEMBER,
      handlers: [answer('listPeople', { people: [person], max: 50 })],
    });

    expect(await screen.findByText('Friend · entered by themselves')).toBeInTheDocument();
    expect(screen.getByText('Morning, 6–12')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Change\s?: Rosalind$/ }));
    await screen.findByLabelText('Name or nickname');
    server.use(answer('changePerson', person));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requestsOf('changePerson')[0]?.body).toMatchObject({ birth_part: 'morning' }),
    );

    await user.click(await screen.findByRole('button', { name: /^Remove\s?: Rosalind$/ }));
    expect(await screen.findByText(/the link that they were entered by ends/)).toBeInTheDocument();
  });
});
