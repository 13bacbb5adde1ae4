/** The parts of the API, by the first part of their addresses below /api. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Accounts, sessions, passwords and addresses',
  profile: "The member's own profile and birth data",
  pairs: 'Two births beside each other',
  people: 'Those whom a member keeps with their births',
  invitations: 'Links by which friends enter their own births, as members see them',
  with: 'The same links, as whoever was given one sees them',
  reminders: 'The day by mail',
  notices: 'The day by web push',
  tools: 'The catalogue of reading tools',
  today: 'The day of a chart or a sign, its card, and what is kept of it',
  readings: 'Readings that are asked for, and the journal that members keep of them',
  generations: 'Readings while they are being written, and afterwards',
  trials: 'Passages that are weighed without knowing whose they are',
  tarot: 'Promises of fair draws, and the card of the day',
  places: 'Towns to choose a birth place from',
  shared: 'Readings behind public links',
  stream: 'Events pushed to an open browser tab',
  plans: 'What can be subscribed to',
  subscription: 'Whether somebody is a subscriber',
  billing: 'Payments, by way of the payment provider',
  affirmation: "The day's affirmation",
  blog: 'The journal of articles',
  sky: 'Where the sky stands now, the days of the Indian calendar, and the best hours for something',
  admin: 'For the administrator alone',
};

/** The tag of a path. @throws Error for a path of a part that has no description yet */
export function tagOf(path: string): string {
  const tag = path.split('/')[2] ?? '';
  if (!Object.hasOwn(TAGS, tag)) throw new Error(`${path} belongs to no described part of the API`);
  return tag;
}

/** Every part with its description, as the document lists them. */
export function describedTags(): { name: string; description: string }[] {
  return Object.entries(TAGS).map(([name, description]) => ({ name, description }));
}
