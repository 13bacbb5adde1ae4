import fc from 'fast-check';
import { SkyError } from '../sky-error';
import { VARGAS, vargaSign, type Varga } from './vargas';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('vargaSign', () => {
  it('gives one of the twelve signs, and each part of a sign one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VARGAS), longitude, (varga, at) => {
        const sign = vargaSign(varga, at);

        expect(Number.isInteger(sign) && sign >= 0 && sign < 12).toBe(true);
        if (varga === 30) return;
        // The middle of the same part.
        const part = Math.min(Math.floor((at * varga) / 30), 12 * varga - 1);
        expect(vargaSign(varga, ((part + 0.5) * 30) / varga)).toBe(sign);
      }),
    );
  });

  it('counts navamsas round the zodiac without a break', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 107 }), (part) => {
        expect(vargaSign(9, ((part + 0.5) * 10) / 3)).toBe(part % 12);
      }),
    );
  });

  // Examples of Brihat Parashara Hora Shastra, chapter 6: the first part of a movable or odd, a
  // fixed or even, and a dual sign.
  it.each<[Varga, number, number]>([
    [2, 5, 4],
    [2, 20, 3],
    [2, 35, 3],
    [2, 50, 4],
    [4, 1, 0],
    [4, 29, 9],
    [16, 1, 0],
    [16, 31, 4],
    [16, 61, 8],
    [20, 1, 0],
    [20, 31, 8],
    [20, 61, 4],
    [24, 1, 4],
    [24, 31, 3],
    [27, 1, 0],
    [27, 31, 3],
    [27, 61, 6],
    [27, 91, 9],
    [40, 0.5, 0],
    [40, 30.5, 6],
    [45, 0.5, 0],
    [45, 30.5, 4],
    [45, 60.5, 8],
    [60, 0.2, 0],
    [60, 30.7, 2],
  ])('puts a D%i at %f degrees into sign %i', (varga, at, sign) => {
    expect(vargaSign(varga, at)).toBe(sign);
  });

  it('refuses what is no varga and no longitude', () => {
    expect(() => vargaSign(5 as Varga, 10)).toThrow(SkyError);
    expect(() => vargaSign(9, NaN)).toThrow(SkyError);
  });
});
