import { describeMonths } from '../../test/month-bounds';
import { MONTHS } from './month';

/** One of the months that are measured here; the others are measured exhaustively. */
describeMonths([MONTHS[19]!]);
