import { samplesOf } from '../../test/samples';
import { TOOLS } from '../catalogue/catalogue';
import { essenceOfReading, isWordsOfCare } from './essence-of-reading';

describe.each(TOOLS.map(({ slug }) => slug))('readings of %s', (slug) => {
  it('have a line to quote, without numbers, and always the same', () => {
    let without = 0;
    const samples = [...samplesOf(slug, 30)];
    for (const { text: content, params, facts } of samples) {
      const line = essenceOfReading({ content, params, facts });
      expect(essenceOfReading({ content, params, facts })).toBe(line);
      expect(line).not.toMatch(/\d/);
      expect(line.length).toBeLessThanOrEqual(150);
      if (isWordsOfCare(facts)) expect(line).toBe('');
      else if (line === '') without += 1;
      else expect(content.replace(/\s+/g, ' ')).toContain(line);
    }
    expect(without).toBeLessThanOrEqual(samples.length / 10);
  });
});
