/** @jest-environment ./web/src/testing/page-environment.cjs */
import { screen, within } from '@testing-library/react';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer } from '../../../testing/server';

const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const content = 'A quiet morning.\n\nBegin before noon.';

describe('the ways on from a reading of windows', () => {
  setUpPages();

  const open = async (purpose: string) => {
    const params = { purpose, location: CHENNAI, span: '14' };
    const muhurta = generationOf('muhurta', params, { content });
    await renderPage(`/tools/muhurta?g=${GENERATION_ID}`, {
      handlers: [answer('getGeneration', muhurta)],
    });
    return within(await screen.findByRole('navigation', { name: 'Next' }));
  };

  it('begin with the best days of a year for the same, at the same place', async () => {
    const next = await open('travel');

    const link = await next.findByRole('link', { name: /Every good hour of a year to set out/ });
    expect(next.getAllByRole('link')).toHaveLength(2);
    const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://localhost');
    expect(pathname).toBe('/sky/best-days');
    expect(searchParams.get('town')).toBe(CHENNAI.name);
    expect(searchParams.get('ask')).toContain('no-panchaka');
  });

  it('leave out what the best days do not have', async () => {
    const next = await open('celebrate');

    expect(next.getAllByRole('link')).toHaveLength(2);
    expect(next.queryByText('Best days')).not.toBeInTheDocument();
  });
});
