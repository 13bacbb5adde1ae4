import report from './accuracy.json';

/** The largest errors of one body, angle or cusp against the reference births, in arcseconds. */
export interface AccuracyRow {
  readonly name: string;
  readonly kind: 'body' | 'angle' | 'cusp';
  /** The error that is accepted. */
  readonly tolerance: number;
  /** Over all births. */
  readonly largest: number;
  /** In each of the decades; null where no reference birth falls into one. */
  readonly byDecade: readonly (number | null)[];
}

/** What `npm run accuracy` last measured; errors of ecliptic longitude in arcseconds. */
export interface AccuracyReport {
  /** Where the reference values come from. */
  readonly reference: string;
  readonly frame: string;
  readonly unit: string;
  /** How many reference births there are. */
  readonly births: number;
  /** The first years of the decades, in order. */
  readonly decades: readonly number[];
  readonly rows: readonly AccuracyRow[];
}

export const ACCURACY = report as AccuracyReport;
