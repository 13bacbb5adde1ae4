const count = new Intl.NumberFormat('en-GB');
/** A reading costs a fraction of a cent. */
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const usageStrings = {
  title: 'The site in figures',
  intro: 'Counted by UTC day and brought up to date while you look. The figures name nobody.',
  range: 'Days shown',
  ranges: { '7': '7 days', '30': '30 days', '90': '90 days' },
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded.',
  again: 'Try again',
  empty: 'Nothing has happened in these days yet. Figures appear with the first reading.',
  totals: 'In all',
  total: {
    readings: 'Readings written',
    failures: 'Readings that failed',
    refusals: 'Refused by a limit',
    'sign-ups': 'Sign-ups',
    'sign-ins': 'Sign-ins',
    tokens: 'Tokens used',
    cost: 'Cost of the model',
    revenue: 'Revenue',
  },
  charts: {
    readings: 'Readings',
    people: 'People',
    tokens: 'Tokens',
    cost: 'Cost of the model, in US dollars',
    revenue: 'Revenue',
    refusals: 'Refusals, by whose limit',
    calls: 'Calls of the model, by how they ended',
  },
  lines: {
    readings: 'Written',
    failures: 'Failed',
    'sign-ups': 'Sign-ups',
    'sign-ins': 'Sign-ins',
    tokens: 'Tokens',
    cost: 'Cost',
  },
  limits: {
    member: 'A member’s plan',
    guest: 'A guest',
    address: 'All guests of one address',
  } as Readonly<Record<string, string>>,
  none: 'None in these days.',
  asTable: 'Show as a table',
  byDay: (title: string) => `${title}, day by day`,
  day: 'Day',
  tools: { caption: 'By tool', tool: 'Tool', readings: 'Written', failures: 'Failed' },
  resonance: {
    title: 'Own passages and controls',
    intro:
      'Members say of a passage, without knowing whose birth date it stands on, whether it speaks to them.',
    none: 'Nobody has answered yet.',
    tool: 'Tool',
    own: 'Own, resonated',
    control: 'Control, resonated',
    share: (resonated: number, answered: number) =>
      answered === 0
        ? '–'
        : `${count.format(resonated)} of ${count.format(answered)} (${Math.round((100 * resonated) / answered)}%)`,
  },
  count: (value: number) => count.format(value),
  /** An amount in millionths of a US dollar. */
  cost: (micros: number) => dollars.format(micros / 1_000_000),
  date: (isoDay: string) => day.format(new Date(`${isoDay}T00:00:00Z`)),
};
