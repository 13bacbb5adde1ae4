import { describeMonths } from '../../test/month-bounds';
import { MONTHS } from './month';

/** Every ninth month, with few meetings of planets and with many; the others are measured exhaustively. */
describeMonths(MONTHS.filter((_, month) => month % 9 === 1));
