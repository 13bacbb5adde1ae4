import { problemsOf } from '@cosmic/contracts/validation';
import { almanac } from './almanac';
import { facts } from './facts';
import { karmicAstrology } from './tool';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('karmic astrology', () => {
  it('takes two signs, or a birth date in their place', () => {
    const takes = (params: unknown) => karmicAstrology.params.safeParse(params).success;

    expect(takes({ southNode: 'leo', saturnSign: 'virgo' })).toBe(true);
    expect(takes({ dob: '1990-06-10' })).toBe(true);
    expect(takes({ southNode: 'leo', saturnSign: '', dob: '1990-06-10' })).toBe(true);
  });

  it.each([
    [{}, ['southNode', 'saturnSign']],
    [{ southNode: 'leo' }, ['saturnSign']],
    [{ saturnSign: 'leo', dob: '' }, ['southNode']],
  ])('names what is missing of %p', (params, fields) => {
    const { error } = karmicAstrology.params.safeParse(params);

    expect(problemsOf(error?.issues ?? [])).toMatchObject(
      fields.map((field) => ({ field, message: 'or a birth date is needed' })),
    );
  });
});

describe('the facts of the nodes and Saturn', () => {
  it('are the chosen signs', () => {
    const shown = shownFor({ southNode: 'leo', saturnSign: 'virgo', dob: '' });

    expect(shown.get('south-node')).toBe('Leo, as you chose it');
    expect(shown.get('north-node')).toBe('Aquarius, opposite');
    expect(shown.get('distance')).toBe('1 sign apart');
    // Saturn goes through Aries in November 2026.
    expect(shown.get('saturn-today')).toMatch(/^Aries .*, 7 signs past your own$/);
    expect(shown.has('saturn-return')).toBe(false);
  });

  it('are worked out from a birth date, which goes before a choice', () => {
    const shown = shownFor({ southNode: 'leo', saturnSign: 'aries', dob: '1992-11-10' });

    expect(shown.get('south-node')).toMatch(
      /^Gemini \d+°\d\d', Leo was chosen, but the birth date decides$/,
    );
    expect(shown.get('north-node')).toMatch(/^Sagittarius \d+°\d\d'$/);
    expect(shown.get('saturn')).toMatch(/^Aquarius \d+°\d\d', Aries was chosen/);
    expect(shown.get('saturn-return')).toMatch(/^next exact around \w+ 205\d$/);
  });

  it('say which node they go by, and where the other one is', () => {
    const { shown } = facts({ southNode: '', saturnSign: '', dob: '1975-07-07' }, AT);
    const labelled = new Map(shown.map(({ label, value }) => [label, value]));

    // Swiss Ephemeris: true node Sagittarius 0°13', mean node Scorpio 28°40', at noon UTC.
    expect(labelled.get('South Node, true')).toMatch(/^Gemini 0°1\d'$/);
    expect(labelled.get('North Node, true')).toMatch(/^Sagittarius 0°1\d'$/);
    expect(labelled.get('North Node, mean')).toMatch(
      /^Scorpio 28°(39|40|41)'; signs here are the true node’s$/,
    );
    expect([...labelled.keys()].some((label) => /^North Node today, true$/.test(label))).toBe(true);
  });

  it('reckon with the mean node where that is chosen', () => {
    const params = { southNode: '', saturnSign: '', dob: '1975-07-07', node: 'mean' } as const;
    const { shown, south, north, figure } = facts(params, AT);
    const labelled = new Map(shown.map(({ label, value }) => [label, value]));

    expect([south.sign.key, north.key]).toEqual(['taurus', 'scorpio']);
    expect(labelled.get('North Node, mean')).toMatch(/^Scorpio 28°(39|40|41)'$/);
    expect(labelled.get('North Node, true')).toMatch(
      /^Sagittarius 0°1\d'; signs here are the mean node’s$/,
    );
    expect(labelled.has('North Node today, mean')).toBe(true);
    expect(figure).toMatchObject({ highlight: ['mean-node', 'south-node', 'saturn'] });
    expect(almanac(facts(params, AT), 'seed')).toMatch(/the mean nodes/);
  });

  it('let the choice stand where the hour would decide', () => {
    // Saturn entered Aries on 3 March 1967 in the evening, UTC.
    const dob = '1967-03-03';
    const [aries, pisces] = (['aries', 'pisces'] as const).map(
      (saturnSign) => facts({ southNode: '', saturnSign, dob }, AT).saturn,
    );

    expect([aries?.sign.key, aries?.other?.key]).toEqual(['aries', 'pisces']);
    expect([pisces?.sign.key, pisces?.other?.key]).toEqual(['pisces', 'aries']);
    expect(pisces?.overruled).toBeUndefined();
  });

  it('draw the axis of a birth date, and nothing for signs alone', () => {
    const { figure } = facts({ southNode: '', saturnSign: '', dob: '1992-06-10' }, AT);
    const points = figure?.kind === 'wheel' ? figure.rings[0]?.points : undefined;

    expect(points?.map(({ point }) => point)).toEqual(['saturn', 'true-node', 'south-node']);
    expect(facts({ southNode: 'leo', saturnSign: 'leo', dob: '' }, AT).figure).toBeUndefined();
  });
});
