/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { Person, PersonBody } from '@cosmic/contracts/people/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MEMBER } from '../../testing/people';
import { renderPage, setUpPages } from '../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../testing/server';
import { ROSALIND, SOMEBODY } from '../../testing/kept-people';

describe('the people whom a member keeps', () => {
  setUpPages();

  const open = (people: Person[], max = 50) =>
    renderPage('/people', { as: MEMBER, handlers: [answer('listPeople', { people, max })] });

  it('are none at first, and one is added', async () => {
    const { user } = await open([]);
    expect(await screen.findByText('Nobody is here yet.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add somebody' }));
    await user.type(await screen.findByLabelText('Name or nickname'), ' Rosalind ');
    await user.selectOptions(screen.getByLabelText('Who they are to you'), 'Friend');
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '1920-07-25' } });
    server.use(
      answer('addPerson', ROSALIND),
      answer('listPeople', { people: [ROSALIND], max: 50 }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { name: 'Rosalind' })).toBeInTheDocument();
    const [asked] = requestsOf('addPerson');
    expect(asked?.body).toEqual({
      name: 'Rosalind',
      relation: 'friend',
      birth_date: '1920-07-25',
      birth_time: null,
      birth_place: null,
    } satisfies PersonBody);
    expect(asked?.headers.get('idempotency-key')).toMatch(/^[\w-]{32,36}$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add somebody' })).toHaveFocus());
  });

  it('send the same key again where an answer was lost', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add somebody' }));
    await user.type(await screen.findByLabelText('Name or nickname'), 'Rosalind');
    await user.selectOptions(screen.getByLabelText('Who they are to you'), 'Friend');
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '1920-07-25' } });
    server.use(refuse('addPerson', 'timeout'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/This could not be saved/)).not.toHaveLength(0);

    server.use(answer('addPerson', ROSALIND));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(requestsOf('addPerson')).toHaveLength(2));
    const keys = requestsOf('addPerson').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('are told with birth and signs, both where the day leaves two open', async () => {
    await open([ROSALIND, SOMEBODY]);

    const list = await screen.findByRole('region', { name: 'The people you keep' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Born on 25 July 1920 at 04:10');
    expect(first).toHaveTextContent('London, England, United Kingdom');
    expect(first).toHaveTextContent('SunLeo');
    expect(first).toHaveTextContent('RisingCancer');
    expect(second).toHaveTextContent('MoonTaurus or Gemini');
    expect(second).not.toHaveTextContent('Rising');
    expect(within(first!).getByRole('link', { name: 'You and Rosalind' })).toHaveAttribute(
      'href',
      `/people/${ROSALIND.id}`,
    );
  });

  it('say all that is wrong, beside each field, and send nothing', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Add somebody' }));
    fireEvent.change(await screen.findByLabelText('Birth date'), {
      target: { value: '2090-01-01' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please give a name or nickname')).toBeInTheDocument();
    expect(screen.getByText('Please choose who they are to you')).toBeInTheDocument();
    expect(screen.getByText('Birth date must lie between 1900 and today')).toBeInTheDocument();
    expect(screen.getByLabelText('Name or nickname')).toHaveFocus();
    expect(requestsOf('addPerson')).toHaveLength(0);
  });

  it('are changed in place', async () => {
    const { user } = await open([ROSALIND]);
    await user.click(await screen.findByRole('button', { name: /^Change\s?: Rosalind$/ }));
    const name = await screen.findByLabelText('Name or nickname');
    expect(name).toHaveValue('Rosalind');
    await user.clear(name);
    await user.type(name, 'R. E. F.');
    const changed = { ...ROSALIND, name: 'R. E. F.' };
    server.use(
      answer('changePerson', changed),
      answer('listPeople', { people: [changed], max: 50 }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { name: 'R. E. F.' })).toBeInTheDocument();
    expect(requestsOf('changePerson')[0]).toMatchObject({
      params: { id: ROSALIND.id },
      body: { name: 'R. E. F.', birth_time: '04:10', birth_place: ROSALIND.birth_place },
    });
  });

  it('are removed after a question, and not without', async () => {
    const { user } = await open([ROSALIND]);
    await user.click(await screen.findByRole('button', { name: /^Remove\s?: Rosalind$/ }));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(requestsOf('removePerson')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: /^Remove\s?: Rosalind$/ }));
    server.use(answer('removePerson', {}), answer('listPeople', { people: [], max: 50 }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Nobody is here yet.')).toBeInTheDocument();
    expect(requestsOf('removePerson')[0]?.params).toMatchObject({ id: ROSALIND.id });
  });

  it('leave no way to add one more where there is no room', async () => {
    await open([ROSALIND], 1);

    expect(await screen.findByText(/There is room for 1 people/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add somebody' })).not.toBeInTheDocument();
  });

  it('are asked for again where they could not be loaded', async () => {
    const { user } = await renderPage('/people', {
      as: MEMBER,
      handlers: [refuse('listPeople', 'service_unavailable')],
    });
    await screen.findByText('The people you keep could not be loaded.');

    server.use(answer('listPeople', { people: [ROSALIND], max: 50 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Rosalind' })).toBeInTheDocument();
  });

  it('are for members alone', async () => {
    await renderPage('/people');

    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(window.location.search).toBe('?redirect=/people');
  });
});
