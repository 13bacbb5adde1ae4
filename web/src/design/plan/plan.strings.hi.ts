import type { Wording } from '../../language/wording';
import type * as english from './plan.strings';

export const planStrings: Wording<typeof english.planStrings> = {
  names: { free: 'निःशुल्क', monthly: 'मासिक', yearly: 'वार्षिक' },
  draws: (limit) => (limit === null ? 'टैरो के असीमित चयन' : `प्रतिदिन ${limit} टैरो चयन`),
  tools: (limit) =>
    limit === null ? 'सभी साधनों का असीमित उपयोग' : `साधनों का सीमित उपयोग (प्रतिदिन ${limit})`,
  articles: (limit) => (limit === null ? 'ब्लॉग के असीमित लेख' : `प्रति माह ब्लॉग के ${limit} लेख`),
};
