/** Why a question about the sky has no answer. */
export type SkyErrorCode =
  /** A value that is not what its type promises: NaN, an unknown name, a place off the globe. */
  | 'invalid_input'
  /** A date the ephemeris is not good for: outside the years 1800 to 2200. */
  | 'out_of_range';

/**
 * The one error this library throws. `field` names the argument at fault, so that a form can
 * point at it.
 */
export class SkyError extends Error {
  override readonly name = 'SkyError';

  constructor(
    readonly code: SkyErrorCode,
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}
