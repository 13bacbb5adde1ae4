import { describeListings, REQUESTS } from '../../test/listings';

describe('the listings of every draw', () => {
  describeListings(REQUESTS);
});
