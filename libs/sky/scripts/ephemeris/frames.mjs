/** Turns between the axes of the ICRF and the ecliptic of date. */

const ARCSECOND = Math.PI / 180 / 3600;

const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];

const angle = (polynomial, T) =>
  polynomial.reduceRight((sum, term) => sum * T + term, 0) * ARCSECOND;

/**
 * The rows of the rotation from ICRF axes to the mean ecliptic and equinox of date, the bias of
 * the frame with it: precession of the IAU 2006 in the angles of Fukushima and Williams (Hilton
 * and others, Celestial Mechanics and Dynamical Astronomy 94, 2006).
 */
export function toEclipticOfDate(day) {
  const T = day / 36525;
  const [gamma, phi, psi] = [GAMMA, PHI, PSI].map((polynomial) => angle(polynomial, T));
  const [cg, sg, cp, sp] = [Math.cos(gamma), Math.sin(gamma), Math.cos(phi), Math.sin(phi)];
  const x = [cg, sg, 0];
  const y = [-cp * sg, cp * cg, sp];
  const z = [sp * sg, -sp * cg, cp];
  const [cs, ss] = [Math.cos(psi), Math.sin(psi)];
  return [x.map((v, i) => cs * v - ss * y[i]), x.map((v, i) => ss * v + cs * y[i]), z];
}

/** A vector by the rows of a rotation. */
export function turned(rows, [x, y, z]) {
  return rows.map((row) => row[0] * x + row[1] * y + row[2] * z);
}
