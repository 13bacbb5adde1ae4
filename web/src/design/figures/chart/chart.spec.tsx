/** @jest-environment ./web/src/testing/page-environment.cjs */
import '@testing-library/jest-dom';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withSkyAround } from '../natal-figure';
import { Chart } from './chart';
import { ChartOfDays } from './chart-of-days';
import { marksOf, R } from './geometry';
import { aspectsOf, type Wheel } from './parts';
import { pointAt } from '../../circle';

const CUSPS = [125, 148, 175, 207, 242, 276, 305, 328, 355, 27, 62, 96];

/** A birth, with the Sun and Mars square to each other and the Moon trine to the Sun. */
const BIRTH: Wheel = {
  kind: 'wheel',
  rings: [
    {
      label: 'Birth',
      points: [
        { point: 'sun', longitude: 56.4, retrograde: false },
        { point: 'moon', longitude: 298.1, retrograde: false },
        { point: 'mercury', longitude: 38.2, retrograde: true },
        { point: 'venus', longitude: 14.9, retrograde: false },
        { point: 'mars', longitude: 327.5, retrograde: false },
        { point: 'ascendant', longitude: 125, retrograde: false },
      ],
    },
  ],
  cusps: CUSPS,
  aspects: [
    { first: 'sun', second: 'moon', aspect: 'trine' },
    { first: 'sun', second: 'mars', aspect: 'square' },
  ],
  highlight: ['sun'],
};

const rowsOf = (caption: string) => within(screen.getByRole('table', { name: caption }));
const cellsOf = (caption: string, name: RegExp) =>
  within(rowsOf(caption).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a chart to touch', () => {
  afterEach(cleanup);

  describe('read by whoever can not see it', () => {
    beforeEach(() => void render(<Chart figure={BIRTH} />));

    it.each<[question: string, answer: () => unknown, expected: unknown]>([
      ['Where is Venus?', () => cellsOf('Points', /Venus/)[0], "Aries 14°54'"],
      ['In which house is the Moon?', () => cellsOf('Points', /Moon/)[1], '6'],
      ['What is retrograde?', () => cellsOf('Points', /Mercury/)[0], "Taurus 8°12'retrograde"],
      ['What rises?', () => cellsOf('Points', /Ascendant/)[0], "Leo 5°00'"],
      ['Where does house 4 begin?', () => cellsOf('Houses', /House 4/)[0], "Libra 27°00'"],
      ['What is in house 8?', () => cellsOf('Houses', /House 8/)[1], 'no planet'],
      ['What is in house 10?', () => cellsOf('Houses', /House 10/)[1], 'Sun, Mercury'],
      ['How exact is Sun square Mars?', () => cellsOf('Aspects', /Sun square Mars/)[0], '1.1°'],
      ['How many aspects are there?', () => rowsOf('Aspects').getAllByRole('button').length, 2],
      ['What can be chosen?', () => screen.getAllByRole('option').length, 6 + 12 + 2],
    ])('%s', (_question, answer, expected) => {
      expect(answer()).toBe(expected);
    });
  });

  it('is gone through with the arrow keys, by its neighbours and by groups', async () => {
    const user = userEvent.setup();
    render(<Chart figure={BIRTH} />);
    await user.tab();
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe("Venus Aries 14°54', in house 9");
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe("Mercury Taurus 8°12', in house 10, retrograde");
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe("House 1: Leo 5°00'");
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe('Sun square Mars, 1.1°');
    await user.keyboard('{Escape}');
    expect(chosen()).toBeUndefined();
  });

  it('opens what a mark under the finger says, and closes it again', () => {
    render(<Chart figure={BIRTH} />);
    const wheel = screen.getByRole('listbox');
    const picture = wheel.querySelector('svg')!;
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    const tap = ([x, y]: readonly [number, number]) => {
      const at = { clientX: (x + 400) / 2, clientY: (y + 400) / 2 };
      fireEvent(wheel, new MouseEvent('pointerdown', { bubbles: true, ...at }));
      fireEvent(wheel, new MouseEvent('pointerup', { bubbles: true, ...at }));
    };
    const moon = marksOf(BIRTH).find(({ point }) => point === 'moon')!;
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

    tap(pointAt(moon.drawn, moon.radius));
    expect(chosen()).toContain('Moon Capricorn');
    tap(pointAt(moon.drawn, moon.radius));
    expect(chosen()).toBeUndefined();
    tap(pointAt(10, (R.houses + R.hub) / 2));
    expect(chosen()).toContain('House 1');
    tap([0, 0]);
    tap([399, 399]);
    expect(chosen()).toBeUndefined();
  });

  it('leads on from a planet to its aspects, and to the planet at the other end', async () => {
    const user = userEvent.setup();
    render(<Chart figure={BIRTH} />);
    await user.click(rowsOf('Points').getByRole('button', { name: /Sun/ }));
    expect(screen.getByText(/What you live for/)).toBeVisible();

    const sheet = () =>
      within(screen.getByRole('button', { name: 'Close' }).closest('[aria-live]')!);
    await user.click(sheet().getByRole('button', { name: 'Sun trine Moon' }));
    expect(screen.getByText(/They get on without trying/)).toBeVisible();
    await user.click(sheet().getByRole('button', { name: 'Moon' }));
    expect(screen.getByText(/What you feel and need/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/What you feel and need/)).toBeNull();
  });

  it('lays the sky of a day around it, and tells its aspects to the birth', async () => {
    const user = userEvent.setup();
    render(<ChartOfDays figure={BIRTH} around={withSkyAround} />);
    await user.click(screen.getByLabelText('Lay the sky of a day around it'));
    const slider = await screen.findByRole('slider', { name: 'Day of the outer ring' });
    expect(rowsOf('Points').getAllByRole('button')).toHaveLength(6 + 10);

    fireEvent.change(slider, { target: { value: '30' } });
    expect(slider).toHaveValue('30');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/\d{4}$/);
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(slider).toHaveValue('0');
  });
});

describe('aspects between rings', () => {
  const two = (rings?: [number, number]): Wheel => ({
    ...BIRTH,
    cusps: null,
    rings: [
      {
        label: 'You',
        points: [
          { point: 'sun', longitude: 10, retrograde: false },
          { point: 'moon', longitude: 50, retrograde: false },
        ],
      },
      {
        label: 'They',
        points: [
          { point: 'sun', longitude: 200, retrograde: false },
          { point: 'moon', longitude: 130, retrograde: false },
        ],
      },
    ],
    aspects: [{ first: 'sun', second: 'moon', aspect: 'trine', ...(rings && { rings }) }],
  });

  it.each([
    ['named', two([0, 1])],
    ['found where they are true', two()],
  ])('join the rings that are %s', (_how, wheel) => {
    const [aspect] = aspectsOf(wheel);
    expect(aspect?.ends.map(({ ring, longitude }) => [ring, longitude])).toEqual([
      [0, 10],
      [1, 130],
    ]);
    expect(aspect?.orb).toBeCloseTo(0);
  });
});
