import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { placeIn } from '../../../design/panchang/chosen-place';
import { bestDaysLink } from './best-days-link';

const CHENNAI = {
  name: 'Chennai, Tamil Nadu, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const BY_FIELD = {
  tradition: 'jyotish',
  field: 'purpose',
  purposes: { trade: 'sign' },
  place: 'location',
};

const queryOf = (to: string) => new URL(to, 'http://localhost').searchParams;

describe('the way from a reading to the best days', () => {
  it('has the purpose chosen and the place filled in', () => {
    const link = bestDaysLink(BY_FIELD, { purpose: 'trade', location: CHENNAI });

    expect(link?.purpose).toBe('sign');
    const query = queryOf(link!.to);
    expect(placeIn(query)).toEqual(CHENNAI);
    expect(query.get('ask')?.split(',')).toContain('nakshatra.fixed.swift');
  });

  it('leaves the place to the page where a reading has none', () => {
    const link = bestDaysLink({ tradition: 'western', purpose: 'marry' }, { location: 'Chennai' });

    expect([...queryOf(link!.to).keys()]).toEqual(['ask']);
    expect(queryOf(link!.to).get('ask')).toContain('direct.venus');
  });

  it.each([
    ['declares nothing', undefined, { purpose: 'trade' }],
    ['has another purpose', BY_FIELD, { purpose: 'celebrate' }],
    [
      'names a tradition that there is not',
      { ...BY_FIELD, tradition: 'norse' },
      { purpose: 'trade' },
    ],
  ])('is none where a tool %s', (_, declared, params) => {
    expect(bestDaysLink(declared, params)).toBeUndefined();
  });

  it('is good for all that tools declare', () => {
    const declaring = TOOLS.flatMap(({ slug, params, policy }) =>
      policy?.bestDays
        ? [{ slug, fields: Object.keys(params.shape), declared: policy.bestDays }]
        : [],
    );
    expect(declaring.length).toBeGreaterThan(1);
    for (const { slug, fields, declared } of declaring) {
      const { field, purposes = {}, place } = declared;
      const named = [field, place].filter((name) => name !== undefined);
      expect([slug, named.filter((name) => !fields.includes(name))]).toEqual([slug, []]);
      const asked = field ? Object.keys(purposes).map((value) => ({ [field]: value })) : [{}];
      for (const params of asked) {
        expect([slug, params, bestDaysLink(declared, params)?.to]).toEqual([
          slug,
          params,
          expect.stringContaining('ask='),
        ]);
      }
    }
  });
});
