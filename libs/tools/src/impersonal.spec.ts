import { samplesOf, type Sample } from '../test/samples';
import { TOOLS } from './catalogue/catalogue';
import { formFields } from './catalogue/form';
import { impersonalFacts } from './impersonal';
import { NAMES_OF_PEOPLE } from './page/essence-of-reading';

/** Fields of text that are about something else than who somebody is. */
const OTHER_WORDS = [
  'number',
  'year',
  'goal',
  'question',
  'clientSeed',
  'commitment',
  'dream',
  'dream1',
  'dream2',
  'dream3',
];

describe('what of a reading may be shown to anybody', () => {
  const shownOf = (slug: (typeof TOOLS)[number]['slug'], count = 8) =>
    samplesOf(slug, count).map(({ params, facts, at, seed }) => ({
      params,
      facts,
      shown: impersonalFacts({ toolType: slug, params, facts, at, seed }),
    }));

  it('knows of every field of text whether it names somebody', () => {
    const texts = TOOLS.flatMap((tool) =>
      formFields(tool)
        .filter(({ control }) => control === 'text' || control === 'textarea')
        .map(({ name }) => name),
    );

    expect([...new Set(texts)].sort()).toEqual([...NAMES_OF_PEOPLE, ...OTHER_WORDS].sort());
  });

  it('keeps every fact where nothing was said of a person', () => {
    for (const slug of ['tarot', 'horoscope', 'angel-number', 'astro-dice'] as const) {
      for (const { facts, shown } of shownOf(slug, 4)) expect(shown).toEqual(facts);
    }
  });

  it('keeps the sky of the day and drops the sky of the birth', () => {
    const [reading] = samplesOf('career', 20)
      .filter(({ params }) => params['sign'] && params['dob'])
      .map(({ params, facts, at, seed }) =>
        impersonalFacts({ toolType: 'career', params, facts, at, seed }),
      );
    const keys = reading?.map(({ key }) => key);

    expect(keys).toEqual(expect.arrayContaining(['sign', 'tenth', 'today-sun', 'today-saturn']));
    expect(keys?.filter((key) => key.startsWith('birth-'))).toEqual([]);
  });

  it('drops what was counted from a birth date or a name', () => {
    for (const slug of ['life-balance', 'biorhythm', 'numerology'] as const) {
      const keys = shownOf(slug).flatMap(({ shown }) => shown.map(({ key }) => key));
      expect(keys).not.toContain('life-path');
      expect(keys).not.toContain('days');
      expect(keys).not.toContain('destiny');
    }
  });

  it('shows nothing of a reading that could not be asked for any more', () => {
    const [{ params, facts, at, seed }] = samplesOf('biorhythm', 1) as [Sample];

    for (const made of [
      { toolType: 'biorhythm', params: { ...params, since: 'given up' } },
      { toolType: 'a-tool-of-old', params },
    ]) {
      expect(impersonalFacts({ ...made, facts, at, seed })).toEqual([]);
    }
  });
});
