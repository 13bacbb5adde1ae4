import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Every message the product promises, by the situation in which a person reads it. */
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'login fails': ['Login failed. Please check your credentials.'],
  'login works': ['Logged in successfully!'],
  'sign-up fails': ['Signup failed. Please try again.'],
  'sign-up works': ['Account created successfully! Please log in.'],
  'sign-out': ['Signed out', 'You have been successfully signed out.'],
  'the dashboard can not be loaded': ['Failed to load your data'],
  'the subscription can not be checked': ['Failed to verify subscription status'],
  'managing the subscription without a login': ['Please login to manage your subscription'],
  'the portal can not be opened': ['Unable to access the customer portal'],
  'an answer lacks what it is for': [
    'No portal URL returned',
    'No checkout URL returned',
    'No content returned from cosmic API',
    'Failed to generate blog content',
  ],
  'a greeting to somebody without a name': ['Cosmic Explorer'],
  'a horoscope without a sign': ['Please select a zodiac sign'],
  'the daily limit of horoscope and tarot': [
    'Daily limit reached. Upgrade to premium for unlimited readings.',
  ],
  'the daily limit of every other tool': ['You have reached your daily limit for free readings'],
  'a horoscope fails': ['Unable to generate your horoscope. Please try again.'],
  'a draw fails': ['Unable to draw a card. Please try again.'],
  'a horoscope or card is not saved': ['Unable to save your reading. Please try again.'],
  'a horoscope or card is saved': ['Reading saved successfully!'],
  'numerology without a name or date': ['Please enter your full name and birth date'],
  'numerology fails': ['Unable to calculate your numerology. Please try again.'],
  'a tool fails': ['Failed to connect with cosmic energies. Please try again.'],
  'a tool fails, in its own words': [
    'Failed to generate your spiritual growth plan',
    'Failed to generate your career insights',
    'Failed to generate your love forecast',
  ],
  'compatibility with a sign missing': ['Missing Fields', 'Please select both zodiac signs'],
  'compatibility fails': ['Error', 'Failed to generate compatibility report. Please try again.'],
  'compatibility is saved without a session': [
    'Login Required',
    'Please login to save this reading',
  ],
  'compatibility is saved without a result': [
    'No Result',
    'Please generate a compatibility report first.',
  ],
  'a reading is saved': ['Reading saved to your cosmic journal'],
  'a reading is not saved': ['Failed to save your reading.'],
  'saving without a user': ['Authentication error. Please try logging in again.'],
  'saving without content or type': ['Unable to save reading due to missing data.'],
  'a premium tool, to guests': ['This is a premium feature. Please sign up and upgrade to access.'],
  'checkout without a session': ['Please create an account or login to continue.'],
  'checkout fails': ['Unable to process your request. Please try again.'],
  'a post without a topic': ['Please provide a topic for the blog post'],
  'a post is not generated': ['Failed to generate blog post'],
  'a post is generated': ['Blog post generated and published successfully'],
  'a reading is copied': ['Reading copied to clipboard!'],
  'an article is copied': ['Article copied to clipboard!'],
};

const WEB = resolve(__dirname, '..');
const SELF = 'e2e/promised-messages.spec.ts';

/** The sources of all tests that look at pages: in Chromium, or in jsdom beside the page. */
function pageTests(): string[] {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /^(src|e2e)\/.*(\.spec\.tsx|-spec\.ts|\.journey\.ts)$/.test(file) && file !== SELF,
    )
    .map((file) => readFileSync(resolve(WEB, file), 'utf8').replaceAll("\\'", "'"));
}

describe('the promised messages', () => {
  const tests = pageTests();

  it.each(Object.entries(MESSAGES))('%s: a test of a page waits for the words', (_, messages) => {
    const unseen = messages.filter((message) => !tests.some((source) => source.includes(message)));

    expect(unseen).toEqual([]);
  });
});
