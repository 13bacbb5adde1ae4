import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../public/sounds');
const HEADER_BYTES = 44;
const EFFECTS = ['bell', 'click', 'cosmic', 'error', 'flip', 'shuffle', 'success', 'transition'];

/** What a file of one channel holds. @returns its samples from -1 to 1 */
function read(name: string) {
  const file = readFileSync(join(FOLDER, `${name}.wav`));
  return {
    rate: file.readUInt32LE(24),
    bits: file.readUInt16LE(34),
    samples: Float64Array.from(
      { length: (file.length - HEADER_BYTES) / 2 },
      (_, at) => file.readInt16LE(HEADER_BYTES + at * 2) / 32_768,
    ),
  };
}

describe('the effects', () => {
  it('are eight', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(EFFECTS.map((name) => `${name}.wav`));
  });

  it.each(EFFECTS)(
    '%s is of 48 kHz and 16 bits, is not cut at its peaks, and fades out',
    (name) => {
      const { rate, bits, samples } = read(name);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

      expect({ rate, bits }).toEqual({ rate: 48_000, bits: 16 });
      expect(loudest).toBeGreaterThan(0.4);
      expect(loudest).toBeLessThan(0.75);
      // As loud as each other, within what an ear takes for the same: -30 to -12 dB below full scale.
      expect(10 * Math.log10(power)).toBeGreaterThan(-30);
      expect(10 * Math.log10(power)).toBeLessThan(-12);
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    },
  );
});
