/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { Pair } from '@cosmic/contracts/people/pairs';
import { pairOf } from '@cosmic/tools/pair/pair';
import { screen, waitFor, within } from '@testing-library/react';
import { ROSALIND, SOMEBODY } from '../../../testing/kept-people';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf, server } from '../../../testing/server';

const EXACT = {
  name: 'Rosalind',
  birth: { dob: '1920-07-25', time: '04:10', place: ROSALIND.birth_place },
};
const ME = {
  name: null,
  birth: { dob: '1990-05-17', time: '07:45', place: ROSALIND.birth_place },
};
const ROUGH = { name: 'Somebody', birth: { dob: '1990-06-22', time: '', place: null } };
const PAIR = pairOf(ME, EXACT, { language: 'en', tie: 'others' });

const open = (pair: Pair = PAIR, search = '') =>
  renderPage(`/people/${ROSALIND.id}${search}`, {
    as: MEMBER,
    handlers: [
      answer('listPeople', { people: [ROSALIND, SOMEBODY], max: 50 }),
      answer('getPair', pair),
    ],
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a pair', () => {
  setUpPages();

  it('shows both charts, the contacts in words, and the charts between them', async () => {
    await open();

    expect(await screen.findByRole('heading', { name: 'You and Rosalind' })).toBeInTheDocument();
    expect(
      (await region('Two charts, one wheel')).getByText(/^The inner ring is your chart/),
    ).toBeVisible();
    const contacts = await region('The closest contacts');
    expect(contacts.getAllByRole('listitem')).toHaveLength(PAIR.contacts.length);
    expect(contacts.getByText(PAIR.contacts[0]!.text)).toBeVisible();
    const houses = await region('In each other’s houses');
    expect(houses.getAllByText(/^Your \w+ in the \w+ house of Rosalind$/)).toHaveLength(3);
    expect(houses.getAllByText(/^The \w+ of Rosalind in your \w+ house$/)).toHaveLength(3);
    expect((await region('The composite chart')).getByRole('listbox')).toBeInTheDocument();
    const davison = await region('The Davison chart');
    expect(davison.getByText(/June 1955, over 51\.5° north, 0\.1° west\.$/)).toBeVisible();
    const [asked] = requestsOf('getPair');
    expect(Object.fromEntries(asked!.query)).toEqual({
      ...{ first: 'me', second: ROSALIND.id, language: 'en' },
    });
  });

  it('says in which zodiac and by which houses the charts are', async () => {
    const school = { zodiac: 'sidereal', houses: 'koch' } as const;
    await open(pairOf(ME, EXACT, { language: 'en', tie: 'others', school }));

    const counted = within(await screen.findByLabelText('How the charts are counted'));
    expect(counted.getByText('sidereal by the ayanamsa of Lahiri')).toBeVisible();
    expect(counted.getByText('by Koch')).toBeVisible();
  });

  it('leads to readings for the two, which are filled in by their ids', async () => {
    await open();

    const link = await screen.findByRole('link', { name: 'Love Compatibility' });
    const asked = `?first=me&second=${ROSALIND.id}`;
    expect(link).toHaveAttribute('href', `/tools/compatibility${asked}`);
    expect(screen.getByRole('link', { name: 'Guna Milan' })).toHaveAttribute(
      'href',
      `/tools/guna-milan${asked}`,
    );
  });

  it('puts somebody else in the place of the first', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('The first'), 'Somebody');

    await waitFor(() => expect(window.location.search).toBe(`?with=${SOMEBODY.id}`));
    expect(await screen.findByRole('heading', { name: 'Somebody and Rosalind' })).toBeVisible();
    await waitFor(() => expect(requestsOf('getPair')).toHaveLength(2));
    expect(requestsOf('getPair')[1]?.query.get('first')).toBe(SOMEBODY.id);
  });

  it('says what is left out where an hour is not known', async () => {
    await open(pairOf(ME, ROUGH, { language: 'en', tie: 'others' }));

    expect(await screen.findByText(/^Where hour and town of a birth are not known/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The Davison chart' })).not.toBeInTheDocument();
    const links = (await region('Read on together')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Love Compatibility']);
  });

  it('leaves out what is about love for kin', async () => {
    await open(pairOf(ME, EXACT, { language: 'en', tie: 'kin' }));

    expect(await screen.findByRole('region', { name: 'The composite chart' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Read on together' })).not.toBeInTheDocument();
  });

  it.each([
    ['birth_date_needed', 'Add my birth date', '/dashboard/profile'],
    ['not_found', 'All people', '/people'],
  ] as const)('leads on where there are no charts: %s', async (code, name, to) => {
    await renderPage(`/people/${ROSALIND.id}`, { as: MEMBER, handlers: [refuse('getPair', code)] });

    await screen.findByText(code === 'not_found' ? /^You keep nobody/ : /^Add your own birth/);
    for (const link of screen.getAllByRole('link', { name }))
      expect(link).toHaveAttribute('href', to);
  });

  it('asks again where the charts could not be loaded', async () => {
    const { user } = await renderPage(`/people/${ROSALIND.id}`, {
      as: MEMBER,
      handlers: [refuse('getPair', 'service_unavailable')],
    });
    await screen.findByText('The two charts could not be loaded.');

    server.use(answer('getPair', PAIR));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'The closest contacts' })).toBeInTheDocument();
  });
});
