import { describeHindi } from '../test/hindi-quality';

describeHindi(200);
