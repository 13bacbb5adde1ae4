import { CONSTANTS } from './reached/constants';
import { mentions, nameOf, readJourneys, type Journey } from './reached/journeys';
import { MESSAGES, READ_BY } from './reached/messages';
import { ROUTES } from './reached/routes';

/**
 * What the product promises is reached by a journey in a browser: the journey is there, it is
 * run, and its source names what it reaches. That it really does is for the journey to show.
 */
describe('reached by a journey', () => {
  const journeys = readJourneys();
  const messages = Object.values(MESSAGES).flat();

  /** What keeps a journey from being one that sees something. */
  const faultOf = (by: Journey | undefined, seen: readonly (string | number)[]) => {
    if (!by) return 'no journey is named';
    const source = journeys.get(nameOf(by));
    if (!source) return `there is no journey “${nameOf(by)}”`;
    const missing = seen.filter((what) => !mentions(source, what));
    return missing.length > 0 ? `“${nameOf(by)}” does not name ${missing.join(', ')}` : null;
  };

  it.each(messages)('the message “%s”', (message) => {
    expect(faultOf(READ_BY[message], [message])).toBeNull();
  });

  it('knows of no other messages than those that are promised', () => {
    expect(Object.keys(READ_BY).filter((message) => !messages.includes(message))).toEqual([]);
  });

  it.each(Object.entries(ROUTES))('the address %s', (_, { by, named }) => {
    expect(faultOf(by, [named])).toBeNull();
  });

  it.each(Object.entries(CONSTANTS))('the constant: %s', (_, { by, seen }) => {
    expect(faultOf(by, seen)).toBeNull();
  });

  it('tells a journey that is gone, not run, or about something else', () => {
    expect(faultOf(['pages', 'a journey nobody has written'], [])).toMatch(/there is no journey/);
    expect(faultOf(ROUTES['/']!.by, ['words that nobody reads'])).toMatch(/does not name/);
    expect(faultOf(undefined, [])).toBe('no journey is named');
    expect(journeys.size).toBeGreaterThan(60);
  });
});
