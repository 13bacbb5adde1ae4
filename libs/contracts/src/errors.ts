import type { FieldProblemCode } from './field-problems';

interface ErrorKind {
  status: number;
  message: string;
  /** When to try again, where the error itself does not say. */
  retryAfterSeconds?: number;
}

/**
 * Every error a caller can see: its code, the HTTP status it maps to and the
 * words a person reads. The keys are the list of codes, so no code can lack a
 * status or a message.
 */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Some of what was sent is not valid.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  authentication_required: {
    status: 401,
    message: 'Authentication error. Please try logging in again.',
  },
  session_missing: { status: 401, message: 'Your session is over. Please log in again.' },
  invalid_credentials: { status: 401, message: 'Login failed. Please check your credentials.' },
  weak_password: { status: 400, message: 'Please choose a stronger password.' },
  wrong_password: { status: 403, message: 'The current password is not right.' },
  password_change_required: {
    status: 403,
    message: 'Your password is a one-time one. Please choose one of your own first.',
  },
  second_factor_required: {
    status: 403,
    message: 'Please set up a second factor first: an app that makes codes.',
  },
  wrong_code: { status: 403, message: 'This code is not right, or it was used before.' },
  challenge_over: { status: 401, message: 'That took too long. Please log in again.' },
  second_factor_on: { status: 409, message: 'The second factor is turned on already.' },
  second_factor_off: { status: 409, message: 'There is no second factor to do this with.' },
  link_invalid: {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  deletion_blocked: {
    status: 409,
    message:
      'Your subscription could not be cancelled just now, so nothing was deleted. Please try again in a moment.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too many attempts. Please wait a while and try again.',
  },
  foreign_origin: { status: 403, message: 'This can only be done from our own pages.' },
  admin_only: { status: 403, message: 'Only the administrator may do this.' },
  missing_data: { status: 400, message: 'Unable to save reading due to missing data.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time.' },
  malformed_request: { status: 400, message: 'This is not a valid HTTP request.' },
  misdirected_request: { status: 421, message: 'This site does not answer under that name.' },
  unsupported_media_type: { status: 415, message: 'Send JSON (content-type: application/json).' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used before for a different request.',
  },
  daily_limit: { status: 429, message: 'You have reached your daily limit for free readings' },
  daily_limit_upgrade: {
    status: 429,
    message: 'Daily limit reached. Upgrade to premium for unlimited readings.',
  },
  saving_limit: {
    status: 429,
    message: 'So much was saved today that nothing more can be. Please try again tomorrow.',
  },
  journal_full: {
    status: 409,
    message: 'Your journal is full. Please remove readings that you no longer need.',
  },
  people_full: {
    status: 409,
    message: 'There is no room for more people.',
  },
  invitations_full: {
    status: 409,
    message: 'So many links are waiting that no other can be made. Please end one of them first.',
  },
  birth_entered: {
    status: 409,
    message: 'A birth was entered by this link already. It can be taken back, and not be changed.',
  },
  sign_needed: {
    status: 409,
    message: 'Choose your sign, or add your birth date to your profile, and your day is here.',
  },
  birth_date_needed: {
    status: 409,
    message: 'Add your birth date to your profile first: your transits are counted from it.',
  },
  day_over: {
    status: 409,
    message: 'This day is over. What you wrote and drew then stays as it is.',
  },
  not_shareable: {
    status: 409,
    message: 'Only readings that were written here can be shared.',
  },
  too_many_streams: { status: 429, message: 'Too many open tabs are listening for updates.' },
  streams_used_up: {
    status: 503,
    message: 'Updates can not be sent to more readers right now. The page asks for them by itself.',
  },
  sign_in_required: {
    status: 401,
    message: 'Please create an account or login to continue.',
  },
  portal_sign_in_required: {
    status: 401,
    message: 'Please login to manage your subscription',
  },
  premium_required: { status: 403, message: 'Premium Access Required' },
  generation_failed: {
    status: 500,
    message: 'Failed to connect with cosmic energies. Please try again.',
  },
  horoscope_failed: {
    status: 500,
    message: 'Unable to generate your horoscope. Please try again.',
  },
  tarot_failed: { status: 500, message: 'Unable to draw a card. Please try again.' },
  numerology_failed: {
    status: 500,
    message: 'Unable to calculate your numerology. Please try again.',
  },
  compatibility_failed: {
    status: 500,
    message: 'Failed to generate compatibility report. Please try again.',
  },
  webhook_refused: { status: 400, message: 'This is not a notice of the payment provider.' },
  no_subscription: { status: 409, message: 'There is no subscription to manage yet.' },
  checkout_failed: {
    status: 502,
    message: 'Unable to process your request. Please try again.',
  },
  portal_failed: { status: 502, message: 'Unable to access the customer portal' },
  payment_provider_unavailable: {
    status: 503,
    retryAfterSeconds: 5,
    message: 'The payment provider does not answer right now. Please try again in a moment.',
  },
  payments_off: { status: 503, message: 'Nothing can be bought here: payments are not set up.' },
  topic_required: { status: 400, message: 'Please provide a topic for the blog post' },
  blog_generation_failed: { status: 500, message: 'Failed to generate blog post' },
  post_changed: {
    status: 409,
    message: 'This post was changed meanwhile. Load it again before you save.',
  },
  already_over: { status: 409, message: 'It is over already; there is nothing to stop or repeat.' },
  twin_exists: {
    status: 409,
    message: 'This article is there in the other language already, or is being written in it.',
  },
  reply_too_large: { status: 502, message: 'The answer was too large to pass on.' },
  service_unavailable: {
    status: 503,
    retryAfterSeconds: 5,
    message: 'This part of the site is not available right now. Please try again in a moment.',
  },
  too_many_waiting: {
    status: 503,
    message: 'Very many readings are being asked for just now. Please try again in a moment.',
  },
  timeout: { status: 504, message: 'This took too long. Please try again.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERRORS;

/** Which field is wrong and why; `field` is a dotted path such as `params.sign`. */
export interface FieldProblem {
  field: string;
  /** Why, as a key of `FIELD_PROBLEMS`, and what its words leave open. */
  code: FieldProblemCode;
  params?: Readonly<Record<string, string | number>>;
  /** The same in English. */
  message: string;
}

export interface ErrorDetails {
  fields?: FieldProblem[];
  used?: number;
  limit?: number;
  /** Which limit it was, as a key. */
  limitName?: string;
  toolType?: string;
  /** Why a password is too weak, as keys. */
  reasons?: string[];
  retryAfterSeconds?: number;
}

/**
 * A refusal or failure that has a name. Crosses NATS as `{ code, details }` and
 * becomes an HTTP answer in the gateway's one filter.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(ERRORS[code].message);
    this.name = 'AppError';
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** In how many seconds to try again; undefined where nothing is known of it. */
  get retryAfterSeconds(): number | undefined {
    const kind: ErrorKind = ERRORS[this.code];
    return this.details.retryAfterSeconds ?? kind.retryAfterSeconds;
  }
}

/** @returns whether a value received over a wire names a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
