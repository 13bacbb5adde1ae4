/** @jest-environment ./web/src/testing/page-environment.cjs */
import type { ErrorCode } from '@cosmic/contracts/errors';
import { screen } from '@testing-library/react';
import { GENERATION_ID, generationOf } from '../../../testing/generations';
import { MEMBER } from '../../../testing/people';
import { renderPage, setUpPages } from '../../../testing/render-page';
import { answer, refuse, requestsOf } from '../../../testing/server';
import { RENEWED } from '../../../testing/usual-answers';

const CAREER = generationOf('career', { dob: '1990-04-20' });
const HOROSCOPE = generationOf('horoscope', { sign: 'leo', timeframe: 'today' });

const COMPATIBILITY = generationOf('compatibility', { sign1: 'aries', sign2: 'libra' });

const show = ({ toolType }: { toolType: string }) => `/tools/${toolType}?g=${GENERATION_ID}`;

describe('saving a reading', () => {
  setUpPages();

  it.each<[ErrorCode, string]>([
    ['service_unavailable', 'Failed to save your reading.'],
    ['authentication_required', 'Authentication error. Please try logging in again.'],
    ['missing_data', 'Unable to save reading due to missing data.'],
  ])('says why it was not saved: %s', async (code, words) => {
    const { user } = await renderPage(show(CAREER), {
      as: MEMBER,
      handlers: [
        answer('getGeneration', CAREER),
        refuse('saveReading', code),
        // A refused token is renewed once before anybody is told.
        answer('refreshSession', RENEWED),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    expect(await screen.findAllByText(words)).not.toHaveLength(0);
  });

  it('tells of a horoscope in its own words', async () => {
    const { user } = await renderPage(show(HOROSCOPE), {
      as: MEMBER,
      handlers: [answer('getGeneration', HOROSCOPE), refuse('saveReading', 'service_unavailable')],
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    expect(
      await screen.findAllByText('Unable to save your reading. Please try again.'),
    ).not.toHaveLength(0);
  });

  it('says that a compatibility report is gone, as one that another tab has erased', async () => {
    const { user } = await renderPage(show(COMPATIBILITY), {
      as: MEMBER,
      handlers: [answer('getGeneration', COMPATIBILITY), refuse('saveReading', 'not_found')],
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    expect(await screen.findAllByText('No Result')).not.toHaveLength(0);
    expect(
      await screen.findAllByText('Please generate a compatibility report first.'),
    ).not.toHaveLength(0);
  });

  it('sends type, title and content', async () => {
    const { user } = await renderPage(show(HOROSCOPE), {
      as: MEMBER,
      handlers: [
        answer('getGeneration', HOROSCOPE),
        answer('saveReading', ({ body }) => {
          const sent = body as { readingType: string; title: string; content: string };
          return {
            id: GENERATION_ID,
            readingType: sent.readingType,
            title: sent.title,
            content: sent.content,
            essence: '',
            loved: false,
            createdAt: HOROSCOPE.createdAt,
          };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    expect(await screen.findAllByText('Reading saved successfully!')).not.toHaveLength(0);
    expect(requestsOf('saveReading')[0]?.body).toMatchObject({
      readingType: 'horoscope',
      content: `LEO - TODAY: ${HOROSCOPE.content}`,
    });
  });

  it('asks a guest who would like to keep a compatibility report to log in', async () => {
    const { user } = await renderPage(show(COMPATIBILITY), {
      handlers: [answer('getGeneration', COMPATIBILITY)],
    });
    await user.click(await screen.findByRole('button', { name: 'Login to Save' }));

    expect(await screen.findAllByText('Login Required')).not.toHaveLength(0);
    expect(await screen.findAllByText('Please login to save this reading')).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/login');
    expect(window.location.search).toContain('redirect=/tools/compatibility');
  });
});
