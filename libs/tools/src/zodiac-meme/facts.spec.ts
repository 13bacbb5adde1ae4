import { almanac } from './almanac';
import { facts } from './facts';

const at = (day: string) => facts({ sign: 'virgo' }, { at: new Date(day), seed: 'x' });

describe('the facts of a meme', () => {
  it('are the sign and today’s sky', () => {
    const keys = at('2026-11-21T20:00:00Z').shown.map(({ key }) => key);

    expect(keys).toEqual(['sign', 'ruler', 'moon', 'mercury', 'mars']);
  });

  it('make one caption a paragraph, each format once', () => {
    const captions = almanac(at('2026-11-21T20:00:00Z'), 'seed').split('\n\n');

    expect(captions).toHaveLength(11);
    expect(captions.filter((caption) => caption.startsWith('POV: '))).toHaveLength(1);
    expect(captions.filter((caption) => /^The Virgo starter pack: /.test(caption))).toHaveLength(1);
    expect(captions.filter((caption) => /\bMe, a Virgo/.test(caption))).toHaveLength(1);
  });

  it('never blame Mercury for what it did not do', () => {
    const texts = (day: string) =>
      Array.from({ length: 20 }, (_, seed) => almanac(at(day), `${seed}`)).join(' ');

    expect(texts('2026-11-01T08:00:00Z')).toMatch(/Mercury/);
    expect(texts('2026-11-01T08:00:00Z')).not.toMatch(/Mercury[^.]* direct/);
    expect(texts('2026-11-21T08:00:00Z')).toMatch(/Mercury[^.]* direct/);
  });
});
