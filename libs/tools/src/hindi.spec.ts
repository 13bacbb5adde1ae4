import { describeHindi, TOOLS_IN_HINDI } from '../test/hindi-quality';
import { TOOLS } from './catalogue/catalogue';

// `hindi.exhaustive-spec.ts` looks at 200 of each.
describeHindi(10);

describe('the tools with readings in Hindi', () => {
  it('are all of them', () => {
    expect(TOOLS_IN_HINDI).toEqual(TOOLS.map(({ slug }) => slug));
  });
});
