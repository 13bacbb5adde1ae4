import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { justAccepted } from './generation.rules';
import { saveBodyOf } from './save-reading';

const ID = '2b1d6f0e-6b0e-4c53-9d2b-0a9f0a1d6a55';

function finished(slug: string, params: Record<string, unknown>, more: Partial<Generation> = {}) {
  const generation = { ...justAccepted(ID, slug, params, new Date(0)), content: 'Words.', ...more };
  const tool = { slug, readingType: slug, name: 'The Tool' } as ToolSummary;
  return saveBodyOf(tool, generation, 'Leo');
}

describe('saveBodyOf', () => {
  it('keeps a reading as it is, with its type, title and origin', () => {
    expect(finished('career', {})).toEqual({
      readingType: 'career',
      title: 'The Tool: Leo',
      content: 'Words.',
      generationId: ID,
    });
  });

  it('puts sign and timeframe before a horoscope', () => {
    expect(finished('horoscope', { sign: 'leo', timeframe: 'today' }).content).toBe(
      'LEO - TODAY: Words.',
    );
  });

  it('puts the card before a daily draw', () => {
    const figure: Generation['figure'] = {
      kind: 'cards',
      spread: 'daily',
      cards: [
        { position: 'Today', id: 'the-star', name: 'The Star', reversed: false, meaning: 'Hope.' },
      ],
      draw: null,
    };

    expect(finished('tarot', {}, { figure }).content).toBe('The Star: Words.');
  });
});
