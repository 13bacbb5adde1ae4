import { describeStored, STORED_OF_EACH } from '../test/stored-readings';
import { EDITION } from './edition';

describe(`edition ${EDITION.engine}.${EDITION.words}, all that is stored`, () => {
  describeStored(STORED_OF_EACH, 6);
});
