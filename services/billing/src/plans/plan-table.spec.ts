import { planSchema } from '@cosmic/contracts/billing';
import { PLANS, savingPercent } from './plan-table';

const plan = (key: string) => PLANS.find((entry) => entry.key === key);

describe('the plan table', () => {
  it('holds the three plans as the contract describes them', () => {
    expect(PLANS.map(({ key }) => key)).toEqual(['free', 'monthly', 'yearly']);
    for (const entry of PLANS) expect(planSchema.parse(entry)).toEqual(entry);
  });

  it('charges 299 rupees a month and 2999 a year', () => {
    expect(plan('monthly')?.price).toBe(29_900);
    expect(plan('yearly')?.price).toBe(299_900);
  });

  it('works the saving of 16 % out from the two prices', () => {
    expect(plan('yearly')?.savingPercent).toBe(16);
    expect(savingPercent(100, 1200)).toBe(0);
  });

  it('claims of the free plan what its limits hold', () => {
    const { limits, claims } = plan('free')!;
    expect(claims).toContain(`${limits.toolLimits['tarot']} tarot draw a day`);
    expect(claims).toContain(`Limited tool access (${limits.dailyToolLimit}/day)`);
    expect(claims).toContain(`${limits.monthlyArticleLimit} blog views a month`);
  });
});
