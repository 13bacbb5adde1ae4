import type { Journey } from './journeys';

/** Every message the product promises, by the situation in which a person reads it. */
export const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'login fails': ['Login failed. Please check your credentials.'],
  'login works': ['Logged in successfully!'],
  'sign-up fails': ['Signup failed. Please try again.'],
  'sign-up works': ['Account created successfully! Please log in.'],
  'sign-out': ['Signed out', 'You have been successfully signed out.'],
  'the dashboard can not be loaded': ['Failed to load your data'],
  'the subscription can not be checked': ['Failed to verify subscription status'],
  'managing the subscription without a login': ['Please login to manage your subscription'],
  'the portal can not be opened': ['Unable to access the customer portal'],
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

const SAVES =
  'signs up on the way to saving, saves what was generated as a guest, reads it, removes it, brings it back and leaves';
const NOT_SAVED =
  'is told why a reading was not saved, each reason in its words, and saves it at last';
const FAILS = 'sees a failure in the words of each tool, beside what was typed and as a message';

/** The journey that reads each message. */
export const READ_BY: Readonly<Record<string, Journey>> = {
  'Login failed. Please check your credentials.': [
    'members',
    'is told the same for a wrong password and for an address nobody has',
  ],
  'Logged in successfully!': ['members', SAVES],
  'Signup failed. Please try again.': [
    'members',
    'is told when no account could be made, and keeps what was typed',
  ],
  'Account created successfully! Please log in.': ['members', SAVES],
  'Signed out': ['members', SAVES],
  'You have been successfully signed out.': ['members', SAVES],
  'Failed to load your data': [
    'members',
    'is told what of the dashboard could not be loaded, and asks for it again',
  ],
  'Failed to verify subscription status': [
    'members',
    'is told what of the dashboard could not be loaded, and asks for it again',
  ],
  'Please login to manage your subscription': [
    'plans',
    'switch a subscriber from monthly to yearly',
  ],
  'Unable to access the customer portal': ['plans', 'switch a subscriber from monthly to yearly'],
  'Please select a zodiac sign': ['reading', 'is told from the start what a page waits for'],
  'Daily limit reached. Upgrade to premium for unlimited readings.': [
    'members',
    'finds a used-up horoscope explained, and the way to the plans',
  ],
  'You have reached your daily limit for free readings': [
    'reading',
    'is stopped after three readings of a tool, with the reason',
  ],
  'Unable to generate your horoscope. Please try again.': ['reading', FAILS],
  'Unable to draw a card. Please try again.': ['reading', FAILS],
  'Unable to save your reading. Please try again.': ['members', NOT_SAVED],
  'Reading saved successfully!': ['members', NOT_SAVED],
  'Please enter your full name and birth date': [
    'reading',
    'is told from the start what a page waits for',
  ],
  'Unable to calculate your numerology. Please try again.': ['reading', FAILS],
  'Failed to connect with cosmic energies. Please try again.': ['reading', FAILS],
  'Failed to generate your spiritual growth plan': ['catalogue', '%s says what it could not make'],
  'Failed to generate your career insights': ['reading', FAILS],
  'Failed to generate your love forecast': ['catalogue', '%s says what it could not make'],
  'Missing Fields': [
    'reading',
    'is told what is missing for a compatibility reading, then gets it',
  ],
  'Please select both zodiac signs': [
    'reading',
    'is told what is missing for a compatibility reading, then gets it',
  ],
  Error: ['reading', FAILS],
  'Failed to generate compatibility report. Please try again.': ['reading', FAILS],
  'Login Required': [
    'reading',
    'is told what is missing for a compatibility reading, then gets it',
  ],
  'Please login to save this reading': [
    'reading',
    'is told what is missing for a compatibility reading, then gets it',
  ],
  'No Result': ['members', NOT_SAVED],
  'Please generate a compatibility report first.': ['members', NOT_SAVED],
  'Reading saved to your cosmic journal': ['members', SAVES],
  'Failed to save your reading.': ['members', NOT_SAVED],
  'Authentication error. Please try logging in again.': ['members', NOT_SAVED],
  'Unable to save reading due to missing data.': ['members', NOT_SAVED],
  'This is a premium feature. Please sign up and upgrade to access.': [
    'catalogue',
    '$slug is closed to guests and to members without a plan',
  ],
  'Please create an account or login to continue.': [
    'plans',
    'take a guest over an account to a payment, and open what was closed without a reload',
  ],
  'Unable to process your request. Please try again.': [
    'plans',
    'say which button is busy, and that the payment provider does not answer',
  ],
  'Please provide a topic for the blog post': [
    'journal',
    'is written step by step before one’s eyes; a reload and a killed worker change nothing',
  ],
  'Failed to generate blog post': [
    'journal',
    'is cancelled while it waits, and begun again; a refusal is said',
  ],
  'Blog post generated and published successfully': [
    'journal',
    'is written step by step before one’s eyes; a reload and a killed worker change nothing',
  ],
  'Reading copied to clipboard!': ['reading', 'is shared with its first word whole'],
  'Article copied to clipboard!': [
    'journal',
    'is shared by the device’s own sheet, else by the clipboard',
  ],
};
