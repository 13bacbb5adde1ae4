/** @jest-environment ./web/src/testing/page-environment.cjs */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALL_ORBITS } from '@cosmic/sky/astronomy/kernel/all-orbits';
import { keepOrbits } from '@cosmic/sky/astronomy/kernel/motions';
import { ROSALIND, SOMEBODY } from '../../../testing/kept-people';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, server } from '../../../testing/server';
import { PROFILE } from '../../../testing/usual-answers';

// The tables lie in files of the build, which jsdom has no server for.
jest.mock('../orbits', () => ({
  bringOrbits: () => new Promise((resolve) => setTimeout(resolve)),
}));

const OWN = {
  ...PROFILE,
  birth_date: '1984-02-03',
  birth_time: '07:45',
  birth_place: { latitude: 28.6139, longitude: 77.209, name: 'New Delhi', zone: 'Asia/Kolkata' },
};
const PEOPLE = { people: [ROSALIND, SOMEBODY], max: 50 };
const AT = { at: '2026-11-26T12:00Z' };
const NOON = `/sky/time?at=${AT.at}`;
const [OWN_SUN, ROSALINDS_SUN, SOMEBODYS_SUN] = ['Aquarius 13°', 'Leo 1°', 'Cancer 0°'];

describe('whose chart the sky goes round', () => {
  setUpPages();
  beforeAll(() => keepOrbits(ALL_ORBITS));

  const open = (address: string) =>
    renderPage(address, {
      as: MEMBER,
      handlers: [answer('getProfile', OWN), answer('listPeople', PEOPLE)],
    });
  const asked = () => Object.fromEntries(new URLSearchParams(window.location.search));
  const kept = () => screen.findByLabelText('Around somebody you keep');
  const ruler = () => screen.findByRole('slider', { name: 'Time' });
  const points = () => within(screen.getByRole('table', { name: 'Points' }));
  const isAround = (sun: string) =>
    waitFor(() =>
      expect(points().getByText('Sun (the birth)').closest('tr')).toHaveTextContent(sun),
    );
  const isAlone = () => waitFor(() => expect(points().getByText('Sun')).toBeInTheDocument());
  const choice = (name: string) => screen.getByRole('button', { name });

  it('is kept in the address by an id, which a reload opens', async () => {
    const { user } = await open(`${NOON}&event=eclipse.sun`);
    const length = window.history.length;
    await user.selectOptions(await kept(), 'Rosalind');
    await isAround(ROSALINDS_SUN);
    expect(asked()).toEqual({ ...AT, event: 'eclipse.sun', around: ROSALIND.id });

    fireEvent.keyDown(await ruler(), { key: 'ArrowRight' });
    const moved = { at: '2026-11-27T12:00Z', event: 'eclipse.sun', around: ROSALIND.id };
    await waitFor(() => expect(asked()).toEqual(moved));
    expect(window.history.length).toBe(length);

    cleanup();
    await open(window.location.pathname + window.location.search);
    expect(await kept()).toHaveDisplayValue('Rosalind');
    await isAround(ROSALINDS_SUN);
    expect(asked()).toEqual(moved);
  });

  it('is told by the address for the member’s own chart and for everybody who is kept', async () => {
    const { user } = await open(NOON);
    await kept();
    await user.click(choice('Around my chart'));
    await isAround(OWN_SUN);
    expect(asked()).toEqual({ ...AT, around: 'own' });

    await user.selectOptions(await kept(), 'Somebody');
    await isAround(SOMEBODYS_SUN);
    expect(asked()).toEqual({ ...AT, around: SOMEBODY.id });
    expect(choice('Around my chart')).toHaveAttribute('aria-pressed', 'false');
  });

  it('is nobody’s once that is chosen, which the address leaves out', async () => {
    const { user } = await open(`${NOON}&around=${ROSALIND.id}`);
    await user.selectOptions(await kept(), 'Nobody');
    await isAlone();
    expect(asked()).toEqual(AT);
  });

  it('is nobody’s by the button of the sky alone too', async () => {
    const { user } = await open(`${NOON}&around=own`);
    await kept();
    await user.click(choice('The sky'));
    await isAlone();
    expect(asked()).toEqual(AT);
  });

  it('is not in the address where a birth is typed in', async () => {
    const { user } = await open(`${NOON}&around=${ROSALIND.id}`);
    await kept();
    await user.click(choice('Around a birth'));
    fireEvent.change(await screen.findByLabelText('Birth date'), {
      target: { value: '1990-05-17' },
    });
    await user.click(choice('Draw it'));
    await isAround('Taurus 26°');
    expect(await kept()).toHaveDisplayValue('Nobody');
    expect(asked()).toEqual(AT);
  });

  it.each([
    ['a guest who opens the address of a member', ROSALIND.id, {}],
    ['a guest who opens that of an own chart', 'own', {}],
    ['another member', ROSALIND.id, { as: MEMBER }],
    ['a member whose birth is not known', 'own', { as: MEMBER }],
  ])('is nobody’s for %s', async (_, around, who) => {
    await renderPage(`${NOON}&around=${around}`, who);
    await ruler();
    await isAlone();
    expect(choice('The sky')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByLabelText('Birth date')).toBeNull();
  });

  it('is asked for again where those who are kept could not be loaded', async () => {
    const { user } = await renderPage(`${NOON}&around=${ROSALIND.id}`, {
      as: MEMBER,
      handlers: [answer('getProfile', OWN), refuse('listPeople', 'internal')],
    });
    await screen.findByText('The people you keep could not be loaded.');
    expect(screen.queryByRole('slider')).toBeNull();

    server.use(answer('listPeople', PEOPLE));
    await user.click(choice('Try again'));
    await isAround(ROSALINDS_SUN);
  });
});
