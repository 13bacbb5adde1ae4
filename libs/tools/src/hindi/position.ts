import { HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { placeInSign } from '@cosmic/sky/zodiac';

/** An ecliptic longitude in degrees as its place in a sign: `सिंह 14°05'`. */
export function hindiPosition(longitude: number): string {
  const { sign, degree, minute } = placeInSign(longitude);
  return `${HINDI_SIGNS[sign.key]} ${degree}°${String(minute).padStart(2, '0')}'`;
}
