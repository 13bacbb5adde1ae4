/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import { ROSALIND, SOMEBODY } from '../../../../testing/kept-people';
import { MEMBER } from '../../../../testing/people';
import { renderPage, setUpPages } from '../../../../testing/render-page';
import { answer, refuse, requestsOf } from '../../../../testing/server';
import { PROFILE } from '../../../../testing/usual-answers';

const ONE = (sign: 'taurus' | 'aquarius' | 'leo') => ({ sign, degree: 12, possible: [sign] });
const OWN = {
  ...PROFILE,
  birth_date: '1990-05-17',
  zodiac_sign: 'taurus' as const,
  signs: { sun: ONE('taurus'), moon: ONE('aquarius'), rising: ONE('leo') },
};
const NOT_NOW = refuse('generate', 'service_unavailable');

const open = (address: string, people = [ROSALIND, SOMEBODY]) =>
  renderPage(address, {
    as: MEMBER,
    handlers: [answer('getProfile', OWN), answer('listPeople', { people, max: 50 }), NOT_NOW],
  });
const group = async (name: string) => within(await screen.findByRole('group', { name }));
async function asked() {
  await waitFor(() => expect(requestsOf('generate').length).toBeGreaterThan(0));
  return (requestsOf('generate').at(-1)?.body as { params: Record<string, unknown> }).params;
}

describe('for whom a form is filled', () => {
  setUpPages();

  it('is chosen with one click, and shown until the fields say otherwise', async () => {
    const { user } = await open('/tools/kundli');
    const whom = await group('For');
    await user.click(whom.getByRole('radio', { name: 'Rosalind' }));

    expect(screen.getByLabelText('Birth date')).toHaveValue('1920-07-25');
    expect(screen.getByLabelText('Birth time')).toHaveValue('04:10');
    expect(whom.getByRole('radio', { name: 'Rosalind' })).toBeChecked();
    await user.clear(screen.getByLabelText('Birth date'));
    expect(whom.getByRole('radio', { name: 'Rosalind' })).not.toBeChecked();
  });

  it('is chosen for each of two', async () => {
    const { user } = await open('/tools/compatibility');
    const second = await group('Second person');
    expect((await group('First person')).getByRole('radio', { name: 'Me' })).toBeChecked();
    await user.click(second.getByRole('radio', { name: 'Somebody' }));
    await user.click(screen.getByRole('button', { name: /^Reveal Cosmic Insights/ }));

    expect(await asked()).toMatchObject({
      ...{ sign1: 'taurus', dob1: '1990-05-17', sign2: 'cancer', dob2: '1990-06-22' },
    });
  });

  it('comes from the address of a pair, which keeps none of it', async () => {
    await open(`/tools/guna-milan?first=${ROSALIND.id}&second=me`);

    const first = await group('First person');
    await waitFor(() => expect(first.getByRole('radio', { name: 'Rosalind' })).toBeChecked());
    expect((await group('Second person')).getByRole('radio', { name: 'Me' })).toBeChecked();
    expect(window.location.search).toBe('');
  });

  it('answers the signs of a form from their chart', async () => {
    const { user } = await open('/tools/crystal-alignment');
    await user.click((await group('For')).getByRole('radio', { name: 'Rosalind' }));

    const signs = await group('Your signs');
    expect(await signs.findByText('From the chart of Rosalind.')).toBeVisible();
    expect(signs.getByText('Sagittarius')).toBeVisible();
    await user.click((await group('For')).getByRole('radio', { name: 'Me' }));
    expect(await (await group('Your signs')).findByText('From your chart.')).toBeVisible();
    await user.click((await group('For')).getByRole('radio', { name: 'Rosalind' }));
    await user.click(screen.getByRole('button', { name: /^Reveal Cosmic Insights/ }));
    expect(await asked()).toEqual({
      ...{ sign: 'leo', moonSign: 'sagittarius', risingSign: 'cancer' },
    });
  });

  it('is a list where there are many', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...SOMEBODY,
      id: `0b4c7a52-6a3b-4a64-8f7b-00000000000${index}`,
      name: `Friend ${index}`,
    }));
    const { user } = await open('/tools/kundli', [...many, ROSALIND]);
    await user.selectOptions(await screen.findByLabelText('For'), 'Rosalind');

    expect(screen.getByLabelText('Birth date')).toHaveValue('1920-07-25');
  });

  it('leads a member who keeps nobody to where people are kept, from tools for two alone', async () => {
    await open('/tools/compatibility', []);

    const link = await screen.findByRole('link', { name: /^Keep the births/ });
    expect(link).toHaveAttribute('href', '/people');
  });

  it('is not asked of guests', async () => {
    await renderPage('/tools/kundli');
    expect(await screen.findByLabelText('Birth date')).toBeInTheDocument();

    expect(screen.queryByRole('group', { name: 'For' })).not.toBeInTheDocument();
    expect(requestsOf('listPeople')).toHaveLength(0);
  });
});
