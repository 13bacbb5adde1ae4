import type { ToolSummary } from '@cosmic/contracts/tools';
import { searchTools, shelvesOf } from './catalogue.rules';

function tool(slug: string, category: string, name = slug): ToolSummary {
  return {
    slug,
    readingType: slug,
    name,
    icon: 'star',
    description: 'Reads a part of the sky.',
    category,
    premium: false,
    fields: [],
  };
}

const TOOLS = [
  tool('compatibility', 'Love & Relationships', 'Love Compatibility'),
  tool('horoscope', 'Personal Insights', 'Daily Horoscope'),
  tool('tarot', 'Personal Insights', 'Tarot Reading'),
];

describe('shelvesOf', () => {
  it('groups by category and keeps the listed order', () => {
    expect(
      shelvesOf(TOOLS).map(({ category, tools }) => [category, tools.map(({ slug }) => slug)]),
    ).toEqual([
      ['Love & Relationships', ['compatibility']],
      ['Personal Insights', ['horoscope', 'tarot']],
    ]);
  });
});

describe('searchTools', () => {
  it.each([
    ['', 3],
    ['  ', 3],
    ['DAILY', 1],
    ['personal sky', 2],
    ['love', 1],
    ['love horoscope', 0],
  ])('finds for %p as many as %p', (text, count) => {
    expect(searchTools(TOOLS, text)).toHaveLength(count);
  });
});
