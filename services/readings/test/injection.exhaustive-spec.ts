import { attacks } from './attacks';
import { describeObedientModel } from './injection';

describeObedientModel(attacks());
