import { describeAlmanacs } from '../test/almanac-quality';

describeAlmanacs(200);
