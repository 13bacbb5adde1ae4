import { describeMonths } from '../../test/month-bounds';
import { MONTHS } from './month';

/** All months that `month.spec.ts` leaves out. */
describeMonths(MONTHS.filter((_, month) => month !== 19));
